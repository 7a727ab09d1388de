import { ApolloLink } from '@apollo/client';
import {
  Kind,
  OperationTypeNode,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type NameNode,
  type OperationDefinitionNode,
} from 'graphql';
import { defer, map, mergeAll, shareReplay, type Observable } from 'rxjs';
import { costOf, requestPoints } from './query-costs.ts';
import { isField, operationOf, rootFields } from './root-fields.ts';

type Query = Pick<ApolloLink.Operation, 'query' | 'variables' | 'operationName'>;

/** Maps each name in a query to its name in the joined query. */
type NewNames = ReadonlyMap<string, string>;

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;
const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** Keeps each name that is free, and adds a number to the others. */
function newNames(names: readonly string[], taken: Set<string>): NewNames {
  const freeName = (name: string) => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
    taken.add(free);
    return free;
  };
  return new Map(names.map((name) => [name, freeName(name)]));
}

function withNewNames(operation: OperationDefinitionNode, variables: NewNames, fields: NewNames) {
  const renamed = visit(operation, {
    [Kind.VARIABLE]: (node) => {
      const name = variables.get(node.name.value);
      return name === undefined ? undefined : { ...node, name: nameNode(name) };
    },
  });
  const selections = renamed.selectionSet.selections.filter(isField).map((field) => {
    const name = fields.get((field.alias ?? field.name).value);
    return name === undefined || name === field.name.value ? field : { ...field, alias: nameNode(name) };
  });
  return { definitions: renamed.variableDefinitions ?? [], selections };
}

/**
 * Combines several queries into one. Root fields and variables get another name if an earlier query uses the same name.
 * Fragments are shared by name: each name exists once in the site, and no fragment contains a variable.
 */
function join(queries: readonly Query[]) {
  const [takenVariables, takenFields] = [new Set<string>(), new Set<string>()];
  const fragments = new Map<string, FragmentDefinitionNode>();
  const parts = queries.map((query) => {
    const operation = operationOf(query);
    for (const node of query.query.definitions.filter(isFragment)) fragments.set(node.name.value, node);
    const variableNames = newNames(
      (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
      takenVariables,
    );
    const fieldNames = newNames(
      rootFields(query).map(({ alias, name }) => (alias ?? name).value),
      takenFields,
    );
    const values = [...variableNames].map(([own, name]) => [name, query.variables[own]]);
    return { ...withNewNames(operation, variableNames, fieldNames), values, fieldNames };
  });
  const operationName = queries.map((query) => query.operationName ?? 'Query').join('_');
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    name: nameNode(operationName),
    variableDefinitions: parts.flatMap(({ definitions }) => definitions),
    selectionSet: { kind: Kind.SELECTION_SET, selections: parts.flatMap(({ selections }) => selections) },
  };
  return {
    joined: {
      query: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] },
      operationName,
      variables: Object.fromEntries(parts.flatMap(({ values }) => values)) as Record<string, unknown>,
    } satisfies Query,
    fieldNames: parts.map((part) => part.fieldNames),
  };
}

/** The part of a joined result that one query asked for. An error without a path concerns all queries. */
function ownResult({ data, errors, ...rest }: ApolloLink.Result, fieldNames: NewNames): ApolloLink.Result {
  const ownNames = new Map([...fieldNames].map(([own, joined]) => [joined, own]));
  const ownErrors = errors?.flatMap((error) => {
    const [root, ...path] = error.path ?? [];
    if (root === undefined) return [error];
    const own = ownNames.get(String(root));
    return own === undefined ? [] : [{ ...error, path: [own, ...path] }];
  });
  return {
    ...rest,
    data: data ? Object.fromEntries([...ownNames].map(([joined, own]) => [own, data[joined]])) : null,
    ...(ownErrors?.length ? { errors: ownErrors } : {}),
  };
}

/**
 * Groups queries so that each group is cheap enough for one request. Starts with the most expensive query, and puts each
 * query into the first group with enough room.
 */
function groupByCost<Q extends { readonly operation: Query }>(queries: readonly Q[]): Q[][] {
  const groups: { readonly queries: Q[]; points: number }[] = [];
  const priced = queries.map((query) => ({ query, points: costOf(rootFields(query.operation)) }));
  for (const { query, points } of priced.toSorted((one, other) => other.points - one.points)) {
    const group = groups.find((each) => each.points + points <= requestPoints);
    if (group) {
      group.queries.push(query);
      group.points += points;
    } else groups.push({ queries: [query], points });
  }
  return groups.map((group) => group.queries);
}

type Results = Observable<ApolloLink.Result>;

/** A query that was started, and the function that receives its results. */
interface Waiting {
  readonly operation: ApolloLink.Operation;
  readonly receive: (results: Results) => void;
}

/**
 * Joins queries that start at the same time into one query, or into as few as the cost limit of a request allows. So
 * a page sends one query, although each of its parts declares its own data. Mutations are sent separately.
 */
export function joinQueries(next: ApolloLink): ApolloLink {
  let waiting: Waiting[] = [];
  const sendGroup = ([first, ...others]: readonly Waiting[]) => {
    if (!first) return;
    const { client } = first.operation;
    if (others.length === 0) {
      first.receive(ApolloLink.execute(next, first.operation, { client }));
      return;
    }
    const group = [first, ...others];
    const { joined, fieldNames } = join(group.map(({ operation }) => operation));
    const results = ApolloLink.execute(next, joined, { client }).pipe(
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    for (const [index, names] of fieldNames.entries())
      group[index]?.receive(results.pipe(map((result) => ownResult(result, names))));
  };
  const send = () => {
    const started = waiting;
    waiting = [];
    for (const group of groupByCost(started)) sendGroup(group);
  };
  const enqueue = (operation: ApolloLink.Operation) =>
    new Promise<Results>((receive) => {
      waiting.push({ operation, receive });
      // The timer fires after all parts that React renders together have started their queries.
      if (waiting.length === 1) setTimeout(send);
    });
  return new ApolloLink((operation) =>
    operation.operationType === OperationTypeNode.QUERY
      ? defer(() => enqueue(operation)).pipe(mergeAll())
      : ApolloLink.execute(next, operation, { client: operation.client }),
  );
}
