import { describe, expect, it, vi } from 'vitest';
import { PlannerResolver } from '../../../functions/planner/planner.resolver.ts';
import type { PlannerService } from '../../../functions/planner/planner.service.ts';
import { signUp } from '../../support/accounts.ts';
import { clientOf, gateways } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const courseWithItems = (items: number, name = 'All') => ({
  categories: [
    {
      name,
      categoryType: 'STANDARD',
      items: Array.from({ length: items }, () => ({ weight: 0.01, maximumPoints: 100 })),
    },
  ],
});
/** A query for the plans of `count` different courses with `items` items each. Returns the document and its variables. */
const planQuery = (count: number, items: number) => {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const declared = indexes.map((index) => `$c${index}: GradePlanInput!`);
  const aliases = indexes.map((index) => `a${index}: planGrades(course: $c${index}) { target }`);
  const variables = Object.fromEntries(
    indexes.map((index) => [`c${index}`, courseWithItems(items, `Category ${index}`)]),
  );
  return [`query (${declared.join(' ')}) { ${aliases.join(' ')} }`, variables] as const;
};
const refusal =
  'The courses of one request hold at most 10,000 items together. Send the others in separate requests.';

describe.each(gateways)('the work budget of one request over $name', (gateway) => {
  const client = clientOf(gateway, testApp().app);

  it('is enough for the largest course, and for 15 aliases of an ordinary one', async () => {
    for (const [count, items] of [
      [1, 10_000],
      [15, 700],
    ] as const) {
      const { result } = await client.graphql(...planQuery(count, items));
      expect(result.errors).toBeUndefined();
    }
  });

  it('is not multiplied by aliases, however often they are repeated', async () => {
    for (let time = 0; time < 6; time += 1) {
      const { result } = await client.graphql(...planQuery(2, 6_000));
      expect(result.errors?.[0]).toMatchObject({
        message: refusal,
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  it('is the same whether or not an operation is cached', async () => {
    for (let time = 0; time < 6; time += 1) {
      expect((await client.graphql(...planQuery(2, 5_000))).result.errors).toBeUndefined();
      const { result } = await client.graphql(...planQuery(2, 6_000));
      expect(result.errors?.map(({ message }) => message)).toEqual([refusal]);
    }
  });

  it('counts invalid input like valid input', async () => {
    const sharing = clientOf(gateway, testApp().app);
    const [category] = courseWithItems(6_000).categories;
    const items = category?.items.map((item) => ({ ...item, weight: -1 }));
    const twice =
      'mutation ($course: CourseInput!) { a: shareDraft(course: $course) { id } b: shareDraft(course: $course) { id } }';
    const { result } = await sharing.graphql(twice, { course: { categories: [{ ...category, items }] } });
    expect(result.errors?.map(({ message }) => message === refusal)).toEqual([false, true]);
  });

  it('is spent once for aliases with the same arguments', async () => {
    const plan = vi.fn<PlannerService['plan']>(() => ({ target: 95 }) as never);
    const counting = clientOf(gateway, testApp({ resolvers: [new PlannerResolver({ plan })] }).app);
    const [course] = Object.values(planQuery(1, 6_000)[1]);
    const aliases = Array.from(
      { length: 15 },
      (_, index) => `a${index}: planGrades(course: $course) { target }`,
    );
    const query = `query ($course: GradePlanInput!) { ${aliases.join(' ')} }`;
    // The first responses come from the interpreter, later ones from the compiled plan.
    for (let time = 1; time <= 6; time += 1) {
      const { result } = await counting.graphql(query, { course });
      expect(Object.values(result.data ?? {})).toEqual(Array.from({ length: 15 }, () => ({ target: 95 })));
      expect(plan).toHaveBeenCalledTimes(time);
    }
  });

  it('is enough for two costly queries with different arguments, and the third is refused', async () => {
    const test = testApp({ store: await testStore() });
    const ada = await signUp(test, gateway, 'ada@markwise.example');
    const aliases = ['physics', 'algebra', 'history'].map(
      (course) => `${course}: weakConcepts(courseId: "${course}") { concept }`,
    );
    // The first responses come from the interpreter, later ones from the compiled plan.
    for (let time = 0; time < 6; time += 1) {
      const fitting = await ada.graphql(`{ ${aliases.slice(0, 2).join(' ')} }`);
      expect(fitting.result).toEqual({ data: { physics: [], algebra: [] } });
      const { result } = await ada.graphql(`{ ${aliases.join(' ')} }`);
      expect(result.errors).toMatchObject([
        {
          message: 'This request asks for too much at once. Send some of its fields in a second request.',
          path: ['history'],
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
  });

  it('also limits mutations, and refused ones change nothing', async () => {
    const test = testApp({ store: await testStore() });
    const ada = await signUp(test, gateway, 'ada@markwise.example');
    const changes = ['5', '6', '7', '8', '9'].map(
      (minutes) =>
        `m${minutes}: savePracticePlan(input: { examDate: null, dailyMinutes: ${minutes} }) { dailyMinutes }`,
    );
    const { result } = await ada.graphql(`mutation { ${changes.join(' ')} }`);
    expect(result.errors).toMatchObject([{ path: ['m9'], extensions: { code: 'BAD_USER_INPUT' } }]);
    const after = await ada.graphql('{ practiceSession { dailyMinutes } }');
    expect(after.result).toEqual({ data: { practiceSession: { dailyMinutes: 8 } } });
  });

  it('is not mentioned if a single course is too large', async () => {
    const rest = await client.rest('/api/grade-plan', { course: courseWithItems(10_001) });
    expect(rest).toMatchObject({
      status: 400,
      text: 'course.categories: A course has at most 10,000 items.',
    });
  });

  it('also limits sharing, and refused copies are not stored', async () => {
    const sharing = clientOf(gateway, testApp({ store: await testStore() }).app);
    const twice =
      'mutation ($course: CourseInput!) { a: shareDraft(course: $course) { id } b: shareDraft(course: $course) { id } }';
    const { result } = await sharing.graphql(twice, { course: courseWithItems(6_000) });
    expect(result.errors?.map(({ message }) => message)).toEqual([refusal]);
    expect(result.data).toEqual({ a: { id: 'id-1' }, b: null });
    expect((await sharing.send({ path: '/api/drafts/id-1' })).status).toBe(200);
    expect((await sharing.send({ path: '/api/drafts/id-2' })).status).toBe(404);
  });
});
