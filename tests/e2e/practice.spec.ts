import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/clocked-server.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { newInstructor, Person } from './support/person.ts';
import { physics, physicsQuiz, takeQuiz } from './support/quiz-class.ts';

const dayMs = 86_400_000;

test('missed questions are practised the next day, with the keyboard', async ({
  page,
  server,
  playwright,
}) => {
  const teacher = await newInstructor(playwright.request, server);
  const quizId = await physicsQuiz(teacher);
  const me = new Person(page.request, server);
  await me.signUp('Ada');
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();

  await takeQuiz(me, quizId, {
    [physics.entropy]: 'Energy',
    [physics.heat]: 'It takes heat up',
    [physics.boiling]: '100 degrees',
  });
  await page.reload();
  await expect(page.getByText('2 cards come back tomorrow.')).toBeVisible();
  const weak = page.getByRole('region', { name: 'Weak concepts' });
  await expect(weak.getByRole('listitem')).toHaveText([/^Enthalpyweak/, /^Entropyweak/]);

  await server.letDaysPass(1);
  await page.clock.install({ time: Date.now() + dayMs });
  await page.goto('/practice');
  await expect(page.getByText('0 of 2 today')).toBeVisible();
  for (const done of [1, 2]) {
    const isEntropy = await page.getByRole('heading', { name: physics.entropy }).isVisible();
    const right = isEntropy ? 'Entropy' : 'It gives heat off';
    // The answers are shuffled. Each label contains a letter, then the text.
    const letter = await page
      .getByRole('radio')
      .evaluateAll(
        (radios, text) => radios.findIndex((radio) => radio.closest('label')?.textContent?.endsWith(text)),
        right,
      );
    await page.keyboard.press('abc'[letter] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await expect(page.getByText(isEntropy ? 'The second law says so.' : 'Its enthalpy falls.')).toBeVisible();
    await expect(page.getByText(`${done} of 2 today`)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(page.getByText(/^2 cards answered today\. 2 cards come back on /)).toBeVisible();
});

test('a card, its result, the plan and the weak concepts are accessible on a phone', async ({
  page,
  server,
  playwright,
}) => {
  const quizId = await physicsQuiz(await newInstructor(playwright.request, server));
  const me = new Person(page.request, server);
  await me.signUp('Ada');
  await takeQuiz(me, quizId, { [physics.entropy]: 'Energy', [physics.heat]: 'It takes heat up' });
  await server.letDaysPass(1);
  await page.clock.install({ time: Date.now() + dayMs });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice');
  await expect(page.getByRole('button', { name: 'Practise now' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('It comes back tomorrow.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('Home links to quizzes in progress, a course to its practice, which starts at once or with a generated quiz', async ({
  page,
  server,
  playwright,
}) => {
  const teacher = await newInstructor(playwright.request, server);
  const me = new Person(page.request, server);
  await me.signUp('Ada');
  const course = await teacher.post<{ id: string }>('/api/course', { name: 'Heat', categories: [] });
  const { email } = await me.get<{ email: string }>('/api/user');
  await teacher.post(`/api/courses/${course.id}/students`, { name: 'Ada', email });
  const quizId = await physicsQuiz(teacher, {}, { courseId: course.id });
  const carnot = { question: 'Who thought of the cycle?', answers: ['Carnot', 'Watt'], correctAnswer: [1] };
  const other = await physicsQuiz(teacher, { title: 'Cycles', questions: [carnot] });
  await takeQuiz(me, quizId, { [physics.entropy]: 'Energy', [physics.boiling]: '100 degrees' });
  await me.post('/api/attempts', { quizId: other });
  // The practice screen checks for a session. From then on the browser remembers that a user is signed in.
  await page.goto('/practice');
  await expect(page.getByRole('button', { name: 'Practise weak concepts' })).toBeVisible();

  await page.goto('/');
  const unfinished = page.getByRole('region', { name: 'Quizzes in progress' });
  await expect(unfinished.getByRole('link', { name: 'Cycles' })).toHaveAttribute('href', `/quiz/${other}`);
  await expectAccessible(page);
  await page.goto('/grade-analyzer');
  await expect(page.getByRole('button', { name: 'Achieve target' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to practise' })).toHaveCount(0);
  await page.goto(`/course/${course.id}`);
  await expect(page.getByText(/Weak in this course: Enthalpy and Entropy\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start practising' }).click();
  await expect(page).toHaveURL(`/practice?courseId=${course.id}&start=now`);

  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Card' })).toBeFocused();
  await expectAccessible(page);
  for (const next of ['Next card', 'Finish']) {
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: next }).click();
  }
  await expect(page.getByText('2 cards answered today. 2 cards come back tomorrow.')).toBeVisible();

  await page.getByRole('button', { name: 'Generate a quiz…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate the quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\/[^/]+$/);
  await page.goto('/quiz/categories');
  const mine = page.getByRole('list', { name: 'Your practice quizzes' }).getByRole('listitem');
  await expect(mine).toHaveText(/^Enthalpy, Entropy · /);
  await expectAccessible(page);
  await mine.getByRole('button', { name: /^Delete/ }).click();
  await expect(mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mine).toHaveCount(1);
});
