import { describe, expect, it } from 'vitest';
import { operationOf } from '../../support/rest-operations.ts';
import { clientOf, gateways } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';

const planGrades = operationOf('POST /api/grade-plan');
const item = { name: 'Exam', weight: 50, maximumPoints: 100 };
const category = { name: 'Exams', categoryType: 'STANDARD', items: [item] };
const withItem = (change: object) => ({
  course: { categories: [{ ...category, items: [{ ...item, ...change }] }] },
});
const withCategory = (change: object) => ({ course: { categories: [{ ...category, ...change }] } });

describe.each(gateways)('the size of a refusal over $name', (gateway) => {
  const client = clientOf(gateway, testApp().app);

  it('is limited: of 20,000 invalid fields, the message names 10 and `fields` 100, and both count the others', async () => {
    const items = Array.from({ length: 10_000 }, () => ({ ...item, weight: -1, grade: -1 }));
    const { text, result } = await client.graphql(planGrades, withCategory({ items }));
    const { fields = {} } = result.errors?.[0]?.extensions ?? {};
    expect(Object.keys(fields)).toHaveLength(101);
    expect(fields['…']).toBe('And 19,900 more.');
    expect(text.length).toBeLessThan(20_000);
    const rest = await client.rest('/api/grade-plan', withCategory({ items }));
    expect(rest.text).toBe(result.errors?.[0]?.message);
    expect(rest.text.split('\n')).toHaveLength(11);
    expect(rest.text.split('\n').at(-1)).toBe('And 19,990 more.');
  });

  it('does not include a megabyte that was sent', async () => {
    const long = 'x'.repeat(1_000_000);
    const bodies = [
      withItem({ [long]: 1 }),
      withCategory({ categoryType: long }),
      { ...withItem({}), [long]: 1 },
    ];
    for (const body of bodies) {
      expect((await client.rest('/api/grade-plan', body)).text.length).toBeLessThan(10_000);
      expect((await client.graphql(planGrades, body)).text.length).toBeLessThan(10_000);
    }
    for (const query of [`{ ${long} }`, `{ __typename } ${long}`]) {
      expect((await client.graphql(query)).text.length).toBeLessThan(10_000);
    }
    const reply = await client.send({ method: 'POST', path: `/api/course-templates?${'x'.repeat(7_000)}=1` });
    expect(reply.text.length).toBeLessThan(10_000);
  });
});
