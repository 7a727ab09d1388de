import type { Page } from '@playwright/test';
import { signIn } from './support/account.ts';
import { choose, next, saved } from './support/attempt-page.ts';
import { expectAccessible } from './support/axe.ts';
import { newInstructor, personAt, sharedServer } from './support/person.ts';
import { physics, physicsQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

test.use({
  // What the browser logs while the test is offline.
  allowed: [/ERR_INTERNET_DISCONNECTED/],
});

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number} of 3` });

/** Goes offline and online again, so that the page fetches what other devices have saved. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

async function askToHandIn(page: Page) {
  await page.getByRole('button', { name: 'More for this quiz' }).click();
  await page.getByRole('menuitem', { name: 'Hand in…' }).click();
  return page.getByRole('dialog', { name: 'Hand in your answers?' });
}

test('an attempt continues on another device and back, and cannot be handed in before answers of the other device are shown', async ({
  page: laptop,
  browser,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const server = sharedServer(baseURL);
  const teacher = await newInstructor(playwright.request, server);
  const quizId = await physicsQuiz(teacher, { shuffleQuestions: false, shuffleAnswers: false });
  const me = personAt({ page: laptop, baseURL });
  await me.signUp('Ada');
  const { email } = await me.get<{ email: string }>('/api/user');
  await laptop.goto(`/quiz/${quizId}`);
  await laptop.getByRole('button', { name: 'Start', exact: true }).click();
  await choose(laptop, 'Energy');
  await expect(saved(laptop)).toBeVisible();

  // The phone resumes the attempt.
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  });
  const phone = await context.newPage();
  await phone.goto(`/login?next=/quiz/${quizId}`);
  await signIn(phone, email);
  await phone.getByRole('link', { name: 'Resume' }).click();
  await expect(phone.getByRole('radio', { name: 'Energy' })).toBeChecked();
  await next(phone).click();
  await choose(phone, 'It gives heat off');
  await expect(saved(phone)).toBeVisible();

  // The laptop shows the phone's answer.
  await reconnect(laptop);
  await expect(laptop.getByText('Answers from another device were added: question 2.')).toBeVisible();
  await expect(laptop.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 3',
  );
  await expectAccessible(laptop);

  // Both devices answer the first question, differently.
  await phone.getByRole('button', { name: 'Back' }).click();
  await expect(question(phone, 1)).toBeVisible();
  await phone.context().setOffline(true);
  await choose(phone, 'Pressure');
  await expect(phone.getByText('Not saved yet: offline. Kept on this device.')).toBeVisible();
  await choose(laptop, 'Entropy');
  await expect(saved(laptop)).toBeVisible();
  await phone.context().setOffline(false);
  const conflict = phone.getByRole('alert', { name: 'Question 1 was answered on another device, too' });
  await expect(conflict).toContainText('B: Entropy');
  await expectAccessible(phone);
  await conflict.getByRole('button', { name: 'Use the other answer' }).click();
  await expect(phone.getByRole('radio', { name: 'Entropy' })).toBeChecked();

  // Answers that the phone saves while the laptop's dialog is open are shown before the attempt is handed in.
  const check = await askToHandIn(laptop);
  await expect(check.getByText('All your answers are saved.')).toBeVisible();
  await next(phone).click();
  await next(phone).click();
  await expect(phone.getByRole('heading', { name: physics.boiling })).toBeVisible();
  await choose(phone, '100 degrees');
  await expect(saved(phone)).toBeVisible();
  await check.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(check.getByText(/^Not handed in yet: another device/)).toBeVisible();
  await expect(check.getByText('All questions are answered.')).toBeVisible();
  await expectAccessible(laptop);
  await check.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(laptop.getByRole('region', { name: 'Score' })).toContainText('100 %');

  await reconnect(phone);
  await expect(phone.getByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
  await expect(phone.getByRole('alert')).toHaveText(/This attempt was handed in on another device\./);
  await context.close();
});
