import { isDeepStrictEqual } from 'node:util';
import {
  Kind,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { costOf } from '../../functions/platform/limits/cost.ts';
import type { WorkBudget } from '../../functions/platform/limits/work-budget.ts';
import type { RequestContext } from '../../functions/platform/request-context.ts';

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

type Fragments = GraphQLResolveInfo['fragments'];

/** The field behind a name in the response. */
interface Answered {
  readonly field: string;
  readonly below: SelectionSetNode[];
}

/** The fields of one level by their names in the answer; those of fragments are on the level where they are spread. */
function levelOf(sets: readonly SelectionSetNode[], fragments: Fragments): Map<string, Answered> {
  const level = new Map<string, Answered>();
  const spread = new Set<string>();
  const add = (selection: SelectionNode): void => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection.selectionSet.selections.forEach(add);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      if (spread.has(name)) return;
      spread.add(name);
      return fragments[name]?.selectionSet.selections.forEach(add);
    }
    const { alias, name, selectionSet } = selection;
    const key = alias?.value ?? name.value;
    const answered = level.get(key) ?? { field: name.value, below: [] };
    level.set(key, answered);
    if (selectionSet) answered.below.push(selectionSet);
  };
  for (const { selections } of sets) selections.forEach(add);
  return level;
}

/** How often a field is repeated here under another name. `id` does not count: REST returns it as `_id`, too. */
function countRepeats(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const level = [...levelOf(sets, fragments).values()].filter(({ field }) => field !== 'id');
  const fields = new Set(level.map(({ field }) => field));
  return level.reduce((sum, { below }) => sum + countRepeats(below, fragments), level.length - fields.size);
}

const counted = new WeakMap<FieldNode, number>();

/** How many times what a root field reads is written: once, and again for each field that is repeated below it. */
function timesWritten({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  const [node] = fieldNodes;
  let times = node && counted.get(node);
  if (times === undefined) {
    times =
      1 +
      countRepeats(
        fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []),
        fragments,
      );
    if (node) counted.set(node, times);
  }
  return times;
}

function paying(cost: number, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    context.work.spend(cost * timesWritten(info));
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
    field.resolve = paying(cost, wrap(field.name, resolve));
  }
}

/**
 * Lets every root field pay out of its request's budget, and queries that are asked twice in a request run once. Each of
 * them pays, and so does what is repeated under other names below them: it
 * is read once and written for each.
 */
export function boundRootFields(schema: GraphQLSchema): GraphQLSchema {
  rewrap(schema.getQueryType(), sharing);
  rewrap(schema.getMutationType(), (_, resolve) => resolve);
  return schema;
}
