import { defaultValues } from '../../../core/grading/course-fields.ts';
import { MembershipStore } from '../../../functions/courses/membership.store.ts';
import { SavedCourseStore } from '../../../functions/courses/saved-course.store.ts';
import type { SavedCourseDocument } from '../../../functions/courses/saved-course.document.ts';
import { randomId } from '../../../functions/platform/new-id.ts';
import { openSqliteStore } from '../../../functions/platform/store/sqlite.ts';
import type { Attack, AttackContext } from '../attack.ts';
import { textOf } from '../support/largest-world.ts';
import { startProduct, type Product } from '../support/product.ts';
import { signUp, signUpInstructor, Visitor } from '../support/visitor.ts';

const maxCpuMs = 1_000;
/** Number of courses that four instructors with full accounts can have. */
const courseCount = 140;
const templateCount = 100;
const itemsOfTemplate = 950;
const victimEmail = 'victim@school.example';

/** A row of about 1,000 characters. */
const row = {
  name: textOf(190),
  role: textOf(95),
  email: '',
  linkedin: `https://linkedin.com/in/${textOf(230)}`,
  github: `https://github.com/${textOf(230)}`,
  key: textOf(95),
  grade: null,
};
const others: SavedCourseDocument['people'] = Object.fromEntries(
  Array.from({ length: 999 }, (_, order) => [randomId(), { ...row, order }]),
);

/** 1,000 people, including the victim. */
function peopleWith(studentId: string): SavedCourseDocument['people'] {
  return { ...others, [studentId]: { ...row, email: victimEmail, membership: 'MEMBER', order: 999 } };
}

function courseOf(people: SavedCourseDocument['people'], more: Partial<SavedCourseDocument>) {
  const now = new Date().toISOString();
  return {
    ...defaultValues,
    name: 'Filled',
    categories: [],
    meterDivisions: [70, 80],
    gradeMaps: [],
    isTemplate: false,
    createdBy: 'Mallory Test',
    people,
    peopleCount: 1_000,
    peopleVersion: 1,
    revision: 1,
    createdAt: now,
    lastUpdatedOn: now,
    deletedAt: null,
    _id: randomId(),
    ownerId: 'mallory',
    ...more,
  } satisfies SavedCourseDocument;
}

const item = { name: '', description: '', weight: 0, knownScores: false, grade: 0, maximumPoints: 1 };
const largestTemplate = {
  isTemplate: true,
  categories: [
    {
      name: 'Items',
      categoryType: 'STANDARD',
      weight: 0,
      maximumPoints: 0,
      dropLowest: 0,
      items: Array.from({ length: itemsOfTemplate }, (_none, at) => ({ ...item, itemId: `i${at}` })),
    },
  ],
} as const;

/** Stores courses without requests, as if their owners had filled them over some days: rate limits are not attacked. */
async function storeCourses(dataDir: string): Promise<void> {
  const store = await openSqliteStore(dataDir);
  const [courses, members] = [new SavedCourseStore(store), new MembershipStore(store)];
  for (let at = 0; at < courseCount + templateCount; at += 1) {
    const isTemplate = at >= courseCount;
    const studentId = randomId();
    const course = courseOf(peopleWith(studentId), {
      ...(isTemplate && largestTemplate),
      ownerId: `mallory-${at % 10}`,
    });
    await courses.add(course);
    if (!isTemplate) await members.addMembers(course, [{ studentId, email: victimEmail }]);
  }
  await store.close();
}

/** Creates a victim with a weak concept, because of wrong answers to a quiz. */
async function createVictim(product: Product): Promise<void> {
  const teacher = await signUpInstructor(product, 'teacher@school.example');
  const victim = await signUp(product, victimEmail);
  const questions = Array.from({ length: 3 }, (_, at) => ({
    question: `What is the capital of country ${at}?`,
    answers: ['Paris', 'Rome'],
    correctAnswer: [1],
    concepts: ['Capitals'],
  }));
  const quizData = { title: 'Capitals', questions };
  const { id: quizId } = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  for (const question of questions)
    await teacher.post('/api/questions', {
      ...question,
      question: `${question.question} Say it.`,
      availableForPractice: true,
    });
  const attempt = await victim.post<{
    id: string;
    questions: { id: string; answers: { id: string; text: string }[] }[];
  }>('/api/attempts', { quizId });
  const answers = attempt.questions.map(({ id, answers: options }) => ({
    questionId: id,
    answerIds: options.filter(({ text }) => text === 'Rome').map((option) => option.id),
  }));
  await victim.post(`/api/attempts/${attempt.id}/submit`, { answers });
}

