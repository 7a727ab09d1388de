import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator } from '@playwright/test';
import { password } from './support/account.ts';
import { tabTo } from './support/keyboard.ts';
import { linkMailedTo } from './support/outbox.ts';
import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

/** Maximum number of clicks from the first visit to a saved plan. */
const maxClicks = 12;

/** Counts the clicks in all tabs. Returns a function that returns their number. Key presses are not counted. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    document.addEventListener('pointerdown', () => countClick(), true);
  });
  return () => clicks;
}

/** Types into the focused field. Its text is selected, so the new text replaces it. */
const type = (field: Locator, text: string) => field.page().keyboard.type(text);

async function fillByKeyboard(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await type(field, text);
}

/** Enters the weight and 100 maximum points of an item, with the keyboard. */
async function fillItem(planner: PlannerPage, name: string, weight: number): Promise<void> {
  await fillByKeyboard(planner.weight(name), String(weight));
  await fillByKeyboard(planner.maximum(name), '100');
}

test('a first visitor saves a plan of two categories and four items with 12 clicks', async ({
  page,
  context,
}) => {
  const clicks = await countClicks(context);
  const planner = new PlannerPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan your own course' }).click();
  await planner.button('Start with an empty course').click();

  const categoryName = page.getByRole('textbox', { name: 'Category name' });
  await expect(categoryName).toBeFocused();
  await type(categoryName, 'Homework');
  await fillByKeyboard(page.getByRole('textbox', { name: 'Item name', exact: true }), 'Problem set 1');
  await fillItem(planner, 'Problem set 1', 20);
  await planner.category('Homework').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('Problem set 2');
  await fillItem(planner, 'Problem set 2', 20);
  await planner.button('Add category').click();
  await page.keyboard.type('Exams');
  await fillByKeyboard(
    planner.category('Exams').getByRole('textbox', { name: 'Item name', exact: true }),
    'Midterm',
  );
  await fillItem(planner, 'Midterm', 25);
  await planner.category('Exams').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('Final');
  await fillItem(planner, 'Final', 35);

  await planner.button('Save').click();
  await expect(page.getByRole('dialog', { name: 'Save' }).getByLabel('Course name')).toBeFocused();
  await page.keyboard.type('Algebra');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = `ada-${randomUUID()}@site.test`;
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await fillByKeyboard(page.getByLabel('First name'), 'Ada');
  await fillByKeyboard(page.getByLabel('Email', { exact: true }), email);
  await fillByKeyboard(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Create the account' }).click();

  // The mail program opens the link in another tab. Its click is counted, too.
  const clicksInMail = 1;
  const tab = await context.newPage();
  await tab.goto(await linkMailedTo(email, '/verify-user'));
  await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(tab.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(tab.getByLabel('Password', { exact: true })).toBeFocused();
  await tab.keyboard.type(password);
  await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await expect(tab).toHaveURL(/\/course\/[\w-]+$/);
  await expect(tab.getByText('Saved just now.')).toBeVisible();
  await tab.reload();
  const saved = new PlannerPage(tab);
  await expect(tab.getByRole('textbox', { name: 'Course name' })).toHaveValue('Algebra');
  await expect(saved.weight('Problem set 2')).toHaveValue('20');
  await expect(saved.weight('Final')).toHaveValue('35');
  await tab.goto('/courses');
  await expect(tab.getByRole('list', { name: 'Saved courses' }).getByRole('listitem')).toHaveCount(1);
  expect(clicks() + clicksInMail).toBeLessThanOrEqual(maxClicks);
});
