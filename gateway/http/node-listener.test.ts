import { once } from 'node:events';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { restRoutes } from '../rest/routes.ts';
import { nodeServer } from '../../tests/support/node-server.ts';
import { bodyLimitBytes, discardLimitBytes, formLimitBytes } from './body-limit.ts';

/** The app and its listener together: both have to give the same response. */
async function serverAndApp() {
  const { app, ask } = await nodeServer();
  const post = (body: string, headers: Record<string, string>) =>
    ask({ method: 'POST', path: '/graphql', headers, body });
  return { app, post };
}

const course = {
  categories: [{ name: 'All', categoryType: 'STANDARD', items: [{ weight: 100, maximumPoints: 50 }] }],
};
const query = restRoutes().find(({ path }) => path === '/api/grade-plan')?.operation ?? '';
const json = { 'content-type': 'application/json' };
const asJson = (body: unknown) => JSON.stringify(body);

const requests: readonly (readonly [what: string, body: string, headers: Record<string, string>])[] = [
  ['a query', asJson({ query, variables: { course, target: 70 } }), json],
  ['a query without the variables that have a default', asJson({ query, variables: { course } }), json],
  ['a query without variables', asJson({ query: '{ __typename }' }), json],
  [
    'null for optional fields',
    asJson({ query: '{ __typename }', variables: null, operationName: null }),
    json,
  ],
  [
    'the media type of GraphQL over HTTP',
    asJson({ query: '{ __typename }' }),
    { ...json, accept: 'application/graphql-response+json' },
  ],
  [
    "a browser's list of media types",
    asJson({ query: '{ __typename }' }),
    { ...json, accept: 'text/html,application/json;q=0.9' },
  ],
  ['another origin', asJson({ query: '{ __typename }' }), { ...json, origin: 'http://localhost:4000' }],
  [
    'one of two operations',
    asJson({ query: 'query A { __typename } query B { __typename }', operationName: 'B' }),
    json,
  ],
  ['two operations without a name', asJson({ query: 'query A { __typename } query B { __typename }' }), json],
  ['a variable of the wrong type', asJson({ query, variables: { course, target: 'A+' } }), json],
  ['a field out of its bounds', asJson({ query, variables: { course, target: -1 } }), json],
  ['variables that are a list', asJson({ query, variables: [] }), json],
  [
    'a persisted query that is not known',
    asJson({ extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }),
    json,
  ],
  ['a query with extensions', asJson({ query: '{ __typename }', extensions: {} }), json],
  ['a batch', asJson([{ query: '{ __typename }' }]), json],
  ['no JSON', '{"query":', json],
  ['nothing', '', json],
  ['an unknown field', asJson({ query: '{ nope }' }), json],
  ['a plain form', 'query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' }],
  [
    'a body that is too large',
    asJson({ query: '{ __typename }', variables: { x: 'x'.repeat(bodyLimitBytes) } }),
    json,
  ],
];

describe('the server on Node', () => {
  it.each(requests)('answers %s like the app, five times in a row', async (_what, body, headers) => {
    const { app, post } = await serverAndApp();
    const expected = await app.request('/graphql', { method: 'POST', headers, body });
    const text = await expected.text();
    for (let time = 0; time < 5; time += 1) {
      const reply = await post(body, headers);
      expect(reply.text).toBe(text);
      expect(reply.status).toBe(expected.status);
      expect(reply.headers['content-type']).toBe(expected.headers.get('content-type'));
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'vary']) {
        expect(reply.headers[name] ?? null, name).toBe(expected.headers.get(name));
      }
    }
  });

  it('reads a body of unknown length', async () => {
    const { post } = await serverAndApp();
    const chunked = { ...json, 'transfer-encoding': 'chunked' };
    const replies = [];
    for (let time = 0; time < 5; time += 1)
      replies.push(await post(asJson({ query: '{ __typename }' }), chunked));
    expect(new Set(replies.map((reply) => reply.text))).toEqual(new Set(['{"data":{"__typename":"Query"}}']));
  });

  it('logs failures before the app, and sends only their reference', async () => {
    const fastLane = () => Promise.reject(new Error('mongodb://user:hunter2@db'));
    const { ask, lines } = await nodeServer({}, { fastLane });
    const body = asJson({ query: '{ __typename }' });
    const reply = await ask({ method: 'POST', path: '/graphql', headers: json, body });
    expect(reply.status).toBe(500);
    const [line] = lines;
    const { requestId } = (line?.fields ?? {}) as { requestId?: string };
    expect(lines).toHaveLength(1);
    expect(JSON.parse(reply.text)).toEqual({
      errors: [
        {
          message: `Something went wrong. If it happens again, tell us this reference: ${requestId}`,
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ],
    });
  });

  it.each([
    ['REST', '/api/grade-plan', 'content-length: 1000'],
    ['REST, without a length', '/api/grade-plan', 'transfer-encoding: chunked'],
    ['GraphQL', '/graphql', 'content-length: 1000'],
    ['GraphQL from a page', '/graphql', 'content-length: 1000\r\norigin: http://localhost:4000'],
  ])('does not log a failure when a client aborts its body: %s', async (_what, path, header) => {
    const { ask, lines, port, connections } = await nodeServer();
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}`;
    socket.write(`${head}\r\n\r\n3\r\n{"c\r\n`);
    await connections.opened();
    socket.destroy();
    await connections.closed();
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    expect(lines).toEqual([]);
  });

  it.each([
    ['GraphQL', '/graphql', 'application/json', bodyLimitBytes],
    ['REST', '/api/grade-plan', 'application/json', bodyLimitBytes],
    ['a form', '/api/quiz', 'multipart/form-data; boundary=-', formLimitBytes],
  ])(
    'reads a body that is too large to its end, so that the client reads the reply: %s',
    async (_what, path, type, bytes) => {
      const { port } = await nodeServer();
      const socket = connect(port, '127.0.0.1');
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}`;
      socket.write(`${head}\r\ncontent-length: ${bytes + 1}\r\n\r\n`);
      socket.write('x'.repeat(bytes + 1));
      let replies = '';
      socket.on('data', (part: Buffer) => (replies += String(part)));
      await once(socket, 'data');
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      await once(socket, 'end');
      expect(replies.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    },
  );

  it.each(['/graphql', '/api/grade-plan'])(
    'closes the connection for a body that is much too large for %s, and announces that',
    async (path) => {
      const { port } = await nodeServer();
      const socket = connect(port, '127.0.0.1');
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json`;
      socket.write(`${head}\r\ncontent-length: ${discardLimitBytes + 1}\r\n\r\n{`);
      const reply = await textOf(socket);
      expect(reply).toMatch(/^HTTP\/1\.1 413 /);
      expect(reply).toMatch(/connection: close/i);
    },
  );

  it('refuses a body of unknown length that is too large', async () => {
    const { post } = await serverAndApp();
    const body = asJson({ query: '{ __typename }', variables: { x: 'x'.repeat(bodyLimitBytes) } });
    expect(await post(body, { ...json, 'transfer-encoding': 'chunked' })).toMatchObject({ status: 413 });
  });
});
