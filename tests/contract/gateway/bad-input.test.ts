import { describe, expect, it } from 'vitest';
import { operationOf } from '../../support/rest-operations.ts';
import { clientOf, gateways } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';

const planGrades = operationOf('POST /api/grade-plan');
const item = { name: 'Exam', weight: 50, knownScores: false, grade: 0, maximumPoints: 100 };
const category = { name: 'Exams', categoryType: 'STANDARD', weight: 50, maximumPoints: 100, items: [item] };

const withItem = (change: object) => ({
  course: { categories: [{ ...category, items: [{ ...item, ...change }] }] },
});
const withCategory = (change: object) => ({ course: { categories: [{ ...category, ...change }] } });
const inItem = (field: string) => `course.categories.0.items.0.${field}`;
const inCategory = (field: string) => `course.categories.0.${field}`;

const badFields: readonly (readonly [what: string, body: object, field: string])[] = [
  ['a negative weight', withItem({ weight: -1 }), inItem('weight')],
  ['an absurd weight', withItem({ weight: 1_000_001 }), inItem('weight')],
  ['a negative grade', withItem({ grade: -0.5 }), inItem('grade')],
  ['an absurd grade', withItem({ grade: 1e7 }), inItem('grade')],
  ['a negative maximum', withItem({ maximumPoints: -1 }), inItem('maximumPoints')],
  ['an absurd maximum', withItem({ maximumPoints: 1e9 }), inItem('maximumPoints')],
  ['a negative pinned grade', withItem({ pinned: -3 }), inItem('pinned')],
  ['a text for a grade', withItem({ grade: 'eighty' }), inItem('grade')],
  ['an object for a grade', withItem({ grade: { $gt: 0 } }), inItem('grade')],
  ['null for a weight', withItem({ weight: null }), inItem('weight')],
  ['a number for a name', withItem({ name: 7 }), inItem('name')],
  ['an unknown item field', withItem({ bonus: 7 }), inItem('bonus')],
  [
    'an item field __proto__',
    JSON.parse(JSON.stringify(withItem({ x: 0 })).replace('"x"', '"__proto__"')),
    inItem('__proto__'),
  ],
  [
    'a missing maximum',
    { course: { categories: [{ ...category, items: [{ name: 'Exam' }] }] } },
    inItem('maximumPoints'),
  ],
  ['a negative category weight', withCategory({ weight: -1 }), inCategory('weight')],
  ['a negative number of drops', withCategory({ dropLowest: -1 }), inCategory('dropLowest')],
  ['absurd category points', withCategory({ maximumPoints: 1_000_000_001 }), inCategory('maximumPoints')],
  ['an unknown category type', withCategory({ categoryType: 'WEIGHTED' }), inCategory('categoryType')],
  ['a number for a category type', withCategory({ categoryType: 5 }), inCategory('categoryType')],
  ['no course', {}, 'course'],
  ['a negative target', { ...withItem({}), target: -1 }, 'target'],
  ['an absurd target', { ...withItem({}), target: 1e9 }, 'target'],
  ['a text for the target', { ...withItem({}), target: 'A+' }, 'target'],
];

