import { getOperationAST, Kind, parse, valueFromASTUntyped, type FieldNode, type ValueNode } from 'graphql';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { GatewayRequest } from '../../support/gateways.ts';
import { argumentValues, type ArgumentValues } from './argument-values.ts';
import type { Things } from './things.ts';

/** Sets the variables that an argument contains: for `input: { name: $n }` and `{ name: 'Ada' }`, `n` is 'Ada'. */
function bind(node: ValueNode, value: unknown, variables: Record<string, unknown>): void {
  if (node.kind === Kind.VARIABLE) variables[node.name.value] = value;
  if (node.kind !== Kind.OBJECT) return;
  for (const field of node.fields)
    bind(field.value, (value as Record<string, unknown> | undefined)?.[field.name.value], variables);
}

function variablesOf(route: RestRoute, things: Things, values: ArgumentValues): Record<string, unknown> {
  const root = getOperationAST(parse(route.operation))?.selectionSet.selections[0] as FieldNode;
  const variables: Record<string, unknown> = {};
  for (const { name, value } of root.arguments ?? []) {
    const given = values[`${root.name.value}.${name.value}`]?.(things);
    bind(value, given ?? constantOf(value), variables);
  }
  return variables;
}

/** The value of a constant in the document. Undefined for a variable. */
function constantOf(node: ValueNode): unknown {
  return node.kind === Kind.VARIABLE ? undefined : valueFromASTUntyped(node, {});
}

const pick = (variables: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(
    names.filter((name) => variables[name] !== undefined).map((name) => [name, variables[name]]),
  );

/** The request to a route, with the IDs of `things`. */
export function requestOf(route: RestRoute, things: Things, values = argumentValues): GatewayRequest {
  const variables = variablesOf(route, things, values);
  if (route.path.includes('{email}')) variables['email'] ??= things.email;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(variables[name] ?? 'no-such-id')),
  );
  const query = new URLSearchParams(pick(variables, route.query ?? []) as Record<string, string>).toString();
  const input = route.input && variables[route.input.variable];
  const body = { ...pick(variables, route.body ?? []), ...Object(input) };
  const hasBody = route.body !== undefined || route.input !== undefined;
  return {
    method: route.method.toUpperCase(),
    path: query ? `${path}?${query}` : path,
    ...(hasBody && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
}
