import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { newInstructor, Person, sharedServer, newPerson } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

const questions = [
  { question: 'Which is the longest river?', answers: ['Nile', 'Rhine'], correctAnswer: [1] },
  { question: 'Why do rivers meander?', type: 'ESSAY', answers: [], correctAnswer: [], points: 4 },
];

interface AttemptReply {
  readonly id: string;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}

/** Hands in an essay. The other question stays unanswered. */
async function submitEssay(person: Person, quizId: string, text: string): Promise<void> {
  const attempt = await person.post<AttemptReply>('/api/attempts', { quizId });
  const essay = attempt.questions.find(({ type }) => type === 'ESSAY');
  await person.patch(`/api/attempts/${attempt.id}`, { answers: [{ questionId: essay?.id, text }] });
  await person.post(`/api/attempts/${attempt.id}/submit`);
}

/** Enters the points for the essay that is shown, with the keyboard. */
async function gradeByKeys(page: Page, points: string): Promise<void> {
  const field = page.getByLabel('Points, of 4');
  await expect(field).toBeFocused();
  await page.keyboard.type(points);
  await page.keyboard.press('Enter');
}

test('an instructor sees the grading queue on Home, grades it with the keyboard, and exports the table', async ({
  page,
  playwright,
  baseURL,
}) => {
  const server = sharedServer(baseURL);
  const teacher = await newInstructor(playwright.request, server, new Person(page.request, server));
  const quizData = { title: 'Rivers', questions };
  const quiz = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  for (const name of ['Una', 'Vic']) {
    const student = await newPerson(playwright.request, server);
    await student.signUp(name);
    await submitEssay(student, quiz.id, `${name} says: the bank wears away outside.`);
  }

  await page.goto('/quiz/categories');
  await expect(page.getByRole('link', { name: '2 to grade in Rivers' })).toBeVisible();
  await page.goto('/');
  const toGrade = page.getByRole('region', { name: 'To grade' });
  await expect(toGrade).toContainText('2 attempts');
  await expectAccessible(page);
  await toGrade.getByRole('link', { name: 'Rivers' }).click();
  await expect(page.getByRole('radio', { name: 'To grade' })).toBeChecked();
  await page.getByRole('button', { name: 'Handed in' }).click();
  await expect(page.getByRole('columnheader', { name: 'Handed in' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expectAccessible(page);

  const first = page.getByRole('link', { name: 'Una Test' });
  await tabTo(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 attempts to grade')).toBeVisible();
  await expectAccessible(page);
  await gradeByKeys(page, '3');
  await expect(page.getByRole('heading', { name: 'Vic Test, attempt 1' })).toBeVisible();
  await gradeByKeys(page, '1');
  await expect(page.getByText('1 of 4 points')).toBeVisible();

  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page.getByText('Nothing to grade.')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Results summary' });
  await expect(summary).toContainText('Average40 %');
  await page.getByRole('searchbox', { name: 'Search attempts' }).fill('vic');
  await expect(page).toHaveURL(/find=vic/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search attempts' })).toHaveValue('vic');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Rivers-results.csv');
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain('Q1: Which is the longest river?,Q2: Why do rivers meander?');
  expect(table).toMatch(/Una Test,una-[\w-]+@site\.test,1,graded,.*,3,5,60,yes,0,3/);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your courses' })).toBeVisible();
  await expect(toGrade).toHaveCount(0);
});
