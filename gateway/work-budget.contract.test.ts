import { describe, expect, it } from 'vitest';
import { clientOf, doors } from './testing/doors.ts';
import { testApp } from './testing/test-app.ts';
import { testStore } from './testing/test-store.ts';

const courseOf = (items: number) => ({
  categories: [
    {
      name: 'All',
      categoryType: 'STANDARD',
      items: Array.from({ length: items }, () => ({ weight: 0.01, maximumPoints: 100 })),
    },
  ],
});
const plans = (count: number) => {
  const aliases = Array.from({ length: count }, (_, at) => `a${at}: planGrades(course: $course) { target }`);
  return `query ($course: GradePlanInput!) { ${aliases.join(' ')} }`;
};
const refusal =
  'The courses of one request hold at most 10,000 items together. Send the others in requests of their own.';

describe.each(doors)('the work of one request over $name', (door) => {
  const client = clientOf(door, testApp().app);

  it('is enough for the largest course, and for 15 aliases of an ordinary one', async () => {
    for (const [count, items] of [
      [1, 10_000],
      [15, 700],
    ] as const) {
      const { result } = await client.graphql(plans(count), { course: courseOf(items) });
      expect(result.errors).toBeUndefined();
    }
  });

  it('is not multiplied by aliases, however often they come', async () => {
    for (let time = 0; time < 6; time += 1) {
      const { result } = await client.graphql(plans(2), { course: courseOf(6_000) });
      expect(result.errors?.[0]).toMatchObject({
        message: refusal,
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  it('is the same whether or not an operation has been admitted', async () => {
    for (let time = 0; time < 6; time += 1) {
      expect((await client.graphql(plans(2), { course: courseOf(5_000) })).result.errors).toBeUndefined();
      const { result } = await client.graphql(plans(2), { course: courseOf(6_000) });
      expect(result.errors?.map(({ message }) => message)).toEqual([refusal]);
    }
  });

  it('counts what is wrong like what is right', async () => {
    const sharing = clientOf(door, testApp().app);
    const [category] = courseOf(6_000).categories;
    const items = category?.items.map((item) => ({ ...item, weight: -1 }));
    const twice =
      'mutation ($course: CourseInput!) { a: shareDraft(course: $course) { id } b: shareDraft(course: $course) { id } }';
    const { result } = await sharing.graphql(twice, { course: { categories: [{ ...category, items }] } });
    expect(result.errors?.map(({ message }) => message === refusal)).toEqual([false, true]);
  });

  it('is told apart from a course that is too large by itself', async () => {
    const rest = await client.rest('/api/grade-plan', { course: courseOf(10_001) });
    expect(rest).toMatchObject({
      status: 400,
      text: 'course.categories: A course holds at most 10,000 items.',
    });
  });

  it('holds for sharing too, and what had no work left is not stored', async () => {
    const sharing = clientOf(door, testApp({ store: await testStore() }).app);
    const twice =
      'mutation ($course: CourseInput!) { a: shareDraft(course: $course) { id } b: shareDraft(course: $course) { id } }';
    const { result } = await sharing.graphql(twice, { course: courseOf(6_000) });
    expect(result.errors?.map(({ message }) => message)).toEqual([refusal]);
    expect(result.data).toEqual({ a: { id: 'id-1' }, b: null });
    expect((await sharing.send({ path: '/api/drafts/id-1' })).status).toBe(200);
    expect((await sharing.send({ path: '/api/drafts/id-2' })).status).toBe(404);
  });
});
