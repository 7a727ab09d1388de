import type { Browser, Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { personAt } from './support/person.ts';
import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

/** Another browser, which knows nothing of the first. */
async function elsewhere(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const savedCourses = (page: Page) => page.getByRole('list', { name: 'Saved courses' }).getByRole('listitem');

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

test('a course is saved, opened on another device, and not overwritten by a second tab', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await personAt({ page, baseURL }).register('Ada');

  // Signed out, the sample course is worked on, and comes along through signing in.
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterGrade('Exam 1', 81);
  await planner.button('Save').click();
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await signIn(page, email);
  await page.getByRole('dialog', { name: 'Save this course' }).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/course\/[\w-]+$/);
  await expect(page.getByText('Saved just now.')).toBeVisible();
  await expect(planner.grade('Exam 1')).toHaveValue('81');
  await planner.button('Undo').first().click();
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await planner.button('Redo').click();
  await expect(page.getByText('Saved just now.')).toBeVisible();

  // A second course, so that there is an order.
  await page.getByRole('button', { name: 'More for this course' }).click();
  await page.getByRole('menuitem', { name: 'Save as…' }).click();
  const saveAs = page.getByRole('dialog', { name: 'Save as a new course' });
  await saveAs.getByRole('textbox', { name: 'Course name' }).fill('Statistics');
  const first = page.url();
  await saveAs.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(first);
  await page.context().close();

  const there = await elsewhere(browser, '/login');
  await signIn(there, email);
  await there.getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(savedCourses(there)).toHaveCount(2);
  await expect(savedCourses(there).first()).toContainText('Statistics');
  await there.getByRole('link', { name: 'Sample course' }).click();
  const mine = new PlannerPage(there);
  await expect(mine.grade('Exam 1')).toHaveValue('81');

  // The second tab saves first; the first one meets that.
  const theirs = new PlannerPage(await there.context().newPage());
  await theirs.page.goto(there.url());
  await theirs.enterGrade('Final Exam', 70);
  await theirs.button('Save').click();
  await expect(theirs.page.getByText('Course updated successfully!')).toBeVisible();
  await there.bringToFront();
  await mine.enterGrade('Final Exam', 90);
  await mine.enterGrade('Exam 2', 60);
  await mine.button('Save').click();
  const compare = there.getByRole('dialog', { name: 'This course was changed in another tab or device' });
  await expect(compare.getByRole('radiogroup', { name: 'Final Exam: grade' })).toContainText('90');
  await compare
    .getByRole('radiogroup', { name: 'Final Exam: grade' })
    .getByRole('radio', { name: /^Theirs/ })
    .check();
  await compare.getByRole('button', { name: 'Save my choices' }).click();
  await expect(there.getByText('Course updated successfully!')).toBeVisible();
  await expect(mine.grade('Final Exam')).toHaveValue('70');
  await expect(mine.grade('Exam 2')).toHaveValue('60');
  // Nothing is lost: undo leads back to both versions.
  await mine.button('Undo').first().click();
  await mine.button('Undo').first().click();
  await expect(mine.grade('Final Exam')).toHaveValue('90');
  await mine.button('Redo').click();
  await mine.button('Redo').click();
  await expect(there.getByText('Saved just now.')).toBeVisible();

  await there.goto('/courses');
  await expect(savedCourses(there).first()).toContainText('Sample course');
  await there.getByRole('button', { name: 'More for Sample course' }).click();
  await there.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(savedCourses(there)).toHaveCount(1);
  await there.getByRole('button', { name: 'Undo' }).click();
  await expect(savedCourses(there)).toHaveCount(2);
  await there.context().close();
});
