import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, signUp } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { downloadDataExport } from '../../support/export.ts';
import { codeOf, comparableReply, expectUnchanged } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const users = `query ($search: String, $role: Role, $first: Int! = 20, $after: String) {
  users(search: $search, role: $role, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { email role } edges { cursor node { email } }
  }
}`;

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: readonly { readonly email: string }[];
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'users');

  describe.each(allGatewaysOn(openStore))('accounts for admins over $name', (gateway) => {
    it('are found by beginnings of words of the address or the name, page by page', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      await signUp(test, gateway, 'eve@markwise.example', { firstName: 'Eve', lastName: 'Adams' });
      const search = async (variables: object) =>
        (await root.graphql(users, variables)).result.data?.['users'] as Page;
      const emails = async (variables: object) => (await search(variables)).nodes.map(({ email }) => email);
      expect(await emails({ search: ' ADA' })).toEqual(['ada@markwise.example', 'eve@markwise.example']);
      expect(await emails({ search: 'eve  adams' })).toEqual(['eve@markwise.example']);
      expect(await emails({ search: 'dams' })).toEqual([]);
      expect(await emails({ search: 'ÁDAMS eve@' })).toEqual(['eve@markwise.example']);
      expect(await emails({ search: 'markwise', role: 'Admin' })).toEqual(['root@markwise.example']);
      expect(await emails({ search: ' ' })).toHaveLength(4);
      expect(await emails({ search: '.*' })).toEqual([]);
      expect(await emails({ role: 'Admin' })).toEqual(['root@markwise.example']);
      expect(await emails({ role: 'Student', search: 'b' })).toEqual(['bob@markwise.example']);
      const first = await search({ first: 3 });
      expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
      expect(await emails({ first: 3, after: first.pageInfo.endCursor })).toEqual(['root@markwise.example']);
      const rest = await root.get('/api/users?first=3');
      expect(rest.headers.get('x-total-count')).toBe('4');
      expect(JSON.parse(rest.text).map(({ email }: { email: string }) => email)).toEqual(
        first.nodes.map(({ email }) => email),
      );
      const [, next = ''] = /^<(.*)>; rel="next"$/.exec(rest.headers.get('link') ?? '') ?? [];
      expect(JSON.parse((await root.get(next)).text)).toHaveLength(1);
      expect(codeOf(await root.graphql(users, { first: 101 }))).toBe('BAD_USER_INPUT');
      expect((await root.get('/api/users?first=x')).status).toBe(400);
    });

    it('are found by a pasted list of addresses, and addresses without an account are listed', async () => {
      const { root } = await givenAdminAndStudents(given, gateway);
      const emails = [
        'BOB@markwise.example',
        'nobody@markwise.example',
        'bob@markwise.example ',
        '{"$gt":""}',
        '',
      ];
      const reply = await root.post('/api/users/find', { emails });
      expect(JSON.parse(reply.text)).toMatchObject({
        users: [{ email: 'bob@markwise.example' }],
        failedEmails: ['nobody@markwise.example', '{"$gt":""}', ''],
      });
      const many = Array.from({ length: 501 }, (_, number) => `a${number}@markwise.example`);
      expect((await root.post('/api/users/find', { emails: many })).status).toBe(400);
      expect((await root.post('/api/users/find', { emails: [{ $gt: '' }] })).status).toBe(400);
    });

    it('are shown to their owners and to admins, and look missing to everyone else', async () => {
      const { root, ada, bob, bobId } = await givenAdminAndStudents(given, gateway);
      for (const path of ['/api/display-account/bob@markwise.example', `/api/users/${bobId}`]) {
        expect(JSON.parse((await root.get(path)).text)).toMatchObject({ id: bobId });
        expect(JSON.parse((await bob.get(path)).text)).toMatchObject({ id: bobId });
        const missing = await ada.get(path.replace(/[^/]+$/, 'nobody'));
        expect(missing.status).toBe(404);
        expect(comparableReply(await ada.get(path))).toEqual(comparableReply(missing));
      }
      expect(codeOf(await ada.graphql('{ user { id } }'))).toBe('BAD_USER_INPUT');
    });

    it('show when they last signed in, to admins and to their owners', async () => {
      const { test, root, ada } = await givenAdminAndStudents(given, gateway);
      const email = 'una@markwise.example';
      const form = { firstName: 'Una', email, password: goodPassword };
      await browserOf(gateway, test.app).post('/api/auth/register', form);
      const lastSignIn = async (search: string) =>
        JSON.parse((await root.get(`/api/users?search=${search}`)).text)[0].lastSignInAt as string | null;
      expect(await lastSignIn('una')).toBeNull();
      const joined = await lastSignIn('ada');
      expect(joined).toBe('2026-11-21T09:00:00.000Z');
      test.clock.advance(60_000);
      const browser = browserOf(gateway, test.app);
      const login = { email: 'ada@markwise.example', password: goodPassword };
      await browser.post('/api/auth/login', { ...login, password: 'a wrong sentence' });
      await ada.get('/api/auth/logout');
      expect(await lastSignIn('ada')).toBe(joined);
      const now = '2026-11-21T09:01:00.000Z';
      expect(JSON.parse((await browser.post('/api/auth/login', login)).text).lastSignInAt).toBe(now);
      expect(JSON.parse((await browser.get('/api/user')).text).lastSignInAt).toBe(now);
      expect(await lastSignIn('ada')).toBe(now);
      expect((await downloadDataExport(browser))['account.json']).toMatchObject({ lastSignInAt: now });
    });

    it('are refused to students and signed-out callers before the input is checked, and nothing changes', async () => {
      const { test, root, ada, adaId, bobId } = await givenAdminAndStudents(given, gateway);
      const stranger = browserOf(gateway, test.app);
      const attempts: [method: string, path: string, body?: object][] = [
        ['GET', '/api/users'],
        ['GET', '/api/audit-log'],
        ['GET', '/api/upgradereq'],
        ['GET', '/api/contact-us'],
        ['POST', '/api/users/find', { emails: ['ada@markwise.example'] }],
        ['PATCH', `/api/users/${adaId}/role`, { role: 'Admin' }],
        ['PATCH', `/api/users/${bobId}/role`, { role: 'Admin', nonsense: 1 }],
        ['PATCH', `/api/users/${bobId}/disabled`, { disabled: true }],
        ['PATCH', `/api/userDisableUpgrade/${bobId}`],
        ['PATCH', `/api/userEnableUpgrade/${adaId}`],
        ['POST', '/api/upgradereq/some/decision', { approve: true }],
      ];
      const look = async () => [(await root.get('/api/users')).text, (await root.get('/api/audit-log')).text];
      await expectUnchanged(look, async () => {
        for (const [method, path, body] of attempts) {
          const headers = { 'content-type': 'application/json' };
          const request = { method, path, headers, ...(body && { body: JSON.stringify(body) }) };
          expect((await ada.send(request)).status, `${method} ${path}`).toBe(403);
          expect((await stranger.send(request)).status, `${method} ${path}`).toBe(401);
        }
        const set = `mutation { setRole(userId: "${adaId}", role: Admin) { id } }`;
        expect(codeOf(await ada.graphql(set))).toBe('FORBIDDEN');
        expect(codeOf(await stranger.graphql(set))).toBe('UNAUTHENTICATED');
      });
    });
  });
};

describeOnSqlite('accounts', suite);
await describeOnMongo('accounts', suite);
