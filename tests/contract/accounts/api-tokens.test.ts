import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { day, minute } from '../../../functions/platform/clock.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { codeOf, expectUnchanged } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import type { testApp } from '../../support/test-app.ts';

type App = ReturnType<typeof testApp>['app'];

/** A program with a token and without a cookie. */
function programOf(gateway: Gateway, app: App, token: string): Browser {
  return browserOf(gateway, app, { headers: { authorization: `Bearer ${token}` } });
}

async function createToken(browser: Browser, more: object): Promise<string> {
  const reply = await browser.post('/api/tokens', { name: 'x', scopes: ['read'], ...more });
  return (JSON.parse(reply.text) as { token: string }).token;
}

async function storedDocuments(store: Store): Promise<object[]> {
  const names = ['users', 'apiTokens', 'outbox', 'auditLog'];
  return (await Promise.all(names.map((name) => store.collection(name).find({}).toArray()))).flat();
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'tokens');

  describe.each(allGatewaysOn(openStore))('an API token over $name', (gateway) => {
    it('acts for its owner, and is shown only once', async () => {
      const { test, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const reply = await ada.post('/api/tokens', { name: 'Script', scopes: ['write'] });
      const { token, apiToken } = JSON.parse(reply.text);
      expect(reply.status).toBe(201);
      expect(token).toMatch(/^mw_[\w-]+_[\w-]+$/);
      expect(apiToken).toMatchObject({ name: 'Script', scopes: ['read', 'write'], lastUsedAt: null });
      const program = programOf(gateway, test.app, token);
      expect(JSON.parse((await program.get('/api/user')).text).id).toBe(adaId);
      expect((await program.post('/api/user/links', { title: 'x', url: 'https://x.example' })).status).toBe(
        201,
      );
      const listed = (await ada.get('/api/tokens')).text;
      expect(JSON.parse(listed)).toMatchObject([{ id: apiToken.id, lastUsedAt: '2026-11-21T09:00:00.000Z' }]);
      expect(listed).not.toContain(token);
      expect(JSON.stringify(await storedDocuments(test.store))).not.toContain(token);
    });

    it('with only the scope `read` changes nothing', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const program = programOf(gateway, test.app, await createToken(ada, { scopes: ['read'] }));
      await expectUnchanged(
        async () => (await ada.get('/api/user')).text,
        async () => {
          const link = { title: 'x', url: 'https://x.example' };
          expect(await program.post('/api/user/links', link)).toMatchObject({
            status: 403,
            text: 'This token may not do this.',
          });
          expect(codeOf(await program.graphql('mutation { setNotifications(enabled: true) { id } }'))).toBe(
            'FORBIDDEN',
          );
        },
      );
    });

    it('creates no tokens, ends no sessions and exports no data, whatever its scope', async () => {
      const { test, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const program = programOf(gateway, test.app, await createToken(ada, { scopes: ['read', 'write'] }));
      const [{ id }] = JSON.parse((await ada.get('/api/tokens')).text);
      const requests = [
        program.get('/api/tokens'),
        program.post('/api/tokens', { name: 'x', scopes: ['write'] }),
        program.remove(`/api/tokens/${id}`),
        program.get('/api/sessions'),
        program.remove('/api/sessions'),
        program.get('/api/account/export'),
        program.post('/api/account/delete', { password: 'x' }),
        program.post('/api/user/password', { currentPassword: 'x', newPassword: 'another sentence' }),
      ];
      for (const reply of await Promise.all(requests))
        expect(reply).toMatchObject({ status: 403, text: 'This token may not do this.' });
      // Listing the accounts is refused because of the owner's role, not because of the token.
      expect((await program.get('/api/users')).text).toBe('Your account may not do this.');
      expect(JSON.parse((await ada.get('/api/user')).text).id).toBe(adaId);
      expect(JSON.parse((await ada.get('/api/tokens')).text)).toHaveLength(1);
    });

    it('stops working when its owner, and only its owner, revokes it', async () => {
      const { test, ada, bob } = await givenAdminAndStudents(given, gateway);
      const program = programOf(gateway, test.app, await createToken(ada, {}));
      const [{ id }] = JSON.parse((await ada.get('/api/tokens')).text);
      expect((await bob.remove(`/api/tokens/${id}`)).text).toBe(
        (await bob.remove('/api/tokens/nothing')).text,
      );
      expect((await program.get('/api/user')).status).toBe(200);
      expect((await ada.remove(`/api/tokens/${id}`)).status).toBe(204);
      const invalidToken = { status: 401, text: 'This token is not valid.' };
      expect(await program.get('/api/user')).toMatchObject(invalidToken);
      expect(await program.post('/api/course', {})).toMatchObject(invalidToken);
      expect(await program.get('/api/course/some')).toMatchObject(invalidToken);
      expect((await program.graphql('{ me { id } }')).result.errors?.[0]?.message).toBe(invalidToken.text);
    });

    it('expires, and stores its last use once a minute', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const program = programOf(gateway, test.app, await createToken(ada, { expiresInDays: 1 }));
      await program.get('/api/user');
      test.clock.advance(minute - 1);
      await program.get('/api/user');
      const lastUse = async () => JSON.parse((await ada.get('/api/tokens')).text)[0].lastUsedAt;
      expect(await lastUse()).toBe('2026-11-21T09:00:00.000Z');
      test.clock.advance(1);
      await program.get('/api/user');
      expect(await lastUse()).toBe('2026-11-21T09:01:00.000Z');
      test.clock.advance(day - minute);
      expect((await program.get('/api/user')).status).toBe(401);
      expect(JSON.parse((await ada.get('/api/tokens')).text)).toEqual([]);
    });

    it('is invalid if altered, cut, doubled or invented, and the cookies next to it are ignored', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const token = await createToken(ada, {});
      const wrong = [
        `${token}x`,
        token.slice(0, -1),
        token.slice(3),
        token.toUpperCase(),
        `${token} ${token}`,
        'mw_',
        'x',
      ];
      for (const text of [...wrong, 'mw_{"$gt":""}', `mw_${'x'.repeat(5000)}`]) {
        const headers = { authorization: `Bearer ${text}` };
        expect(await ada.send({ path: '/api/user', headers }), text).toMatchObject({
          status: 401,
          text: 'This token is not valid.',
        });
      }
      expect((await programOf(gateway, test.app, token).get('/api/user')).status).toBe(200);
    });

    it('is one of at most 20, however many are created at once', async () => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      const replies = await Promise.all(
        Array.from({ length: 25 }, () => ada.post('/api/tokens', { name: 'x', scopes: ['read'] })),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([
        ...Array(20).fill(201),
        ...Array(5).fill(409),
      ]);
      expect(JSON.parse((await ada.get('/api/tokens')).text)).toHaveLength(20);
    });

    it.each([
      { name: '', scopes: ['read'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['admin'] },
      { name: 'x', scopes: ['read'], expiresInDays: 0 },
      { name: 'x', scopes: ['read'], expiresInDays: 366 },
      { name: 'x', scopes: ['read'], userId: 'root' },
      { name: { $gt: '' }, scopes: ['read'] },
    ])('is not created from %j', async (body) => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      expect((await ada.post('/api/tokens', body)).status).toBe(400);
      expect(JSON.parse((await ada.get('/api/tokens')).text)).toEqual([]);
    });
  });
};

describeOnSqlite('an API token', suite);
