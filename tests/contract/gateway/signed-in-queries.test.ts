import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { minute } from '../../../functions/platform/clock.ts';
import { SessionCaller } from '../../../gateway/session/session-caller.ts';
import { signUp } from '../../support/accounts.ts';
import { comparableHeaders } from '../../support/comparable-headers.ts';
import { gateways, type Gateway } from '../../support/gateways.ts';
import { nodeServer } from '../../support/node-server.ts';
import { testClock } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [gateway] = gateways as readonly [Gateway];
const origin = 'http://localhost:4000';
const me = '{ me { email } }';
/** A server with a signed-in user. `post` sends a query to the server, `app` to the app without the server's fast lane. */
async function setUp() {
  const clock = testClock();
  const server = await nodeServer({ store: await testStore(), clock });
  await server.product.prepare();
  const ada = await signUp(server, gateway, 'ada@markwise.example');
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (query: string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', cookie, ...more };
    return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query }) };
  };
  const post = (query: string, more: Record<string, string> = { origin }) => server.ask(send(query, more));
  const app = async (query: string) => {
    const { path, ...request } = send(query, { origin });
    const response = await server.app.request(path, request);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
  return { ada, app, clock, post };
}

describe('the query of a browser with a session', () => {
  it.each([
    ['the account', me],
    ['the courses', '{ savedCourses { id name } }'],
    ['the sessions', '{ sessions { isCurrent userAgent } }'],
    ['what everybody can read', '{ __typename }'],
    ['what does not exist', '{ course(id: "none") { id } }'],
    ['what only admins can read', '{ users(first: 1) { totalCount } }'],
  ])(
    'for %s gets the same response as from the app, the first time and the fifth time',
    async (_what, query) => {
      const { app, post } = await setUp();
      const expected = await app(query);
      for (let time = 0; time < 5; time += 1) {
        const reply = await post(query);
        expect({ ...reply, headers: comparableHeaders(reply.headers) }).toEqual({
          ...expected,
          headers: comparableHeaders(expected.headers),
        });
      }
    },
  );

  it('needs no call of the app after the first time', async () => {
    const { post } = await setUp();
    await post(me);
    const actor = vi.spyOn(SessionCaller.prototype, 'actor');
    onTestFinished(() => actor.mockRestore());
    expect((await post(me)).text).toBe('{"data":{"me":{"email":"ada@markwise.example"}}}');
    expect(actor).toHaveBeenCalled();
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin', {}],
  ])('is refused from %s, even after it succeeded before', async (_where, headers) => {
    const { post } = await setUp();
    for (let time = 0; time < 5; time += 1) await post(me);
    const reply = await post(me, headers);
    expect(reply.status).toBe(403);
    expect(reply.text).not.toContain('ada@');
  });

  it('is answered without the session once it has ended, and the cookies are removed', async () => {
    const { ada, post } = await setUp();
    for (let time = 0; time < 5; time += 1) await post(me);
    await ada.get('/api/auth/logout');
    const reply = await post(me);
    expect(JSON.parse(reply.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(String(reply.headers['set-cookie'])).toMatch(/markwise-session=;.*Max-Age=0/);
  });

  it('renews the session once its cookie has expired', async () => {
    const { clock, post } = await setUp();
    for (let time = 0; time < 5; time += 1) await post(me);
    clock.advance(16 * minute);
    const reply = await post(me);
    expect(reply.text).toBe('{"data":{"me":{"email":"ada@markwise.example"}}}');
    expect(String(reply.headers['set-cookie'])).toMatch(/markwise-session=[^;]+;/);
  });
});
