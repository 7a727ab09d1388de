import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { PlannerPage } from './support/planner-page.ts';
import { expect, test } from './support/strict-page.ts';

const alert = 'Please lower your target grade. Maximum achievable grade is 91.50';

test.describe('with the grades of the worked example', () => {
  let planner: PlannerPage;
  test.beforeEach(async ({ page }) => {
    planner = new PlannerPage(page);
    await planner.open();
    await planner.enterExample();
  });

  test('the worked example needs 87 on Exam 2 and on Final Exam to finish with 85', async () => {
    await expect(planner.panel).toContainText('83.00');
    await expect(planner.panel).toContainText('41.50');
    await expect(planner.panel).toContainText('91.50');
    await planner.button('Achieve target').click();
    await expect(planner.gradeToTry('Exam 2')).toHaveValue('87');
    await expect(planner.gradeToTry('Final Exam')).toHaveValue('87');
    await expect(planner.panel).toContainText(
      'To finish with 85, you need 87 on Exam 2 and 87 on Final Exam.',
    );
  });

  test('pinning a grade recalculates the other one, and leaving target mode discards both', async () => {
    await planner.button('Achieve target').click();
    await planner.gradeToTry('Exam 2').fill('90');
    await expect(planner.gradeToTry('Final Exam')).toHaveValue('84');
    await expect(planner.pinButton('Exam 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(planner.grade('Exam 2')).toHaveValue('');
    await planner.button('Back to my grades').click();
    await expect(planner.gradeToTry('Exam 2')).toHaveCount(0);
    await planner.button('Achieve target').click();
    await expect(planner.gradeToTry('Exam 2')).toHaveValue('87');
  });

  test('a target out of reach shows the message of the specification and changes nothing', async ({
    page,
  }) => {
    await planner.target.fill('95');
    await planner.button('Achieve target').click();
    await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
    await expect(planner.gradeToTry('Exam 2')).toHaveCount(0);
    await expect(planner.grade('Exam 1')).toHaveValue('81');
  });

  test('an invalid entry stays in its cell, with its reason, and the course keeps the old grade', async ({
    page,
  }) => {
    // Moves the focus out of the field. The planner treats the value that a field has when it gets the focus as the old grade.
    await page.keyboard.press('Tab');
    for (const entry of ['eighty', '-3', '1000001']) {
      await planner.grade('Exam 1').fill(entry);
      await page.keyboard.press('Tab');
      await expect(planner.grade('Exam 1')).toHaveValue(entry);
      await expect(planner.grade('Exam 1')).toHaveAttribute('aria-invalid', 'true');
      await expect(planner.grade('Exam 1')).toHaveAccessibleDescription(/grade must/);
      await expect(planner.panel).toContainText('83.00');
    }
    await expect(page.getByText('NaN')).toHaveCount(0);
    await planner.grade('Exam 1').fill('81');
    await expect(planner.grade('Exam 1')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('weights that do not add up to 100 are explained', async ({ page }) => {
    await expect(page.getByText('100 % of the weight is entered')).toBeVisible();
    await planner.weight('Final Exam').fill('35');
    await expect(page.getByText(/110/).first()).toBeVisible();
    await expect(page.getByText('100 % of the weight is entered')).toHaveCount(0);
  });

  test('undo and redo step through the edits', async () => {
    await planner.button('Undo').click();
    await expect(planner.grade('Exam 1')).not.toHaveValue('81');
    await planner.button('Redo').click();
    await expect(planner.grade('Exam 1')).toHaveValue('81');
  });

  test('an item and a category are added, and an item is moved by dragging', async ({ page }) => {
    await planner.category('Exams').getByRole('button', { name: 'Add item' }).click();
    await expect(planner.category('Exams').getByRole('row')).toHaveCount(5);
    await planner.button('Add category').click();
    await expect(page.locator('section[data-category]')).toHaveCount(3);
    const order = () =>
      planner
        .category('Exams')
        .getByRole('textbox', { name: 'Item name' })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect((await order()).slice(0, 3)).toEqual(['Exam 1', 'Exam 2', 'Final Exam']);
    // A drag is tracked once per frame. If no frame is drawn between two mouse moves, the drop has no effect.
    await expect(async () => {
      await planner
        .button('Move Final Exam')
        .dragTo(planner.button('Move Exam 1'), { targetPosition: { x: 6, y: 2 } });
      await expect.poll(async () => (await order())[0], { timeout: 3_000 }).toBe('Final Exam');
    }).toPass();
  });

  test('the plan survives a reload, and resetting brings the sample back', async ({ page }) => {
    await planner.target.fill('90');
    await planner.target.blur();
    await page.reload();
    await expect(planner.grade('Exam 1')).toHaveValue('81');
    await expect(planner.target).toHaveValue('90');
    await planner.button('More for this course').click();
    await page.getByRole('menuitem', { name: /reset/i }).click();
    await expect(planner.target).toHaveValue('85');
    await expect(planner.knownCheckbox('Exam 1')).not.toBeChecked();
  });

  test('an exported course can be imported again, from JSON and CSV', async ({ page }) => {
    for (const kind of ['JSON', 'CSV']) {
      await planner.button('Export course').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: new RegExp(kind) }).click();
      const path = await (await download).path();
      expect((await readFile(path, 'utf8')).length).toBeGreaterThan(100);
      await planner.grade('Exam 1').fill('12');
      const chooser = page.waitForEvent('filechooser');
      await planner.button('Import course').click();
      await (
        await chooser
      ).setFiles({
        name: `course.${kind.toLowerCase()}`,
        mimeType: 'text/plain',
        buffer: await readFile(path),
      });
      // For a table, the planner shows a preview first.
      if (kind === 'CSV') await planner.button('Import 7 items').click();
      await expect(planner.grade('Exam 1')).toHaveValue('81');
    }
  });

  test('a broken file shows its errors, and nothing is lost', async ({ page }) => {
    const chooser = page.waitForEvent('filechooser');
    await planner.button('Import course').click();
    await (
      await chooser
    ).setFiles({
      name: 'course.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"categories": 5}'),
    });
    await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(planner.grade('Exam 1')).toHaveValue('81');
  });
});

for (const height of [800, 560])
  test(`the panel scrolls, with its button in view, in a window of 1280 × ${height}`, async ({ page }) => {
    const planner = new PlannerPage(page);
    await planner.open();
    await planner.enterExample();
    await page.setViewportSize({ width: 1280, height });
    await planner.target.fill('95');
    const achieve = planner.panel.getByRole('button', { name: 'Achieve target' });
    await expect(achieve).toBeInViewport({ ratio: 1 });
    await achieve.click();
    await expect(page.getByRole('alert').filter({ hasText: alert })).toBeInViewport({ ratio: 1 });
    await expect(achieve).toBeInViewport({ ratio: 1 });
    await planner.target.fill('85');
    await achieve.click();
    await expect(planner.panel.getByRole('button', { name: 'Back to my grades' })).toBeInViewport({
      ratio: 1,
    });
    await planner.panel.getByText('Effect of one item').scrollIntoViewIfNeeded();
    await expect(planner.panel.getByText('Effect of one item')).toBeInViewport({ ratio: 1 });
  });

test('a pinned grade that puts the target out of reach can be unpinned, and every field stays', async ({
  page,
}) => {
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterExample();
  await planner.button('Achieve target').click();
  await planner.gradeToTry('Exam 2').fill('70');
  await expect(planner.panel).toContainText('With Exam 2 pinned at 70, you’d finish with 84.00 at most');
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('');
  await expectAccessible(page);
  await planner.button('Unpin Exam 2').click();
  await expect(planner.gradeToTry('Exam 2')).toHaveValue('87');
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('87');
  await expect(planner.target).toHaveValue('85');
});

test('a recommended grade is never shown above the maximum of its item', async ({ page }) => {
  const planner = new PlannerPage(page);
  await planner.open();
  for (const item of ['Exam 1', 'Exam 2']) await planner.enterGrade(item, 100);
  await planner.maximum('Final Exam').fill('99.996');
  await planner.target.fill('100');
  await planner.button('Achieve target').click();
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('99.996');
  await expect(planner.panel.locator('[aria-live]')).toContainText('99.996 on Final Exam');
});

test('a block of cells from a spreadsheet fills the grades', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const planner = new PlannerPage(page);
  await planner.open();
  await page.evaluate(() => navigator.clipboard.writeText('20\n22\nabsent\n18'));
  await planner.grade('Assignment 1').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(planner.grade('Assignment 2')).toHaveValue('22');
  await expect(planner.grade('Assignment 4')).toHaveValue('18');
  await expect(planner.grade('Assignment 3')).toHaveAttribute('aria-invalid', 'true');
});

test('on a phone, the target is achieved from the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterExample();
  await planner.panel.getByRole('button', { name: 'Achieve target' }).click();
  await expect(planner.gradeToTry('Final Exam')).toHaveValue('87');
  await expect(planner.panel).toContainText('For 85: 87 on Exam 2 and 87 on Final Exam');
  await planner.panel.getByRole('button', { name: 'Back to my grades' }).click();
  await expect(planner.gradeToTry('Final Exam')).toHaveCount(0);
  await planner.panel.getByRole('slider').fill('95');
  await planner.panel.getByRole('button', { name: 'Achieve target' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(alert);
});

test('on a phone, the open tab of the course is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/grade-analyzer?tab=people');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('People')).toBeInViewport({ ratio: 1 });
  await expect(tab('Grades')).not.toBeInViewport();
  await tab('People').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/grade-analyzer');
  await expect(tab('Grades')).toBeInViewport({ ratio: 1 });
});

