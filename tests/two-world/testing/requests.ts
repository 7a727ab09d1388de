import { isInputType, parse, typeFromAST, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Random } from '../../../core/quizzes/random.ts';
import { randomOf } from '../../../core/quizzes/seeded-random.ts';
import { operationsOf } from '../../authorization/testing/operations.ts';
import { requestOf } from '../../authorization/testing/rest-calls.ts';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { GatewayRequest } from '../../support/gateways.ts';
import { Documents } from './world-documents.ts';
import { formOf } from './forms.ts';
import type { KnownValues } from './inhabitants.ts';
import { thingsOf, valuesFor } from './known-values.ts';
import { callers, type Caller } from './twin.ts';
import { pick, Values } from './values.ts';

export interface CallerRequest {
  readonly caller: Caller;
  readonly request: GatewayRequest;
  /** Root fields that the request runs. */
  readonly operations: readonly string[];
  /** Over REST: the route, like `GET /api/quiz/{id}`. */
  readonly route?: string;
}

const json = { 'content-type': 'application/json' };

/** Callers to pick from. Ada is the most frequent one: she has an attempt in progress, and has handed in nothing. */
const weightedCallers: readonly Caller[] = ['ada', 'ada', 'ada', 'cleo', 'cleo', ...callers];

const titleOf = ({ method, path }: RestRoute): string => `${method.toUpperCase()} ${path}`;

/** The root field of a route's operation. */
function rootOf(route: RestRoute): string {
  const operation = parse(route.operation).definitions[0] as OperationDefinitionNode;
  const root = operation.selectionSet.selections[0];
  return root?.kind === 'Field' ? root.name.value : '';
}

/** Requests to every operation and route with the values of the matrix: by Ada and Cleo for their objects, by Eve for Ada's. */
function* wholeContract(
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
  known: KnownValues,
): Generator<CallerRequest, void> {
  const { ada, cleo } = known.own;
  for (const [caller, valuesOf] of [['ada', ada] as const, ['cleo', cleo] as const, ['eve', ada] as const]) {
    const [things, values] = [thingsOf(known, valuesOf), valuesFor(known, valuesOf)];
    for (const { name, document: query, variables } of operationsOf(schema)) {
      const body = JSON.stringify({ query, variables: variables(things, values) });
      yield {
        caller,
        request: { method: 'POST', path: '/graphql', headers: json, body },
        operations: [name],
      };
    }
    for (const route of routes)
      yield {
        caller,
        request: requestOf(route, things, values),
        operations: [rootOf(route)],
        route: titleOf(route),
      };
  }
}

function restRequest(schema: GraphQLSchema, route: RestRoute, values: Values, random: Random): CallerRequest {
  const operation = parse(route.operation).definitions[0] as OperationDefinitionNode;
  const name = rootOf(route);
  const variables: Record<string, unknown> = {};
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]);
    if (!isInputType(type)) continue;
    if (node.kind !== 'NonNullType' && random() < 0.3) continue;
    variables[variable.name.value] = values.of(`${name}.${variable.name.value}`, type);
  }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(variables[key] ?? 'no-such-id')),
  );
  const valuesOf = (names: readonly string[] = []) =>
    Object.fromEntries(names.flatMap((key) => (variables[key] === undefined ? [] : [[key, variables[key]]])));
  const query = new URLSearchParams(valuesOf(route.query) as Record<string, string>).toString();
  const input = route.input ? (variables[route.input.variable] as object | undefined) : undefined;
  const body = route.body || route.input ? { ...input, ...valuesOf(route.body) } : undefined;
  return {
    caller: pick(weightedCallers, random),
    request: {
      method: route.method.toUpperCase(),
      path: query === '' ? path : `${path}?${query}`,
      ...(body &&
        (route.takesForm && random() < 0.5 ? formOf(body) : { headers: json, body: JSON.stringify(body) })),
    },
    operations: [name],
    route: titleOf(route),
  };
}

/** Number of requests that use the same document, with different values and callers. */
const usesPerDocument = 8;

/** All requests of `wholeContract`, then random requests without end. These depend only on the seed. A third use REST. */
export function* requestsOf(
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
  known: KnownValues,
  seed: string,
): Generator<CallerRequest, never> {
  yield* wholeContract(schema, routes, known);
  const random = randomOf(seed);
  const values = new Values(known, random);
  const documents = new Documents(schema, random);
  const quizRoutes = routes.filter(({ path }) => /attempt|quiz|question|practice|card/i.test(path));
  const pool = Array.from({ length: 40 }, () => ({ document: documents.next(), left: usesPerDocument }));
  for (;;) {
    if (random() < 0.35) {
      yield restRequest(schema, pick([...routes, ...quizRoutes, ...quizRoutes], random), values, random);
      continue;
    }
    const entry = pick(pool, random);
    const { text: query, variables: declared, operations } = entry.document;
    entry.left -= 1;
    if (entry.left === 0) Object.assign(entry, { document: documents.next(), left: usesPerDocument });
    const variables = Object.fromEntries(
      declared.map(({ name, path, type }) => [name, values.of(path, type)]),
    );
    const request = {
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify({ query, variables }),
    };
    yield { caller: pick(weightedCallers, random), request, operations };
  }
}
