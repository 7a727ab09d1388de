import type { Locator, Page } from '@playwright/test';
import { PlannerPage } from './support/planner-page.ts';
import { teacherAt, type Person } from './support/person.ts';
import { physicsQuiz } from './support/quiz-class.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/strict-page.ts';

/**
 * Labels or texts of the target elements that a notice covers, at least in part; a pixel is left to rounding. Throws if no
 * notice is shown.
 */
async function textsUnderNotices(page: Page, targets: Locator): Promise<string[]> {
  const boxes = await noticesOf(page).evaluateAll((notices) =>
    notices.map((notice) => notice.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (boxes.length === 0) throw new Error('No notice is shown.');
  return targets.evaluateAll((elements, covers) => {
    const isUnder = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return covers.some(
        (box) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
      );
    };
    return elements
      .filter(isUnder)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, boxes);
}

const expectNoneCovered = async (page: Page, targets: Locator) => {
  await expect(targets.first()).toBeVisible();
  await expect.poll(() => textsUnderNotices(page, targets)).toEqual([]);
};

const fieldsOf = (page: Page) => page.locator('main input:visible, main textarea:visible');
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

async function createCourse(teacher: Person, categories: readonly object[] = []): Promise<string> {
  const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Thermodynamics', categories });
  const names = Array.from({ length: 12 }, (_, at) => `Person ${at}`);
  // One after the other, so that they are in order.
  for (const name of names) await teacher.post(`/api/courses/${id}/students`, { name });
  return id;
}

const labs = (count: number) => [
  {
    name: 'Labs',
    categoryType: 'STANDARD',
    items: Array.from({ length: count }, (_, at) => ({
      name: `Lab ${at + 1}`,
      maximumPoints: 10,
      weight: 100 / count,
    })),
  },
];

async function deleteItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(noticesOf(page).last()).toContainText(`Deleted ${name}.`);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 600 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the notice about a removed person covers neither the next person nor one that is back', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const courseId = await createCourse(await teacherAt(page, { baseURL, playwright }));
      await page.goto(`/course/${courseId}?tab=people`);
      // These people are at different heights of the screen.
      for (const at of [0, 3, 7, 10]) {
        const removeNext = page.getByRole('button', { name: `Remove Person ${at + 1}`, exact: true });
        await page.getByRole('button', { name: `Remove Person ${at}`, exact: true }).click();
        await expect(page.getByText(`Removed Person ${at}.`)).toBeVisible();
        await expect(removeNext).toBeFocused();
        await expectNoneCovered(page, page.getByRole('row').filter({ has: removeNext }));
        await noticesOf(page).getByRole('button', { name: 'Dismiss' }).click();
        await expect(noticesOf(page)).toHaveCount(0);
      }
      for (const at of [9, 11]) {
        await page.getByRole('button', { name: `Remove Person ${at}`, exact: true }).click();
        await expect(page.getByText(`Removed Person ${at}.`)).toBeVisible();
      }
      await noticesOf(page).filter({ hasText: 'Person 9' }).getByRole('button', { name: 'Undo' }).click();
      await expectNoneCovered(page, page.getByRole('button', { name: 'Remove Person 9', exact: true }));
    });

    test('the notice about a deleted item covers no part of the panel and not the next item, and stays where it is', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const teacher = await teacherAt(page, { baseURL, playwright });
      const { id } = await teacher.post<{ id: string }>('/api/course', {
        name: 'Long',
        categories: labs(40),
      });
      await page.goto(`/course/${id}`);
      const planner = new PlannerPage(page);
      for (const at of [2, 7, 20, 35]) {
        await deleteItem(page, `Lab ${at}`);
        await expectNoneCovered(page, planner.panel);
        await expectNoneCovered(page, planner.grade(`Lab ${at + 1}`));
      }
      const position = await noticesOf(page).last().boundingBox();
      await scrollToEnd(page);
      await expectNoneCovered(page, fieldsOf(page));
      await expectNoneCovered(page, page.getByRole('contentinfo'));
      await expectNoneCovered(page, planner.panel);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await noticesOf(page).last().boundingBox()).toEqual(position);
    });

    test('the notice about a paste covers no row that it filled', async ({
      page,
      baseURL,
      playwright,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const teacher = await teacherAt(page, { baseURL, playwright });
      const { id } = await teacher.post<{ id: string }>('/api/course', {
        name: 'Long',
        categories: labs(30),
      });
      await page.goto(`/course/${id}`);
      const planner = new PlannerPage(page);
      await planner.grade('Lab 12').focus();
      // The row is at the bottom edge of the window, above the bar of a phone.
      await planner.grade('Lab 12').evaluate((field) => field.scrollIntoView({ block: 'end' }));
      await page.evaluate(() => window.scrollBy(0, 60));
      await page.evaluate(() => navigator.clipboard.writeText('7\n8'));
      await page.keyboard.press('ControlOrMeta+V');
      await expect(noticesOf(page)).toHaveCount(1);
      await expect(planner.grade('Lab 13')).toHaveValue('8');
      await expectNoneCovered(page, planner.grade('Lab 12').or(planner.grade('Lab 13')));
    });

    test('the planner opens at its top with the notice about a new course', async ({ page }) => {
      await page.goto('/courses');
      await page.getByRole('button', { name: /^Weighted by exam/ }).click();
      await expect(noticesOf(page)).toContainText('Started from Weighted by exam.');
      // The notice has its place once the page ends above it.
      const strip = () =>
        page.evaluate(() => document.documentElement.style.getPropertyValue('--notice-strip'));
      await expect.poll(strip).toMatch(/^[1-9]/);
      await expect(page.getByRole('textbox', { name: 'Course name' })).toHaveValue('Weighted by exam');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('the notice about imported grades covers no button of a window, and every grade can be scrolled above it', async ({
      page,
      baseURL,
      playwright,
    }) => {
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
      await scrollToEnd(page);
      await expectNoneCovered(page, grades);
      await page.getByRole('button', { name: 'Settings and statistics of Essay' }).click();
      await expectNoneCovered(page, page.getByRole('dialog').getByRole('button'));
    });

    test('notices of the quiz editor cover neither Save nor Preview, and every field can be scrolled above them', async ({
      page,
      baseURL,
      playwright,
    }) => {
      const teacher = await teacherAt(page, { baseURL, playwright });
      const quizId = await physicsQuiz(teacher, { title: 'Heat' });
      await page.goto(`/quiz/create-quiz?quiz=${quizId}`);
      await page.getByRole('switch', { name: 'Open' }).click();
      await expect(page.getByText(/^Closed. While it is closed/)).toBeVisible();
      const buttons = page.getByRole('group', { name: 'This quiz' }).getByRole('button');
      await expectNoneCovered(page, buttons);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectNoneCovered(page, buttons);
      await scrollToEnd(page);
      await expectNoneCovered(page, fieldsOf(page));
      await expectNoneCovered(page, page.getByRole('contentinfo').getByText('Dark'));
    });
  });
}

