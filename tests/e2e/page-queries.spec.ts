import type { Page, Request } from '@playwright/test';
import { signInTo } from './support/account.ts';
import { instructor, personAt, shared, teacherAt, type Person } from './support/person.ts';
import { physics, physicsQuiz, take } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

/** Queries that are not counted: they do not wait until the page knows the user. */
const unconditional = new Set(['Me', 'CourseTemplates']);

/** The names of the joined queries, in their order. */
const partsOf = (operationName: string) => operationName.split('_');

const operationOf = (request: Request) =>
  (request.postDataJSON() as { operationName: string } | null)?.operationName ?? '';

/** The name of the query that a request sends. Undefined for a mutation, another resource, or only queries that do not count. */
function queryOf(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  const { query } = request.postDataJSON() as { query: string };
  const operationName = operationOf(request);
  const counts = query.startsWith('query') && partsOf(operationName).some((name) => !unconditional.has(name));
  return counts ? operationName : undefined;
}

/** Pages whose templates are asked for before the user is known. */
const withTemplates = new Set(['/courses']);

/**
 * Holds the answer to `Me` back until the templates were asked for. Otherwise it would depend on the speed of the server if they
 * are sent alone or with the queries that wait for the user.
 */
async function answerAfterTemplates(page: Page): Promise<void> {
  const asksFor = (name: string, request: Request) =>
    request.url().endsWith('/graphql') && partsOf(operationOf(request)).includes(name);
  const asked = page.waitForRequest((request) => asksFor('CourseTemplates', request));
  await page.route('/graphql', async (route) => {
    if (asksFor('Me', route.request())) await asked;
    await route.continue();
  });
}

/** Loads a page, and waits until it shows `text`. Returns its queries. */
async function queriesAt(page: Page, path: string, text: string): Promise<string[]> {
  const queries: string[] = [];
  const note = (request: Request) => {
    const query = queryOf(request);
    if (query !== undefined) queries.push(query);
  };
  page.on('request', note);
  if (withTemplates.has(path)) await answerAfterTemplates(page);
  await page.goto(path);
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  await page.unrouteAll();
  return queries;
}

/**
 * For each path, a text that the page shows when its data is loaded. A page whose queries cost too much for one
 * request also has the number of its queries.
 */
type Pages = Readonly<Record<string, string | readonly [text: string, queries: number]>>;

async function expectQueries(page: Page, pages: Pages): Promise<void> {
  for (const [path, expected] of Object.entries(pages)) {
    const [text, count] = typeof expected === 'string' ? [expected, 1] : expected;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect.soft(await queriesAt(page, path, text), path).toHaveLength(count);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect.soft(page.getByText('too much at once'), path).toBeHidden();
  }
}

async function createCourse(owner: Person): Promise<string> {
  const { id } = await owner.post<{ id: string }>('/api/course', { name: 'Thermodynamics', categories: [] });
  return id;
}

test('the pages of an instructor send one query, or as few as the cost limit allows', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const courseId = await createCourse(teacher);
  const quizId = await physicsQuiz(teacher, {}, { courseId });
  await expectQueries(page, {
    '/courses': ['1 quiz', 2],
    '/': ['1 quiz', 3],
    [`/course/${courseId}`]: ['1 quiz of this course', 2],
    [`/course/${courseId}?tab=quizzes`]: ['Heat and work', 2],
    '/quiz/categories': ['Heat and work', 3],
    '/quiz/create-quiz': 'Heat and work',
    [`/quiz/manage/${courseId}`]: ['Heat and work', 2],
    [`/quiz/${quizId}`]: 'Heat and work',
    '/manageQuestions': ['Your bank is empty', 2],
    '/practice': 'No cards yet',
    '/myaccount': 'This browser',
  });
});

test('the pages of a student send one query, or as few as the cost limit allows', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await instructor(playwright.request, shared(baseURL));
  const student = personAt({ page, baseURL });
  await student.signUp('Ada');
  const { email } = await student.get<{ email: string }>('/api/user');
  const courseId = await createCourse(teacher);
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email });
  const quizId = await physicsQuiz(teacher, {}, { courseId });
  await take(student, quizId, { [physics.heat]: 'It takes heat up' });
  await expectQueries(page, {
    '/courses': ['Thermodynamics', 2],
    '/': ['Weak concepts', 3],
    [`/course/${courseId}`]: ['Weak in this course', 2],
    [`/course/${courseId}?tab=quizzes`]: ['Heat and work', 2],
    '/quiz/categories': ['Heat and work', 2],
    [`/quiz/${quizId}`]: 'Heat and work',
    '/practice': 'Nothing is due today',
    '/myaccount': 'This browser',
  });
});

test('the page of an admin sends one query', async ({ page }) => {
  await signInTo(page, '/manage-users');
  await expectQueries(page, { '/manage-users': '@site.test' });
});