const allOfTemplate = `name description categories { name items { name description weight grade maximumPoints } }`;

const operations = {
  memberCourses: '{ memberCourses { id } }',
  quizzes: '{ quizzes { id } }',
  'quizProgress, quizzes': '{ quizProgress { quizId } quizzes { id } }',
  quizCategories: '{ quizCategories { quizzes { nodes { id } } } }',
  members: '{ me { memberCourses(first: 100) { nodes { members(first: 1) { nodes { id } } } } } }',
  exportMyData: '{ exportMyData { fileName } }',
  generateQuiz: 'mutation { generateQuiz(input: { fromWeakConcepts: true, count: 2 }) { __typename } }',
};

const page = (first: number, part: string) =>
  `courseTemplates(first: ${first}) { ${part} { ${allOfTemplate} } }`;
const publicOperations = {
  'names of templates': '{ courseTemplates(first: 100) { nodes { name } } }',
  'templates twice': `{ ${page(100, 'nodes')} b: ${page(99, 'nodes')} }`,
  'templates and edges': `{ courseTemplates { nodes { ${allOfTemplate} } edges { node { ${allOfTemplate} } } } }`,
};

interface Measurement {
  readonly name: string;
  readonly cpuMs: number;
  readonly outcome: string;
}

async function measure(product: Product, name: string, send: () => Promise<string>): Promise<Measurement> {
  let outcome = '';
  const { cpuMs } = await product.cost(async () => {
    outcome = await send();
  });
  return { name, cpuMs, outcome };
}

async function measureAll(product: Product, visitor: Visitor, documents: Readonly<Record<string, string>>) {
  const measured: Measurement[] = [];
  for (const [name, document] of Object.entries(documents))
    measured.push(
      await measure(product, name, async () => {
        const { result } = await visitor.graphql(document);
        return result.errors?.[0]?.message ?? 'ok';
      }),
    );
  return measured;
}

/** Instructors add a victim to as many courses as their accounts can store, and publish templates. */
async function prepareProduct(context: AttackContext): Promise<Product> {
  const first = await startProduct(context);
  await createVictim(first);
  first.process.kill('SIGTERM');
  await new Promise((resolve) => first.process.once('exit', resolve));
  await storeCourses(first.dataDir);
  return startProduct(context, { dataDir: first.dataDir });
}

export const filledCourses: Attack = {
  name: 'request-cost-courses-that-others-filled',
  goal: `at most ${maxCpuMs} ms of CPU time for every request of a victim in ${courseCount} courses with 1,000 long rows each, and of anyone for ${templateCount} such templates`,
  async run(context) {
    const product = await prepareProduct(context);
    const victim = await new Visitor(product).signIn(victimEmail);
    const measured = [
      ...(await measureAll(product, victim, operations)),
      ...(await measureAll(product, new Visitor(product), publicOperations)),
      await measure(product, 'templates over REST', async () => {
        const { status, text } = await new Visitor(product).get('/api/course-templates?first=100');
        return status === 200 ? 'ok' : text;
      }),
    ];
    if (process.env['HOSTILE_DETAILS'])
      for (const { name, cpuMs, outcome } of measured)
        process.stderr.write(`${name.padEnd(28)} ${cpuMs} ms ${outcome}\n`);
    const courses = await victim.ask<{ memberCourses: object[] }>(operations.memberCourses);
    const [slow] = measured.toSorted((one, other) => other.cpuMs - one.cpuMs);
    return {
      figure: `${slow?.cpuMs} ms (${slow?.name}), ${courses.memberCourses.length} courses`,
      holds:
        courses.memberCourses.length === courseCount &&
        measured.every(({ cpuMs, outcome }) => cpuMs <= maxCpuMs && outcome === 'ok'),
    };
  },
};
