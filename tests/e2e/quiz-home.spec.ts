import { expectAccessible } from './support/axe.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { newInstructor, Person, sharedServer, teacherAt } from './support/person.ts';
import { physics, physicsQuiz, takeQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

/** Creates a course, and adds `member` unless that is null. Returns the course's ID. */
async function createCourse(teacher: Person, member: Person | null): Promise<string> {
  const { id } = await teacher.post<{ id: string }>('/api/course', {
    name: 'Thermodynamics',
    categories: [],
  });
  if (member === null) return id;
  const { email } = await member.get<{ email: string }>('/api/user');
  await teacher.post(`/api/courses/${id}/students`, { name: 'Ada', email });
  return id;
}

test('a student finds quizzes to take and results on Home, with the keyboard', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const me = new Person(page.request, sharedServer(baseURL));
  await me.signUp('Ada');
  const courseId = await createCourse(teacher, me);
  const heat = await physicsQuiz(teacher, { timeLimit: 30 }, { courseId });
  const cycles = await physicsQuiz(teacher, { title: 'Cycles' }, { courseId });

  await page.goto('/courses');
  await expect(page.getByText('Courses that you plan yourself appear here, too.')).toBeVisible();
  await page.goto('/');
  const toTake = page.getByRole('region', { name: 'Quizzes to take' });
  await expect(toTake.getByRole('listitem').nth(0)).toHaveText('CyclesThermodynamics3 questions');
  await expect(toTake.getByRole('listitem').nth(1)).toHaveText(
    'Heat and workThermodynamics3 questions, 30 min',
  );
  await expect(page.getByRole('heading', { name: 'Courses you’re in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan your first course' })).toBeVisible();
  await expect(page.getByText('No courses yet')).toBeHidden();
  await expectAccessible(page);
  await pressByKeyboard(toTake.getByRole('link', { name: 'Heat and work' }));
  await expect(page).toHaveURL(`/quiz/${heat}`);

  await me.post('/api/attempts', { quizId: heat });
  await takeQuiz(me, cycles, { [physics.entropy]: 'Entropy', [physics.heat]: 'It gives heat off' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const inProgress = page.getByRole('region', { name: 'Quizzes in progress' });
  await expect(inProgress.getByRole('listitem')).toHaveText(/^Heat and work(30|29) minutes left$/);
  const results = page.getByRole('region', { name: 'New results' });
  await expect(results.getByRole('listitem')).toHaveText(/^CyclesHanded in just now66\.67\s%$/);
  await expect(toTake.getByRole('link', { name: 'Cycles' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pressByKeyboard(results.getByRole('link', { name: 'Cycles' }));
  await expect(page).toHaveURL(new RegExp(`/quiz/${cycles}\\?attempt=`));
  await expect(page.getByText(physics.boiling)).toBeVisible();

  await page.goto('/courses');
  await pressByKeyboard(page.getByRole('link', { name: '2 quizzes of Thermodynamics' }));
  await expect(page).toHaveURL(`/quiz/categories?courseId=${courseId}`);
  await expect(page.getByRole('link', { name: 'Cycles' })).toBeVisible();
  await page.goto(`/course/${courseId}`);
  await expect(page.getByText('This is a course by Grace Test.')).toBeVisible();
  await expect(page.getByRole('link', { name: '2 quizzes of this course' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an instructor opens the bank and the builder from Home, and people and quizzes from a course', async ({
  page,
  baseURL,
  playwright,
}) => {
  const me = await teacherAt(page, { baseURL, playwright });
  const courseId = await createCourse(me, null);
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: 'Thermodynamics' })).toBeVisible();
  await expect(page.getByRole('link', { name: /of Thermodynamics$/ })).toBeHidden();
  await physicsQuiz(me, {}, { courseId });

  await page.goto('/');
  const teaching = page.getByRole('navigation', { name: 'Teaching' });
  await expect(page.getByRole('link', { name: '1 quiz of Thermodynamics' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quizzes to take' })).toBeHidden();
  await expectAccessible(page);
  await pressByKeyboard(teaching.getByRole('link', { name: 'Question bank' }));
  await expect(page.getByRole('heading', { name: 'Question bank' })).toBeVisible();
  await page.goBack();
  await pressByKeyboard(teaching.getByRole('link', { name: 'Build a quiz' }));
  await expect(page).toHaveURL('/quiz/create-quiz');

  await page.goto(`/course/${courseId}`);
  await page.getByRole('tab', { name: 'Grades', exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/course/${courseId}?tab=people`);
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeVisible();
  const quizzes = page.getByRole('link', { name: '1 quiz of this course' });
  await expect(quizzes).toBeVisible();
  await expectAccessible(page);
  const more = page.getByRole('button', { name: 'More for this course' });
  await more.focus();
  await page.keyboard.press('Enter');
  const buildQuiz = page.getByRole('menuitem', { name: 'Build a quiz' });
  await expect(buildQuiz).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(buildQuiz).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/quiz/manage/${courseId}`);
  await page.goBack();
  await pressByKeyboard(quizzes);
  await expect(page).toHaveURL(`/quiz/categories?courseId=${courseId}`);
  await expect(page.getByRole('link', { name: 'Heat and work', exact: true })).toBeVisible();
});
