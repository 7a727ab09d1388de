import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from '../../functions/core/logger.ts';
import { bodyLimitBytes } from './body-limit.ts';
import { negotiatedType, type FastLane } from '../graphql/fast-lane.ts';
import type { GatewayEnv } from './gateway-env.ts';
import { newRequestContext } from './new-request-context.ts';

export interface NodeListenerParts {
  readonly app: Hono<GatewayEnv>;
  readonly fastLane: FastLane;
  readonly log: Logger;
}

/** Plain GraphQL over POST: what needs none of the app's middleware but its headers. */
function isPlainGraphql({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    // Across origins, the app says who may read the answer.
    headers.origin === undefined &&
    headers.cookie === undefined &&
    headers['content-encoding'] === undefined &&
    headers['content-type']?.startsWith('application/json') === true &&
    Number(headers['content-length']) <= bodyLimitBytes &&
    negotiatedType(headers.accept) !== null
  );
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** The headers that the app puts on every answer, taken from one of its answers. */
async function commonHeaders(app: Hono<GatewayEnv>): Promise<Record<string, string>> {
  const { headers } = await app.request('/healthz');
  headers.delete('content-type');
  headers.delete('content-length');
  return Object.fromEntries(headers);
}

/**
 * The app on Node's own server, with one shortcut: a GraphQL query that was admitted before is answered without a
 * Request and a Response being made of it. Everything else goes through the app.
 */
export async function createNodeListener({
  app,
  fastLane,
  log,
}: NodeListenerParts): Promise<RequestListener> {
  const throughApp = getRequestListener(app.fetch);
  const headers = await commonHeaders(app);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const context = newRequestContext({ log, client: request.socket.remoteAddress ?? 'unknown' });
    const text = await fastLane(parsed(body), context);
    if (text === null) {
      // The stream is read: the listener takes the body from here.
      await throughApp(Object.assign(request, { rawBody: body }), response);
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': negotiatedType(request.headers.accept) ?? '',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  }

  return (request, response) => {
    if (!isPlainGraphql(request)) return void throughApp(request, response);
    // A client that goes away in the middle of its body needs no answer.
    answer(request, response).catch(() => request.destroy());
  };
}
