import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from 'hono';
import { contextOf, type GatewayEnv } from '../http/gateway-env.ts';
import { nodeRequestOf } from '../http/client-left.ts';
import { readJson } from '../http/read-json.ts';
import { toBody } from '../http/reply-body.ts';
import { negotiatedType } from './fast/fast-lane.ts';
import type { Graphql } from './graphql.ts';
import { parsedBodyOf } from './fast/parsed-bodies.ts';

async function readBody(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  // Apollo refuses other content types, because a foreign page could make a browser send them without a preflight.
  return /json/i.test(request.headers.get('content-type') ?? '') ? readJson(request) : {};
}

function toResponse({ status, headers, body }: HTTPGraphQLResponse): Response {
  if (body.kind === 'chunked') throw new Error('Incremental delivery is not supported.');
  return new Response(toBody(body.string), { status: status ?? 200, headers: [...headers] });
}

/** GraphQL over HTTP: GET and POST, like Apollo Server. Throws if the body cannot be read. */
export function createGraphqlHandler({ server, fastLane }: Pick<Graphql, 'server' | 'fastLane'>) {
  return async (context: Context<GatewayEnv>): Promise<Response> => {
    const { raw } = context.req;
    const parsed = parsedBodyOf(nodeRequestOf(context));
    const body = parsed ?? (await readBody(raw));
    const type = parsed === undefined ? negotiatedType(raw.headers.get('accept')) : null;
    const text = type && (await fastLane(body, contextOf(context)));
    if (type && text) return new Response(toBody(text), { headers: { 'content-type': type } });
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: raw.method,
        headers: new HeaderMap(raw.headers),
        search: new URL(raw.url).search,
        body,
      },
      context: async () => contextOf(context),
    });
    return toResponse(response);
  };
}
