import { getOperationAST, parse } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/test-app.ts';
import { newRequestContext } from '../http/new-request-context.ts';
import { typeErrorFields } from './input-errors.ts';
import { queryLimits } from './limits.ts';

const { graphql, log } = testApp();
const all = parse(`query ($c: GradePlanInput!, $t: Float = 70, $g: [CategoryType!]) {
  planGrades(course: $c, target: $t) { target }
}`);
/** A compiled operation. */
const plan = parse('query ($c: GradePlanInput!) { planGrades(course: $c) { target } }');
const item = { maximumPoints: 10, weight: 5 };
const withItem = (secondItem: unknown) => ({
  c: { categories: [{ categoryType: 'STANDARD', items: [item, secondItem] }] },
});

async function errorsOf(variables: Readonly<Record<string, unknown>>, document = plan) {
  const context = newRequestContext({ log, client: '203.0.113.7' });
  const { errors } = await graphql.execute({ document, operationName: undefined, variables, context });
  return errors ?? [];
}

const invalidVariables: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { c: null },
  { c: undefined },
  { c: 1, t: 'x' },
  { c: [] },
  { c: {} },
  { c: { categories: 1 } },
  { c: { categories: null } },
  { c: { categories: [null, 1, {}, []] } },
  { c: { categories: [] }, t: '70' },
  { c: { categories: [] }, t: Number.POSITIVE_INFINITY },
  { c: { categories: [] }, t: { x: 1 } },
  { c: { categories: [] }, g: ['STANDARD', 'STANDARDX', 5, null] },
  { c: { categories: { categoryType: 'STANDARD', items: item } } },
  { c: { categories: [], x: 1, y: 2 }, unknown: 1 },
  withItem({ ...item, weight: 'x', name: 7 }),
  withItem({ ...item, weight: null, name: { a: 1 } }),
  withItem({ ...item, knownScores: 'yes', description: ['a'] }),
  withItem(JSON.parse('{"__proto__":1,"constructor":2,"maximumPoints":1}')),
  withItem(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`k${at}`, 1]))),
  withItem(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`k${at}`, 1]))),
];

describe('invalid variables', () => {
  it.each(invalidVariables)('have the errors of graphql-js, six times in a row: %j', async (variables) => {
    const definitions = getOperationAST(all)?.variableDefinitions ?? [];
    const { errors: expected = [] } = getVariableValues(graphql.schema, definitions, variables, {
      maxErrors: queryLimits.errors,
    });
    for (let time = 0; time < 6; time += 1) {
      const errors = await errorsOf(variables, all);
      expect(errors.map(({ message }) => typeErrorFields(message))).toEqual(
        expected.map(({ message }) => typeErrorFields(message)),
      );
      expect(errors.map(({ locations }) => locations)).toEqual(expected.map(({ locations }) => locations));
    }
  });

  it.each([
    ['unknown fields', (keys: object) => ({ c: keys })],
    ['unknown fields of a list', (keys: object) => ({ c: { categories: [keys] } })],
    ['an object for a text', (keys: object) => withItem({ ...item, name: keys })],
  ])('are not printed, however many there are: %s', async (_what, variables) => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]));
    for (let time = 0; time < 6; time += 1) {
      const printed = (await errorsOf(variables(keys))).map(({ message }) => message).join('');
      expect(printed.length).toBeGreaterThan(0);
      expect(printed.length).toBeLessThan(2_000);
    }
  });

  it('are not read further after the maximum number of errors', async () => {
    for (let time = 0; time < 6; time += 1) {
      let reads = 0;
      const categories = new Proxy(
        Array.from({ length: 1_000 }, () => ({ categoryType: 'STANDARDX' })),
        {
          get: (list, key) => {
            reads += 1;
            return Reflect.get(list, key);
          },
        },
      );
      expect((await errorsOf({ c: { categories } })).length).toBe(queryLimits.errors + 1);
      expect(reads).toBeLessThan(100);
    }
  });
});
