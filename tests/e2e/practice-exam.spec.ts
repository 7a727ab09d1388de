import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test, type ClockedServer } from './support/clocked-server.ts';
import { newInstructor, Person } from './support/person.ts';
import { physicsQuiz, takeQuiz } from './support/quiz-class.ts';

const dayMs = 86_400_000;
/** Milliseconds from now to today's noon in UTC. The clocks are set to noon, so that the date does not change during a test. */
const toNoonMs = dayMs / 2 - (Date.now() % dayMs);
const timeIn = (days: number) => Date.now() + toNoonMs + days * dayMs;
const dayOf = (days: number) => new Date(timeIn(days)).toISOString().slice(0, 10);

/** Sets the clocks of the server and the browser to noon, this number of days from today. */
async function letDaysPass(page: Page, server: ClockedServer, days: number): Promise<void> {
  await server.letDaysPass(days + toNoonMs / dayMs);
  await page.clock.setFixedTime(timeIn(days));
}

const questions = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    question: `${name} ${at + 1}?`,
    answers: ['Yes', 'No'],
    correctAnswer: [1],
    concepts: [name],
  }));

/**
 * Waits for `act` and for the response to `WeakConcepts`, which the page requests last. So no request is in progress
 * when the clocks are set.
 */
async function actAndLoad(page: Page, act: Promise<unknown>): Promise<void> {
  const last = page.waitForResponse((reply) => reply.request().postData()?.includes('WeakConcepts') ?? false);
  await act;
  await last;
}

/** Shows the answer of all of today's cards, which counts as wrong. Returns their questions. */
async function practiseToday(page: Page, count: number): Promise<string[]> {
  const askedQuestions: string[] = [];
  await page.goto('/practice');
  await expect(page.getByText(`0 of ${count} today`)).toBeVisible();
  for (let done = 1; done <= count; done += 1) {
    const card = page.getByRole('form', { name: 'Card' });
    askedQuestions.push((await card.getByRole('heading').textContent()) ?? '');
    await card.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByText(`${done} of ${count} today`)).toBeVisible();
    const next = page.keyboard.press('Enter');
    await (done === count ? actAndLoad(page, next) : next);
  }
  await expect(page.getByText(new RegExp(`^${count} cards answered today`))).toBeVisible();
  return askedQuestions;
}

test('all missed questions are asked before the exam within the daily minutes, and practice continues after it', async ({
  page,
  server,
  playwright,
}) => {
  await letDaysPass(page, server, 0);
  const teacher = await newInstructor(playwright.request, server);
  const me = new Person(page.request, server);
  await me.signUp('Ada');
  const { email } = await me.get<{ email: string }>('/api/user');
  const exam = (name: string, weight: number, grade: number | null) => ({
    name,
    weight,
    knownScores: grade !== null,
    grade: grade ?? 0,
    maximumPoints: 100,
  });
  const items = [exam('Midterm', 40, 82), exam('Final Exam', 60, null)];
  const course = { name: 'Thermodynamics', targetGrade: 85 };
  const { id: courseId } = await teacher.post<{ id: string }>('/api/course', { ...course, categories: [] });
  // The student's grades are in a separate course, which she saved.
  const exams = { name: 'Exams', categoryType: 'STANDARD', weight: 100, maximumPoints: 100, items };
  await me.post('/api/course', { ...course, categories: [exams] });
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email });
  for (const [name, count] of [
    ['Heat', 4],
    ['Work', 3],
    ['Entropy', 3],
  ] as const)
    await takeQuiz(
      me,
      await physicsQuiz(teacher, { title: name, questions: questions(name, count) }, { courseId }),
      {},
    );

  await page.goto(`/practice?courseId=${courseId}`);
  await expect(page.getByText('For 85 in Thermodynamics, you need 87 on Final Exam.')).toBeVisible();
  await page.getByLabel('Exam date').fill(dayOf(-1));
  await page.getByLabel('Minutes a day').fill('1');
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText('This day has passed. Choose a later one, or leave it empty.')).toBeVisible();
  // Two cards a day on the four days before the exam are too few for ten cards.
  await page.getByLabel('Exam date').fill(dayOf(5));
  await page.getByRole('button', { name: 'Save the plan' }).click();
  const tip = 'Not every card comes up before the exam: 2 minutes a day would be enough.';
  const warning = page.getByText(tip, { exact: true });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Minutes a day').fill('2');
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(warning).toBeHidden();

  // Practice for all courses uses the exam date of the course, but has separate daily minutes.
  await page.goto('/practice');
  await page.getByLabel('Minutes a day').fill('2');
  await actAndLoad(page, page.getByRole('button', { name: 'Save the plan' }).click());
  const askedQuestions: string[] = [];
  for (const days of [1, 2, 3, 4]) {
    await letDaysPass(page, server, days);
    askedQuestions.push(...(await practiseToday(page, 4)));
  }
  expect(new Set(askedQuestions).size).toBe(10);
  // Cards are still asked on the exam day. From the next day on, there is no exam date, only the daily minutes.
  await letDaysPass(page, server, 5);
  await actAndLoad(page, page.goto(`/practice?courseId=${courseId}`));
  await expect(page.getByText('0 of 4 today')).toBeVisible();
  await expect(page.getByLabel('Exam date')).toHaveValue(dayOf(5));
  await letDaysPass(page, server, 6);
  await page.goto(`/practice?courseId=${courseId}`);
  await expect(page.getByText('0 of 4 today')).toBeVisible();
  await expect(page.getByLabel('Exam date')).toHaveValue('');
});
