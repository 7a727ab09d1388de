import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../functions/platform/clock.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { withItemIds } from '../../support/courses.ts';
import { clientOf, gatewaysOn, type Gateway } from '../../support/gateways.ts';
import { operationOf } from '../../support/rest-operations.ts';
import { testApp, testClock } from '../../support/test-app.ts';
import { emptyStore } from '../../support/test-store.ts';

const dated = { description: '', dueAt: '2026-12-18T22:59:00.000Z' };

const course = {
  name: 'Calculus',
  description: 'Second term',
  targetGrade: 90,
  meterDivisions: [60, 75],
  gradeMaps: [{ letter: 'A', minimum: 90 }],
  categories: [
    {
      name: 'Exams',
      categoryType: 'HYBRID',
      weight: 100,
      maximumPoints: 200,
      dropLowest: 1,
      items: [
        { name: 'Midterm', ...dated, weight: 50, knownScores: true, grade: 81.5, maximumPoints: 100 },
        { name: 'Final', ...dated, weight: 50, knownScores: false, grade: 0, maximumPoints: 100 },
      ],
    },
  ],
};

/** Runs the tests over every gateway. Each test has an empty store. */
const suite: StoreSuite = (openStore) => {
  let stores = 0;
  const freshStore = async () => {
    stores += 1;
    const store = await emptyStore(openStore, `coursestore${stores}`);
    return store;
  };
  describe.each(gatewaysOn(openStore))('shared drafts over $name', (gateway) =>
    describeDrafts(gateway, freshStore),
  );
  describe.each(gatewaysOn(openStore))('course templates over $name', (gateway) =>
    describeTemplates(gateway, freshStore),
  );
};

describeOnSqlite('courses', suite);
await describeOnMongo('courses', suite);

type FreshStore = () => Promise<Store>;

function describeDrafts(gateway: Gateway, freshStore: FreshStore): void {
  async function setUp() {
    const clock = testClock();
    const { app, product } = testApp({ store: await freshStore(), clock });
    await product.prepare();
    return { client: clientOf(gateway, app), clock, product };
  }

  it('are returned by their ID as they were shared, over GraphQL and REST', async () => {
    const { client } = await setUp();
    const shared = await client.rest('/api/drafts', { course });
    expect(shared.status, shared.text).toBe(201);
    const draft = JSON.parse(shared.text);
    expect(draft).toEqual({
      id: 'id-1',
      _id: 'id-1',
      ...course,
      categories: withItemIds(null, course.categories),
      createdAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2027-02-19T09:00:00.000Z',
    });
    const read = await client.send({ path: '/api/drafts/id-1' });
    expect(JSON.parse(read.text)).toEqual(draft);
    const { result } = await client.graphql(operationOf('GET /api/drafts/{id}'), { id: 'id-1' });
    expect(result.data?.['draft']).toEqual(draft);
  });

  it('with an unknown ID are not found', async () => {
    const { client } = await setUp();
    expect(await client.send({ path: '/api/drafts/nope' })).toMatchObject({
      status: 404,
      text: 'Course not found',
    });
    const { result } = await client.graphql(operationOf('GET /api/drafts/{id}'), { id: 'nope' });
    expect(result.errors?.[0]).toMatchObject({
      message: 'Course not found',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('expire after 90 days, and a purge removes them', async () => {
    const { client, clock, product } = await setUp();
    await client.rest('/api/drafts', { course });
    clock.advance(90 * day - 1000);
    expect(await client.send({ path: '/api/drafts/id-1' })).toMatchObject({ status: 200 });
    clock.advance(1000);
    expect(await client.send({ path: '/api/drafts/id-1' })).toMatchObject({ status: 404 });
    await product.purge();
    clock.advance(-1000);
    expect(await client.send({ path: '/api/drafts/id-1' })).toMatchObject({ status: 404 });
  });

  it('with invalid fields are refused with the name of each, and nothing is stored', async () => {
    const { client } = await setUp();
    const bad = { ...course, targetGrade: -1, meterDivisions: [90, 20] };
    const { result } = await client.graphql(operationOf('POST /api/drafts'), { course: bad });
    expect(result.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(result.errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual([
      'course.meterDivisions',
      'course.targetGrade',
    ]);
    expect(await client.rest('/api/drafts', { course: { ...course, meterDivisions: [50] } })).toMatchObject({
      status: 400,
    });
    expect(await client.rest('/api/drafts', { course: { ...course, ownerId: 'me' } })).toMatchObject({
      status: 400,
    });
    expect(await client.send({ path: '/api/drafts/id-1' })).toMatchObject({ status: 404 });
  });

  it('are limited to 20 an hour per client address, with aliases counted one by one', async () => {
    const { client, clock } = await setUp();
    const aliases = Array.from({ length: 15 }, (_, at) => `a${at}: shareDraft(course: $course) { id }`).join(
      ' ',
    );
    const fifteen = `mutation M($course: CourseInput!) { ${aliases} }`;
    expect((await client.graphql(fifteen, { course })).result.errors).toBeUndefined();
    const { result } = await client.graphql(fifteen, { course });
    expect(result.errors).toHaveLength(10);
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 });
    // The five copies within the limit are stored, and the other ten are not.
    expect(result.data).toMatchObject({ a0: { id: 'id-16' }, a4: { id: 'id-20' }, a5: null, a14: null });

    const refused = await client.rest('/api/drafts', { course });
    expect(refused).toMatchObject({ status: 429, text: 'Too many attempts. Try again in 60 minutes.' });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await client.send({ path: '/api/drafts/id-21' })).toMatchObject({ status: 404 });

    const otherClient = { 'content-type': 'application/json', 'x-test-client': '198.51.100.1' };
    const other = {
      method: 'POST',
      path: '/api/drafts',
      headers: otherClient,
      body: JSON.stringify({ course }),
    };
    expect(await client.send(other)).toMatchObject({ status: 201 });
    clock.advance(60 * minute);
    expect(await client.rest('/api/drafts', { course })).toMatchObject({ status: 201 });
  });

  it('with an ID that is a query operator are not found', async () => {
    const { client } = await setUp();
    await client.rest('/api/drafts', { course });
    const { status, result } = await client.graphql(operationOf('GET /api/drafts/{id}'), { id: { $gt: '' } });
    expect(status).toBe(400);
    expect(result.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
}

function describeTemplates(gateway: Gateway, freshStore: FreshStore): void {
  it('are missing at first, and seeding the demo data twice adds each of its templates once, sorted by name', async () => {
    const { app, product } = testApp({ store: await freshStore() });
    const client = clientOf(gateway, app);
    expect(JSON.parse((await client.send({ path: '/api/course-templates' })).text)).toEqual([]);
    await product.seedDemo();
    await product.seedDemo();
    const reply = await client.send({ path: '/api/course-templates' });
    const templates = JSON.parse(reply.text) as { name: string; categories: object[] }[];
    expect(templates.map(({ name }) => name)).toEqual([
      'Every point counts',
      'Labs, essays and a final',
      'Weighted by exam',
    ]);
    const { result } = await client.graphql(operationOf('GET /api/course-templates'));
    expect(result.data?.['courseTemplates']).toMatchObject({ nodes: templates, totalCount: 3 });
    for (const { categories } of templates) {
      const plan = await client.rest('/api/grade-plan', { course: { categories } });
      const total = (JSON.parse(plan.text) as { unknownWeight: number }).unknownWeight;
      expect(total).toBe(100);
    }
  });
}
