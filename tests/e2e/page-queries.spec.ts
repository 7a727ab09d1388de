import type { Page, Request } from '@playwright/test';
import { signInTo } from './support/account.ts';
import { newInstructor, personAt, sharedServer, teacherAt, type Person } from './support/person.ts';
import { physics, physicsQuiz, takeQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

/** Queries that are not counted, because the page sends them before it knows who the user is. */
const unconditional = new Set(['Me', 'CourseTemplates']);

/** Names of the queries that were joined into one operation, in their order. */
const queryNamesIn = (operationName: string) => operationName.split('_');

const operationOf = (request: Request) =>
  (request.postDataJSON() as { operationName: string } | null)?.operationName ?? '';

/** Name of the operation that a request sends. Undefined for mutations, other resources, and queries that are not counted. */
function queryOf(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return undefined;
  const { query } = request.postDataJSON() as { query: string };
  const operationName = operationOf(request);
  const isCounted =
    query.startsWith('query') && queryNamesIn(operationName).some((name) => !unconditional.has(name));
  return isCounted ? operationName : undefined;
}

/** Paths of pages that request the course templates before they know who the user is. */
const pathsWithTemplates = new Set(['/courses']);

/**
 * Holds the query `Me` back until the page has requested the templates. Otherwise the speed of the server would decide
 * whether the query for the templates is joined with the queries that wait for the user.
 */
async function delayMeUntilTemplates(page: Page): Promise<void> {
  const includesQuery = (name: string, request: Request) =>
    request.url().endsWith('/graphql') && queryNamesIn(operationOf(request)).includes(name);
  const templatesRequested = page.waitForRequest((request) => includesQuery('CourseTemplates', request));
  await page.route('/graphql', async (route) => {
    if (includesQuery('Me', route.request())) await templatesRequested;
    await route.continue();
  });
}

/** Loads a page and waits until it shows `text`. Returns the names of its queries, one for each request. */
async function queriesAt(page: Page, path: string, text: string): Promise<string[]> {
  const queries: string[] = [];
  const recordQuery = (request: Request) => {
    const query = queryOf(request);
    if (query !== undefined) queries.push(query);
  };
  page.on('request', recordQuery);
  if (pathsWithTemplates.has(path)) await delayMeUntilTemplates(page);
  await page.goto(path);
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', recordQuery);
  await page.unrouteAll();
  return queries;
}

/**
 * By path: a text that the page shows when its data is loaded, and the expected number of requests with queries. The
 * number is 1 if it is omitted. It is higher for pages whose queries cost too much for one request.
 */
type Pages = Readonly<Record<string, string | readonly [text: string, queries: number]>>;

async function expectQueries(page: Page, pages: Pages): Promise<void> {
  for (const [path, expected] of Object.entries(pages)) {
    const [text, count] = typeof expected === 'string' ? [expected, 1] : expected;
    expect.soft(await queriesAt(page, path, text), path).toHaveLength(count);
    await expect.soft(page.getByText('too much at once'), path).toBeHidden();
  }
}

async function createCourse(owner: Person): Promise<string> {
  const { id } = await owner.post<{ id: string }>('/api/course', { name: 'Thermodynamics', categories: [] });
  return id;
}

async function assign(teacher: Person, courseId: string): Promise<string> {
  const assignment = { courseId, title: 'Engines', isPublished: true };
  return (await teacher.post<{ id: string }>('/api/assignments', assignment)).id;
}

test('the pages of an instructor send one query, or as few as the cost limit allows', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const courseId = await createCourse(teacher);
  const quizId = await physicsQuiz(teacher, {}, { courseId });
  const assignmentId = await assign(teacher, courseId);
  await expectQueries(page, {
    '/courses': ['1 quiz', 2],
    '/': ['1 quiz', 3],
    [`/course/${courseId}`]: ['1 quiz of this course', 2],
    [`/course/${courseId}?tab=quizzes`]: ['Heat and work', 2],
    // The deleted assignments are fetched only once the course has shown that the user can restore them.
    [`/course/${courseId}?tab=assignments`]: ['Engines', 3],
    [`/course/${courseId}/assignment/${assignmentId}`]: 'The course has no students yet',
    '/quiz/categories': ['Heat and work', 3],
    '/quiz/create-quiz': 'Heat and work',
    [`/quiz/manage/${courseId}`]: ['Heat and work', 3],
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
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const student = personAt({ page, baseURL });
  await student.signUp('Ada');
  const { email } = await student.get<{ email: string }>('/api/user');
  const courseId = await createCourse(teacher);
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email });
  const quizId = await physicsQuiz(teacher, {}, { courseId });
  const assignmentId = await assign(teacher, courseId);
  await takeQuiz(student, quizId, { [physics.heat]: 'It takes heat up' });
  const { id: noteId } = await student.post<{ id: string }>('/api/notes', { title: 'Entropy', courseId });
  await expectQueries(page, {
    '/courses': ['Thermodynamics', 2],
    '/': ['Weak concepts', 3],
    [`/course/${courseId}`]: ['Weak in this course', 2],
    [`/course/${courseId}?tab=quizzes`]: ['Heat and work', 3],
    [`/course/${courseId}?tab=assignments`]: ['Engines', 2],
    [`/course/${courseId}/assignment/${assignmentId}`]: 'Your work',
    '/quiz/categories': ['Heat and work', 2],
    [`/quiz/${quizId}`]: 'Heat and work',
    '/practice': 'Nothing is due today',
    '/notes': 'Entropy',
    '/note/new': 'Saved as you type',
    [`/note/${noteId}`]: 'Saved',
    '/myaccount': 'This browser',
  });
});

test('the page of an admin sends one query', async ({ page }) => {
  await signInTo(page, '/manage-users');
  await expectQueries(page, { '/manage-users': '@site.test' });
});
