import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/axe.ts';
import { password } from './support/account.ts';
import { Person, sharedServer, newPerson, teacherAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const question = {
  type: 'MULTIPLE_CHOICE',
  question: 'Which of these is a noble gas?',
  answers: ['Argon', 'Oxygen'],
  correctAnswer: [1],
  explanation: 'Argon does not react.',
  concepts: ['Gases'],
};

test('two instructors of a course share a question bank, to read and then to edit', async ({
  page,
  browser,
  baseURL,
  playwright,
}) => {
  const grace = await teacherAt(page, { baseURL, playwright });
  const server = sharedServer(baseURL);
  const { id: courseId } = await grace.post<{ id: string }>('/api/course', {
    name: 'Chemistry',
    categories: [],
  });
  const { id: categoryId } = await grace.post<{ id: string }>('/api/quizCategories', {
    categoryName: 'Elements',
  });
  await grace.post('/api/questions', { ...question, categoryId });

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const ivy = new Person(context.request, server);
  const email = await ivy.register('Ivy');
  await ivy.post('/api/auth/login', { email, password });
  const root = await newPerson(playwright.request, server);
  await root.signInAsAdmin();
  const { id: ivyId } = await ivy.get<{ id: string }>('/api/user');
  await root.patch(`/api/users/${ivyId}/role`, { role: 'Instructor' });
  await grace.post(`/api/courses/${courseId}/staff`, { email, role: 'CO_INSTRUCTOR' });
  await ivy.post(`/api/courses/${courseId}/invitation/accept`);

  await page.goto('/manageQuestions');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Share your bank' });
  await choose(page, 'Chemistry', 'Can read and copy');
  await expect(window.getByRole('combobox', { name: 'Chemistry' })).toHaveValue('Can read and copy');
  await expectAccessibleAtBothWidths(page);

  const ivysPage = await context.newPage();
  await ivysPage.goto('/manageQuestions');
  await expect(ivysPage.getByRole('heading', { name: 'Your bank is empty' })).toBeVisible();
  await choose(ivysPage, 'Bank', 'Grace Test’s bank (read only)');
  await expect(ivysPage.getByText('shares it with the co-instructors of ‘Chemistry’')).toBeVisible();
  await expect(ivysPage.getByRole('button', { name: 'Add a question' })).toBeHidden();
  await expectAccessibleAtBothWidths(ivysPage);
  // Without the permission to edit, a click on a question opens its versions, with the answers.
  await ivysPage.getByRole('button', { name: question.question, exact: true }).click();
  await expect(ivysPage.getByText(question.explanation)).toBeVisible();
  await ivysPage.keyboard.press('Escape');
  await ivysPage.getByRole('checkbox', { name: `Select: ${question.question}` }).check();
  await expect(ivysPage.getByRole('button', { name: 'Delete', exact: true })).toBeHidden();
  await ivysPage.getByRole('button', { name: 'Copy to my bank' }).click();
  await expect(ivysPage.getByText('Copied 1 question to your bank.')).toBeVisible();
  await choose(ivysPage, 'Bank', 'My bank');
  await expect(ivysPage.getByRole('button', { name: question.question, exact: true })).toBeVisible();
  await expect(ivysPage.getByRole('table').getByText('Elements')).toBeVisible();

  await choose(page, 'Chemistry', 'Can edit and delete');
  await expect(window.getByRole('combobox', { name: 'Chemistry' })).toHaveValue('Can edit and delete');
  await ivysPage.reload();
  await choose(ivysPage, 'Bank', 'Grace Test’s bank');
  await ivysPage.getByRole('button', { name: question.question, exact: true }).click();
  await ivysPage.getByRole('textbox', { name: 'Question', exact: true }).fill('Which of these is inert?');
  await ivysPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ivysPage.getByText('Saved.')).toBeVisible();
  await expectAccessible(ivysPage);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Which of these is inert?', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await choose(page, 'Chemistry', 'Not shared');
  await expect(page.getByRole('combobox', { name: 'Chemistry' })).toHaveValue('Not shared');
  await ivysPage.reload();
  await expect(ivysPage.getByRole('heading', { name: 'This bank isn’t shared with you' })).toBeVisible();
  await ivysPage.getByRole('button', { name: 'Open my bank' }).click();
  await expect(ivysPage.getByRole('button', { name: question.question, exact: true })).toBeVisible();
  await context.close();
});
