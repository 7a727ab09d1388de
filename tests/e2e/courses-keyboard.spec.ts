import { tabTo } from './support/keyboard.ts';
import { personAt } from './support/person.ts';
import { PlannerPage } from './support/planner-page.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/strict-page.ts';

test('a course is saved, duplicated, deleted, restored and opened with the keyboard', async ({
  page,
  baseURL,
}) => {
  await personAt({ page, baseURL }).signUp('Ada');
  // The planner checks for a session only in a browser that had one before. The list of courses always checks.
  await page.goto('/courses');
  await expect(page.getByText('Saved courses not available')).toBeVisible();
  const planner = new PlannerPage(page);
  await planner.open();
  await tabTo(planner.grade('Exam 1'));
  await page.keyboard.type('81');
  await page.keyboard.press('Control+s');
  const save = page.getByRole('dialog', { name: 'Save this course' });
  await expect(save.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved just now.')).toBeVisible();

  const courses = page.getByRole('list', { name: 'Saved courses' }).getByRole('listitem');
  const more = page.getByRole('button', { name: 'More for Sample course', exact: true });
  await tabTo(page.getByRole('link', { name: 'Courses', exact: true }));
  await page.keyboard.press('Enter');
  await expect(courses).toHaveCount(1);
  await tabTo(more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(courses).toHaveCount(2);

  await tabTo(more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(courses).toHaveCount(1);
  await expect(noticesOf(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(noticesOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(courses).toHaveCount(2);

  await tabTo(page.getByRole('link', { name: 'Sample course', exact: true }));
  await page.keyboard.press('Enter');
  await expect(planner.grade('Exam 1')).toHaveValue('81');
});
