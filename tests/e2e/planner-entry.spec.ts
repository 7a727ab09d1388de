import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { setWidth } from './support/layout.ts';
import { PlannerPage } from './support/planner-page.ts';
import { teacherAt } from './support/person.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/strict-page.ts';

const phone = { width: 390, height: 844 };

test.describe('entering grades', () => {
  let planner: PlannerPage;
  test.beforeEach(async ({ page }) => {
    planner = new PlannerPage(page);
    await planner.open();
  });

  test('a pasted table with a header is shown first, fills the columns that it names, and can be undone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() =>
      navigator.clipboard.writeText('Name\tWeight\tGrade\tMax\nOral\t30\t18\t20\nEssay\t20\t\t50\n'),
    );
    await planner.grade('Exam 1').focus();
    await page.keyboard.press('ControlOrMeta+V');
    const preview = page.getByRole('dialog', { name: 'Paste a table' });
    await expect(preview.getByRole('button', { name: 'Paste 2 rows' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(preview).toHaveCount(0);
    await expect(planner.grade('Oral')).toHaveValue('18');
    await expect(planner.maximum('Oral')).toHaveValue('20');
    await expect(planner.weight('Essay')).toHaveValue('20');
    await expect(planner.knownCheckbox('Oral')).toBeChecked();
    await expect(planner.knownCheckbox('Essay')).not.toBeChecked();
    const notice = noticesOf(page).filter({ hasText: 'Pasted 2 rows: name, weight, grade, maximum.' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(planner.grade('Exam 1')).toHaveValue('');
    await expect(planner.grade('Oral')).toHaveCount(0);
  });

  test('12/15 is entered as 12 of 15 points, announced and undone as one step', async ({ page }) => {
    await planner.grade('Exam 1').fill('12/15');
    await page.keyboard.press('Enter');
    await expect(planner.grade('Exam 1')).toHaveValue('12');
    await expect(planner.maximum('Exam 1')).toHaveValue('15');
    const notice = noticesOf(page).filter({ hasText: 'Read 12/15 as 12 of 15 points.' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(planner.grade('Exam 1')).toHaveValue('');
    await expect(planner.maximum('Exam 1')).toHaveValue('100');
  });

  test('a grade of 95 % is applied once the maximum points are set', async ({ page }) => {
    await planner.maximum('Exam 1').fill('0');
    await planner.grade('Exam 1').fill('95 %');
    await page.keyboard.press('Tab');
    await expect(planner.grade('Exam 1')).toHaveAccessibleDescription('Set the maximum points first.');
    await planner.maximum('Exam 1').fill('40');
    await page.keyboard.press('Tab');
    await expect(planner.grade('Exam 1')).toHaveValue('38');
  });

  test('a grade over the maximum is marked as bonus', async ({ page }) => {
    await planner.grade('Exam 1').fill('105');
    await expect(page.getByText('5 over the maximum: counts as bonus')).toBeVisible();
    await expectAccessible(page);
  });

  test('a category without points can take the points of its items', async ({ page }) => {
    await planner.button('Type of Exams: Standard').click();
    await page.getByRole('menuitemradio', { name: /^Hybrid/ }).click();
    const points = page.getByRole('textbox', { name: 'Maximum points of Exams', exact: true });
    await points.fill('0');
    await expectAccessible(page);
    await planner.button('Use the items’ 300 points').click();
    await expect(points).toHaveValue('300');
    await expect(points).toBeFocused();
  });
});

/** Pixels from the top of the panel to the gauge. Negative if the top of the gauge is out of view. */
const topOfGauge = ({ panel }: PlannerPage) =>
  panel.evaluate((element) => {
    const gauge = element.querySelector('svg');
    return (gauge?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
  });

test.describe('at 1280 by 800 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the bars of all categories start at the same place, and the panel ends in the window', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.open();
    await planner.button('Type of Exams: Standard').click();
    await page.getByRole('menuitemradio', { name: /^Hybrid/ }).click();
    await expect(page.getByRole('textbox', { name: 'Maximum points of Exams', exact: true })).toBeVisible();
    const bars = page.locator('[data-category] header [data-bar]');
    const starts = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().left));
    expect(starts).toHaveLength(2);
    expect(new Set(starts).size).toBe(1);
    const bottom = () => planner.panel.evaluate((panel) => panel.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(800);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 120);
    await expect.poll(bottom).toBeLessThanOrEqual(800);
    await planner.panel.getByText('Effect of one item').scrollIntoViewIfNeeded();
    await expect(planner.panel.getByText('Effect of one item')).toBeInViewport();
  });

  test('the panel shows the whole gauge and its buttons while the target is out of reach', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.open();
    await planner.enterExample();
    await planner.button('Achieve target').click();
    await planner.gradeToTry('Exam 2').fill('70');
    await planner.gradeToTry('Exam 2').press('Enter');
    await expect(planner.gradeToTry('Final Exam')).toBeFocused();
    await expect(planner.panel.getByRole('button', { name: 'Set target to 84.00' })).toBeInViewport();
    await expect(planner.panel.getByRole('button', { name: 'Back to my grades' })).toBeInViewport();
    await expect.poll(() => topOfGauge(planner)).toBeGreaterThanOrEqual(0);
  });

  test('the panel leaves the gauge in view while a grade is typed, and scrolls back when the target is in reach', async ({
    page,
  }) => {
    const planner = new PlannerPage(page);
    await planner.open();
    await planner.enterExample();
    await planner.button('Achieve target').click();
    const grade = planner.gradeToTry('Final Exam');
    await grade.fill('');
    await grade.press('7');
    await expect(planner.button('Unpin Final Exam')).toBeInViewport({ ratio: 1 });
    await grade.press('0');
    await expect(planner.button('Set target to 84.00')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => topOfGauge(planner)).toBeGreaterThanOrEqual(0);
    await grade.fill('90');
    await expect(planner.button('Unpin Final Exam')).toHaveCount(0);
    await expect.poll(() => planner.panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});

for (const width of [390, 1280])
  test(`the weight of a category is next to its name, also with points and dropped grades, at ${width} pixels`, async ({
    page,
    baseURL,
    playwright,
  }) => {
    const teacher = await teacherAt(page, { baseURL, playwright });
    const name = 'Quizzes at the beginning of each lecture';
    const items = [1, 2, 3].map((at) => ({ name: `Quiz ${at}`, maximumPoints: 20, weight: 0 }));
    const category = { name, categoryType: 'HYBRID', weight: 100, maximumPoints: 60, dropLowest: 1, items };
    const { id } = await teacher.post<{ id: string }>('/api/course', {
      name: 'Physics',
      categories: [category],
    });
    await setWidth(page, width);
    await page.goto(`/course/${id}`);
    const middleOf = async (field: string) => {
      const box = await page.getByRole('textbox', { name: field, exact: true }).boundingBox();
      return box === null ? null : Math.round(box.y + box.height / 2);
    };
    await expect(page.getByRole('textbox', { name: `Weight of ${name}` })).toBeVisible();
    expect(await middleOf(`Weight of ${name}`)).toBe(await middleOf('Category name'));
    expect(await middleOf(`Lowest grades to drop in ${name}`)).toBe(
      await middleOf(`Maximum points of ${name}`),
    );
  });

test('a drag marks where the item will be dropped, and the new weight is announced', async ({ page }) => {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.button('Type of Exams: Standard').click();
  await page.getByRole('menuitemradio', { name: /^Hybrid/ }).click();
  await page.getByRole('textbox', { name: 'Maximum points of Exams' }).fill('150');
  const exams = planner.category('Exams');
  const first = await exams.getByRole('row', { name: /Exam 1/ }).boundingBox();
  const heads = await exams.getByRole('columnheader', { name: 'Weight' }).boundingBox();
  if (first === null || heads === null) throw new Error('The category is not on the page.');

  await planner.button('Move Assignment 4').hover();
  await page.mouse.down();
  await page.mouse.move(heads.x, heads.y - 30, { steps: 5 });
  const marker = page.locator('[data-drop-marker]');
  // The browser reports the position of the pointer only while it moves.
  await expect(async () => {
    await page.mouse.move(heads.x + 2, heads.y - 20, { steps: 2 });
    await page.mouse.move(heads.x, heads.y - 20, { steps: 2 });
    const { y, height } = (await marker.boundingBox()) ?? { y: 0, height: 0 };
    expect(Math.abs(y + height / 2 - first.y)).toBeLessThan(2);
  }).toPass();
  await page.mouse.up();
  await expect(
    noticesOf(page).filter({
      hasText: 'Moved Assignment 4 to Exams. Its weight is now 12.5 %, it was 6.25 %.',
    }),
  ).toBeVisible();
  await expect(exams.getByRole('textbox', { name: 'Item name' }).first()).toHaveValue('Assignment 4');
});

const widths = [390, 761, 1024, 1100, 1160, 1189, 1190, 1280];

test('every row fits into its card at all widths, also in target mode', async ({ page }) => {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterExample();
  for (const width of widths) expect(await rowsCutOff(page, width), `${width} px`).toEqual([]);
  await planner.button('Achieve target').filter({ visible: true }).click();
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('87');
  for (const width of widths) expect(await rowsCutOff(page, width), `${width} px`).toEqual([]);
});

/**
 * Resizes the window to this width. Returns the pixels by which each cell exceeds the right edge of its category, for
 * the cells that do.
 */
async function rowsCutOff(page: Page, width: number): Promise<number[]> {
  await setWidth(page, width);
  return page.locator('[data-row] > *').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const edge = cell.closest('[data-category]')?.getBoundingClientRect().right ?? 0;
      const ends = [cell, ...cell.children].map((part) => part.getBoundingClientRect().right);
      const over = Math.max(...ends) - edge;
      return over > 0 ? [over] : [];
    }),
  );
}

