import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { deliverMails, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { downloadDataExport } from '../../support/export.ts';
import { expectUnchanged } from '../../support/expectations.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'manyusers');

  describe.each(allGatewaysOn(openStore))('administration of accounts over $name', (gateway) => {
    it('logs the reason of a change of a role or of access, which only admins read', async () => {
      const { root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const paths = { role: { role: 'Instructor' }, disabled: { disabled: true } };
      for (const [path, body] of Object.entries(paths)) {
        const long = { ...body, reason: 'x'.repeat(501) };
        expect((await root.patch(`/api/users/${adaId}/${path}`, long)).status).toBe(400);
        const bell = { userIds: [adaId], ...body, reason: 'a bell\u0007' };
        expect((await root.patch(`/api/users/${path}`, bell)).status).toBe(400);
      }
      const own = JSON.parse((await ada.get('/api/user')).text);
      expect(own).toMatchObject({ role: 'Student', isDisabled: false });
      await root.patch(`/api/users/${adaId}/role`, { role: 'Instructor', reason: ' She teaches.\n' });
      expect(JSON.stringify((await downloadDataExport(ada))['audit-log.json'])).not.toContain('She teaches');
      await root.patch(`/api/users/${adaId}/disabled`, { disabled: true, reason: 'She left.' });
      await root.patch(`/api/users/${adaId}/disabled`, { disabled: false, reason: ' ' });
      const log = JSON.parse((await root.get('/api/audit-log?search=ada')).text) as { reason: string }[];
      expect(log.map(({ reason }) => reason).toSorted()).toEqual(['She left.', 'She teaches.', null]);
    });

    it('changes several accounts with an entry each, and returns why others were not changed', async () => {
      const { test, root, ada, adaId, bob, bobId, rootId } = await givenAdminAndStudents(given, gateway);
      await deliverMails(test);
      const userIds = [adaId, rootId, 'nobody', bobId, adaId];
      const failures = [
        { userId: rootId, message: 'You cannot change your own role. Ask another admin.' },
        { userId: 'nobody', message: 'Account not found.' },
      ];
      const changed = await root.patch('/api/users/role', { userIds, role: 'Admin', reason: 'New term' });
      expect([changed.status, JSON.parse(changed.text)]).toMatchObject([
        200,
        { users: [{ id: adaId, role: 'Admin' }, { id: bobId }], failures },
      ]);
      expect((await deliverMails(test)).map(({ to }) => to).toSorted()).toEqual([
        'ada@markwise.example',
        'bob@markwise.example',
      ]);
      const log = JSON.parse((await root.get('/api/audit-log?action=setRole')).text);
      expect(log).toMatchObject([{ reason: 'New term' }, { reason: 'New term' }]);
      const disable = 'mutation ($userIds: [ID!]!) { setUsersDisabled(userIds: $userIds, disabled: true) ';
      const { result } = await ada.graphql(`${disable} { users { id } failures { userId message } } }`, {
        userIds: [rootId, adaId, bobId],
      });
      expect(result.data?.['setUsersDisabled']).toEqual({
        users: [{ id: rootId }, { id: bobId }],
        failures: [{ userId: adaId, message: 'You cannot disable your own account. Ask another admin.' }],
      });
      expect((await root.get('/api/user')).status).toBe(401);
      expect((await bob.get('/api/user')).status).toBe(401);
      const enabled = await ada.patch('/api/users/disabled', { userIds: [bobId], disabled: false });
      expect(JSON.parse(enabled.text)).toMatchObject({ users: [{ isDisabled: false }], failures: [] });
    });

    it('leaves the last admin if two admins remove all admins at the same time', async () => {
      const { test, root, adaId, bobId, rootId } = await givenAdminAndStudents(given, gateway);
      await root.patch('/api/users/role', { userIds: [adaId, bobId], role: 'Admin' });
      const ada = browserOf(gateway, test.app);
      await signIn(ada, 'ada@markwise.example');
      const userIds = [rootId, adaId, bobId];
      await Promise.all([root, ada].map((by) => by.patch('/api/users/role', { userIds, role: 'Student' })));
      const users = test.store.collection<{ _id: string; role: string }>('users');
      expect(await users.countDocuments({ role: 'Admin' })).toBeGreaterThan(0);
    });

    it('changes nobody if more than 100 accounts are sent, or if a student or a token sends them', async () => {
      const { test, root, ada, adaId, bobId } = await givenAdminAndStudents(given, gateway);
      const { token } = JSON.parse(
        (await root.post('/api/tokens', { name: 'x', scopes: ['read', 'write'] })).text,
      );
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = { userIds: [adaId, bobId], role: 'Instructor' };
      const path = '/api/users/role';
      await expectUnchanged(
        async () => [(await root.get('/api/users')).text, (await root.get('/api/audit-log')).text],
        async () => {
          const many = { ...body, userIds: Array.from({ length: 101 }, (_, number) => `${number}`) };
          expect((await root.patch(path, { ...many, userIds: [adaId, ...many.userIds] })).status).toBe(400);
          expect((await ada.patch(path, body)).status).toBe(403);
          const program = browserOf(gateway, test.app);
          const request = { method: 'PATCH', path, headers, body: JSON.stringify(body) };
          expect((await program.send(request)).status).toBe(403);
        },
      );
    });
  });
};

describeOnSqlite('administration of accounts', suite);
