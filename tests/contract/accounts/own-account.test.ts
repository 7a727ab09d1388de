import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { minute } from '../../../functions/platform/clock.ts';
import { goodPassword, deliverMails, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { expectUnchanged } from '../../support/expectations.ts';
import { fused } from '../../support/fused-store.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { countingHasher } from '../../support/test-app.ts';

const application = { name: 'Ada', email: 'ada@markwise.example', description: 'I teach Calculus.' };

// oxlint-disable-next-line max-lines-per-function -- one suite
const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'own');

  // oxlint-disable-next-line max-lines-per-function -- one suite
  describe.each(allGatewaysOn(openStore))('the caller’s account over $name', (gateway) => {
    it('lists its sessions, and ends one of them or all others', async () => {
      const { test, ada, bob } = await givenAdminAndStudents(given, gateway);
      const [phone, library] = [browserOf(gateway, test.app), browserOf(gateway, test.app)];
      await signIn(phone, 'ada@markwise.example');
      await signIn(library, 'ada@markwise.example');
      const sessions = JSON.parse((await ada.get('/api/sessions')).text) as {
        id: string;
        isCurrent: boolean;
      }[];
      expect(sessions).toHaveLength(3);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const phones = JSON.parse((await phone.get('/api/sessions')).text) as {
        id: string;
        isCurrent: boolean;
      }[];
      const { id } = phones.find(({ isCurrent }) => isCurrent) ?? { id: '' };
      expect((await bob.remove(`/api/sessions/${id}`)).text).toBe(
        (await bob.remove('/api/sessions/none')).text,
      );
      expect((await phone.get('/api/user')).status).toBe(200);
      expect((await ada.remove(`/api/sessions/${id}`)).status).toBe(204);
      expect((await phone.get('/api/user')).status).toBe(401);
      expect((await library.remove('/api/sessions')).status).toBe(204);
      expect([(await ada.get('/api/user')).status, (await library.get('/api/user')).status]).toEqual([
        401, 200,
      ]);
    });

    it('is signed out and loses its session cookie when it ends the current session', async () => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      const [{ id }] = JSON.parse((await ada.get('/api/sessions')).text);
      expect((await ada.remove(`/api/sessions/${id}`)).status).toBe(204);
      expect(ada.cookies.has('markwise-session')).toBe(false);
    });

    it('changes its password, which ends other sessions and pending links and sends a mail', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const phone = browserOf(gateway, test.app);
      await signIn(phone, 'ada@markwise.example');
      await phone.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
      const [reset] = await deliverMails(test);
      const body = { currentPassword: goodPassword, newPassword: 'another sentence' };
      expect((await ada.post('/api/user/password', body)).status).toBe(200);
      expect([(await ada.get('/api/user')).status, (await phone.get('/api/user')).status]).toEqual([
        200, 401,
      ]);
      const token = decodeURIComponent(/token=(\S+)/.exec(reset?.text ?? '')?.[1] ?? '');
      expect((await phone.post('/api/reset-password', { token, password: 'a third sentence' })).status).toBe(
        400,
      );
      expect((await deliverMails(test)).map(({ subject }) => subject)).toEqual([
        'Your password was changed – Markwise',
      ]);
      await signIn(phone, 'ada@markwise.example', 'another sentence');
    });

    it('keeps its password if the old one is wrong or the new one is weak, and limits guesses', async () => {
      const { ada, test } = await givenAdminAndStudents(given, gateway);
      const change = (currentPassword: unknown, newPassword: unknown) =>
        ada.post('/api/user/password', { currentPassword, newPassword });
      expect((await change('wrong', 'another sentence')).text).toBe(
        'currentPassword: This is not your password.',
      );
      expect((await change(goodPassword, 'short')).text).toMatch(/^newPassword: /);
      expect((await change(goodPassword, 'password123')).status).toBe(400);
      expect((await change(goodPassword, goodPassword)).text).toBe(
        'newPassword: This is your password already.',
      );
      await ada.patch('/api/user', { firstName: 'Ada', lastName: 'Lovelace' });
      expect((await change(goodPassword, 'AdaLovelace1')).text).toBe(
        'newPassword: Do not use your name or email address in it.',
      );
      expect((await change({ $gt: '' }, 'another sentence')).status).toBe(400);
      const before = test.hasher.asked.hashes;
      const guesses = await Promise.all(
        Array.from({ length: 40 }, () => change('wrong', 'another sentence')),
      );
      expect(guesses.some(({ status }) => status === 429)).toBe(true);
      expect(test.hasher.asked.hashes - before).toBeLessThanOrEqual(10);
      await signIn(browserOf(gateway, test.app), 'ada@markwise.example');
    });

    it('keeps the password of the faster of two changes', async () => {
      const beforeHash: (() => Promise<void>)[] = [];
      const hasher = {
        ...countingHasher(),
        hash: async (password: string) => {
          await beforeHash.pop()?.();
          return `hash of ${password}`;
        },
      };
      const { test, ada } = await givenAdminAndStudents(given, gateway, { hasher });
      const change = (next: string) =>
        ada.post('/api/user/password', { currentPassword: goodPassword, newPassword: next });
      // Runs after the slower change has read the account, and before it writes.
      beforeHash.push(async () => {
        expect((await change('the faster sentence')).status).toBe(200);
      });
      expect(await change('the slower sentence')).toMatchObject({
        status: 409,
        text: 'Your account changed just now. Try again.',
      });
      await signIn(browserOf(gateway, test.app), 'ada@markwise.example', 'the faster sentence');
    });

    it('is deleted with all of its data, and its address is free again', async () => {
      const { test, root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const { token } = JSON.parse((await ada.post('/api/tokens', { name: 'x', scopes: ['read'] })).text);
      await ada.post('/api/contact-us', { name: 'Ada', email: 'ada@markwise.example', message: 'Hello' });
      await ada.post('/api/upgradereq', application);
      const phone = browserOf(gateway, test.app);
      await signIn(phone, 'ada@markwise.example');
      await deliverMails(test);
      expect((await ada.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      expect([...ada.cookies.keys()]).toEqual([]);
      expect((await phone.get('/api/user')).status).toBe(401);
      const headers = { authorization: `Bearer ${token}` };
      expect((await browserOf(gateway, test.app).send({ path: '/api/user', headers })).status).toBe(401);
      expect((await root.get(`/api/users/${adaId}`)).status).toBe(404);
      for (const path of ['/api/upgradereq', '/api/contact-us'])
        expect((await root.get(path)).text).toBe('[]');
      expect(await test.store.collection('apiTokens').countDocuments({})).toBe(0);
      expect((await deliverMails(test)).map(({ to }) => to)).toEqual(['ada@markwise.example']);
      const form = { firstName: 'Ada', email: 'ada@markwise.example', password: goodPassword };
      expect((await phone.post('/api/auth/register', form)).status).toBe(201);
    });

    it('is not deleted if the password is wrong', async () => {
      const { ada } = await givenAdminAndStudents(given, gateway);
      await expectUnchanged(
        async () => (await ada.get('/api/user')).text,
        async () => {
          for (const body of [{}, { password: 'wrong' }, { password: null }, { password: { $ne: '' } }])
            expect((await ada.post('/api/account/delete', body)).status).toBe(400);
        },
      );
    });

    it('is deleted by the next purge if the mail about the deletion could not be stored', async () => {
      const { open, state } = fused(openStore, ['outbox']);
      const { test, ada, adaId } = await givenAdminAndStudents(
        givenApp(open, `ownfails${gateway.name}`),
        gateway,
      );
      const users = test.store.collection<{ _id: string }>('users');
      state.fuse = { writesUntilFailure: 1, failsFromThenOn: false };
      expect((await ada.post('/api/account/delete', { password: goodPassword })).status).toBe(500);
      expect(await users.findOne({ _id: adaId })).not.toBeNull();
      test.clock.advance(6 * minute);
      await test.product.purge();
      expect(await users.findOne({ _id: adaId })).toBeNull();
      expect((await deliverMails(test)).map(({ to }) => to)).toEqual(['ada@markwise.example']);
    });

    it('is deleted by the next purge if the deletion was interrupted', async () => {
      const { test, root, adaId } = await givenAdminAndStudents(given, gateway);
      const users = test.store.collection<{ _id: string; isDisabled: boolean; leavingAt: string }>('users');
      const leaving = { isDisabled: true, leavingAt: test.clock.now().toISOString() };
      await users.updateOne({ _id: adaId }, { $set: leaving });
      await test.product.purge();
      expect(await users.findOne({ _id: adaId })).not.toBeNull();
      test.clock.advance(6 * minute);
      await test.product.purge();
      expect(await users.findOne({ _id: adaId })).toBeNull();
      expect((await root.get(`/api/users/${adaId}`)).status).toBe(404);
    });
  });
};

describeOnSqlite('the caller’s account', suite);