describe.each(gateways)('bad input over $name:', (gateway) => {
  const client = clientOf(gateway, testApp().app);

  it.each(badFields)('%s is refused with its field name by GraphQL and REST', async (_what, body, field) => {
    const { result } = await client.graphql(planGrades, body);
    expect(result.data?.['planGrades'] ?? null).toBeNull();
    const [error] = result.errors ?? [];
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(error?.extensions.fields ?? {})).toEqual([field]);

    const rest = await client.rest('/api/grade-plan', body);
    expect(rest.status).toBe(400);
    expect(rest.headers.get('content-type')).toContain('text/plain');
    expect(rest.text).toBe(error?.message);
  });

  it('an infinite number, which JSON can write as 1e999, is refused', async () => {
    const body = JSON.stringify({ ...withItem({}), target: 0 }).replace('"target":0', '"target":1e999');
    const headers = { 'content-type': 'application/json' };
    const rest = await client.send({ method: 'POST', path: '/api/grade-plan', headers, body });
    expect(rest).toMatchObject({ status: 400, text: 'target: Enter a finite number.' });
  });

  it('null for a field with a default is refused, the first time and later', async () => {
    const query = 'query ($t: Float) { planGrades(course: { categories: [] }, target: $t) { target } }';
    for (let time = 0; time < 6; time += 1) {
      const { result } = await client.graphql(query, { t: null });
      expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(Object.keys(result.errors?.[0]?.extensions.fields ?? {})).toEqual(['target']);
    }
  });

  it('every listed error has the code BAD_USER_INPUT, even if not all errors are listed', async () => {
    const items = Array.from({ length: 51 }, () => ({ ...item, weight: 'x' }));
    const { status, result } = await client.graphql(planGrades, withCategory({ items }));
    expect(status).toBe(400);
    expect(result.errors?.length).toBeLessThan(20);
    expect(new Set(result.errors?.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
  });

  it('an unknown category type is refused with its category', async () => {
    const rest = await client.rest('/api/grade-plan', withCategory({ categoryType: 'WEIGHTED' }));
    expect(rest.text).toContain('Exams');
    expect(rest.text).toContain('WEIGHTED');
  });

  it('all invalid fields are named at once', async () => {
    const { result } = await client.graphql(planGrades, {
      ...withItem({ weight: -1, grade: -1 }),
      target: -1,
    });
    expect(Object.keys(result.errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual([
      inItem('grade'),
      inItem('weight'),
      'target',
    ]);
  });

  it('all type errors are named at once by GraphQL and REST', async () => {
    const body = { ...withItem({ weight: 'x', grade: null, name: 7 }), target: 'A+' };
    const rest = await client.rest('/api/grade-plan', body);
    expect(rest.status).toBe(400);
    expect(
      rest.text
        .split('\n')
        .map((line) => line.split(':')[0])
        .toSorted(),
    ).toEqual([inItem('grade'), inItem('name'), inItem('weight'), 'target']);
    expect((await client.graphql(planGrades, body)).result.errors).toHaveLength(4);
  });

  it('an unknown field of the body is refused with its name', async () => {
    const rest = await client.rest('/api/grade-plan', { ...withItem({}), role: 'Admin' });
    expect(rest).toMatchObject({ status: 400, text: 'Unknown field: role. Allowed: course, target.' });
  });

  it('an unknown query parameter is refused with its name', async () => {
    const rest = await client.rest('/api/grade-plan?debug=1', withItem({}));
    expect(rest).toMatchObject({ status: 400, text: 'Unknown query parameter: debug. Allowed: none.' });
  });

  it.each([
    ['no JSON', '{"course":'],
    ['a list', '[]'],
    ['a text', '"course"'],
    ['nothing', ''],
  ])('a body that is %s is refused', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    expect(await client.send({ method: 'POST', path: '/api/grade-plan', headers, body })).toMatchObject({
      status: 400,
    });
    expect(await client.send({ method: 'POST', path: '/graphql', headers, body })).toMatchObject({
      status: 400,
    });
  });

  it('a body that a plain form of another site could send is refused', async () => {
    const body = JSON.stringify({ query: '{ __typename }', ...withItem({}) });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { 'content-type': type };
      expect(await client.send({ method: 'POST', path: '/graphql', headers, body })).toMatchObject({
        status: 400,
      });
      expect(await client.send({ method: 'POST', path: '/api/grade-plan', headers, body })).toMatchObject({
        status: 400,
      });
    }
  });

  it('a body of 10 MB is refused as too large', async () => {
    const body = { ...withItem({ name: 'x'.repeat(10 * 1024 * 1024) }) };
    expect(await client.rest('/api/grade-plan', body)).toMatchObject({
      status: 413,
      text: 'The body is larger than 2 MB.',
    });
    const { status, result } = await client.graphql(planGrades, body);
    expect(status).toBe(413);
    expect(result.errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('a body nested 100,000 deep is refused', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const headers = { 'content-type': 'application/json' };
    const rest = await client.send({
      method: 'POST',
      path: '/api/grade-plan',
      headers,
      body: `{"course":${deep}}`,
    });
    expect(rest.status).toBe(400);
    const body = `{"query":${JSON.stringify(planGrades)},"variables":{"course":${deep}}}`;
    const graphql = await client.send({ method: 'POST', path: '/graphql', headers, body });
    expect(graphql.status).toBe(400);
    expect(graphql.text).toContain('BAD_USER_INPUT');
  });
});
