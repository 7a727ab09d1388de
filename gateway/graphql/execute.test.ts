import { execute as interpret, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { newRequestContext } from '../http/new-request-context.ts';
import { containerOf } from './resolver-container.ts';
import { testApp } from '../../tests/support/test-app.ts';

const { graphql, log, product } = testApp();
const newContext = () => newRequestContext({ log, client: '203.0.113.7' });
const contextValue = () => ({ ...newContext(), resolvers: containerOf(product.resolvers) });

const inLiteral = `query ($w: Float) { planGrades(course: { categories: [
  { categoryType: STANDARD, items: [{ maximumPoints: 2, weight: $w }] }] }) { unknownWeight } }`;
const asName = `query ($n: String) { planGrades(course: { categories: [
  { categoryType: STANDARD, name: $n, items: [] }] }) { categories { name } } }`;
const asTarget = 'query ($t: Float) { planGrades(course: { categories: [] }, target: $t) { target } }';
const asCourse = 'query ($c: GradePlanInput!) { planGrades(course: $c) { target unknownWeight } }';
const item = { categoryType: 'STANDARD', items: [{ maximumPoints: 10, weight: 5 }] };

const requests: readonly (readonly [query: string, variables: Record<string, unknown>])[] = [
  [inLiteral, {}],
  [inLiteral, { w: 4 }],
  [inLiteral, { w: null }],
  [asName, {}],
  [asName, { n: 'Labs' }],
  [asTarget, {}],
  [asTarget, { t: 12 }],
  [asTarget, { t: null }],
  [asCourse, { c: { categories: [item] } }],
  [asCourse, { c: { categories: [{ ...item, weight: null }] } }],
  [asCourse, {}],
  ['query ($c: Boolean = true) { __typename @include(if: $c) }', {}],
  ['query ($c: Boolean = true) { __typename @include(if: $c) }', { c: null }],
  ['query ($c: Boolean!) { __typename @skip(if: $c) }', { c: true }],
  ['query ($t: Float! = 70) { planGrades(course: { categories: [] }, target: $t) { target } }', {}],
];

describe('a repeated operation', () => {
  it.each(requests)('%s with %o has the response of graphql-js each time', async (query, variables) => {
    const document = parse(query);
    expect(validate(graphql.schema, document)).toEqual([]);
    const reference = {
      schema: graphql.schema,
      document,
      variableValues: variables,
      contextValue: contextValue(),
    };
    const expected = JSON.parse(JSON.stringify(await interpret(reference))) as {
      data?: unknown;
      errors?: object[];
    };
    for (let time = 0; time < 6; time += 1) {
      const result = await graphql.execute({
        document,
        operationName: undefined,
        variables,
        context: newContext(),
      });
      const answer = JSON.parse(JSON.stringify(result)) as typeof expected;
      expect(answer.data).toEqual(expected.data);
      expect(answer.errors?.length).toBe(expected.errors?.length);
    }
  });
});

it('errors are in the order of their paths, however often the operation is repeated', async () => {
  const wrong = '(course: { categories: [{ categoryType: "NONE", items: [] }] }) { target }';
  const document = parse(`{ z: planGrades${wrong} b: planGrades${wrong} a: planGrades${wrong} }`);
  for (let time = 0; time < 6; time += 1) {
    const { errors = [] } = await graphql.execute({
      document,
      operationName: undefined,
      variables: {},
      context: newContext(),
    });
    expect(errors.map(({ path }) => path)).toEqual([['a'], ['b'], ['z']]);
  }
});
