import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { restRoutes } from '../../../gateway/rest/routes.ts';
import type { RestRoute } from '../../../gateway/rest/route.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { expectUnchanged } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

/** Paths of GET routes that change data. The specification defines them. */
const changingReads = new Set(['/api/auth/logout', '/api/user-verification/verify']);
const changingRoutes = restRoutes().filter(({ method, path }) => method !== 'get' || changingReads.has(path));

const collections = ['users', 'apiTokens', 'upgradeRequests', 'contactMessages', 'auditLog', 'outbox'];
const otherCollections = [
  'courses',
  'courseTemplates',
  'drafts',
  'rateLimits',
  'attempts',
  'registrationCounts',
];

/** All stored data. */
function everything(store: Store): Promise<object[][]> {
  const names = [...collections, ...otherCollections];
  return Promise.all(names.map((name) => store.collection(name).find({}).sort({ _id: 1 }).toArray()));
}

const foreignOrigins: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another origin': { origin: 'https://evil.example' },
  'an origin that ends like ours': { origin: 'http://evil-localhost:4000' },
  'an origin that begins like ours': { origin: 'http://localhost:4000.evil.example' },
  'our host over another scheme': { origin: 'https://localhost:4000' },
  'our host at another port': { origin: 'http://localhost:4001' },
  'a sandbox': { origin: 'null' },
  'another site that hides its origin': { origin: '', 'sec-fetch-site': 'cross-site' },
};

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'origin');

  describe.each(allGatewaysOn(openStore))('a page of another site over $name', (gateway) => {
    it(`cannot use a browser’s cookie on any of the ${changingRoutes.length} routes that change something`, async () => {
      const { test, root, rootId } = await givenAdminAndStudents(given, gateway);
      const json = { 'content-type': 'application/json' };
      const sendExample = ({ method, path, example }: RestRoute, headers: Readonly<Record<string, string>>) =>
        root.send({
          method: method.toUpperCase(),
          path: path.replaceAll(/\{\w+\}/g, rootId),
          headers: { ...json, ...headers },
          ...(method !== 'get' && { body: JSON.stringify(example ?? {}) }),
        });
      await expectUnchanged(
        () => everything(test.store),
        async () => {
          for (const route of changingRoutes) {
            const reply = await sendExample(route, { origin: 'https://evil.example' });
            expect(reply.status, `${route.method} ${route.path}`).toBe(403);
            expect(reply.headers.get('access-control-allow-origin'), route.path).toBeNull();
            expect(reply.headers.getSetCookie(), route.path).toEqual([]);
          }
        },
      );
      expect((await root.get('/api/user')).status).toBe(200);
    });

    it.each(Object.entries(foreignOrigins))(
      'is refused from %s, over GraphQL too, in every form that a page can send',
      async (_, headers) => {
        const { test, ada } = await givenAdminAndStudents(given, gateway);
        const mutation = JSON.stringify({ query: 'mutation { setNotifications(enabled: true) { id } }' });
        const forms = [
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ];
        await expectUnchanged(
          () => everything(test.store),
          async () => {
            for (const type of forms) {
              const request = { method: 'POST', headers: { 'content-type': type, ...headers } };
              const graphql = await ada.send({ ...request, path: '/graphql', body: mutation });
              expect(graphql.status, type).toBe(403);
              const rest = await ada.send({
                ...request,
                path: '/api/user/links',
                body: '{"title":"x","url":"https://x.example"}',
              });
              expect(rest.status, type).toBe(403);
            }
            expect((await ada.send({ path: '/api/auth/logout', headers })).status).toBe(403);
          },
        );
        expect((await ada.get('/api/user')).status).toBe(200);
      },
    );

    it('can read with a cookie, but change nothing, if the request has neither Origin nor Sec-Fetch-Site', async () => {
      const { ada, test } = await givenAdminAndStudents(given, gateway);
      const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'content-type': 'application/json' };
      const send = gateway.open(test.app);
      const write = { method: 'PUT', path: '/api/user/notifications', body: '{"enabled":true}' };
      const mutation = JSON.stringify({ query: 'mutation { setNotifications(enabled: true) { id } }' });
      await expectUnchanged(
        () => everything(test.store),
        async () => {
          expect((await send({ ...write, headers })).status).toBe(403);
          expect((await send({ method: 'POST', path: '/graphql', body: mutation, headers })).status).toBe(
            403,
          );
          expect((await send({ path: '/api/user', headers })).status).toBe(200);
        },
      );
      const sameOrigin = { ...headers, 'sec-fetch-site': 'same-origin' };
      expect((await send({ ...write, headers: sameOrigin })).status).toBe(200);
    });

    it('can call with an API token, which browsers do not send automatically', async () => {
      const { ada, test } = await givenAdminAndStudents(given, gateway);
      const { token } = JSON.parse((await ada.post('/api/tokens', { name: 'x', scopes: ['write'] })).text);
      const headers = { authorization: `Bearer ${token}`, origin: 'https://other.example' };
      const body = JSON.stringify({ enabled: true });
      const request = { method: 'PUT', path: '/api/user/notifications', body };
      const send = gateway.open(test.app);
      const reply = await send({ ...request, headers: { ...headers, 'content-type': 'application/json' } });
      expect(reply.status).toBe(200);
    });
  });
};

describeOnSqlite('other sites', suite);
