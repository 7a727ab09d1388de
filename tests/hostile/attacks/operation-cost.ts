import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf, type Operation } from '../../authorization/testing/operations.ts';
import { argumentValues, type ArgumentValues } from '../../authorization/testing/argument-values.ts';
import { contract } from '../../../gateway/graphql/schema.ts';
import { costOf } from '../../../functions/platform/limits/cost.ts';
import type { Attack } from '../attack.ts';
import { makeLargestWorld, textOf, type LargestWorld } from '../support/largest-world.ts';
import { startProduct } from '../support/product.ts';
import { goodPassword, Visitor } from '../support/visitor.ts';

const maxCpuMs = 1_000;
const maxMemoryMb = 100;

/** Names of the operations that a student can run, according to the authorization matrix. */
async function studentOperations(): Promise<ReadonlySet<string>> {
  const file = new URL('../../authorization/authz-matrix.csv', import.meta.url);
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.split(','));
  return new Set(
    lines.flatMap(([kind, name = '', actor, own, shared]) =>
      kind === 'graphql' && actor === 'student owner' && (own === 'ok' || shared === 'ok') ? [name] : [],
    ),
  );
}

/** The operations that run last, in this order, because they end the session or the account. */
const lastOperations = [
  'revokeSession',
  'logout',
  'revokeOtherSessions',
  'changePassword',
  'deleteMyAccount',
];

/** Sort key: queries, changes, deletions, deletions of objects that others need, and those in `lastOperations`. */
function rankOf({ name, isMutation }: Operation): number {
  if (lastOperations.includes(name)) return 4 + lastOperations.indexOf(name);
  if (!isMutation) return 0;
  if (/^(delete(Course|Finished)|leave)/.test(name)) return 3;
  return /^(accept|delete|remove|revoke|submit|withdraw)/.test(name) ? 2 : 1;
}

/** Operations that are refused, because the mailed links of the test data have expired. */
const refusedOperations = new Set([
  'acceptAccountInvitation',
  'receivedAccountInvitation',
  'resetPassword',
  'verifyEmail',
]);

const largestCourse = {
  categories: Array.from({ length: 10 }, (_, number) => ({
    name: `Category ${number}`,
    categoryType: 'HYBRID',
    weight: 10,
    maximumPoints: 100_000,
    items: Array.from({ length: 1_000 }, (_unused, index) => ({
      name: `Item ${index}`,
      description: textOf(20),
      weight: 1,
      grade: 81,
      knownScores: index % 2 === 0,
      maximumPoints: 100,
    })),
  })),
};
/** The largest course, with an item that the course has already, so that the item keeps its grades. */
function largestCourseWith(itemId: string) {
  const [{ items: [item, ...items] = [], ...category } = {}, ...categories] = largestCourse.categories;
  return { categories: [{ ...category, items: [{ ...item, itemId }, ...items] }, ...categories] };
}
const largestAnswers = Array.from({ length: 250 }, (_, index) => ({
  questionId: `large-${2 * index + 1}`,
  text: textOf(1_900),
}));
const people = Array.from({ length: 900 }, (_, index) => `Person ${index},person${index}@school.example`);

const lecture = Array.from(
  { length: 2_500 },
  (_, index) => `Osmosis number ${index} is the movement of liquid ${index} through a membrane.`,
)
  .join(' ')
  .slice(0, 200_000);

const always = (value: unknown) => () => value;

