import type { Page } from '@playwright/test';
import { teacherAt } from './support/person.ts';
import { physicsQuestions, physicsQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Focuses a button and presses it with the keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

test('the focus stays on the page when quizzes are restored and opened, and categories are added and renamed', async ({
  page,
  baseURL,
  playwright,
}) => {
  const me = await teacherAt(page, { baseURL, playwright });
  const [acids, bases] = await Promise.all(
    ['Acids', 'Bases', 'Cells'].map((title) => physicsQuiz(me, { title })),
  );
  await Promise.all([acids, bases].map((id) => me.patch(`/api/quizMetaData/${id}`, { deleted: true })));
  await page.goto('/quiz/categories');
  await press(page, 'Restore Acids');
  await expect(button(page, 'Restore Bases')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Deleted' })).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();

  const name = `Salts ${Date.now()}`;
  await press(page, 'Add a category');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Add a category')).toBeFocused();
  await press(page, `More for ${name}`);
  await page.getByRole('menuitem', { name: 'Rename' }).focus();
  await page.keyboard.press('Enter');
  const rename = page.getByRole('dialog').getByRole('button', { name: /^Rename/ });
  await expect(rename).toBeEnabled();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, `More for ${name} again`)).toBeFocused();

  await page.getByRole('link', { name: 'Acids', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Acids' })).toBeFocused();
});

test('the focus stays on the page when questions are exported, deleted, imported and restored', async ({
  page,
  baseURL,
  playwright,
}) => {
  const me = await teacherAt(page, { baseURL, playwright });
  await Promise.all(physicsQuestions.map((question) => me.post('/api/questions', question)));
  await page.goto('/manageQuestions');
  await page.getByRole('checkbox', { name: 'Select page' }).focus();
  await page.keyboard.press('Space');
  await button(page, 'Export').last().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  await downloading;
  await expect(dialog.getByText(/was downloaded/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Export').last()).toBeFocused();

  await press(page, 'Delete');
  await expect(page.getByRole('heading', { name: 'Your bank is empty' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 questions are back.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await press(page, 'Import');
  await dialog.getByRole('textbox', { name: 'Or paste questions' }).fill('Is it? {T}');
  await dialog.getByRole('button', { name: 'Preview' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Import 1 question' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 question added.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Import')).toBeFocused();

  await page.getByRole('checkbox', { name: 'Select page' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Delete');
  const deleted = page.getByRole('region', { name: 'Recently deleted' });
  await deleted.getByRole('button', { name: 'Restore: Is it?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Is it?” is back.')).toBeVisible();
  await expect(deleted.locator(':focus')).toBeVisible();
});
