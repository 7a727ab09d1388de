import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

test('two tabs with the same course both keep their version until the student chooses one, also after reloads', async ({
  page,
  context,
}) => {
  // The browser rarely draws the tab in the background.
  const here = new PlannerPage(page);
  await here.open();
  const there = new PlannerPage(await context.newPage());
  await there.open();
  const banner = page.getByText('This course was changed in another tab');

  await here.enterGrade('Exam 1', 60);
  await expect(there.page.getByText('This course was changed in another tab')).toBeVisible();
  await there.enterGrade('Exam 1', 90);
  await there.page.reload();
  await expect(there.grade('Exam 1')).toHaveValue('90');
  await page.reload();
  await expect(here.grade('Exam 1')).toHaveValue('60');

  await there.button('Keep mine').click();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(here.grade('Exam 1')).toHaveValue('60');
  await here.button('Use the other tab’s version').click();
  await expect(here.grade('Exam 1')).toHaveValue('90');
  await here.button('Undo').first().click();
  await expect(here.grade('Exam 1')).toHaveValue('60');
});
