import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';
import { expect, it } from 'vitest';
import { possibleTypes } from './apollo.ts';

it('the client knows the types of each interface in the contract', () => {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const expected = interfaces.map((each) => [
    each.name,
    schema
      .getPossibleTypes(each)
      .map(({ name }) => name)
      .toSorted(),
  ]);
  const known = Object.entries(possibleTypes).map(([name, types]) => [name, types.toSorted()]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(expected));
});
