import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { newInstructor, Person, sharedServer, teacherAt } from './support/person.ts';
import { physicsQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

/** Makes the name of a category unique, because all tests of a run share one list of categories. */
const uniqueName = (name: string) => `${name} ${Date.now()}`;

test('an instructor adds, renames, hides and deletes categories, but cannot delete one that is in use', async ({
  page,
  baseURL,
  playwright,
}) => {
  const me = await teacherAt(page, { baseURL, playwright });
  const [first, second] = [uniqueName('Kinetics'), uniqueName('Reaction rates')];
  await page.goto('/quiz/categories');
  await page.getByRole('button', { name: 'Add a category' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: first })).toBeVisible();

  const choose = async (category: string, item: string) => {
    await page.getByRole('button', { name: `More for ${category}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose(first, 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill(second);
  // The button is disabled until the dialog has loaded the uses of the category.
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Rename/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: second });
  await expect(section).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await choose(second, 'Hide from students');
  await expect(section.getByText('Hidden')).toBeVisible();

  await choose(second, 'Delete');
  await expect(section).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByText('Hidden')).toBeVisible();

  const categories = await me.get<{ id: string; categoryName: string }[]>('/api/quizCategories');
  const categoryId = categories.find(({ categoryName }) => categoryName === second)?.id;
  await physicsQuiz(me, { categoryId }, { isPublished: false });
  await page.reload();
  await expect(section.getByText('Not published')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Edit Heat and work' })).toBeVisible();
  await expectAccessible(page);
  await choose(second, 'Delete');
  const question = page.getByRole('dialog', { name: `Delete ${second}?` });
  await expect(question.getByText('It contains 1 quiz.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(section).toBeVisible();
});

test('a student finds a quiz by category, sees the progress, and generates a practice quiz from a text', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const name = uniqueName('Thermodynamics');
  const { id: categoryId } = await teacher.post<{ id: string }>('/api/quizCategories', {
    categoryName: name,
  });
  const quizId = await physicsQuiz(teacher, { categoryId, allowedAttempts: 2, timeLimit: 30 });
  const me = new Person(page.request, sharedServer(baseURL));
  await me.signUp('Ada');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/quiz/categories');
  const section = page.getByRole('region', { name });
  await expect(section.getByRole('listitem')).toContainText(['2 attempts left']);
  await expect(section.getByText('Not started')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a category' })).toBeHidden();

  await me.post('/api/attempts', { quizId });
  await page.reload();
  await expect(section.getByText('In progress')).toBeVisible();
  await expect(section.getByText('1 attempt left')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Generate a practice quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate a practice quiz' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('From a text').click();
  await dialog
    .getByRole('textbox', { name: 'Text' })
    .fill(
      'Entropy is a measure of the disorder of a system. Enthalpy is the heat content of a system at constant pressure. Water boils at 100 degrees at sea level.',
    );
  await dialog.getByRole('textbox', { name: 'Title' }).fill('From my notes');
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL(/\/quiz\/(?!categories)[^/]+$/);
  await expect(page.getByRole('heading', { name: 'From my notes' })).toBeVisible();
});
