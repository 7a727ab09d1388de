import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { personAt, type PageFixtures } from './support/person.ts';
import { PlannerPage } from './support/planner-page.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/strict-page.ts';

const exam = (name: string, weight: number, grade: number | null) => ({
  name,
  weight,
  knownScores: grade !== null,
  grade: grade ?? 0,
  maximumPoints: 100,
});

/** Opens a saved course of a new user. */
async function openSavedCourse(fixtures: PageFixtures): Promise<PlannerPage> {
  const me = personAt(fixtures);
  await me.signUp('Ada');
  const items = [exam('Exam 1', 25, 81), exam('Exam 2', 25, null), exam('Final Exam', 50, null)];
  const exams = { name: 'Exams', categoryType: 'STANDARD', weight: 100, maximumPoints: 100, items };
  const course = { name: 'Sample course', targetGrade: 85, categories: [exams] };
  const { id } = await me.post<{ id: string }>('/api/course', course);
  const planner = new PlannerPage(fixtures.page);
  await planner.page.goto(`/course/${id}`);
  await expect(planner.grade('Exam 1')).toHaveValue('81');
  await expect(planner.page.getByText(/^Saved /)).toBeVisible();
  return planner;
}

/** Opens the sample course in the planner and saves it to the account of the signed-in user. */
async function saveSampleCourse(page: Page): Promise<PlannerPage> {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterGrade('Exam 1', 81);
  await planner.button('Save').click();
  await page.getByRole('dialog', { name: 'Save this course' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved just now.')).toBeVisible();
  return planner;
}

test.describe('offline', () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

  test('a save is kept on the device, sent after reconnecting, and still there after a reload', async ({
    page,
    baseURL,
  }) => {
    const planner = await openSavedCourse({ page, baseURL });
    // Requests that are in progress when the connection is cut would fail.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await planner.enterGrade('Exam 2', 90);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^You’re offline\. Your changes are kept on this device/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Saved just now.')).toBeVisible();
    await page.reload();
    await expect(planner.grade('Exam 2')).toHaveValue('90');
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });
});

test('the first click after a course was saved opens a tab of the saved course, also on a slow device', async ({
  page,
  baseURL,
}) => {
  await personAt({ page, baseURL }).signUp('Ada');
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterGrade('Exam 1', 81);
  await planner.button('Save').click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('dialog', { name: 'Save this course' }).getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/course/*');
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(planner.button('Import people')).toBeVisible();
  await expect(page).toHaveURL(/\/course\/[\w-]+\?tab=people$/);
});

test('leaving with unsaved changes asks first, by a link and by the browser’s back button', async ({
  page,
  baseURL,
}) => {
  const planner = await openSavedCourse({ page, baseURL });
  const address = page.url();
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.getByRole('link', { name: 'Sample course' }).click();
  await planner.enterGrade('Exam 2', 90);
  const confirmation = page.getByRole('dialog', { name: 'Save your changes first?' });
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Stay here' }).click();
  await expect(confirmation).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(confirmation).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Leave as a draft' }).click();
  await expect(page.getByText('Unsaved changes on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Sample course' }).click();
  await expect(planner.grade('Exam 2')).toHaveValue('90');
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText('Unsaved changes on this device')).toBeHidden();
});

/** The current grade that the first gauge of the page shows. */
const gaugeGrade = async (page: Page) => {
  const label = await page
    .getByRole('main')
    .getByLabel(/^Current grade /)
    .first()
    .getAttribute('aria-label');
  return /Current grade ([\d.]+)/.exec(label ?? '')?.[1];
};
/** The filled buttons of the screen. */
const primaryButtons = (page: Page) =>
  page.getByRole('main').locator('.mantine-Button-root:not([data-variant]), [data-variant="filled"]');

test('the cards of a course show the grade of the planner, also before it is saved, and each screen has one primary button', async ({
  page,
  baseURL,
}) => {
  const planner = await openSavedCourse({ page, baseURL });
  await planner.enterGrade('Exam 2', 60);
  await expect(planner.panel.getByLabel(/^Current grade 70\.50/)).toBeVisible();
  await expect(primaryButtons(page)).toHaveText(['Achieve target']);
  await planner.page.getByRole('navigation').getByRole('link', { name: 'Courses' }).click();
  await planner.button('Leave as a draft').click();
  await expect(page.getByText('Unsaved changes on this device')).toBeVisible();
  expect(await gaugeGrade(page)).toBe('70.50');
  await expect(primaryButtons(page)).toHaveText(['Plan a course']);
  await page.goto('/');
  await expect(page.getByText('Unsaved changes on this device')).toBeVisible();
  expect(await gaugeGrade(page)).toBe('70.50');
  await expect(primaryButtons(page)).toHaveText(['Plan a course']);
  await page.getByRole('link', { name: 'Plan a course' }).click();
  await planner.enterGrade('Exam 1', 50);
  await page.goto('/');
  await expect(page.getByText('Started on this device and not saved to your account yet.')).toBeVisible();
  expect(await gaugeGrade(page)).toBe('50.00');
  await expect(primaryButtons(page)).toHaveText(['Continue']);
});

test('people are added, graded, removed and restored', async ({ page, baseURL }) => {
  await openSavedCourse({ page, baseURL });
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace Hopper');
  await page.getByRole('textbox', { name: 'Email' }).fill('grace@site.test');
  await page.keyboard.press('Enter');
  const grade = page.getByRole('textbox', { name: 'Grade of Grace Hopper in the course' });
  await grade.fill('92.5');
  await grade.press('Enter');
  await expect(page.getByText('Grade of Grace Hopper saved.')).toBeAttached();
  await page.getByRole('button', { name: 'Edit Grace Hopper' }).click();
  await page.getByRole('textbox', { name: 'Role' }).fill('Tutor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Tutor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Grace Hopper' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove Grace Hopper?' })).toContainText('has 1 grade in');
  await page.getByRole('button', { name: 'Remove the person' }).click();
  await expect(grade).toBeHidden();
  await noticesOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(grade).toHaveValue('92.5');
});

test.describe('accessibility', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing on saved, listed and compared courses', async ({ page, baseURL }) => {
    await page.goto('/courses');
    await expect(page.getByRole('button', { name: /^Every point counts/ })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await personAt({ page, baseURL }).signUp('Ada');
    // The planner checks for a session only in a browser that had one before. The list of courses always checks.
    await page.reload();
    await expect(page.getByText('Saved courses not available')).toBeVisible();
    const planner = await saveSampleCourse(page);
    await expectAccessibleAtBothWidths(page);
    const address = page.url();
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace Hopper');
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Grace Hopper' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: 'More for this course' }).click();
    await page.getByRole('menuitem', { name: 'Share as a template…' }).click();
    await expect(page.getByRole('dialog', { name: 'Share as a template' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await page.goto('/courses');
    await expect(page.getByRole('link', { name: 'Sample course' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sample course' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    await page.goto(address);
    const other = new PlannerPage(await page.context().newPage());
    await other.page.goto(address);
    await other.enterGrade('Exam 2', 70);
    await other.button('Save').click();
    await expect(other.page.getByText('Course updated successfully!')).toBeVisible();
    await other.page.close();
    await planner.enterGrade('Exam 2', 90);
    await planner.button('Save').click();
    await expect(page.getByRole('dialog', { name: 'This course was changed elsewhere' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});

test('the menu of a course keeps the focus when its entries for signed-in users load', async ({
  page,
  baseURL,
}) => {
  let releaseEntries = (): void => undefined;
  const entriesReleased = new Promise<void>((resolve) => (releaseEntries = resolve));
  await page.route(/\/course-items-[^/]*\.js$/, async (route) => {
    await entriesReleased;
    await route.continue();
  });
  await openSavedCourse({ page, baseURL });
  await page.getByRole('button', { name: 'More for this course' }).focus();
  await page.keyboard.press('Enter');
  const dueDates = page.getByRole('menuitem', { name: 'Due dates…' });
  await expect(dueDates).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Save as…' })).toBeHidden();
  releaseEntries();
  await expect(page.getByRole('menuitem').last()).toHaveText('Delete this course');
  await expect(page.getByRole('menuitem', { name: 'Save as…' })).toBeVisible();
  await expect(dueDates).toBeFocused();
});