test('the notice about a deleted item does not cover the next item after a line about the weights is added', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterGrade('Exam 1', 81);
  await deleteItem(page, 'Exam 2');
  await expect(page.getByText('75 % of the weight is entered. 25 % to go.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for Final Exam', exact: true })).toBeFocused();
  await expectNoneCovered(page, planner.grade('Final Exam'));
});

async function openPeople(page: Page, teacher: Person): Promise<(names: readonly string[]) => Promise<void>> {
  await page.goto(`/course/${await createCourse(teacher)}?tab=people`);
  return async (names) => {
    for (const name of names) {
      await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
      await expect(noticesOf(page).filter({ hasText: `Removed ${name}.` })).toBeVisible();
    }
  };
}

test('F8 moves the focus to the newest notice and back, Escape closes it, and Escape in a field does not', async ({
  page,
  baseURL,
  playwright,
}) => {
  const remove = await openPeople(page, await teacherAt(page, { baseURL, playwright }));
  await remove(['Person 1', 'Person 2']);
  const field = page.getByRole('textbox').first();
  await field.focus();
  const newest = noticesOf(page).filter({ hasText: 'Person 2' });
  await page.keyboard.press('F8');
  await expect(newest.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(noticesOf(page)).toHaveCount(2);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(newest).toHaveCount(0);
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: 'Remove Person 3', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(noticesOf(page)).toHaveCount(0);
});

test('of notices about what is done, the three newest stay', async ({ page, baseURL, playwright }) => {
  const remove = await openPeople(page, await teacherAt(page, { baseURL, playwright }));
  await remove(['Person 1', 'Person 2', 'Person 3', 'Person 4']);
  await expect(noticesOf(page)).toHaveCount(3);
  await expect(noticesOf(page).filter({ hasText: 'Person 1' })).toHaveCount(0);
});
