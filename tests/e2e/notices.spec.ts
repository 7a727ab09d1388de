import type { Locator, Page } from '@playwright/test';
import { PlannerPage } from './support/planner-page.ts';
import { teacherAt, type Person } from './support/person.ts';
import { physicsQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

/** Labels or texts of the target elements that a notice covers, at least in part. Throws if no notice is shown. */
async function textsUnderNotices(page: Page, targets: Locator): Promise<string[]> {
  const notices = await page.getByRole('alert').first().boundingBox();
  if (notices === null) throw new Error('No notice is shown.');
  return targets.evaluateAll((elements, box) => {
    const isUnder = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y;
    };
    return elements
      .filter(isUnder)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, notices);
}

const fieldsOf = (page: Page) => page.locator('main input:visible, main textarea:visible');

async function createCourse(teacher: Person, categories: readonly object[] = []): Promise<string> {
  const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Thermodynamics', categories });
  const names = Array.from({ length: 12 }, (_, at) => `Person ${at}`);
  for (const name of names) await teacher.post(`/api/courses/${id}/students`, { name });
  return id;
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the notice about a removed person covers neither the next person nor a grade', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const courseId = await createCourse(await teacherAt(page, { baseURL, playwright }));
      await page.goto(`/course/${courseId}?tab=people`);
      // These people are at different heights of the screen.
      for (const at of [0, 3, 7, 10]) {
        const removeNext = page.getByRole('button', { name: `Remove Person ${at + 1}`, exact: true });
        const next = page.getByRole('row').filter({ has: removeNext });
        await page.getByRole('button', { name: `Remove Person ${at}`, exact: true }).click();
        await expect(page.getByText(`Removed Person ${at}.`)).toBeVisible();
        await expect(removeNext).toBeFocused();
        await expect.poll(() => textsUnderNotices(page, next)).toEqual([]);
        await expect.poll(() => textsUnderNotices(page, fieldsOf(page))).toEqual([]);
        await page.getByRole('alert').getByRole('button').last().click();
        await expect(page.getByRole('alert')).toBeHidden();
      }
    });

    test('the notice about a deleted item of a long course covers no figure or control of the panel, and no action on the course', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const teacher = await teacherAt(page, { baseURL, playwright });
      const items = Array.from({ length: 18 }, (_, at) => ({
        name: `Task ${at + 1}`,
        grade: 8,
        maximumPoints: 10,
        weight: 5,
        knownScores: at < 6,
      }));
      const categories = [
        { name: 'Homework', categoryType: 'STANDARD', items: items.slice(0, 9) },
        { name: 'Exams', categoryType: 'STANDARD', items: items.slice(9) },
      ];
      const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Long', categories });
      await page.goto(`/course/${id}`);
      const planner = new PlannerPage(page);
      for (const name of ['Task 2', 'Task 7', 'Task 16']) {
        await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
        await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText('Deleted');
        const controls = planner.panel.getByRole('button').or(planner.panel.getByRole('slider'));
        await expect.poll(() => textsUnderNotices(page, controls)).toEqual([]);
        const figures = planner.panel.locator('[data-outcome]');
        await expect(figures.first()).toBeVisible();
        await expect.poll(() => textsUnderNotices(page, figures)).toEqual([]);
        const actions = page.locator('[data-screen-actions]').getByRole('button');
        await expect.poll(() => textsUnderNotices(page, actions)).toEqual([]);
      }
    });

    test('a notice that finds no free place is below all bars, and the whole page can be scrolled above it', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const teacher = await teacherAt(page, { baseURL, playwright });
      const items = Array.from({ length: 40 }, (_, at) => ({
        name: `Lab ${at + 1}`,
        maximumPoints: 10,
        weight: 2,
      }));
      const categories = [{ name: 'Labs', categoryType: 'STANDARD', items }];
      const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Full', categories });
      await page.goto(`/course/${id}`);
      const planner = new PlannerPage(page);
      await expect(planner.grade('Lab 20')).toBeVisible();
      await page.getByRole('button', { name: 'More for Lab 20', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Deleted');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => textsUnderNotices(page, fieldsOf(page))).toEqual([]);
      await expect.poll(() => textsUnderNotices(page, planner.panel.locator('[data-outcome]'))).toEqual([]);
    });

    test('the notice about a template covers no field of the course that opens after it', async ({
      page,
      baseURL,
      playwright,
    }) => {
      await teacherAt(page, { baseURL, playwright });
      const planner = new PlannerPage(page);
      await planner.open();
      await page.getByRole('textbox', { name: 'Course name' }).fill('Thermodynamics');
      await page.getByRole('button', { name: 'More for this course' }).click();
      await page.getByRole('menuitem', { name: 'Start from a template…' }).click();
      await page.getByRole('button', { name: /Weighted by exam/ }).click();
      await page.getByRole('button', { name: 'Save it first' }).click();
      await expect(page.getByText('Started from Weighted by exam.')).toBeVisible();
      await expect(planner.grade('Midterm 2')).toBeVisible();
      await expect.poll(() => textsUnderNotices(page, fieldsOf(page))).toEqual([]);
    });

    test('the notice about imported grades covers none of them', async ({ page, baseURL, playwright }) => {
      const items = [{ name: 'Essay', maximumPoints: 10, weight: 100 }];
      const categories = [{ name: 'Work', categoryType: 'STANDARD', items }];
      const courseId = await createCourse(await teacherAt(page, { baseURL, playwright }), categories);
      await page.goto(`/course/${courseId}?tab=gradebook`);
      const rows = Array.from({ length: 12 }, (_, at) => `Person ${at},${at % 10}`);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import grades' }).click();
      const buffer = Buffer.from(['Name,Essay', ...rows].join('\n'));
      await (await chooser).setFiles({ name: 'grades.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Import 12 grades' }).click();
      await expect(page.getByText('Imported 12 grades.')).toBeVisible();
      const grades = page.locator('main [role="gridcell"], main [data-grade-field]');
      await expect(grades.first()).toBeVisible();
      await grades.last().scrollIntoViewIfNeeded();
      await expect.poll(() => textsUnderNotices(page, grades)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      const header = page.getByRole('banner').getByRole('button');
      await expect.poll(() => textsUnderNotices(page, header)).toEqual([]);
      await page.getByRole('button', { name: 'Settings and statistics of Essay' }).click();
      await expect
        .poll(() => textsUnderNotices(page, page.getByRole('dialog').getByRole('button')))
        .toEqual([]);
    });

    test('notices of the quiz editor cover no field, and neither Save nor Preview', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const teacher = await teacherAt(page, { baseURL, playwright });
      const quizId = await physicsQuiz(teacher, { title: 'Heat' });
      await page.goto(`/quiz/create-quiz?quiz=${quizId}`);
      const open = page.getByRole('switch', { name: 'Open' });
      await open.click();
      await expect(page.getByText(/^Closed. While it is closed/)).toBeVisible();
      const buttons = page.getByRole('group', { name: 'This quiz' }).getByRole('button');
      await expect.poll(() => textsUnderNotices(page, fieldsOf(page))).toEqual([]);
      await expect.poll(() => textsUnderNotices(page, buttons)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => textsUnderNotices(page, fieldsOf(page))).toEqual([]);
      await expect.poll(() => textsUnderNotices(page, buttons)).toEqual([]);
    });
  });
}
