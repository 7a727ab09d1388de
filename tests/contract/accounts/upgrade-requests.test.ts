import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { deliverMails } from '../../support/accounts.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { application, ownRequest } from '../../support/upgrade-requests.ts';

const withdrawal = '/api/user/upgrade-request';
const now = '2026-11-21T09:00:00.000Z';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'upgrades');

  describe.each(allGatewaysOn(openStore))('requests to become an instructor over $name', (gateway) => {
    it('make the applicant an instructor once, and send mails to both sides', async () => {
      const { test, root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      await deliverMails(test);
      const applied = await ada.post('/api/upgradereq', { ...application, linkedin: 'linkedin.com/in/ada' });
      expect([applied.status, JSON.parse(applied.text)]).toMatchObject([
        201,
        { status: 'Pending', userId: adaId },
      ]);
      const [toAdmin, ...others] = await deliverMails(test);
      expect([toAdmin?.to, others]).toEqual(['root@markwise.example', []]);
      expect(toAdmin?.text).toContain('/manage-users?tab=requests\n');
      expect((await ada.post('/api/upgradereq', application)).status).toBe(409);
      const [request] = JSON.parse((await root.get('/api/upgradereq?status=Pending')).text);
      expect(request).toMatchObject({ linkedin: 'https://linkedin.com/in/ada' });
      const decision = `/api/upgradereq/${request.id}/decision`;
      expect(JSON.parse((await root.post(decision, { approve: true })).text).status).toBe('Approved');
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Instructor');
      // Mails go only to the verified address, never to the typed one.
      expect((await deliverMails(test)).map(({ to }) => to)).toEqual(['ada@markwise.example']);
      expect((await root.post(decision, { approve: false })).status).toBe(409);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Instructor');
      expect(JSON.parse((await root.get('/api/upgradereq?status=Pending')).text)).toEqual([]);
      expect((await ada.post('/api/upgradereq', application)).status).toBe(409);
    });

    it('can be refused, and then sent again', async () => {
      const { test, root, ada } = await givenAdminAndStudents(given, gateway);
      const { id } = JSON.parse((await ada.post('/api/upgradereq', application)).text);
      await deliverMails(test);
      const decide = 'mutation ($id: ID!) { decideUpgrade(id: $id, approve: false) { status decidedAt } }';
      const { result } = await root.graphql(decide, { id });
      expect(result.data?.['decideUpgrade']).toMatchObject({ status: 'Refused' });
      expect((await deliverMails(test))[0]?.subject).toContain('refused');
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Student');
      expect((await ada.post('/api/upgradereq', application)).status).toBe(201);
    });

    it('show the reason of a refusal, and whether the applicant can send another', async () => {
      const { test, root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const { id } = JSON.parse((await ada.post('/api/upgradereq', application)).text);
      await deliverMails(test);
      const decision = `/api/upgradereq/${id}/decision`;
      const reason = 'Write from the address\nof your university.';
      for (const [approve, invalidReason] of [
        [false, 'x'.repeat(501)],
        [false, 'a bell\u0007'],
        [true, reason],
      ] as const)
        expect((await root.post(decision, { approve, reason: invalidReason })).status).toBe(400);
      expect(await ownRequest(ada)).toMatchObject({ status: 'Pending', reason: null });
      const refused = await root.post(decision, { approve: false, reason: ` ${reason} ` });
      expect(JSON.parse(refused.text)).toMatchObject({ status: 'Refused', reason });
      expect(await ownRequest(ada)).toMatchObject({ id, status: 'Refused', reason });
      const [mail] = await deliverMails(test);
      expect(mail?.text).toContain('Write from the address');
      expect(mail?.text).toContain('You can ask again');
      await root.patch(`/api/userDisableUpgrade/${adaId}`, {});
      await root.patch(`/api/userEnableUpgrade/${adaId}`, {});
      const again = JSON.parse((await ada.post('/api/upgradereq', application)).text);
      await root.patch(`/api/userDisableUpgrade/${adaId}`, {});
      await deliverMails(test);
      await root.post(`/api/upgradereq/${again.id}/decision`, { approve: false });
      const [last] = await deliverMails(test);
      expect(last?.text).not.toMatch(/ask again|reason/i);
    });

    it('are shown to the applicant, who can withdraw them until they are decided', async () => {
      const { root, ada, bob, bobId } = await givenAdminAndStudents(given, gateway);
      expect(await ownRequest(ada)).toBeNull();
      expect(await ada.remove(withdrawal)).toMatchObject({
        status: 404,
        text: 'You have no pending request.',
      });
      await ada.post('/api/upgradereq', application);
      const { id } = JSON.parse((await bob.post('/api/upgradereq', { ...application, name: 'Bob' })).text);
      expect(await ownRequest(ada)).toMatchObject({ status: 'Pending', name: 'Ada', createdAt: now });
      const { result } = await ada.graphql(
        'mutation { cancelUpgradeRequest { email upgradeRequest { id } } }',
      );
      expect(result.data?.['cancelUpgradeRequest']).toEqual({
        email: 'ada@markwise.example',
        upgradeRequest: null,
      });
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toMatchObject([{ id, userId: bobId }]);
      expect((await ada.post('/api/upgradereq', application)).status).toBe(201);
      await root.post(`/api/upgradereq/${id}/decision`, { approve: true });
      expect((await bob.remove(withdrawal)).status).toBe(404);
      expect(await ownRequest(bob)).toMatchObject({ id, status: 'Approved' });
    });

    it('are either decided or withdrawn if both happen at once', async () => {
      const { root, ada } = await givenAdminAndStudents(given, gateway);
      const { id } = JSON.parse((await ada.post('/api/upgradereq', application)).text);
      const [decided, withdrawn] = await Promise.all([
        root.post(`/api/upgradereq/${id}/decision`, { approve: true }),
        ada.remove(withdrawal),
      ]);
      const isInstructor = JSON.parse((await ada.get('/api/user')).text).role === 'Instructor';
      expect([decided.status === 200, withdrawn.status === 204]).toEqual([isInstructor, !isInstructor]);
    });

    it('are refused if an admin has switched them off for the account', async () => {
      const { root, ada, adaId } = await givenAdminAndStudents(given, gateway);
      const off = await root.patch(`/api/userDisableUpgrade/${adaId}`, {});
      expect(JSON.parse(off.text).canRequestUpgrade).toBe(false);
      expect((await ada.post('/api/upgradereq', application)).status).toBe(403);
      expect((await ada.post('/api/upgradereq', { name: '', email: '' })).status).toBe(403);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toEqual([]);
      await root.patch(`/api/userEnableUpgrade/${adaId}`, {});
      expect((await ada.post('/api/upgradereq', application)).status).toBe(201);
      expect((await root.patch('/api/userDisableUpgrade/nobody', {})).status).toBe(404);
    });

    it.each([
      {},
      { ...application, email: undefined },
      { ...application, name: '' },
      { ...application, name: 'Ada\r\nBcc: x' },
      { ...application, email: 'a@b.example\r\nBcc: x@y.example' },
      { ...application, linkedin: 'javascript:alert(1)' },
      { ...application, description: undefined },
      { ...application, description: ' too short ' },
      { ...application, description: 'x'.repeat(5001) },
      { ...application, role: 'Admin' },
      { ...application, status: 'Approved' },
      { ...application, reason: 'x' },
      { ...application, name: { $gt: '' } },
      JSON.parse(JSON.stringify(application).replace('{', '{"__proto__":{"role":"Admin"},')),
    ])('are refused with input such as %j', async (input) => {
      const { root, ada } = await givenAdminAndStudents(given, gateway);
      expect((await ada.post('/api/upgradereq', input)).status).toBe(400);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toEqual([]);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Student');
    });
  });
};

describeOnSqlite('requests to become an instructor', suite);
