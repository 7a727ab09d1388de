import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenStore } from '../../../functions/platform/store/testing/empty-stores.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { idOf } from '../../support/accounts.ts';
import { givenClassroom, type Classroom } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { saveCourse, type CourseReply } from '../../support/courses.ts';
import { gateways, gatewayOn, type Gateway } from '../../support/gateways.ts';
import { sendQuery, dataOf } from '../../support/graph.ts';
import { putSubmittedAttempt } from '../../support/submitted-attempt.ts';
import { testStore } from '../../support/test-store.ts';
import { wrap } from '../../support/wrap.ts';

const limitSuite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'limits');

  describe('a request', () => {
    const gateway = gatewayOn(openStore);
    let classroom: Classroom;
    beforeEach(async () => {
      classroom = await given(gateway);
    });

    it.each([
      ['{ me { courses(first: 100) { nodes { quizzes(first: 98) { nodes { id } } } } } }', 'answered'],
      ['{ me { courses(first: 100) { nodes { quizzes(first: 100) { nodes { id } } } } } }', 'refused'],
      [
        '{ me { courses(first: 100) { edges { node { quizzes(first: 100) { edges { node { id } } } } } } } }',
        'refused',
      ],
      ['{ savedCourses { quizzes(first: 100) { nodes { id } } } }', 'refused'],
      [
        '{ savedCourses { ...All } } fragment All on SavedCourseMeta { quizzes(first: 100) { nodes { id } } }',
        'refused',
      ],
      ['{ quizzes { course { name syllabus gradeMaps { letter } } } }', 'refused'],
      ['{ me { attempts { nodes { quiz { course { name gradeMaps { letter } } } } } } }', 'answered'],
      ['{ me { attempts { nodes { quiz { course { categories { items { name } } } } } } } }', 'refused'],
      ['{ quiz(id: "x") { course { categories { items { name } } } } }', 'answered'],
      ['{ a: quizzes { attempts(first: 60) { nodes { id } } } }', 'answered'],
      [
        '{ a: savedCourses { quizzes(first: 60) { nodes { id } } } b: memberCourses { quizzes(first: 60) { nodes { id } } } }',
        'refused',
      ],
      [
        'query ($n: Int! = 100) { me { courses(first: $n) { nodes { quizzes(first: $n) { nodes { id } } } } } }',
        'refused',
      ],
      [
        '{ me { courses(first: 1) { nodes { quizzes(first: 9) { nodes { course { people { id } } } } } } } }',
        'answered',
      ],
      [
        '{ me { courses(first: 1) { nodes { quizzes(first: 10) { nodes { course { people { id } } } } } } } }',
        'refused',
      ],
      [
        'query ($n: Int) { me { courses(first: $n) { nodes { quizzes(first: $n) { nodes { id } } } } } }',
        'answered',
      ],
      [
        'query ($n: Int) { me { courses(first: $n) { nodes { quizzes(first: $n) { nodes { attempts(first: 24) { nodes { id } } } } } } } }',
        'refused',
      ],
      [
        'query ($n: Int) { me { memberCourses(first: $n) { nodes { quizzes(first: $n) { nodes { course { categories { items { name } } } } } } } } }',
        'refused',
      ],
    ])('that can return more than 10,000 objects is refused: %s is %s', async (query, outcome) => {
      const { errors } = await sendQuery(classroom.ada, query);
      const isRefused =
        errors?.[0]?.message.startsWith('This request can return more than 10,000 objects') ?? false;
      expect(isRefused).toBe(outcome === 'refused');
    });

    it('counts fields with @include even if its variables exclude them', async () => {
      const outcomeOf = async (all: boolean, first: number) => {
        const document = `query ($all: Boolean!) {
          me { id }
          me @include(if: $all) { courses(first: 100) { nodes { quizzes(first: ${first}) { nodes { id } } } } }
        }`;
        const { result } = await classroom.ada.graphql(document, { all });
        return result.errors?.[0]?.extensions?.['code'] ?? 'answered';
      };
      for (const all of [false, true, false, true]) {
        expect(await outcomeOf(all, 98)).toBe('answered');
        expect(await outcomeOf(all, 100)).toBe('BAD_USER_INPUT');
      }
    });

    it.each([
      [9, false],
      [10, true],
    ])(
      'counts each version of a question as ten objects: %d versions of 100 questions are refused: %s',
      async (first, isRefused) => {
        const query = '{ questions(first: 100) { nodes { versions(first: FIRST) { totalCount } } } }';
        const { errors } = await sendQuery(classroom.teacher, query.replace('FIRST', String(first)));
        expect(errors !== undefined).toBe(isRefused);
      },
    );

    it('is refused if an edge would return more than 16 MB', async () => {
      const { id: courseId } = await saveCourse(classroom.teacher, { syllabus: 'x'.repeat(100_000) });
      const query = '{ quizzes { course { syllabus } } }';
      const add = async (count: number) => {
        for (let at = 0; at < count; at += 1) await classroom.quiz([], { courseId });
      };
      await add(100);
      expect((await sendQuery(classroom.teacher, query)).errors).toBeUndefined();
      await add(70);
      expect((await sendQuery(classroom.teacher, query)).errors?.[0]?.message).toContain(
        'asks for too much at once',
      );
    });

    it('is refused if its edges together cost too much', async () => {
      const costly =
        '{ quizzes { category { id } course { id } } savedCourses { weakConcepts { concept } } }';
      expect((await sendQuery(classroom.ada, costly)).errors?.[0]?.message).toContain(
        'asks for too much at once',
      );
    });
  });
};

