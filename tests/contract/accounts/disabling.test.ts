import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { fused } from '../../support/fused-store.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'disabling');

  describe.each(allGatewaysOn(openStore))('an admin over $name', (gateway) => {
    it('disables an account with its sessions and tokens at once, and enables it again', async () => {
      const { test, root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const { token } = JSON.parse((await ada.post('/api/tokens', { name: 'x', scopes: ['read'] })).text);
      const headers = { authorization: `Bearer ${token}` };
      const program = browserOf(gateway, test.app);
      expect((await program.send({ path: '/api/user', headers })).status).toBe(200);
      await deliverMails(test);
      expect((await root.patch(`/api/users/${adaId}/disabled`, { disabled: true })).status).toBe(200);
      expect((await ada.get('/api/user')).status).toBe(401);
      expect((await program.send({ path: '/api/user', headers })).status).toBe(401);
      const login = { email: 'ada@markwise.example', password: goodPassword };
      expect((await browserOf(gateway, test.app).post('/api/auth/login', login)).status).toBe(401);
      await root.patch(`/api/users/${adaId}/disabled`, { disabled: false });
      expect((await ada.get('/api/user')).status).toBe(401);
      expect((await browserOf(gateway, test.app).post('/api/auth/login', login)).status).toBe(200);
      const subjects = (await deliverMails(test)).map(({ to, subject }) => `${to}: ${subject}`);
      expect(subjects.toSorted()).toEqual([
        'ada@markwise.example: Your account is enabled again – Markwise',
        'ada@markwise.example: Your account was disabled – Markwise',
      ]);
    });

    it('revokes the tokens of a disabled account permanently, even if disabling was interrupted', async () => {
      const { test, root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const { token } = JSON.parse((await ada.post('/api/tokens', { name: 'x', scopes: ['read'] })).text);
      const tokens = test.store.collection<{ _id: string }>('apiTokens');
      const [stored] = await tokens.find({}).toArray();
      const headers = { authorization: `Bearer ${token}` };
      const setDisabled = (isDisabled: boolean) =>
        root.patch(`/api/users/${adaId}/disabled`, { disabled: isDisabled });
      await setDisabled(true);
      expect(await tokens.countDocuments({})).toBe(0);
      if (stored) await tokens.insertOne(stored);
      await setDisabled(false);
      expect(await tokens.countDocuments({})).toBe(0);
      const program = browserOf(gateway, test.app);
      expect((await program.send({ path: '/api/user', headers })).status).toBe(401);
      // Enabling an enabled account changes nothing.
      await signIn(ada, 'ada@markwise.example');
      await ada.post('/api/tokens', { name: 'y', scopes: ['read'] });
      await setDisabled(false);
      expect(await tokens.countDocuments({})).toBe(1);
    });

    it('gets an error while the tokens of an account cannot be removed, and a retry removes them', async () => {
      const { open, state } = fused(openStore, ['apiTokens']);
      const { test, root, ada, adaId } = await givenAdminAndStudents(
        givenApp(open, `disablingfails${gateway.name}`),
        gateway,
      );
      await ada.post('/api/tokens', { name: 'x', scopes: ['read'] });
      const tokens = test.store.collection('apiTokens');
      const setDisabled = async (disabled: boolean) =>
        (await root.patch(`/api/users/${adaId}/disabled`, { disabled })).status;
      const failNextWrite = () => {
        state.fuse = { writesUntilFailure: 1, failsFromThenOn: false };
      };
      failNextWrite();
      expect(await setDisabled(true)).toBe(500);
      failNextWrite();
      expect(await setDisabled(false)).toBe(500);
      expect((await ada.get('/api/user')).status).toBe(401);
      expect(await tokens.countDocuments({})).toBe(1);
      expect(await setDisabled(false)).toBe(200);
      expect(await tokens.countDocuments({})).toBe(0);
    });

    it('sends no mail to an unverified address', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const form = { firstName: 'Una', email: 'una@markwise.example', password: goodPassword };
      await browserOf(gateway, test.app).post('/api/auth/register', form);
      await deliverMails(test);
      const [{ id }] = JSON.parse((await root.get('/api/users?search=una')).text);
      await root.patch(`/api/users/${id}/disabled`, { disabled: true });
      await root.patch(`/api/users/${id}/role`, { role: 'Instructor' });
      expect(await deliverMails(test)).toEqual([]);
    });
  });
};

describeOnSqlite('an admin', suite);
