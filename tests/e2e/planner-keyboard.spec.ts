import { tabTo } from './support/keyboard.ts';
import { PlannerPage } from './support/planner-page.ts';
import { teacherAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

test('grades are entered and recommended grades tried with the keyboard', async ({ page }) => {
  const planner = new PlannerPage(page);
  await planner.open();
  const focused = page.locator(':focus');

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(/skip/i);
  await tabTo(planner.knownCheckbox('Assignment 1'));
  await page.keyboard.press('Space');
  await expect(planner.knownCheckbox('Assignment 1')).toBeChecked();
  await tabTo(planner.grade('Assignment 1'));
  // Like a spreadsheet: Enter goes down, Shift+Enter up.
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(planner.grade('Assignment 2')).toBeFocused();
  await page.keyboard.type('22');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await expect(planner.grade('Exam 1')).toBeFocused();
  await page.keyboard.type('81');
  await page.keyboard.press('Shift+Enter');
  await expect(planner.grade('Assignment 4')).toBeFocused();
  await page.keyboard.type('17');
  await page.keyboard.press('Escape');
  await expect(planner.grade('Assignment 4')).toHaveValue('18');

  for (const item of ['Assignment 2', 'Assignment 3', 'Assignment 4', 'Exam 1']) {
    await planner.knownCheckbox(item).focus();
    if (!(await planner.knownCheckbox(item).isChecked())) await page.keyboard.press('Space');
  }
  await expect(planner.panel).toContainText('83.00');

  await tabTo(planner.target);
  await page.keyboard.type('90');
  await tabTo(planner.button('Achieve target'));
  await page.keyboard.press('Enter');
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('97');
  await planner.gradeToTry('Final Exam').focus();
  await page.keyboard.type('100');
  await expect(planner.gradeToTry('Exam 2')).toHaveValue('94');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('97');
});

test('arrow keys change the target on the gauge', async ({ page }) => {
  const planner = new PlannerPage(page);
  await planner.open();
  const knob = planner.panel.getByRole('slider', { name: /target/i }).first();
  await knob.focus();
  await page.keyboard.press('ArrowRight');
  await expect(knob).not.toHaveAttribute('aria-valuenow', '85');
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, reducedMotion: 'reduce' });

  test('the focused grade is never behind the bar with the target', async ({ page, baseURL, playwright }) => {
    const teacher = await teacherAt(page, { baseURL, playwright });
    const items = Array.from({ length: 30 }, (_, at) => ({
      name: `Lab ${at + 1}`,
      maximumPoints: 10,
      weight: 3,
    }));
    const categories = [{ name: 'Labs', categoryType: 'STANDARD', items }];
    const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Long', categories });
    await page.goto(`/course/${id}`);
    await new PlannerPage(page).grade('Lab 1').focus();
    for (const { name } of items.slice(1)) {
      await page.keyboard.press('Enter');
      const grade = new PlannerPage(page).grade(name);
      await expect(grade).toBeFocused();
      await expect.poll(() => grade.evaluate(isUncovered), { message: name }).toBe(true);
    }
  });
});

/** Whether the middle of the element is visible and nothing lies on it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

for (const width of [1280, 390])
  test(`at ${width} pixels, a click below the blank row that Enter added lands where it began`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const planner = new PlannerPage(page);
    await planner.open();
    const names = page.getByRole('textbox', { name: 'Item name', exact: true });
    const itemCount = await names.count();
    const add = planner.category('Assignments').getByRole('button', { name: 'Add item' });
    for (const target of [planner.grade('Exam 1'), planner.knownCheckbox('Exam 1'), add]) {
      await planner.category('Assignments').getByRole('textbox', { name: 'Item name' }).last().press('Enter');
      await expect(names).toHaveCount(itemCount + 1);
      await target.scrollIntoViewIfNeeded();
      const place = await target.boundingBox();
      if (place === null) throw new Error('The target is not on the page.');
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
      await page.mouse.down();
      if (target !== add) await expect(names).toHaveCount(itemCount);
      expect(await target.boundingBox()).toEqual(place);
      await page.mouse.up();
      if (target !== add) await expect.poll(() => target.boundingBox()).not.toEqual(place);
    }
    await expect(planner.knownCheckbox('Exam 1')).toBeChecked();
    // The button removed the blank row, and added one that has the focus.
    await expect(names).toHaveCount(itemCount + 1);
    await expect(names.nth(itemCount - 3)).toBeFocused();
  });
