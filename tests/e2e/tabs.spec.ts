import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

test('two tabs with the same course both keep their version until the student chooses one, also after reloads', async ({
  page,
  context,
}) => {
  // The first tab is in the background from now on, where the browser rarely renders it.
  const firstTab = new PlannerPage(page);
  await firstTab.open();
  const secondTab = new PlannerPage(await context.newPage());
  await secondTab.open();
  const banner = page.getByText('This course was changed in another tab');

  await firstTab.enterGrade('Exam 1', 60);
  await expect(secondTab.page.getByText('This course was changed in another tab')).toBeVisible();
  await secondTab.enterGrade('Exam 1', 90);
  await secondTab.page.reload();
  await expect(secondTab.grade('Exam 1')).toHaveValue('90');
  await page.reload();
  await expect(firstTab.grade('Exam 1')).toHaveValue('60');

  await secondTab.button('Keep mine').click();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(firstTab.grade('Exam 1')).toHaveValue('60');
  await firstTab.button('Use the other tab’s version').click();
  await expect(firstTab.grade('Exam 1')).toHaveValue('90');
  await firstTab.button('Undo').first().click();
  await expect(firstTab.grade('Exam 1')).toHaveValue('60');
});
