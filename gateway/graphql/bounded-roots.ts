import { isDeepStrictEqual } from 'node:util';
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { costOf } from '../../functions/core/limits/cost.ts';
import type { WorkBudget } from '../../functions/core/limits/work-budget.ts';
import type { RequestContext } from '../../functions/core/request-context.ts';

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

interface Run {
  readonly args: unknown;
  readonly result: unknown;
}

/** What the queries of each request have answered, by the request's budget and the field. */
const runs = new WeakMap<WorkBudget, Map<string, Run[]>>();

/**
 * Runs a query once in a request for the same arguments: its aliases share the result. Queries change nothing, so that
 * one answer is as good as another.
 */
function sharing(name: string, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    let byField = runs.get(context.work);
    if (!byField) runs.set(context.work, (byField = new Map()));
    const earlier = byField.get(name) ?? [];
    const same = earlier.find((run) => isDeepStrictEqual(run.args, args));
    if (same) return same.result;
    const result: unknown = resolve(source, args, context, info);
    byField.set(name, [...earlier, { args, result }]);
    return result;
  };
}

function paying(cost: number, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    context.work.spend(cost);
    return resolve(source, args, context, info);
  };
}

function rewrap(
  type: GraphQLObjectType | null | undefined,
  wrap: (name: string, resolve: Resolve) => Resolve,
): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const resolve = field.resolve as Resolve | undefined;
    if (!resolve) throw new Error(`${field.name} has no resolver.`);
    const cost = costOf(field);
    field.resolve = wrap(field.name, paying(cost, resolve));
  }
}

/** Lets every root field pay out of its request's budget, and queries that are asked twice in a request run once. */
export function boundRootFields(schema: GraphQLSchema): GraphQLSchema {
  rewrap(schema.getQueryType(), sharing);
  rewrap(schema.getMutationType(), (_, resolve) => resolve);
  return schema;
}
