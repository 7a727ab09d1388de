import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, tokenIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { application, ownRequest } from '../../support/upgrade-requests.ts';

const now = '2026-11-21T09:00:00.000Z';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'decidedbyrole');

  describe.each(allGatewaysOn(openStore))('requests to become an instructor over $name', (gateway) => {
    it('are decided by a change of the role, so that a later demotion does not make one pending again', async () => {
      const { root, ada, bob, adaId, bobId } = await givenAdminAndStudents(given, gateway);
      await ada.post('/api/upgradereq', application);
      await bob.post('/api/upgradereq', { ...application, name: 'Bob' });
      await root.patch(`/api/users/${adaId}/role`, { role: 'Instructor' });
      expect(await ownRequest(ada)).toMatchObject({ status: 'Approved', decidedAt: now, reason: null });
      const userIds = [adaId, bobId];
      await root.patch('/api/users/role', { userIds: [bobId], role: 'Admin' });
      await root.patch('/api/users/role', { userIds, role: 'Student' });
      const list = '{ users(first: 9) { nodes { role upgradeRequest { status } } } }';
      const decided = { role: 'Student', upgradeRequest: { status: 'Approved' } };
      expect((await root.graphql(list)).result.data?.['users']).toMatchObject({
        nodes: [decided, decided, { role: 'Admin', upgradeRequest: null }],
      });
      expect(JSON.parse((await root.get('/api/upgradereq?status=Pending')).text)).toEqual([]);
      expect((await ada.post('/api/upgradereq', application)).status).toBe(201);
      expect(await ownRequest(ada)).toMatchObject({ status: 'Pending' });
    });

    it('that were made at registration are decided by a change of the role before the verification', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      await deliverMails(test);
      const browser = browserOf(gateway, test.app);
      const form = { firstName: 'Tess', email: 'tess@markwise.example', password: goodPassword };
      await browser.post('/api/auth/register', { ...form, instructor: true });
      const [mail] = await deliverMails(test);
      const [{ id, instructor }] = JSON.parse((await root.get('/api/users?search=tess')).text);
      expect(instructor).toBe(true);
      for (const role of ['Instructor', 'Student']) await root.patch(`/api/users/${id}/role`, { role });
      const token = encodeURIComponent(mail ? tokenIn(mail) : '');
      expect((await browser.get(`/api/user-verification/verify?token=${token}`)).status).toBe(200);
      expect(JSON.parse((await root.get('/api/users?search=tess')).text)).toMatchObject([
        { isVerified: true, instructor: false, role: 'Student' },
      ]);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toEqual([]);
    });
  });
};

describeOnSqlite('requests that a change of the role decides', suite);