describeOnSqlite('limits of the graph', limitSuite);

/** Links the first item of the course to the quiz, so that results of the quiz become its grades. */
async function gradeItem(teacher: Browser, course: CourseReply, quizId: string): Promise<void> {
  const items = course.categories.flatMap((each) => each.items) as unknown as { readonly itemId: string }[];
  const path = `/api/courses/${course.id}/gradebook/columns/${items[0]?.itemId}`;
  const { status, text } = await teacher.patch(path, { quizId });
  expect(status, text).toBe(200);
}

/** Creates 50 objects of each type that has an edge. */
async function storeManyObjects({ teacher, ada, store, quiz, clock }: Classroom) {
  const userId = await idOf(ada);
  for (let at = 0; at < 50; at += 1) {
    const course = await saveCourse(teacher, { name: `Course ${at}` });
    const { id: courseId } = course;
    await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email: 'ada@markwise.example' });
    await saveCourse(ada, { name: `Plan ${at}` });
    const category = await teacher.post('/api/quizCategories', { categoryName: `Category ${at}` });
    const { id: categoryId } = JSON.parse(category.text) as { id: string };
    const { _id: quizId } = await quiz([], { title: `Quiz ${at}`, courseId, categoryId });
    await gradeItem(teacher, course, quizId);
    const question = { question: `Question ${at}?`, answers: ['a', 'b'], correctAnswer: [1], categoryId };
    await teacher.post('/api/questions', question);
    await putSubmittedAttempt(store, clock.now().toISOString(), {
      _id: `attempt-${at}`,
      quizId,
      userId,
      takerEmail: 'ada@markwise.example',
    });
  }
}

/** Creates a course of the teacher with 50 people, each with an attempt at its quiz, which grades an item. */
async function createLargeCourse({ teacher, store, quiz, clock }: Classroom) {
  const course = await saveCourse(teacher, { name: 'Crowd' });
  const { id: courseId } = course;
  const { _id: quizId } = await quiz([], { courseId });
  await gradeItem(teacher, course, quizId);
  for (let at = 0; at < 50; at += 1) {
    const email = `person-${at}@markwise.example`;
    await teacher.post(`/api/courses/${courseId}/students`, { name: `Person ${at}`, email, grade: 80 });
    await putSubmittedAttempt(store, clock.now().toISOString(), {
      _id: `crowd-${at}`,
      quizId,
      userId: `user-${at}`,
      takerEmail: email,
    });
  }
  return course;
}

/** A store that adds `collection.method` to `calls` for each call of a collection. */
async function storeWithCallLog(calls: string[]): Promise<OpenStore> {
  const store = await testStore();
  const loggingStore: Store = {
    ping: () => store.ping(),
    close: () => store.close(),
    collection: (name) =>
      wrap(store.collection(name), (method, run) => (...values) => {
        calls.push(`${name}.${method}`);
        return run(...values);
      }),
  };
  return Object.assign(async () => loggingStore, { empty: async () => loggingStore });
}

describe('an edge', () => {
  const reads = new Set(['find', 'findOne', 'countDocuments']);

  it('makes as many store calls for 50 objects as for one', { timeout: 120_000 }, async () => {
    const [gateway] = gateways as [Gateway];
    const calls: string[] = [];
    const classroom = await givenClassroom(await storeWithCallLog(calls), 'counted')(gateway);
    await storeManyObjects(classroom);
    const callsFor = async (browser: Browser, query: string, first: number) => {
      calls.length = 0;
      const data = await dataOf(browser, query, { first });
      return { calls: calls.filter((call) => reads.has(call.split('.')[1] ?? '')).toSorted(), data };
    };
    const { ada, teacher } = classroom;
    const edges: [who: Browser, query: string][] = [
      ...[
        'owner { name }',
        'members { totalCount }',
        'quizzes { totalCount }',
        'weakConcepts { concept }',
      ].flatMap((edge): [Browser, string][] => [
        [ada, `query ($first: Int!) { me { courses(first: $first) { nodes { ${edge} } } } }`],
        [ada, `query ($first: Int!) { me { memberCourses(first: $first) { nodes { ${edge} } } } }`],
      ]),
      ...[
        'author { name }',
        'course { name }',
        'category { id }',
        'attempts { totalCount }',
        'officialAttempt { id }',
      ].map((edge): [Browser, string] => [
        ada,
        `query ($first: Int!) { me { attempts(first: $first) { nodes { quiz { ${edge} } } } } }`,
      ]),
      ...[
        'category { id }',
        'quizzes { totalCount }',
        'versions(first: 5) { totalCount nodes { number } }',
      ].map((edge): [Browser, string] => [
        teacher,
        `query ($first: Int!) { questions(first: $first) { nodes { ${edge} } } }`,
      ]),
    ];
    const { id: largeCourse } = await createLargeCourse(classroom);
    for (const edge of ['gradeCount', 'attemptCount'])
      edges.push(
        [
          teacher,
          `query ($first: Int!) { course(id: "${largeCourse}") { members(first: $first) { nodes { ${edge} } } } }`,
        ],
        [
          teacher,
          `query ($first: Int!) { me { courses(first: $first) { nodes { members(first: 1) { nodes { ${edge} } } } } } }`,
        ],
      );
    for (const [browser, query] of edges) {
      const single = await callsFor(browser, query, 1);
      const many = await callsFor(browser, query, 50);
      expect(JSON.stringify(many.data).length, query).toBeGreaterThan(
        JSON.stringify(single.data).length * 10,
      );
      expect(many.calls, query).toEqual(single.calls);
    }
  });
});