/** The argument values of the matrix, but as large as possible. */
const largestValues: ArgumentValues = {
  ...argumentValues,
  'generateQuiz.input': always({ text: lecture, count: 50, seed: 'a' }),
  'deleteMyAccount.password': always(`${goodPassword} again`),
  'changePassword.newPassword': always(`${goodPassword} again`),
  'importPeople.csv': always(`name,email\n${people.join('\n')}\n`),
  'importPeople.rows': always(null),
  'leaveCourse.courseId': ({ quizCourse }) => quizCourse,
  'planGrades.course': always(largestCourse),
  // Null: the practice cards of all courses.
  'practiceAhead.courseId': always(null),
  'saveAttempt.answers': always(largestAnswers),
  'saveCourse.input': always({ name: 'Largest', ...largestCourse }),
  // The maximum number of words. The first one matches most people.
  'search.text': always('p e r s o n 1 2 3 4'),
  'shareDraft.course': always(largestCourse),
  'updateCourse.input': ({ item }) => largestCourseWith(item),
};

interface Measurement {
  readonly name: string;
  readonly cpuMs: number;
  readonly memoryMb: number;
  readonly code: string;
  readonly points: number;
}

async function measure(visitor: Visitor, world: LargestWorld, operation: Operation): Promise<Measurement> {
  const variables = operation.variables(world.things, largestValues);
  let code = '';
  const { cpuMs, memoryMb } = await visitor.product.cost(async () => {
    const { result } = await visitor.graphql(operation.document, variables);
    code = result.errors?.[0]?.extensions?.code ?? 'ok';
  });
  const schema = contract();
  const type = operation.isMutation ? schema.getMutationType() : schema.getQueryType();
  const field = type?.getFields()[operation.name];
  return { name: operation.name, cpuMs, memoryMb, code, points: field ? costOf(field) : 0 };
}

/** Runs every operation that a student can run, for an account with as much data as possible. */
export const operationCost: Attack = {
  name: 'operation-cost',
  goal: `at most ${maxCpuMs} ms of CPU time and ${maxMemoryMb} MB for every operation of a student`,
  async run(context) {
    const dataDir = await mkdtemp(join(tmpdir(), 'markwise-largest-'));
    context.onEnd(() => rm(dataDir, { recursive: true, force: true }));
    const world = await makeLargestWorld(dataDir);
    const product = await startProduct(context, { dataDir });
    const signIn = () => new Visitor(product).signIn(world.email, password);
    let password = goodPassword;
    const student = await signIn();
    // Lets the runtime's young generation grow to its full size, so that this growth counts for no operation.
    const plan = 'query ($course: GradePlanInput!) { planGrades(course: $course) { target } }';
    for (let time = 0; time < 8; time += 1) await student.ask(plan, { course: largestCourse });
    const allowedNames = await studentOperations();
    const operations = operationsOf(contract())
      .filter(({ name }) => allowedNames.has(name))
      .toSorted((one, other) => rankOf(one) - rankOf(other));
    const measured: Measurement[] = [];
    for (const operation of operations) {
      const visitor = lastOperations.includes(operation.name) ? await signIn() : student;
      measured.push(await measure(visitor, world, operation));
      if (operation.name === 'changePassword') password = `${goodPassword} again`;
    }
    if (process.env['HOSTILE_DETAILS'])
      for (const { name, cpuMs, memoryMb, code, points } of measured)
        process.stderr.write(`${name.padEnd(28)} ${cpuMs} ms ${memoryMb.toFixed(0)} MB ${code} ${points}\n`);
    const unanswered = measured.filter(({ name, code }) => code !== 'ok' && !refusedOperations.has(name));
    if (unanswered.length > 0)
      throw new Error(`not answered: ${unanswered.map(({ name, code }) => `${name} (${code})`).join(', ')}`);
    const worst = (value: (one: Measurement) => number) =>
      measured.toSorted((a, b) => value(b) - value(a))[0];
    const [slow, large] = [worst(({ cpuMs }) => cpuMs), worst(({ memoryMb }) => memoryMb)];
    return {
      figure: `${slow?.cpuMs} ms (${slow?.name}), ${large?.memoryMb.toFixed(0)} MB (${large?.name}), ${measured.length} operations`,
      holds: measured.every(({ cpuMs, memoryMb }) => cpuMs <= maxCpuMs && memoryMb <= maxMemoryMb),
    };
  },
};
