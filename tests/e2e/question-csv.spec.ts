import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { openEmptyBank } from './support/empty-bank.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/strict-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a(?:nother)? file$/ }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('the sample CSV of an empty bank can be imported with its category, with the keyboard alone', async ({
  page,
  baseURL,
  playwright,
}) => {
  await openEmptyBank(page, { baseURL, playwright });
  await expectAccessibleAtBothWidths(page);
  const downloading = page.waitForEvent('download');
  await tabTo(button(page, 'Download a sample CSV'));
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sample-questions.csv');
  const sample = await readFile(await download.path(), 'utf8');

  await button(page, 'Import questions, or see the formats').click();
  await chooseFile(page, 'sample-questions.csv', sample);
  await expect(page.getByText('6 questions in CSV can be imported.')).toBeVisible();
  const category = page.getByRole('dialog').getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('From the file');
  await expect(page.getByText('1 new category is created.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expectNoSidewaysScroll(page);
  await tabTo(button(page, 'Import 6 questions'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 questions added.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Samples' }).click();
  await expect(page.getByText('6 questions', { exact: true })).toBeVisible();

  await button(page, 'Import').click();
  await chooseFile(page, 'sample-questions.csv', sample);
  await expect(page.getByText('All 6 questions are already in this bank.')).toBeVisible();
  await expect(inDialog(page, 'Import')).toBeDisabled();
});

test('a table as an instructor writes it is imported, and its problems are counted by question', async ({
  page,
  baseURL,
  playwright,
}) => {
  await openEmptyBank(page, { baseURL, playwright });
  await button(page, 'Import questions, or see the formats').click();
  await chooseFile(page, 'meine.csv', 'Frage;Antwort A;Antwort B\nWas ist das?;Dies;Jenes');
  await expect(page.getByRole('group', { name: 'The whole file' })).toContainText(
    'Unknown columns: “Frage” (column 1), “Antwort A” (column 2), “Antwort B” (column 3).',
  );
  await expect(page.getByText('No questions can be imported.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await button(page, 'Back').click();
  const head = 'Question,Option A,Option B,Option C,Option D,Correct answer';
  const rows = [
    'What is the capital of Italy?,Oslo,Rome,Bern,Paris,B',
    'What is the capital of Norway?,Oslo,Rome,Bern,Paris,1',
    'What is the capital of France?,Oslo,Rome,Bern,Paris,Paris',
    ',Oslo,Rome,Bern,Paris,',
    'What is the capital of Spain?,Oslo,Rome,Bern,Paris,Madrid',
  ];
  await chooseFile(page, 'capitals.csv', [head, ...rows].join('\n'));
  await expect(
    page.getByText('3 questions in CSV can be imported. The report lists what is skipped.'),
  ).toBeVisible();
  const skipped = page.getByRole('group', { name: '2 skipped' });
  await expect(skipped.getByRole('listitem')).toHaveText([
    'Line 5: The question must not be empty. Mark at least one answer as right.',
    'Line 6: The correct answer “Madrid” is not an option. Enter its letter, its number or its text.',
  ]);
  await button(page, 'Import 3 questions').click();
  await expect(page.getByText('3 questions added.')).toBeVisible();
  await button(page, 'What is the capital of France?').click();
  await expect(page.getByRole('radio', { name: 'Answer 4 is correct' })).toBeChecked();
});
