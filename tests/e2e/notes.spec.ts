import type { Browser, Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { expectNoSidewaysScroll, setWidth } from './support/layout.ts';
import { format, saved, text, title } from './support/note-page.ts';
import { type Person, personAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

test.use({
  // What the browser logs while a test is offline, and for a save that is refused.
  allowed: [/ERR_INTERNET_DISCONNECTED|status of 40[19]/],
});

const documentOf = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

interface NoteAnswer {
  readonly id: string;
  readonly title: string;
  readonly content: unknown;
}

const addNote = (person: Person, note: object) => person.post<NoteAnswer>('/api/notes', note);

/** The same person in another browser, with the note open. */
async function onOtherDevice(
  browser: Browser,
  { baseURL, email, id }: { baseURL: string | undefined; email: string; id: string },
  extraHTTPHeaders: Record<string, string> | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  });
  const page = await context.newPage();
  await page.goto(`/login?next=/note/${id}`);
  await signIn(page, email);
  await expect(saved(page)).toBeVisible();
  return page;
}

test('a note is written with the keyboard alone, saved as it is typed, and there after a reload', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  await page.goto('/notes');
  await pressByKeyboard(page.getByRole('link', { name: 'New note' }));
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Limits');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('A limit is what a function ');
  // Escape goes to the formats, arrows move between them, and Escape goes back.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(format(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('approaches');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# Sources');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See https://limits.example/a and javascript:alert(1) ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/note\/[\w-]{22}$/);
  await page.reload();
  await expect(text(page).locator('strong')).toHaveText('approaches');
  await expect(text(page).getByRole('heading', { name: 'Sources', level: 2 })).toBeVisible();
  await expect(text(page).getByRole('listitem')).toHaveText(['one', 'two']);
  const links = text(page).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://limits.example/a');
  await expect(links).toHaveAttribute('target', '_blank');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(saved(page)).toBeVisible();
  const notes = await ada.get<NoteAnswer[]>('/api/notes');
  expect(notes.map((note) => note.title)).toEqual(['Limits']);
});

test('nothing is created by opening a new note, and what was written last is saved before another screen opens', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  await page.goto('/note/new');
  await expect(title(page)).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New note' }).click();
  await title(page).fill('Written at the last moment');
  await page.getByRole('main').getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('link', { name: 'Written at the last moment' })).toBeVisible();
});

test('a note that is changed offline asks before it is left, and is saved when the connection or the session is back', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { email } = await ada.get<{ email: string }>('/api/user');
  const { id } = await addNote(ada, { title: 'Heat', content: documentOf('Heat flows') });
  await page.goto(`/note/${id}`);
  await expect(saved(page)).toBeVisible();
  await page.context().setOffline(true);
  await text(page).press('Control+End');
  await page.keyboard.type(' downhill');
  await expect(page.getByText(/^Not saved: The server did not answer\./)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Notes' }).click();
  const asked = page.getByRole('dialog', { name: 'The note isn’t saved yet' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(text(page)).toHaveText('Heat flows downhill');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();

  // The session has ended: the text is back after signing in.
  await page.context().clearCookies();
  await text(page).press('Control+End');
  await page.keyboard.type(' again');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(text(page)).toHaveText('Heat flows downhill again');
  await expect(saved(page)).toBeVisible();
  expect((await ada.get<NoteAnswer>(`/api/notes/${id}`)).content).toEqual(
    documentOf('Heat flows downhill again'),
  );
});

test('two devices that change the same note lose nothing: both versions are shown, and both are kept', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { email } = await ada.get<{ email: string }>('/api/user');
  const { id } = await addNote(ada, { title: 'Energy', content: documentOf('Common', 'Last') });
  await page.goto(`/note/${id}`);
  await expect(saved(page)).toBeVisible();
  const phone = await onOtherDevice(browser, { baseURL, email, id }, extraHTTPHeaders);
  await text(phone).press('Control+End');
  await phone.keyboard.type(' of the phone');
  await expect(saved(phone)).toBeVisible();
  await text(page).press('Control+Home');
  await page.keyboard.type('Laptop: ');

  await expect(
    page.getByRole('heading', { name: 'This note was changed in another tab or on another device' }),
  ).toBeVisible();
  const mine = page.getByRole('region', { name: 'My version, on this screen' });
  const theirs = page.getByRole('region', {
    name: 'The other version, saved in another tab or on another device',
  });
  await expect(mine.locator('[data-changed] , p')).toContainText(['Energy', 'Laptop: Common', 'Last']);
  await expect(theirs.getByText('Last of the phone')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await setWidth(page, 390);
  await expectNoSidewaysScroll(page);

  // The same after a reload.
  await page.reload();
  await expect(mine.getByText('Laptop: Common')).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText('Your version is saved as another note.')).toBeVisible();
  await expect(text(page)).toContainText('Last of the phone');
  const notes = await ada.get<NoteAnswer[]>('/api/notes');
  const stored = await Promise.all(notes.map((note) => ada.get<NoteAnswer>(`/api/notes/${note.id}`)));
  expect(stored.map(({ content }) => content)).toEqual(
    expect.arrayContaining([documentOf('Common', 'Last of the phone'), documentOf('Laptop: Common', 'Last')]),
  );
});

test('two tabs with the same note: a tab without changes shows what the other one saved when the user returns', async ({
  page,
  context,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { id } = await addNote(ada, { title: 'Energy', content: documentOf('One') });
  await page.goto(`/note/${id}`);
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/note/${id}`);
  await text(other).press('Control+End');
  await other.keyboard.type(', two');
  await expect(saved(other)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(text(page)).toHaveText('One, two');
  await text(page).press('Control+End');
  await page.keyboard.type(', three');
  await expect(saved(page)).toBeVisible();
  expect((await ada.get<NoteAnswer>(`/api/notes/${id}`)).content).toEqual(documentOf('One, two, three'));
});

test('notes are found by words and tags, in the list and in the palette, and fit on a phone', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const course = await ada.post<{ id: string }>('/api/course', { name: 'Thermodynamics', categories: [] });
  const row = (heading: boolean) => ({
    type: 'tableRow',
    content: ['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => ({
      type: heading ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: `column ${cell}` }] }],
    })),
  });
  const wide = { type: 'doc', content: [{ type: 'table', content: [row(true), row(false)] }] };
  const { id } = await addNote(ada, { title: 'Wide', content: wide, tags: ['exam'], courseId: course.id });
  await addNote(ada, { title: 'Entropy', content: documentOf('It grows'), tags: ['exam'] });
  await addNote(ada, { title: 'Shopping', content: documentOf('Milk') });
  await page.goto('/notes');
  const names = page.getByRole('list', { name: 'Notes' }).getByRole('heading');
  await expect(names).toHaveText(['Shopping', 'Entropy', 'Wide']);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('grows');
  await expect(names).toHaveText(['Entropy']);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('');
  await page.getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'exam (2)' }).click();
  await expect(names).toHaveText(['Entropy', 'Wide']);
  await expect(page).toHaveURL('/notes?tag=exam');

  await page.goto(`/course/${course.id}`);
  await page.getByRole('link', { name: 'Notes (1)' }).click();
  await expect(names).toHaveText(['Wide']);
  await page.getByRole('link', { name: 'Wide' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('Thermodynamics');
  await expectAccessibleAtBothWidths(page);
  await setWidth(page, 390);
  await expectNoSidewaysScroll(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('entrop');
  await page.getByRole('option', { name: /Entropy/ }).click();
  await expect(text(page)).toHaveText('It grows');
  await expect(page).not.toHaveURL(new RegExp(id));
});
