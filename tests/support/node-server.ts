import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { Admission } from '../../gateway/http/admission.ts';
import { addressOf } from '../../gateway/http/client-address.ts';
import { createHttpServer } from '../../gateway/http/create-server.ts';
import { createNodeListener, type NodeListenerDependencies } from '../../gateway/http/node-listener.ts';
import { createRestShortcuts } from '../../gateway/rest/rest-shortcuts.ts';
import { restRows } from '../../gateway/rest/routes.ts';
import { testApp, type TestAppDependencies } from './test-app.ts';

export interface NodeReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export interface NodeRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** The app on a real socket, as the Node server serves it. It is closed after the test. */
export async function nodeServer(
  appParts: TestAppDependencies = {},
  listenerParts: Partial<Omit<NodeListenerDependencies, 'app' | 'log'>> = {},
  patienceMs = 30_000,
) {
  const testedApp = testApp(appParts);
  const { app, graphql, log, identify } = testedApp;
  const listener = await createNodeListener({
    app,
    log,
    fastLane: graphql.fastLane,
    restShortcuts: createRestShortcuts(graphql.schema, restRows, graphql.execute),
    clientAddress: (request) => addressOf(request, 0),
    admission: new Admission(),
    allowedOrigins: appParts.allowedOrigins ?? ['http://localhost:4000'],
    identify,
    ...listenerParts,
  });
  let finished = 0;
  const server = createHttpServer(listener, { patienceMs }).on('connection', (socket) =>
    socket.once('close', () => (finished += 1)),
  );
  const connections = {
    /** Resolves once a request has begun to arrive. */
    opened: () => once(server, 'request'),
    /** Resolves once this many connections have closed, and their handlers have run. */
    closed: (count = 1) => vi.waitFor(() => expect(finished).toBeGreaterThanOrEqual(count)),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = ({ body, method = 'GET', path, headers = {} }: NodeRequest): Promise<NodeReply> =>
    new Promise((resolve, reject) => {
      const request = send({ port, path, method, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.on('error', reject).end(body);
    });
  return { ...testedApp, ask, port, connections };
}
