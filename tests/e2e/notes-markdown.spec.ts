import { readFile } from 'node:fs/promises';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { expectNoSidewaysScroll, setWidth } from './support/layout.ts';
import { paste, saved, text } from './support/note-page.ts';
import { personAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

interface NoteAnswer {
  readonly id: string;
  readonly title: string;
  readonly tags: string[];
}

const markdown = '# Plan\n\n- [ ] read **this**\n- [x] done\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n';
const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(content),
});

test('pasted Markdown becomes formatted, and Undo brings the plain text back in one step', async ({
  page,
  baseURL,
}) => {
  await personAt({ page, baseURL }).signUp('Ada');
  await page.goto('/note/new');
  await text(page).click();
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  await paste(page, { 'text/plain': markdown });
  await expect(text(page).getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(text(page).getByRole('checkbox')).toHaveCount(2);
  await expect(text(page).getByRole('cell', { name: '2' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(text(page).locator('p')).toContainText(['Before', '# Plan', '- [ ] read **this**']);
  await expect(text(page).getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(text(page).getByRole('checkbox')).toHaveCount(2);

  await expect(saved(page)).toBeVisible();

  // In a sentence, only its words get formats. A text without Markdown stays as it is.
  await page.goto('/note/new');
  await text(page).click();
  await page.keyboard.type('so ');
  await paste(page, { 'text/plain': 'it **is**' });
  await expect(text(page).locator('strong')).toHaveText('is');
  await page.keyboard.type(' so');
  await paste(page, { 'text/plain': ' 2 * 3 - 4' });
  await expect(text(page)).toHaveText('so it is so 2 * 3 - 4');
  await expect(text(page).locator('p')).toHaveCount(1);
});

test('a task is begun with - [ ]', async ({ page, baseURL }) => {
  await personAt({ page, baseURL }).signUp('Ada');
  await page.goto('/note/new');
  await text(page).click();
  await page.keyboard.type('- [ ] open');
  await page.keyboard.press('Enter');
  await page.keyboard.type('next');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- [x] done');
  const boxes = text(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(text(page).locator('li p')).toHaveText(['open', 'next', 'done']);
});

test('notes are imported from Markdown files, and exported as the same files', async ({ page, baseURL }) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  await page.goto('/notes');
  await page.getByRole('button', { name: 'Import Markdown' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Markdown' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (
    await choosing
  ).setFiles([
    fileOf('plan.md', markdown),
    fileOf('Week 1.md', '---\ntags: [Exam]\n---\n\nA [link](javascript:alert(1)) and _words_.\n'),
    fileOf('large.md', 'x'.repeat(5 * 1024 * 1024)),
    fileOf('photo.md', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  ]);
  await expect(dialog.getByText('2 notes found. 2 files cannot be imported.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText([
    'Plan',
    '1 link is only text now',
    'Not imported: The file has 5.0 MB. A note has at most 500,000 characters',
    'Not imported: This is not a text file in UTF-8.',
  ]);
  await expectAccessibleAtBothWidths(page);
  await setWidth(page, 390);
  await expectNoSidewaysScroll(page);
  await setWidth(page, 1280);
  await dialog.getByRole('button', { name: 'Import 2 notes' }).click();
  await expect(page.getByText('2 notes were imported.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('heading')).toHaveText(['Week 1', 'Plan']);
  const notes = await ada.get<NoteAnswer[]>('/api/notes');
  expect(notes.map((note) => [note.title, note.tags])).toEqual([
    ['Week 1', ['Exam']],
    ['Plan', []],
  ]);

  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the note as Markdown' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Plan.md');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `---\ntitle: "Plan"\n---\n\n${markdown.replace('# Plan\n\n', '')}`,
  );
  await page.goto('/notes');
  const downloadingAll = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  expect((await downloadingAll).suggestedFilename()).toMatch(/^markwise-notes-\d{4}-\d\d-\d\d\.zip$/);
});
