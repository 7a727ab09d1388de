import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { signIn } from './support/account.ts';
import { choose, next, saved } from './support/attempt-page.ts';
import { newInstructor, personAt, sharedServer } from './support/person.ts';
import { physicsQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const offlineText = 'Not saved yet: offline. Kept on this device.';

interface StartedQuiz {
  readonly quizId: string;
  readonly email: string;
}

/** Starts an attempt of a new student and answers its first question. */
async function startQuiz(
  page: Page,
  requests: PlaywrightWorkerArgs['playwright']['request'],
  url?: string,
): Promise<StartedQuiz> {
  const server = sharedServer(url);
  const quizId = await physicsQuiz(await newInstructor(requests, server), {
    shuffleQuestions: false,
    shuffleAnswers: false,
  });
  const me = personAt({ page, baseURL: url });
  await me.signUp('Ada');
  const { email } = await me.get<{ email: string }>('/api/user');
  await page.goto(`/quiz/${quizId}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await choose(page, 'Entropy');
  await expect(saved(page)).toBeVisible();
  return { quizId, email };
}

test.describe('offline', () => {
  // What the browser logs while the test is offline.
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

  test('an answer is kept when its tab is closed, and sent by the next tab', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { quizId } = await startQuiz(page, playwright.request, baseURL);
    const context = page.context();
    await context.setOffline(true);
    await next(page).click();
    await choose(page, 'It takes heat up');
    await expect(page.getByText(offlineText)).toBeVisible();
    const other = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await other.goto(`/quiz/${quizId}`);
    await other.getByRole('link', { name: 'Resume' }).click();
    await expect(other.getByRole('radio', { name: 'It takes heat up' })).toBeChecked();
    await expect(saved(other)).toBeVisible();
    await other.reload();
    const progress = other.getByRole('progressbar', { name: 'Answered' });
    await expect(progress).toHaveAttribute('aria-valuetext', '2 of 3');
    await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('"unsent\\":{}');
  });
});

test.describe('when a session ends during an attempt', () => {
  test.use({ allowed: [/status of 401/] });

  test('the student can sign in again from the attempt, and no answer is lost', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { quizId, email } = await startQuiz(page, playwright.request, baseURL);
    await page.context().clearCookies();
    await next(page).click();
    await choose(page, 'It gives heat off');
    const alert = page.getByRole('alert', { name: 'You’re signed out' });
    await expect(alert).toContainText('Your answers are kept on this device');
    await alert.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email);
    await expect(page).toHaveURL(new RegExp(`/quiz/${quizId}\\?attempt=`));
    await expect(page.getByRole('radio', { name: 'It gives heat off' })).toBeChecked();
    await expect(saved(page)).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Answered' });
    await expect(progress).toHaveAttribute('aria-valuetext', '2 of 3');
  });
});

test('a quiz can be taken in a browser without local storage', async ({ page, playwright, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  });
  await startQuiz(page, playwright.request, baseURL);
  await next(page).click();
  await choose(page, 'It gives heat off');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'More for this quiz' }).click();
  await page.getByRole('menuitem', { name: 'Hand in…' }).click();
  const check = page.getByRole('dialog', { name: 'Hand in your answers?' });
  await expect(check.getByText('1 question is not answered:')).toBeVisible();
  await check.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
});
