import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { Graphql } from '../graphql/graphql.ts';
import { createGraphqlHandler } from '../graphql/route.ts';
import { contract } from '../graphql/schema.ts';
import { createRestRouter } from '../rest/router.ts';
import { restRows } from '../rest/routes.ts';
import { createHttpServer } from './create-server.ts';
import type { GatewayEnv } from './gateway-env.ts';
import { newRequestContext } from './new-request-context.ts';

/** More than a connection buffers. Each character has three bytes. */
const name = '語'.repeat(8_000_000);
const text = JSON.stringify({ data: { __typename: name } });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const server = {
  executeHTTPGraphQLRequest: async () => ({ headers: new Map(), body: { kind: 'complete', string: text } }),
} as unknown as Graphql['server'];

/** The gateway around operations that return a long text. */
function longReplies() {
  const execute: Graphql['execute'] = async () => ({ data: { site: { name } } });
  const app = new Hono<GatewayEnv>();
  app.use(async (context, next) => {
    context.set('requestContext', newRequestContext({ log, client: '203.0.113.7' }));
    await next();
  });
  const answerGraphql = createGraphqlHandler({ server, fastLane: async () => null });
  app.get('/graphql', answerGraphql);
  app.route('/', createRestRouter(contract(), restRows, execute));
  return getRequestListener(app.fetch);
}

it.each(['/graphql?query={__typename}', '/api/site'])(
  'of a reply that a client does not read, only the bytes are in memory, and all of them count: %s',
  async (path) => {
    const http = createHttpServer(longReplies()).listen(0, '127.0.0.1');
    onTestFinished(() => void http.close());
    onTestFinished(() => http.closeAllConnections());
    await once(http, 'listening');
    const client = connect((http.address() as AddressInfo).port, '127.0.0.1').pause();
    client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const [request, response] = (await once(http, 'request')) as [IncomingMessage, ServerResponse];
    await once(response, 'prefinish');
    expect(request.socket.writableLength).toBeGreaterThan(Buffer.byteLength(name));
  },
);
