import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { bodyLimitBytes } from '../http/body-limit.ts';
import { nodeServer } from '../../tests/support/node-server.ts';
import { documentedStatuses, titleOf } from '../../tests/routes/testing/asking.ts';
import type { RestRoute } from './route.ts';
import { restRoutes } from './routes.ts';

type Server = Awaited<ReturnType<typeof nodeServer>>;

const pathOf = ({ path }: RestRoute) => path.replaceAll(/\{\w+\}/g, 'nothing');
const methodOf = ({ method }: RestRoute) => method.toUpperCase();
const writing = restRoutes().filter(({ method }) => method !== 'get');

/** Expects this status, and expects that the route's OpenAPI description lists it. */
async function expectAnswer(
  route: RestRoute,
  expected: number,
  answer: Promise<{ readonly status: number; readonly text: string }>,
): Promise<void> {
  const { status, text } = await answer;
  expect({ route: titleOf(route), status }, text).toEqual({ route: titleOf(route), status: expected });
  expect(await documentedStatuses(route), titleOf(route)).toContain(status);
}

/** Sends a raw request. Returns the response when the connection is closed. */
async function send({ port }: Server, text: string): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.setEncoding('utf8').on('data', (data: string) => (answer += data));
  await once(socket, 'close');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer };
}

/** Sends the same requests to every route, and compares the responses with OpenAPI. */
describe('OpenAPI lists, for every route, the status of', () => {
  it('an overloaded server: 503', async () => {
    const { ask } = await nodeServer({}, { admission: { admits: () => false } });
    for (const route of restRoutes())
      await expectAnswer(route, 503, ask({ method: methodOf(route), path: pathOf(route) }));
  });

  it('headers that are too long: 431', async () => {
    const server = await nodeServer();
    const long = `x-name: ${'x'.repeat(20_000)}`;
    for (const route of restRoutes()) {
      const text = `${methodOf(route)} ${pathOf(route)} HTTP/1.1\r\nhost: x\r\n${long}\r\n\r\n`;
      await expectAnswer(route, 431, send(server, text));
    }
  });

  it('a request that never ends: 408', async () => {
    const server = await nodeServer({}, {}, 200);
    const half = (route: RestRoute) =>
      send(server, `${methodOf(route)} ${pathOf(route)} HTTP/1.1\r\nhost: x\r\nx-name: `);
    await Promise.all(restRoutes().map((route) => expectAnswer(route, 408, half(route))));
  });

  it('a body that is too large: 413', async () => {
    const { app } = await nodeServer();
    const headers = { 'content-type': 'application/json', 'content-length': String(bodyLimitBytes + 1) };
    const ask = async (route: RestRoute) => {
      const answer = await app.request(pathOf(route), { method: methodOf(route), headers, body: '{}' });
      return { status: answer.status, text: await answer.text() };
    };
    for (const route of writing) await expectAnswer(route, 413, ask(route));
  });

  it('another site’s page with a session: 403', async () => {
    const { ask } = await nodeServer();
    const headers = {
      cookie: 'markwise-session=x; __Host-markwise-session=x',
      origin: 'https://evil.example',
    };
    const guarded = restRoutes().filter(
      ({ method, path }) => method !== 'get' || /logout|verify$/.test(path),
    );
    expect(guarded.length).toBeGreaterThan(writing.length);
    for (const route of guarded)
      await expectAnswer(route, 403, ask({ method: methodOf(route), path: pathOf(route), headers }));
  });

  it('an unknown parameter, or a signed-out caller: 400, 401', async () => {
    const { app } = await nodeServer();
    for (const route of restRoutes()) {
      const method = methodOf(route);
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      const { status } = await app.request(`${pathOf(route)}?unknown=1`, { method, ...body });
      expect(status, titleOf(route)).toBeOneOf([400, 401]);
      const statuses = await documentedStatuses(route);
      expect(statuses, titleOf(route)).toContain(status);
      // Signed-out users are refused before the parameters are read: only such routes may list 401.
      if (status === 400 && !route.errors?.includes('UNAUTHENTICATED')) expect(statuses).not.toContain(401);
    }
  });
});
