import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signInTo } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/strict-page.ts';

const uniqueText = () => randomUUID().slice(0, 8);

const text =
  'Photosynthesis is the process by which plants convert light energy into chemical energy. ' +
  'Mitochondria are organelles that produce most of the energy of a cell. ' +
  'Osmosis is the movement of water through a membrane towards the higher concentration.';

const longDefinitions = `A chloroplast is the organelle in which plants convert light energy, water and carbon dioxide into sugar and oxygen.
A mitochondrion is the organelle that releases the energy of sugar and stores it in small molecules for the whole cell.
A ribosome is the particle on which amino acids are put together to proteins, in the order of the messenger molecule.
A vacuole is the bag that stores water, salts and waste for the cell and keeps the pressure against the wall.`;

/** Opens the builder as the administrator, who has all permissions of an instructor. */
async function openBuilder(page: Page): Promise<void> {
  await signInTo(page, '/quiz/create-quiz');
  await expect(page.getByRole('heading', { name: 'Create a quiz' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
}

async function addToBank(page: Page, question: string): Promise<void> {
  const { origin } = new URL(page.url());
  const data = { question, answers: ['Yes', 'No'], correctAnswer: [1], concepts: ['Bounds'] };
  const reply = await page.request.post('/api/questions', { data, headers: { origin } });
  expect(reply.status()).toBe(201);
}

const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Questions of the quiz' }).getByRole('listitem', { name: /^Question \d+$/ });

async function writeQuestion(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: 'Multiple choice' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Yes');
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('No');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Done with question/ }).click();
}

async function takeFromBank(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'From the bank' }).click();
  await page.getByRole('searchbox', { name: 'Search the bank' }).fill(question);
  await page.getByRole('checkbox', { name: question }).check();
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function generateFromText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('From text').click();
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Propose questions' }).click();
  const proposals = page.getByRole('list', { name: 'Proposals' });
  await expect(proposals.getByText('Photosynthesis is the process').first()).toBeVisible();
  // The dialog has scrolled to the proposals. Its header, which stays in view, does not cover their first line.
  const edges = () =>
    page.getByRole('dialog').evaluate((dialog) => {
      const head = dialog.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = dialog.querySelector('[aria-label="Proposed questions"]')?.getBoundingClientRect().top ?? 0;
      return top - head;
    });
  await expect.poll(edges).toBeGreaterThanOrEqual(0);
  await proposals.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^(Not published|Open) · saved/)).toBeVisible();
}

test('an instructor builds a quiz from a written, a bank and a generated question with a file, and publishes it', async ({
  page,
}) => {
  const [title, writtenQuestion, bankQuestion] = [
    `Cells ${uniqueText()}`,
    `Is ${uniqueText()} alive?`,
    `Is ${uniqueText()} bounded?`,
  ];
  await openBuilder(page);
  await addToBank(page, bankQuestion);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await writeQuestion(page, writtenQuestion);
  await takeFromBank(page, bankQuestion);
  await generateFromText(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from(text) },
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText(/This file type is not allowed/)).toBeVisible();
  await save(page);
  await expect(page.getByRole('link', { name: 'notes.txt' })).toBeVisible();
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(page.getByText('Published. Students can find the quiz now.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(0)).toContainText(writtenQuestion);
  await expect(cards(page).nth(1)).toContainText('From the bank');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'notes.txt' }).click();
  expect((await download).suggestedFilename()).toBe('notes.txt');
});

test('questions are moved by keyboard and by dragging, and the new order is saved', async ({ page }) => {
  const [title, first, second] = [
    `Order ${uniqueText()}`,
    `First ${uniqueText()}?`,
    `Second ${uniqueText()}?`,
  ];
  await openBuilder(page);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await writeQuestion(page, first);
  await writeQuestion(page, second);
  await page.getByRole('button', { name: /^Order of question 2/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(cards(page).first()).toContainText(second);
  await expect(page.getByRole('button', { name: /^Order of question 1/ })).toBeFocused();
  await save(page);
  await page.reload();
  await expect(cards(page).first()).toContainText(second);
  await page.getByRole('button', { name: /^Order of question 2/ }).dragTo(cards(page).first(), {
    targetPosition: { x: 80, y: 6 },
  });
  await expect(cards(page).first()).toContainText(first);
  await save(page);
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('textbox', { name: 'Title' }).fill(`Left ${uniqueText()}`);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Save the quiz first?' });
  await confirmation.getByRole('button', { name: 'Stay here' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page).toHaveURL('/quiz/create-quiz');
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await confirmation.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/courses');
});

test('the builder and its preview are accessible', async ({ page }) => {
  await openBuilder(page);
  await addToBank(page, `Is ${uniqueText()} bounded?`);
  await writeQuestion(page, 'Is it?');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('switch', { name: 'Shuffle the answers' }).uncheck();
  await expect(
    page.getByText('Students see choices in your order. Pairs are always shuffled.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  // Axe fails for elements that are scrolled under the sticky bar, so the page is scrolled to the top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'From the bank' }).click();
  await expect(page.getByRole('list', { name: 'Questions of the bank' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Preview/ }).click();
  await expect(page.getByRole('dialog', { name: 'As a student sees it' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});

test('proposed questions show long answers whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBuilder(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  const generator = page.getByRole('dialog', { name: 'Generate' });
  await generator.getByText('From text').click();
  await generator.getByRole('textbox', { name: 'Text', exact: true }).fill(longDefinitions);
  await generator.getByRole('combobox', { name: 'Types' }).click();
  await page.getByRole('option', { name: 'Matching or ordering' }).click();
  await page.keyboard.press('Escape');
  await generator.getByRole('button', { name: 'Propose questions' }).click();
  const answer = generator.getByText(/organelle in which plants convert/).first();
  await expect(answer).toBeVisible();
  const cutOff = await generator
    .getByRole('list', { name: 'Proposals' })
    .locator('li li > span')
    .evaluateAll((answers) =>
      answers
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cutOff).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ allowed: [/ERR_FAILED/], viewport: { width: 1280, height: 600 } });

  test('the buttons below proposed questions stay in view if an error is above them', async ({ page }) => {
    await openBuilder(page);
    await page.getByRole('button', { name: 'Generate' }).click();
    const generator = page.getByRole('dialog', { name: 'Generate' });
    await generator.getByText('From text').click();
    await generator.getByRole('textbox', { name: 'Text', exact: true }).fill(longDefinitions);
    await generator.getByRole('button', { name: 'Propose questions' }).click();
    await expect(generator.getByRole('list', { name: 'Proposals' })).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await generator.getByRole('button', { name: 'Regenerate' }).click();
    await expect(generator.getByRole('alert')).toBeVisible();
    await generator.getByRole('button', { name: 'Regenerate' }).scrollIntoViewIfNeeded();
    await expect(generator.getByRole('button', { name: /^Add/ })).toBeInViewport({ ratio: 1 });
  });
});
