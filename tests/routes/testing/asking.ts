import { getOperationAST, Kind, parse, print, visit, type DocumentNode, type FieldNode } from 'graphql';
import { expect } from 'vitest';
import type { OpenApiDocument } from '../../../gateway/rest/openapi.ts';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import type { Browser } from '../../support/browser.ts';
import type { GatewayReply, GatewayRequest, GraphqlResult } from '../../support/gateways.ts';
import { testApp } from '../../support/test-app.ts';
import type { RouteRequest } from './row.ts';

export const titleOf = ({ method, path }: Pick<RestRoute, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

export const takesBody = ({ body, input }: RestRoute): boolean => body !== undefined || input !== undefined;

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A query string, with `?`. Objects have the form that some web frameworks parse: `name[$gt]=`. */
function queryString(query: RouteRequest['query'] = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, String(inner)])
        : [[name, String(value)]],
    );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** The REST request to a route. `text`: a raw body that replaces the body of the request. */
export function restRequest(
  route: RestRoute,
  { path = {}, query, body }: RouteRequest,
  text?: string,
): GatewayRequest {
  const filledPath = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(path[name])),
  );
  return {
    method: route.method.toUpperCase(),
    path: `${filledPath}${queryString(query)}`,
    ...(takesBody(route) && {
      headers: { 'content-type': 'application/json' },
      body: text ?? JSON.stringify(body ?? {}),
    }),
  };
}

/**
 * The GraphQL variables for a request to a route. Fields of the body that are no variables of their own form the input
 * object.
 */
export function variablesOf(
  { body: bodyArguments = [], input }: RestRoute,
  { path, query, body = {} }: RouteRequest,
) {
  const entries = Object.entries(body);
  const isSingle = ([name]: [string, unknown]) => !input || bodyArguments.includes(name);
  return {
    ...query,
    ...Object.fromEntries(entries.filter(isSingle)),
    ...(input && { [input.variable]: Object.fromEntries(entries.filter((entry) => !isSingle(entry))) }),
    ...path,
  };
}

/** The root field of an operation. A route's operation has exactly one. */
export function rootOf(document: DocumentNode): FieldNode {
  const [field] = getOperationAST(document)?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD) throw new Error('The operation has no root field.');
  return field;
}

/** A route's operation with an unknown argument. */
export function withExtraArgument({ operation }: RestRoute, name: string): string {
  const document = parse(operation);
  const root = rootOf(document);
  const [extra] = rootOf(parse(`{ root(${name}: 1) }`)).arguments ?? [];
  const args = [...(root.arguments ?? []), ...(extra ? [extra] : [])];
  return print(
    visit(document, { Field: (node) => (node === root ? { ...root, arguments: args } : undefined) }),
  );
}

export interface GraphqlReply extends GatewayReply {
  readonly result: GraphqlResult;
}

/** The OpenAPI description of every route. */
const documented = (async () => {
  const response = await testApp().app.request('/api/openapi.json');
  return ((await response.json()) as OpenApiDocument).paths;
})();

/** The documented statuses of a route. */
export async function documentedStatuses({ path, method }: RestRoute): Promise<number[]> {
  return Object.keys((await documented)[path]?.[method]?.responses ?? {}).map(Number);
}

/** Sends the REST request. Fails if OpenAPI does not document the status of the response. `text`: see `restRequest`. */
export async function sendRest(
  browser: Browser,
  route: RestRoute,
  asked: RouteRequest,
  text?: string,
): Promise<GatewayReply> {
  const reply = await browser.send(restRequest(route, asked, text));
  expect(await documentedStatuses(route), `${titleOf(route)}, in OpenAPI`).toContain(reply.status);
  return reply;
}

export const sendGraphql = (browser: Browser, route: RestRoute, asked: RouteRequest): Promise<GraphqlReply> =>
  browser.graphql(route.operation, variablesOf(route, asked));
