import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/axe.ts';
import { openEmptyBank } from './support/empty-bank.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/strict-page.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in the form of a question with three answers. Enter in an answer adds the next one. */
async function writePrimes(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Type' }).last().click();
  await page.getByRole('option', { name: 'Several answers' }).click();
  await field(page, 'Question').fill('Which of these are prime?');
  await field(page, 'Answer 1').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await page.keyboard.type('11');
  await page.getByRole('checkbox', { name: 'Answer 1 is correct' }).check();
  await page.getByRole('checkbox', { name: 'Answer 3 is correct' }).check();
  await button(page, 'Explain answer 2').click();
  await page.keyboard.type('Three times three.');
}

const gift = `::Capital:: What is the capital of France? {=Paris ~Rome#That is Italy's.}

::Gravity:: What is g in m/s²? {#9.81:0.05}

::Broken:: One brace { =1 ~2`;

test('an instructor writes, finds, edits, deletes and restores a question', async ({
  page,
  baseURL,
  playwright,
}) => {
  await openEmptyBank(page, { baseURL, playwright });
  await button(page, 'Add my first question').click();
  await writePrimes(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Successfully added!')).toBeVisible();
  const question = button(page, 'Which of these are prime?');
  await expect(question).toBeVisible();
  await expect(page.getByText('1 question', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('zebra');
  await expect(page.getByText('No matching questions.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('prim');
  await question.click();
  await expect(page.getByRole('checkbox', { name: 'Answer 3 is correct' })).toBeChecked();
  await expect(field(page, 'Why answer 2 is correct or wrong')).toHaveValue('Three times three.');
  await field(page, 'Answer 2').fill('15');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await button(page, 'More for: Which of these are prime?').click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.getByRole('heading', { name: 'Version 2, as it is now' })).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'More for: Which of these are prime?').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await button(page, 'Undo').click();
  await expect(question).toBeVisible();
});

test('Escape closes one window at a time, and nothing is lost by it or by a reload', async ({
  page,
  baseURL,
  playwright,
}) => {
  await openEmptyBank(page, { baseURL, playwright });
  await tabTo(button(page, 'Add my first question'));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'A new question' });
  await expect(field(page, 'Question')).toBeFocused();
  await page.keyboard.type('Which of these are prime?');

  // Escape while a new category is being named.
  const category = drawer.getByRole('combobox', { name: 'Category' });
  await tabTo(category);
  await page.keyboard.type('Prime numbers');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'New category')).toBeFocused();
  await expect(field(page, 'New category')).toHaveValue('Prime numbers');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(category).toBeFocused();
  await expect(drawer).toBeVisible();

  // Escape while a list is open within the drawer.
  const difficulty = drawer.getByRole('combobox', { name: 'Difficulty' });
  await tabTo(difficulty);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(drawer).toBeVisible();
  await expect(difficulty).toBeFocused();

  // Escape asks before it discards the question. Another Escape closes that dialog.
  const confirmation = page.getByRole('dialog', { name: 'Leave without saving the question?' });
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeHidden();
  await expect(field(page, 'Question')).toHaveValue('Which of these are prime?');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^‘Which of these are prime\?’, written/)).toBeVisible();
  await expectAccessible(page);
  await tabTo(button(page, 'Go on with your draft'));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Question')).toHaveValue('Which of these are prime?');
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeVisible();
  await tabTo(button(page, 'Leave without saving'));
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByText('A question isn’t saved yet')).toBeHidden();
});

