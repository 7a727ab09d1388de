import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenInvitations, invitationsPath, una } from '../../support/account-invitations.ts';
import { deliverMails } from '../../support/accounts.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'invitationsenders');

  const setUp = (gateway: Gateway) => givenInvitations(given, gateway);

  describe.each(allGatewaysOn(openStore))('an invitation over $name', (gateway) => {
    it('works only while its sender is an admin who can sign in', async () => {
      const { test, root, ada, adaId, invite, mailed, look, accept, listed } = await setUp(gateway);
      const setRole = (role: string) => root.patch(`/api/users/${adaId}/role`, { role });
      await setRole('Admin');
      await deliverMails(test);
      const sent = await ada.post(invitationsPath, { emails: [una], role: 'Admin' });
      const [{ id }] = JSON.parse(sent.text).invitations;
      const token = await mailed();
      expect((await look(token)).status).toBe(200);
      await root.patch(`/api/users/${adaId}/disabled`, { disabled: true });
      expect(await listed()).toMatchObject([{ email: una, status: 'Expired' }]);
      await root.patch(`/api/users/${adaId}/disabled`, { disabled: false });
      expect(await listed()).toMatchObject([{ email: una, status: 'Pending' }]);
      await setRole('Instructor');
      await deliverMails(test);
      const refusal = {
        status: 409,
        text: 'This invitation no longer works. Its sender is no longer an administrator. Ask an administrator to invite you again.',
      };
      expect(await look(token)).toMatchObject(refusal);
      expect(await accept(token)).toMatchObject(refusal);
      expect((await root.post(`${invitationsPath}/${id}/resend`, {})).status).toBe(200);
      expect(await listed()).toMatchObject([{ id, status: 'Pending' }]);
      expect((await look(await mailed())).status).toBe(200);
      expect((await invite([una])).failures).toHaveLength(1);
    });

    it('can be sent again by another admin if its sender is no longer one', async () => {
      const { root, ada, adaId, test, invite, mailed, accept } = await setUp(gateway);
      await root.patch(`/api/users/${adaId}/role`, { role: 'Admin' });
      await ada.post(invitationsPath, { emails: [una], role: 'Admin' });
      await root.patch(`/api/users/${adaId}/role`, { role: 'Student' });
      await deliverMails(test);
      expect((await invite([una], 'Student')).failures).toEqual([]);
      expect(JSON.parse((await accept(await mailed())).text)).toMatchObject({ role: 'Student' });
    });
  });
};

describeOnSqlite('the sender of an invitation', suite);
