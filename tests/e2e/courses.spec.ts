import type { Browser, Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { personAt } from './support/person.ts';
import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

/** Opens a path in a new browser, without the cookies and storage of the first. */
async function openInNewBrowser(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const savedCourses = (page: Page) => page.getByRole('list', { name: 'Saved courses' }).getByRole('listitem');

test('a course is saved, opened on another device, and not overwritten by a second tab', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await personAt({ page, baseURL }).register('Ada');

  // The sample course is edited while signed out, and is still open after signing in.
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterGrade('Exam 1', 81);
  await planner.button('Save').click();
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await signIn(page, email);
  // It is saved under the name that is shown.
  await expect(page).toHaveURL(/\/course\/[\w-]+$/);
  await expect(page.getByText('Saved just now.')).toBeVisible();
  await expect(planner.grade('Exam 1')).toHaveValue('81');
  await planner.enterGrade('Exam 1', 82);
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await planner.button('Undo').first().click();
  await expect(page.getByText('Saved just now.')).toBeVisible();

  // A second course, so that the order of the list can be checked.
  await page.getByRole('button', { name: 'More for this course' }).click();
  await page.getByRole('menuitem', { name: 'Save as…' }).click();
  const saveAs = page.getByRole('dialog', { name: 'Save as a new course' });
  await saveAs.getByRole('textbox', { name: 'Course name' }).fill('Statistics');
  const first = page.url();
  await saveAs.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(first);
  await page.context().close();

  const otherPage = await openInNewBrowser(browser, '/login');
  await signIn(otherPage, email);
  await otherPage.getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(savedCourses(otherPage)).toHaveCount(2);
  await expect(savedCourses(otherPage).first()).toContainText('Statistics');
  await otherPage.getByRole('link', { name: 'Sample course' }).click();
  const firstTab = new PlannerPage(otherPage);
  await expect(firstTab.grade('Exam 1')).toHaveValue('81');

  // The second tab saves first, so the first one has a conflict.
  const secondTab = new PlannerPage(await otherPage.context().newPage());
  await secondTab.page.goto(otherPage.url());
  await secondTab.enterGrade('Final Exam', 70);
  await secondTab.button('Save').click();
  await expect(secondTab.page.getByText('Course updated successfully!')).toBeVisible();
  await otherPage.bringToFront();
  await firstTab.enterGrade('Final Exam', 90);
  await firstTab.enterGrade('Exam 2', 60);
  await firstTab.button('Save').click();
  const compare = otherPage.getByRole('dialog', { name: 'This course was changed elsewhere' });
  await expect(compare.getByRole('radiogroup', { name: 'Final Exam: grade' })).toContainText('90');
  await compare
    .getByRole('radiogroup', { name: 'Final Exam: grade' })
    .getByRole('radio', { name: /^Theirs/ })
    .check();
  await compare.getByRole('button', { name: 'Save my choices' }).click();
  await expect(otherPage.getByText('Course updated successfully!')).toBeVisible();
  await expect(firstTab.grade('Final Exam')).toHaveValue('70');
  await expect(firstTab.grade('Exam 2')).toHaveValue('60');
  // Nothing is lost: undo brings back the version of the first tab.
  await firstTab.button('Undo').first().click();
  await firstTab.button('Undo').first().click();
  await expect(firstTab.grade('Final Exam')).toHaveValue('90');
  await firstTab.button('Redo').click();
  await firstTab.button('Redo').click();
  await expect(otherPage.getByText('Saved just now.')).toBeVisible();

  await otherPage.goto('/courses');
  await expect(savedCourses(otherPage).first()).toContainText('Sample course');
  await otherPage.getByRole('button', { name: 'More for Sample course' }).click();
  await otherPage.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(savedCourses(otherPage)).toHaveCount(1);
  await otherPage.getByRole('button', { name: 'Undo' }).click();
  await expect(savedCourses(otherPage)).toHaveCount(2);
  await otherPage.context().close();
});
