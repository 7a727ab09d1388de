import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AdmittedOperations } from './admitted-operations.ts';

const query = 'query Health { health }';
const document = parse(query);

function admitted(operationName?: string): AdmittedOperations {
  const operations = new AdmittedOperations();
  operations.admit(query, operationName, document);
  return operations;
}

describe('an admitted operation', () => {
  it.each([
    ['without a name', { query }],
    ['with the name null', { query, operationName: null }],
    ['with an empty name', { query, operationName: '' }],
    ['with the variables null', { query, variables: null }],
  ])('is found in a request %s', (_, body) => {
    expect(admitted().find(body)).toEqual({ document, operationName: undefined, variables: {} });
  });

  it('is found by its name and text', () => {
    const variables = { first: 1 };
    const found = admitted('Health').find({ query, operationName: 'Health', variables });
    expect(found).toEqual({ document, operationName: 'Health', variables });
    expect(admitted('Health').find({ query })).toBeNull();
    expect(admitted('Health').find({ query: `${query} `, operationName: 'Health' })).toBeNull();
  });

  it.each([
    ['no object', query],
    ['null', null],
    ['a list', [{ query }]],
    ['no query', { operationName: null }],
    ['a query that is no text', { query: 1 }],
    ['a name that is no text', { query, operationName: 1 }],
    ['variables that are a list', { query, variables: [] }],
    ['variables that are a text', { query, variables: '{}' }],
    ['another field', { query, extensions: {} }],
  ])('is not found if the body is or has %s', (_, body) => {
    expect(admitted().find(body)).toBeNull();
  });

  it('is forgotten after 1,000 others, and never admitted with more than 10,000 characters', () => {
    const operations = admitted();
    const long = `${query}${' '.repeat(10_000)}`;
    operations.admit(long, undefined, document);
    expect(operations.find({ query: long })).toBeNull();
    for (let count = 1; count < 1_000; count += 1)
      operations.admit(`${query} # ${count}`, undefined, document);
    expect(operations.find({ query })).not.toBeNull();
    operations.admit(`${query} # 1000`, undefined, document);
    expect(operations.find({ query })).toBeNull();
    expect(operations.find({ query: `${query} # 1` })).not.toBeNull();
  });
});
