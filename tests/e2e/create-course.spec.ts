import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { teacherAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

test('an instructor creates a course, enters its name first, and sees that a new category counts 0 %', async ({
  page,
  baseURL,
  playwright,
}) => {
  await teacherAt(page, { baseURL, playwright });
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Create your first course' }).click();
  await expect(page.getByRole('textbox', { name: 'Course name' })).toBeFocused();
  await page.keyboard.type('Algebra');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Category name').fill('Exams');
  await field('Weight of Item Name').fill('100');
  await page.getByRole('button', { name: 'Add category' }).click();
  const note = 'Category Name counts 0 %: the other categories already make up 100 %.';
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Share the weight equally' }).click();
  await expect(page.getByText(note)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved just now.')).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByText(/^A student sees the course after signing in/)).toBeVisible();
});