for (const [target, word] of [
  ['100', 'maximum'],
  ['0', 'guaranteed'],
] as const) {
  test(`a target of ${target} does not cover the word ${word}`, async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.open();
    await planner.target.fill(target);
    const knob = planner.panel.getByRole('slider', { name: 'Target grade on the gauge' });
    await expect(knob).toHaveAttribute('aria-valuenow', target);
    // In a window of 720 pixels height, the words are next to the gauge. In a higher one, they are below it.
    for (const height of [720, 1000]) {
      await page.setViewportSize({ width: 1280, height });
      const [marker, label] = [
        await knob.boundingBox(),
        await planner.panel.getByText(word, { exact: true }).boundingBox(),
      ];
      if (marker === null || label === null) throw new Error('The gauge is not on the page.');
      const isBelow = marker.y + marker.height <= label.y;
      expect(isBelow || marker.x + marker.width <= label.x, `${height} px`).toBe(true);
    }
  });
}

test('a phone shows the weight of each item, and a weight that is entered for a category', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const planner = new PlannerPage(page);
  await planner.open();
  await expect(planner.weight('Exam 1')).toBeVisible();
  await planner.weight('Exam 1').fill('20');
  await expect(page.getByText('95 % of the weight is entered', { exact: true })).toBeVisible();
  await planner.button('Type of Exams: Standard').click();
  await page.getByRole('menuitemradio', { name: /^Hybrid/ }).click();
  await expect(page.getByRole('textbox', { name: 'Weight of Exams' })).toHaveValue('70');
  await expectAccessible(page);
});