test('a GIFT text is previewed and imported, and its export can be imported again', async ({
  page,
  baseURL,
  playwright,
}) => {
  await openEmptyBank(page, { baseURL, playwright });
  await button(page, 'Import questions, or see the formats').click();
  await field(page, 'Or paste questions').fill(gift);
  await button(page, 'Preview').click();
  await expect(page.getByText(/^2 questions in GIFT can be imported/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('1 skipped');
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('Line 5:');
  await button(page, 'Import 2 questions').click();
  await expect(page.getByText('2 questions added.')).toBeVisible();
  await expect(button(page, 'What is the capital of France?')).toBeVisible();

  await button(page, 'Export').click();
  await page.getByRole('radio', { name: 'GIFT' }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const path = await (await downloading).path();
  await expect(page.getByText(/was downloaded\./)).toBeVisible();
  expect(await readFile(path, 'utf8')).toContain('What is the capital of France?');
  await page.keyboard.press('Escape');

  await button(page, 'Import').click();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').click();
  await (await choosing).setFiles(path);
  await expect(page.getByText('All 2 questions are already in this bank.')).toBeVisible();
  await expect(page.getByText('already in the bank')).toHaveCount(2);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('many questions get a difficulty, are deleted and restored at once, and the URL keeps the filters', async ({
  page,
  baseURL,
  playwright,
}) => {
  await openEmptyBank(page, { baseURL, playwright });
  await button(page, 'Import questions, or see the formats').click();
  const sums = Array.from({ length: 25 }, (_, at) => `How much is ${at} + 1? {=${at + 1} ~${at}}`);
  await field(page, 'Or paste questions').fill(sums.join('\n\n'));
  await button(page, 'Preview').click();
  await button(page, 'Import 25 questions').click();
  await expect(page.getByText('1–20 of 25 questions')).toBeVisible();

  // Selects the first three with the keyboard alone.
  await page.getByRole('checkbox', { name: /^Select: How much is 0 / }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
  await button(page, 'Change').click();
  await page.getByRole('menuitem', { name: 'Hard' }).click();
  await expect(page.getByText('3 questions are hard now.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Difficulty' }).click();
  await page.getByRole('option', { name: 'Hard' }).click();
  await expect(page.getByText('3 questions', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/difficulty=HARD/);
  await page.reload();
  await expect(page.getByText('3 questions', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–20 of 25 questions')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select page' }).check();
  await button(page, 'Select all 25 matches').click();
  await expectAccessible(page);
  await button(page, 'Delete').click();
  await expect(page.getByRole('heading', { name: 'Your bank is empty' })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('25 questions are back.')).toBeVisible();
  await expect(page.getByText('1–20 of 25 questions')).toBeVisible();
});

test.describe('a file without questions', () => {
  test.use({ allowed: [/status of 400/], viewport: { width: 390, height: 844 } });

  test('is refused with the reason, and nothing is imported', async ({ page, baseURL, playwright }) => {
    await openEmptyBank(page, { baseURL, playwright });
    await button(page, 'Import questions, or see the formats').click();
    const chooseFile = async (name: string, content: string) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^Choose a(?:nother)? file$/ }).click();
      const mimeType = 'application/octet-stream';
      await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(content) });
    };
    const refusal = page.getByRole('alert', { name: 'The questions could not be read' });
    await chooseFile('moodle.xml', `<quiz>${' '.repeat(20_000_000)}</quiz>`);
    await expect(refusal).toContainText('A file of questions has at most 4 MB.');
    await chooseFile('lecture.pdf', '%PDF-1.7 \0\0');
    await expect(refusal).toContainText('Send a text file or a ZIP package');
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await chooseFile('moodle.xml', '<!DOCTYPE quiz [<!ENTITY a "aaaa">]><quiz>&a;</quiz>');
    await expect(page.getByText(/^The file cannot be read: it declares a document type/)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Import' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Your bank is empty' })).toBeVisible();
  });
});

test.describe('accessibility', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing in the bank, its form and its windows', async ({ page, baseURL, playwright }) => {
    await openEmptyBank(page, { baseURL, playwright });
    await expectAccessibleAtBothWidths(page);
    await button(page, 'Add my first question').click();
    for (const type of ['True or false', 'Short answer', 'Number', 'Matching', 'Essay']) {
      await page.getByRole('combobox', { name: 'Type' }).last().click();
      await page.getByRole('option', { name: type, exact: true }).click();
      await button(page, 'Save').click();
      await expect(page.getByText('The question must not be empty.')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    }
    await writePrimes(page);
    await expectAccessibleAtBothWidths(page);
    await button(page, 'Save').click();
    await expect(button(page, 'Which of these are prime?')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select page' }).check();
    await expectAccessibleAtBothWidths(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoSidewaysScroll(page);

    await button(page, 'Import').click();
    await page.getByRole('button', { name: /^GIFT/ }).click();
    await expect(button(page, 'Try this example')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await field(page, 'Or paste questions').fill(gift);
    await button(page, 'Preview').click();
    await expect(page.getByText(/^2 questions in GIFT can be imported/)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await button(page, 'Export').first().click();
    await expect(page.getByRole('dialog', { name: 'Export questions' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
