import type { Browser, Page } from '@playwright/test';
import { next, saved } from './support/attempt-page.ts';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { Person, sharedServer } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // What the browser logs while the test is offline.
  allowed: [/ERR_INTERNET_DISCONNECTED/],
});

const questions = [
  {
    question: 'Which planet is the largest?',
    answers: ['Mars', 'Jupiter', 'Venus'],
    correctAnswer: [2],
    explanation: 'Jupiter outweighs all the others together.',
  },
  {
    type: 'SHORT_ANSWER',
    question: 'What is the capital of France?',
    answers: ['Paris'],
    correctAnswer: [1],
  },
  {
    type: 'NUMERIC',
    question: 'How many moons has the Earth?',
    numericAnswers: [{ value: 1, tolerance: 0 }],
  },
  { type: 'ESSAY', question: 'Why is the sky blue?', points: 5 },
];

interface Teacher {
  readonly page: Page;
  readonly quizId: string;
}

/** An instructor in a separate browser, with a published quiz. */
async function teacherWithQuiz(browser: Browser, baseURL: string | undefined): Promise<Teacher> {
  const contextAt = (ip: string) => browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ip } });
  const context = await contextAt('10.31.0.1');
  const teacher = new Person(context.request, sharedServer(baseURL));
  const id = await teacher.signUp('Tess');
  const office = await contextAt('10.31.0.2');
  const admin = new Person(office.request, sharedServer(baseURL));
  await admin.signInAsAdmin();
  await admin.patch(`/api/users/${id}/role`, { role: 'Instructor' });
  await office.close();
  const quizData = {
    title: 'Planets',
    timeLimit: 30,
    shuffleAnswers: false,
    shuffleQuestions: false,
    questions,
  };
  const quiz = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  return { page: await context.newPage(), quizId: quiz.id };
}

const answer = (page: Page) => page.getByLabel('Your answer');

/** Answers three of four questions: one wrong, one right, and the essay. The last two are answered offline. */
async function takeQuiz(page: Page, quizId: string): Promise<void> {
  await page.goto(`/quiz/${quizId}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByRole('radio', { name: 'Mars' }).check();
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await next(page).click();
  await answer(page).fill('paris');
  await expect(page.getByText('Not saved yet: offline. Kept on this device.')).toBeVisible();
  await next(page).click();
  await page.getByRole('button', { name: 'Flag question 3 for review' }).click();
  await next(page).click();
  await answer(page).fill('Air scatters blue light.');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
}

test('a quiz is taken on a phone, offline for a while and with a reload, and shows explanations', async ({
  page,
  browser,
  baseURL,
}) => {
  const { quizId, page: teacherPage } = await teacherWithQuiz(browser, baseURL);
  await teacherPage.context().close();
  await new Person(page.request, sharedServer(baseURL)).signUp('Sam');
  await takeQuiz(page, quizId);

  await page.reload();
  await expect(answer(page)).toHaveValue('Air scatters blue light.');
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^2\d:\d\d$/);
  const progress = page.getByRole('progressbar', { name: 'Answered' });
  await expect(progress).toHaveAttribute('aria-valuetext', '3 of 4');
  await page.getByRole('button', { name: 'Hand in…' }).click();
  const check = page.getByRole('dialog', { name: 'Hand in your answers?' });
  await expect(check.getByText('1 question is not answered:')).toBeVisible();
  await expect(check.getByText('1 question is flagged for review:')).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Hand in', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
  await expect(page.getByText('1 of 3 points so far, 5 wait for a grade')).toBeVisible();
  const first = page.getByRole('article').filter({ hasText: 'Which planet is the largest?' });
  await expect(first).toContainText('Not correct');
  await expect(first).toContainText('Jupiter outweighs all the others together.');
  await expect(page.getByRole('article').filter({ hasText: 'capital of France' })).toContainText('Correct');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Retry the 2 you missed' }).click();
  await expect(
    page.getByText('Only the questions you missed. Retries don’t change your score.'),
  ).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 2');
});

const storageFull = {
  message: 'Your account has used its 20 MB of storage.',
  extensions: { code: 'FORBIDDEN', reason: 'STORAGE_FULL' },
};

test('an answer shows that it has the maximum length, that a paste was cut, and why it could not be saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const { quizId, page: teacherPage } = await teacherWithQuiz(browser, baseURL);
  await teacherPage.context().close();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await new Person(page.request, sharedServer(baseURL)).signUp('Sol');
  await page.goto(`/quiz/${quizId}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await next(page).click();
  await answer(page).fill('Paris '.repeat(310));
  await expect(page.getByText('Room for 140 more characters')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(300)));
  await answer(page).press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('Maximum of 2,000 characters reached')).toBeVisible();
  const cut = page.getByRole('alert').filter({ hasText: 'The last 160 characters' });
  await expect(cut).toBeVisible();
  await expectAccessible(page);
  await cut.getByRole('button').click();
  await expect(saved(page)).toBeVisible();

  await page.route('**/graphql', (route) => {
    const body: unknown = route.request().postDataJSON();
    const isSave = JSON.stringify(body).includes('mutation SaveAttempt');
    return isSave ? route.fulfill({ json: { data: null, errors: [storageFull] } }) : route.fallback();
  });
  await answer(page).fill('Paris');
  await expect(page.getByRole('alert', { name: 'Your answers could not be saved' })).toContainText(
    'Your account has used its 20 MB of storage.',
  );
  await expect(page.getByText('Not saved. Kept on this device.')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page.getByRole('button', { name: 'Try again' }));
  // From here on, the page may also try again automatically.
  await page.unroute('**/graphql');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
});

test('an attempt that was handed in offline is submitted after reconnecting, and graded by hand', async ({
  page,
  browser,
  baseURL,
}) => {
  const { quizId, page: teacherPage } = await teacherWithQuiz(browser, baseURL);
  await new Person(page.request, sharedServer(baseURL)).signUp('Sue');
  await takeQuiz(page, quizId);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Hand in…' }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not handed in yet: offline' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('One answer waits to be graded by a person.')).toBeVisible();

  await teacherPage.goto(`/quiz/${quizId}?tab=results`);
  await expect(teacherPage.getByRole('row', { name: /Sue Test/ })).toContainText('To grade');
  await expectAccessible(teacherPage);
  await teacherPage.getByRole('link', { name: 'Sue Test' }).click();
  await teacherPage.getByLabel('Points, of 5').fill('4.5');
  await teacherPage.getByRole('textbox', { name: 'Feedback' }).fill('Say why blue and not violet.');
  await expectAccessible(teacherPage);
  await teacherPage.getByRole('button', { name: 'Save the grade' }).click();
  await expect(teacherPage.getByText('4.5 of 5 points')).toBeVisible();
  await teacherPage.getByRole('tab', { name: 'Item statistics' }).click();
  await expect(teacherPage.getByRole('list', { name: 'Questions' }).getByRole('heading')).toHaveCount(4);
  await expectAccessible(teacherPage);
  await teacherPage.context().close();

  await page.reload();
  await expect(page.getByText('Say why blue and not violet.')).toBeVisible();
  await expect(page.getByText('5.5 of 8 points')).toBeVisible();
});
