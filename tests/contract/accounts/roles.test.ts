import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { expectUnchanged } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const audit = '{ auditLog { totalCount nodes { action actorEmail subject before after } } }';
const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'roles');

  describe.each(allGatewaysOn(openStore))('role management over $name', (gateway) => {
    it('changes a role from the next request on, and logs it', async () => {
      const { test, root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      await deliverMails(test);
      const reply = await root.patch(`/api/users/${adaId}/role`, { role: 'Instructor' });
      await root.patch(`/api/users/${adaId}/role`, { role: 'Instructor' });
      expect(await deliverMails(test)).toMatchObject([
        { to: 'ada@markwise.example', subject: 'Your role is Instructor now – Markwise' },
      ]);
      expect([reply.status, JSON.parse(reply.text).role]).toEqual([200, 'Instructor']);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Instructor');
      await root.patch(`/api/users/${adaId}/role`, { role: 'Admin' });
      expect((await ada.get('/api/users')).status).toBe(200);
      await root.patch(`/api/users/${adaId}/role`, { role: 'Student' });
      expect((await ada.get('/api/users')).status).toBe(403);
      const { result } = await root.graphql(audit);
      // Three entries are about the changes. The fourth is about the admin that the settings created.
      expect(result.data?.['auditLog']).toMatchObject({ totalCount: 4 });
      const entries = JSON.parse((await root.get('/api/audit-log?search=ADA@')).text);
      expect(entries).toHaveLength(3);
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: 'setRole',
          actorEmail: 'root@markwise.example',
          subject: 'ada@markwise.example',
          before: 'Student',
          after: 'Instructor',
        }),
      );
    });

    it('logs once that the settings made an account an admin', async () => {
      const { test, root, ada } = await givenAdminAndStudents(given, gateway);
      const settings = { email: 'ada@markwise.example', password: goodPassword };
      await test.product.ensureAdmin(settings);
      await test.product.ensureAdmin(settings);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Admin');
      expect(JSON.parse((await root.get('/api/audit-log?search=ada')).text)).toMatchObject([
        { action: 'ensureAdmin', actorId: 'settings', before: 'Student', after: 'Admin' },
      ]);
    });

    it('lets nobody change their own role or remove the last admin', async () => {
      const { test, root, ada, adaId, rootId } = await givenAdminAndStudents(given, gateway);
      await expectUnchanged(
        async () => (await root.get('/api/users')).text,
        async () => {
          const own = await root.patch(`/api/users/${rootId}/role`, { role: 'Student' });
          expect(own).toMatchObject({
            status: 403,
            text: 'You cannot change your own role. Ask another admin.',
          });
          expect((await root.patch(`/api/users/${rootId}/disabled`, { disabled: true })).status).toBe(403);
          const last = await root.post('/api/account/delete', { password: goodPassword });
          expect(last.status).toBe(409);
        },
      );
      await root.patch(`/api/users/${adaId}/role`, { role: 'Admin' });
      // Two admins remove each other at the same time.
      await Promise.all([
        root.patch(`/api/users/${adaId}/role`, { role: 'Student' }),
        ada.patch(`/api/users/${rootId}/role`, { role: 'Student' }),
      ]);
      const again = browserOf(gateway, test.app);
      await signIn(again, 'root@markwise.example');
      const other = browserOf(gateway, test.app);
      await signIn(other, 'ada@markwise.example');
      const statuses = [await again.get('/api/users'), await other.get('/api/users')].map(
        ({ status }) => status,
      );
      expect(statuses).toContain(200);
    });

    it.each([{}, { role: 'Root' }, { role: { $gt: '' } }, { role: 'Admin', email: 'x' }, { role: null }])(
      'refuses %j as a role',
      async (body) => {
        const { root, adaId } = await givenAdminAndStudents(given, gateway);
        await expectUnchanged(
          async () => (await root.get('/api/users')).text,
          async () => expect((await root.patch(`/api/users/${adaId}/role`, body)).status).toBe(400),
        );
        expect((await root.patch('/api/users/nobody/role', body)).status).toBe(404);
      },
    );

    it('does not let an API token change roles, even an admin’s', async () => {
      const { test, root, adaId } = await givenAdminAndStudents(given, gateway);
      const { token } = JSON.parse(
        (await root.post('/api/tokens', { name: 'x', scopes: ['read', 'write'] })).text,
      );
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const send = (path: string, body: object) =>
        browserOf(gateway, test.app).send({ method: 'PATCH', path, headers, body: JSON.stringify(body) });
      expect((await send(`/api/users/${adaId}/role`, { role: 'Admin' })).status).toBe(403);
      expect((await send(`/api/users/${adaId}/disabled`, { disabled: true })).status).toBe(403);
      expect(JSON.parse((await root.get(`/api/users/${adaId}`)).text)).toMatchObject({
        role: 'Student',
        isDisabled: false,
      });
    });
  });
};

describeOnSqlite('roles', suite);
