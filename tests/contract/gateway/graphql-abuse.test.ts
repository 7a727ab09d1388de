import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { clientOf, gateways } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';

const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

const planAlias = (at: number) => `a${at}: planGrades(course: {categories: []}) { target }`;

const nestedFragments = `query { planGrades(course: {categories: []}) { ...A } }
  fragment A on GradePlan { categories { items { name } } target }`;

/** Each fragment spreads the next one twice. A check that follows every spread would take more than ten seconds. */
const doublingFragments = `{ planGrades(course: {categories: []}) { ...F0 } }
  ${repeat(24, (at) => `fragment F${at} on GradePlan { ...F${at + 1} ...F${at + 1} }`)}
  fragment F24 on GradePlan { target }`;

describe.each(gateways)('GraphQL over $name', (gateway) => {
  const client = clientOf(gateway, testApp().app);

  it.each([
    ['1,000 aliases', `{ ${repeat(1000, (at) => `a${at}: __typename`)} }`],
    ['16 aliases', `{ ${repeat(16, planAlias)} }`],
    ['depth 500', `{ ${'planGrades { '.repeat(500)}x${' }'.repeat(500)} }`],
    ['2,000 tokens', `{ ${repeat(2000, () => '__typename')} }`],
    ['21 directives', `{ __typename ${repeat(21, () => '@include(if: true)')} }`],
    ['a fragment cycle', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    [
      'deep introspection',
      `{ __schema { types { ${'fields { type { '.repeat(8)}name${' } }'.repeat(8)} } } }`,
    ],
    ['a syntax error', '{ planGrades('],
    ['an unknown field', '{ nope }'],
    ['two anonymous operations', '{ __typename } { __typename }'],
    ['two named operations', 'query A { __typename } query B { __typename }'],
    ['a subscription', 'subscription { x }'],
  ])('refuses %s with 400 and BAD_USER_INPUT', async (_what, query) => {
    const { status, result } = await client.graphql(query);
    expect(status).toBe(400);
    expect(new Set(result.errors?.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
    expect(result.data).toBeUndefined();
  });

  it('refuses a batch', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(await client.send({ method: 'POST', path: '/graphql', headers, body })).toMatchObject({
      status: 400,
    });
  });

  it('answers 15 aliases, fragments and introspection', async () => {
    for (const query of [`{ ${repeat(15, planAlias)} }`, nestedFragments, getIntrospectionQuery()]) {
      const { status, result } = await client.graphql(query);
      expect(result.errors).toBeUndefined();
      expect(status).toBe(200);
    }
  });

  it('reads each fragment once, however often other fragments spread it', { timeout: 5_000 }, async () => {
    const { result } = await client.graphql(doublingFragments);
    expect(result).toEqual({ data: { planGrades: { target: 85 } } });
  });

  it('lists ten errors of a document, and reports that there are more', async () => {
    const { result } = await client.graphql(`{ ${repeat(100, (at) => `zzz${at}`)} }`);
    const messages = result.errors?.map(({ message }) => message) ?? [];
    expect(messages.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Cannot query field "zzz${at}" on type "Query".`),
    );
    expect(messages.slice(10)).toEqual([
      'Too many validation errors, error limit reached. Validation aborted.',
    ]);
  });

  it('refuses a GET without the header that other sites cannot add, and accepts a GET with it', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
    expect(await client.send({ path })).toMatchObject({ status: 400 });
    const reply = await client.send({ path, headers: { 'apollo-require-preflight': '1' } });
    expect(JSON.parse(reply.text)).toEqual({ data: { __typename: 'Query' } });
  });
});

describe.each(gateways)('failures over $name', (gateway) => {
  const secret = 'mongodb://user:hunter2@db.internal/markwise';
  const failing = () => {
    const plan = () => {
      throw new Error(`could not connect to ${secret}`);
    };
    return { plan };
  };

  it('reveal nothing of an unexpected error except its reference to the log', async () => {
    const { PlannerResolver } = await import('../../../functions/planner/planner.resolver.ts');
    const { app, lines } = testApp({ resolvers: [new PlannerResolver(failing())] });
    const client = clientOf(gateway, app);
    const body = { course: { categories: [] } };
    const { text } = await client.graphql(
      'query P($course: GradePlanInput!) { planGrades(course: $course) { target } }',
      body,
    );
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('.ts:');
    expect(text).toContain('INTERNAL_SERVER_ERROR');
    expect(text).toContain((lines.at(-1)?.fields as { requestId: string } | undefined)?.requestId ?? '?');

    const rest = await client.rest('/api/grade-plan', body);
    expect(rest.status).toBe(500);
    expect(rest.text).toMatch(
      /^Something went wrong\. If it happens again, tell us this reference: [0-9a-f-]{36}$/,
    );
    expect(lines).toHaveLength(2);
    const requestId = rest.text.split(' ').at(-1);
    expect(lines.at(-1)).toMatchObject({ level: 'error', fields: { requestId } });
  });

  it('of the store are reported as unavailable, with a time to retry', async () => {
    const outage = Object.assign(new Error(`connect ECONNREFUSED ${secret}`), {
      name: 'MongoServerSelectionError',
    });
    const collection = () => ({ findOne: () => Promise.reject(outage) }) as never;
    const store = { collection, ping: () => Promise.reject(outage), close: async () => undefined };
    const { app, lines } = testApp({ store });
    const client = clientOf(gateway, app);
    const rest = await client.send({ path: '/api/drafts/some' });
    expect(rest).toMatchObject({
      status: 503,
      text: 'This is not available right now. Try again in a few seconds.',
    });
    expect(rest.headers.get('retry-after')).toBe('5');
    const { result } = await client.graphql('{ draft(id: "some") { id } }');
    expect(result.errors?.[0]?.extensions).toEqual({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
  });
});
