import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newInstructor, Person, sharedServer } from './support/person.ts';
import { physics, physicsQuestions, takeQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

interface TeacherWithQuiz {
  readonly page: Page;
  readonly teacher: Person;
  readonly quizId: string;
}

/** An instructor in a separate browser, with a published quiz. The answer key of its first question is wrong. */
async function teacherWithQuiz(
  browser: Browser,
  requests: Parameters<typeof newInstructor>[0],
  { baseURL, title }: { readonly baseURL: string | undefined; readonly title: string },
): Promise<TeacherWithQuiz> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.32.0.1' } });
  const teacher = await newInstructor(
    requests,
    sharedServer(baseURL),
    new Person(context.request, sharedServer(baseURL)),
  );
  const questions = physicsQuestions.map((question) =>
    question.question === physics.entropy ? { ...question, correctAnswer: [1] } : question,
  );
  const quizData = { title, shuffleAnswers: false, shuffleQuestions: false, questions };
  const { id: quizId } = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  return { page: await context.newPage(), teacher, quizId };
}

interface QuizReply {
  readonly quizData: { readonly questions: readonly { readonly id: string }[] };
}

/** Corrects the answer key of the first question, like the builder: with all questions of the quiz. */
async function correctTheKey({ teacher, quizId }: TeacherWithQuiz): Promise<void> {
  const { quizData } = await teacher.get<QuizReply>(`/api/quiz/${quizId}`);
  const questions = quizData.questions.map(({ id }, index) => ({
    id,
    ...(index === 0 && physicsQuestions[0]),
  }));
  await teacher.patch(`/api/quiz/${quizId}`, { data: { questions } });
}

test('an instructor regrades submitted attempts after correcting a wrong answer key', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const teaching = await teacherWithQuiz(browser, playwright.request, { baseURL, title: 'Heat put right' });
  const sam = new Person(page.request, sharedServer(baseURL));
  await sam.signUp('Sam');
  await takeQuiz(sam, teaching.quizId, { [physics.entropy]: 'Entropy', [physics.heat]: 'It gives heat off' });
  await correctTheKey(teaching);

  await teaching.page.goto(`/quiz/${teaching.quizId}?tab=results`);
  await expect(teaching.page.getByText(/^1 person was graded before you changed/)).toBeVisible();
  await teaching.page.getByRole('button', { name: 'Regrade' }).click();
  const dialog = teaching.page.getByRole('dialog', { name: 'Regrade' });
  await expect(dialog.getByRole('row', { name: /Sam Test/ })).toContainText(/1 of 3.*2 of 3\s*\+1/);
  await dialog.getByRole('checkbox', { name: new RegExp(physics.boiling.slice(0, 20)) }).check();
  await expect(dialog.getByRole('row', { name: /Sam Test/ })).toContainText(/3 of 3\s*\+2/);
  await expectAccessible(teaching.page);
  await dialog.getByRole('button', { name: 'Regrade 1 attempt' }).click();
  await expect(teaching.page.getByText('Regraded: 1 attempt changed.')).toBeVisible();
  await expect(teaching.page.getByText('Scores match the current answer key.')).toBeVisible();
  await teaching.page.context().close();

  await page.goto(`/quiz/${teaching.quizId}`);
  await page.getByRole('link', { name: 'Attempt 1' }).click();
  await expect(page.getByText('3 of 3 points')).toBeVisible();
  await expect(page.getByText(/^Regraded on/)).toBeVisible();
  const boiling = page.getByRole('article').filter({ hasText: physics.boiling });
  await expect(boiling).toContainText('Everybody was given full credit for this question.');
  await expectAccessible(page);
});

test('an unpublished quiz is closed, and keeps attempts and results', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { teacher, quizId } = await teacherWithQuiz(browser, playwright.request, {
    baseURL,
    title: 'Heat withdrawn',
  });
  const sue = new Person(page.request, sharedServer(baseURL));
  await sue.signUp('Sue');
  await takeQuiz(sue, quizId, { [physics.heat]: 'It gives heat off' });
  await sue.post('/api/attempts', { quizId });
  await teacher.patch(`/api/quizMetaData/${quizId}`, { isPublished: false });

  await page.goto('/quiz/categories');
  const row = page.getByRole('listitem').filter({ hasText: 'Heat withdrawn' });
  await expect(row).toContainText('Closed');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Heat withdrawn' }).click();
  await expect(page.getByText('This quiz is closed.')).toBeVisible();
  await expect(page.getByText(/^Attempt 2 isn’t handed in/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Start|Resume/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Attempt 1' }).click();
  await expect(page.getByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
  await expect(page.getByText('The second law says so.')).toBeVisible();
  await expectAccessible(page);

  await teacher.patch(`/api/quizMetaData/${quizId}`, { isPublished: true });
  await page.goto(`/quiz/${quizId}`);
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
});
