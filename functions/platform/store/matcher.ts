import { Context } from 'mingo/core';
import * as queryOperators from 'mingo/operators/query';
import { Query } from 'mingo/query';

// Loading all of 'mingo' takes 40 ms at start, these parts half of it. 'mingo/query' alone has no operators.
const context = Context.init({ query: queryOperators as unknown as Parameters<Context['addQueryOps']>[0] });

export type Matcher = (document: object) => boolean;

/** MongoDB's semantics of a checked filter, for one document at a time. */
export function matcher(filter: Record<string, unknown>): Matcher {
  const query = new Query<object>(filter, { context });
  return (document) => query.test(document);
}
