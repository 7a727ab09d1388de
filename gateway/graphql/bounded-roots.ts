import { isDeepStrictEqual } from 'node:util';
import type {
  FieldNode,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql';
import { forgetLoaded } from '../../functions/platform/graph/batch-loader.ts';
import { costOf } from '../../functions/platform/limits/cost.ts';
import type { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';
import { estimateObjects, measureSelection } from './selection.ts';

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

interface Run {
  readonly args: unknown;
  readonly result: unknown;
}

/** The results of each request's queries, by the request's budget and then by field. */
const runs = new WeakMap<WorkBudget, Map<string, Run[]>>();

/**
 * Runs a query once per request and arguments: its aliases share the result. Queries change nothing, so the
 * results are equal.
 */
function shareResult(name: string, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    let byField = runs.get(context.work);
    if (!byField) {
      byField = new Map();
      runs.set(context.work, byField);
    }
    const earlier = byField.get(name) ?? [];
    const same = earlier.find((run) => isDeepStrictEqual(run.args, args));
    if (same) return same.result;
    const result: unknown = resolve(source, args, context, info);
    byField.set(name, [...earlier, { args, result }]);
    return result;
  };
}

interface Price {
  /** Cost of the root field, once more for each repeated field below it, and the cost of its edges. */
  readonly points: number;
  readonly hasEdges: boolean;
}

/** Prices by the first node of a field. All nodes with the same name in the response have one price. */
const prices = new WeakMap<FieldNode, Price>();

function priceOf(cost: number, info: GraphQLResolveInfo): Price {
  const [node] = info.fieldNodes;
  const known = node && prices.get(node);
  if (known) return known;
  const { repeats, edgePoints, hasEdges } = measureSelection(info);
  const price = { points: cost * (1 + repeats) + edgePoints, hasEdges };
  if (node) prices.set(node, price);
  return price;
}

function payFirst(cost: number, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const { points, hasEdges } = priceOf(cost, info);
    context.work.spend(points);
    if (hasEdges) context.work.spendObjects(estimateObjects(info));
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
    field.resolve = payFirst(cost, wrap(field.name, resolve));
  }
}

/**
 * Forgets the loaded objects before a root field of a mutation runs. These fields run one after the other, and
 * each may change objects that the edges of an earlier field have loaded.
 */
function forgetLoadedFirst(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    forgetLoaded(context.work);
    return resolve(source, args, context, info);
  };
}

/**
 * Makes every root field pay from its request's budget. A query with the same arguments runs once per request, but
 * each alias of it pays. Fields that a query repeats under other names pay as well: they are read once, but
 * written to the response each time. Edges also pay, and their estimated number of objects counts for the request.
 */
export function boundRootFields(schema: GraphQLSchema): GraphQLSchema {
  rewrap(schema.getQueryType(), shareResult);
  rewrap(schema.getMutationType(), (_, resolve) => forgetLoadedFirst(resolve));
  return schema;
}
