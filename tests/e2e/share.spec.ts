import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/axe.ts';
import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this course' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function share(page: Page): Promise<string> {
  await choose(page, 'Share a copy…');
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
}

test('a shared link opens a course with the same grades, and asks before it replaces another course', async ({
  page,
  browser,
}) => {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterExample();
  const link = await share(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for this course' })).toBeFocused();

  const other = await browser.newContext();
  const reader = new PlannerPage(await other.newPage());
  await reader.page.goto(link);
  await expect(reader.grade('Exam 1')).toHaveValue('81');
  await expect(reader.grade('Assignment 4')).toHaveValue('18');
  await expect(reader.panel).toContainText('83.00');
  await expect(reader.page).toHaveURL('/grade-analyzer');
  await reader.enterGrade('Exam 1', 60);
  await reader.page.goto(link);
  await reader.button('Keep mine').click();
  await expect(reader.grade('Exam 1')).toHaveValue('60');
  await other.close();
});

test('a template replaces an unsaved course only after a confirmation, and undo restores the course', async ({
  page,
}) => {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterGrade('Exam 1', 81);
  await choose(page, 'Start from a template…');
  await page.getByRole('button', { name: /^Weighted by exam/ }).click();
  const question = page.getByRole('dialog', { name: 'Replace your unsaved course?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(planner.grade('Exam 1')).toHaveValue('81');
  await choose(page, 'Start from a template…');
  await page.getByRole('button', { name: /^Weighted by exam/ }).click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(planner.grade('Midterm 2')).toBeVisible();
  // The first Undo button is in the toolbar. The notice has one as well, but may be gone by now.
  await planner.button('Undo').first().click();
  await expect(planner.grade('Exam 1')).toHaveValue('81');
});

test('a broken link shows an error', async ({ page }) => {
  await page.goto('/grade-analyzer?draft=no-such-copy');
  await expect(page.getByText('Course not found')).toBeVisible();
  await expect(page).toHaveURL('/grade-analyzer');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Course not found')).toBeHidden();
});

test('neither Home nor the planner loads the API client before a course is shared', async ({ page }) => {
  const client = /apollo/i;
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan your own course' }).click();
  await expect(new PlannerPage(page).grade('Exam 1')).toBeVisible();
  const clientScripts = async () => (await Promise.all(scripts)).filter((text) => client.test(text)).length;
  expect(await clientScripts()).toBe(0);
  await choose(page, 'Share a copy…');
  await expect(page.getByRole('button', { name: 'Make the link' })).toBeVisible();
  expect(await clientScripts()).toBeGreaterThan(0);
});

test.describe('accessibility', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing when a link is created, and when a shared link asks to open its course', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.open();
    await planner.enterExample();
    const link = await share(page);
    await expectAccessibleAtBothWidths(page);
    await page.goto(link);
    await expect(page.getByText('Open the shared course?')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('axe finds nothing on the templates', async ({ page }) => {
    await new PlannerPage(page).open();
    await choose(page, 'Start from a template…');
    await expect(page.getByRole('button', { name: /^Every point counts/ })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