test('on a phone, the menu of the course has the focus and follows the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/grade-analyzer');
  await page.getByRole('button', { name: 'More for this course' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
});

test('the course is printed dark on white, with full names and without buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const planner = new PlannerPage(page);
  await planner.open();
  await planner.enterExample();
  const long = 'Second exam of the spring term, written, in the large lecture hall, with aids';
  await page.getByRole('textbox', { name: 'Item name' }).nth(5).fill(long);
  await page.getByRole('textbox', { name: 'Course name' }).fill(`Algebra: ${long}`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('rowheader', { name: long })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Algebra: ${long}`);
  for (const control of ['button', 'textbox', 'slider', 'link'] as const)
    await expect(page.getByRole(control).filter({ visible: true })).toHaveCount(0);
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor, clipped: document.documentElement.scrollWidth > window.innerWidth };
  });
  expect(colors).toEqual({
    color: 'rgb(20, 32, 58)',
    backgroundColor: 'rgb(255, 255, 255)',
    clipped: false,
  });
});

test('the small planner on Home works without setup, and its course opens in the planner', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByText('To finish with 85, you need 87 on Exam 2 and 87 on Final Exam.'),
  ).toBeVisible();
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/To finish with 84/)).toBeVisible();
  await page.getByRole('link', { name: 'Plan your own course' }).click();
  await expect(page).toHaveURL('/grade-analyzer');
  await expect(new PlannerPage(page).grade('Exam 1')).toHaveValue('81');
});
