import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../functions/platform/clock.ts';
import { bodyLimitBytes } from '../../../gateway/http/body-limit.ts';
import { contract } from '../../../gateway/graphql/schema.ts';
import { createRestShortcuts } from '../../../gateway/rest/rest-shortcuts.ts';
import type { RestRow } from '../../../gateway/rest/route.ts';
import { restRows } from '../../../gateway/rest/routes.ts';
import { signUp } from '../../support/accounts.ts';
import { comparableHeaders } from '../../support/comparable-headers.ts';
import { courseBody, saveCourse } from '../../support/courses.ts';
import { gateways, type Gateway } from '../../support/gateways.ts';
import { nodeServer, type NodeRequest } from '../../support/node-server.ts';
import { testClock } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [gateway] = gateways as readonly [Gateway];
const origin = 'http://localhost:4000';
const json = { 'content-type': 'application/json' };
const shortcuts = createRestShortcuts(contract(), restRows, () => Promise.reject(new Error('Not used.')));
const rows = restRows.filter(({ method, path }) => shortcuts(method.toUpperCase(), path));

/** A server with a signed-in user who has a course. */
async function setUp() {
  const clock = testClock();
  const server = await nodeServer({ store: await testStore(), clock });
  await server.product.prepare();
  const ada = await signUp(server, gateway, 'ada@markwise.example');
  await saveCourse(ada);
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const viaServer = async (request: NodeRequest) => {
    const { headers, ...reply } = await server.ask(request);
    return { ...reply, headers: comparableHeaders(headers) };
  };
  const viaApp = async ({ path, ...request }: NodeRequest) => {
    const response = await server.app.request(path, request);
    const headers = comparableHeaders(Object.fromEntries(response.headers));
    return { status: response.status, headers, text: await response.text() };
  };
  return { ...server, ada, cookie, clock, viaServer, viaApp };
}

/** The request of a route, with the example of its body. */
function requestOf({ method, path, example = {} }: RestRow, headers: Record<string, string>): NodeRequest {
  if (method === 'get') return { method: 'GET', path, headers };
  return { method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(example) };
}

describe('a REST request that the server answers without the app', () => {
  it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'has the same response as from the app: %s',
    async (_route, row) => {
      const { cookie, viaServer, viaApp } = await setUp();
      for (const headers of [{}, { origin }, { cookie, origin }, { origin: 'https://evil.example' }]) {
        const request = requestOf(row, headers);
        const expected = await viaApp(request);
        expect(await viaServer(request)).toEqual(expected);
      }
    },
  );

  it('never reaches the app, except with an API token or a body of a read', async () => {
    const { ask } = await nodeServer({}, { restShortcuts: () => async () => '"from the shortcut"' });
    const path = '/api/none';
    const read = await ask({ path });
    expect(read).toMatchObject({ status: 200, text: '"from the shortcut"' });
    const write = { method: 'POST', path, headers: { ...json, 'content-length': '2' }, body: '{}' };
    expect(await ask(write)).toMatchObject({ status: 200, text: '"from the shortcut"' });
    expect(await ask({ path, headers: { authorization: 'Bearer x' } })).toMatchObject({ status: 404 });
    expect(await ask({ path, headers: { 'content-length': '2' }, body: '{}' })).toMatchObject({
      status: 404,
    });
  });

  it('runs only queries without a parameter in the path', () => {
    const queries = Object.keys(contract().getQueryType()?.getFields() ?? {});
    expect(rows.length).toBeGreaterThan(20);
    for (const { operation, path } of rows) {
      expect(queries).toContain(operation);
      expect(path).not.toContain('{');
    }
  });

  it.each([
    ['an unknown field', { course: courseBody, nope: 1 }],
    ['a field of the wrong type', { course: courseBody, target: 'A+' }],
    ['a field out of its bounds', { course: courseBody, target: -1 }],
    ['a missing field', { target: 85 }],
    ['a list', [1]],
    ['null', null],
  ])('has the same error as from the app: %s', async (_what, body) => {
    const { viaServer, viaApp } = await setUp();
    const request = { method: 'POST', path: '/api/grade-plan', headers: json, body: JSON.stringify(body) };
    const expected = await viaApp(request);
    expect(expected.status).toBe(400);
    expect(await viaServer(request)).toEqual(expected);
  });

  it.each([
    ['no JSON', { ...json }, '{"course":'],
    ['a body that is too large', { ...json }, 'x'.repeat(bodyLimitBytes + 1)],
    ['another content type', { 'content-type': 'text/plain' }, '{}'],
    ['no body', {}, ''],
  ])('leaves to the app: %s', async (_what, headers: Record<string, string>, body) => {
    const { viaServer, viaApp } = await setUp();
    const length = { 'content-length': String(body.length) };
    const request = { method: 'POST', path: '/api/grade-plan', headers: { ...headers, ...length }, body };
    const expected = await viaApp(request);
    expect(expected.status).toBeGreaterThanOrEqual(400);
    expect(await viaServer(request)).toEqual(expected);
  });

  it('leaves a query string, an API token and a method without a route to the app', async () => {
    const { cookie, ada, viaServer, viaApp } = await setUp();
    const { token } = JSON.parse((await ada.post('/api/tokens', { name: 'x', scopes: ['read'] })).text);
    const path = '/api/courses/meta';
    for (const request of [
      { path: `${path}?nope=1`, headers: { cookie } },
      { path, headers: { authorization: `Bearer ${token}` } },
      { path, headers: { authorization: 'Bearer nope' } },
      { method: 'DELETE', path, headers: { cookie, origin } },
    ])
      expect(await viaServer(request)).toEqual(await viaApp(request));
  });

  it('is refused from a foreign page if it is a write with a session', async () => {
    const { cookie, viaServer } = await setUp();
    for (const headers of [{ cookie, origin: 'https://evil.example' }, { cookie }]) {
      const body = JSON.stringify({ course: courseBody });
      const request = { method: 'POST', path: '/api/grade-plan', headers: { ...json, ...headers }, body };
      expect((await viaServer(request)).status).toBe(403);
    }
  });

  it('is answered without the session once it has ended, and renews an expired one', async () => {
    const { ada, clock, cookie, ask } = await setUp();
    const list = { path: '/api/courses/meta', headers: { cookie } };
    expect(JSON.parse((await ask(list)).text)).toHaveLength(1);
    clock.advance(16 * minute);
    const renewed = await ask(list);
    expect(JSON.parse(renewed.text)).toHaveLength(1);
    expect(String(renewed.headers['set-cookie'])).toMatch(/markwise-session=[^;]+;/);
    clock.advance(day);
    await ada.get('/api/auth/logout');
    expect((await ask(list)).status).toBe(401);
  });

  it('shows nobody the data of another user', async () => {
    const { ask, app, ...server } = await setUp();
    const bob = await signUp({ ...server, app }, gateway, 'bob@markwise.example');
    const cookie = [...bob.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await ask({ path: '/api/courses/meta', headers: { cookie } })).text).toBe('[]');
    expect((await ask({ path: '/api/courses/meta' })).status).toBe(401);
  });
});
