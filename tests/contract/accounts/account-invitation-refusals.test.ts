import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenInvitations, invitationsPath, una } from '../../support/account-invitations.ts';
import { goodPassword, deliverMails } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { codeOf, expectUnchanged } from '../../support/expectations.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const day = 24 * 60 * 60_000;

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'invitationrefusals');

  const setUp = (gateway: Gateway) => givenInvitations(given, gateway);

  describe.each(allGatewaysOn(openStore))('inviting over $name', (gateway) => {
    it('gives no role to a person who registers the invited address before accepting', async () => {
      const { test, root, invite, mailed, newBrowser, accept, listed } = await setUp(gateway);
      const { invitations } = await invite([una], 'Admin');
      const token = await mailed();
      const browser = newBrowser();
      await browser.post('/api/auth/register', { firstName: 'Una', email: una, password: goodPassword });
      await browser.get(`/api/user-verification/verify?token=${encodeURIComponent(await mailed())}`);
      expect(await accept(token)).toMatchObject({
        status: 409,
        text: 'This invitation no longer works. Its address has an account already. Sign in, or set a new password.',
      });
      expect(await listed()).toMatchObject([{ email: una, status: 'Registered' }]);
      expect(JSON.parse((await root.get('/api/users?search=una@')).text)).toMatchObject([
        { role: 'Student' },
      ]);
      expect((await root.post(`${invitationsPath}/${invitations[0]?.id}/resend`, {})).status).toBe(409);
      expect(await deliverMails(test)).toEqual([]);
    });

    it('replaces a registration that nobody has proven, and its link and password stop working', async () => {
      const { root, invite, mailed, newBrowser, accept } = await setUp(gateway);
      const attacker = newBrowser();
      const form = { firstName: 'Eve', email: una, password: 'a sentence of the attacker', instructor: true };
      await attacker.post('/api/auth/register', form);
      const verifyToken = await mailed();
      await invite([una], 'Student');
      expect((await accept(await mailed())).status).toBe(201);
      const verify = `/api/user-verification/verify?token=${encodeURIComponent(verifyToken)}`;
      expect((await attacker.get(verify)).status).toBe(400);
      const { email, password } = form;
      expect((await attacker.post('/api/auth/login', { email, password })).status).toBe(401);
      expect((await attacker.post('/api/auth/login', { email, password: goodPassword })).status).toBe(200);
      expect(JSON.parse((await root.get('/api/users?search=una@')).text)).toMatchObject([
        { firstName: 'Una', instructor: false, isVerified: true },
      ]);
    });

    it('is refused to students, strangers and tokens, and nothing changes', async () => {
      const { test, root, ada } = await givenAdminAndStudents(given, gateway);
      const invited = await root.post(invitationsPath, { emails: [una], role: 'Admin' });
      const { id } = JSON.parse(invited.text).invitations[0] as { id: string };
      await deliverMails(test);
      const { token } = JSON.parse(
        (await root.post('/api/tokens', { name: 'x', scopes: ['read', 'write'] })).text,
      );
      await deliverMails(test);
      const attempts: [method: string, path: string, body?: object][] = [
        ['POST', invitationsPath, { emails: ['eve@markwise.example'], role: 'Admin' }],
        ['POST', `${invitationsPath}/${id}/resend`, {}],
        ['DELETE', `${invitationsPath}/${id}`],
      ];
      const look = async () => [
        (await root.get(invitationsPath)).text,
        (await root.get('/api/audit-log')).text,
        await test.store.collection('accountInvitations').countDocuments({}),
      ];
      await expectUnchanged(look, async () => {
        for (const [method, to, body] of attempts) {
          const headers = { 'content-type': 'application/json' };
          const request = { method, path: to, headers, ...(body && { body: JSON.stringify(body) }) };
          const stranger = browserOf(gateway, test.app);
          expect((await ada.send(request)).status, `${method} ${to}`).toBe(403);
          expect((await stranger.send(request)).status, `${method} ${to}`).toBe(401);
          const program = { ...request, headers: { ...headers, authorization: `Bearer ${token}` } };
          expect((await stranger.send(program)).status, `${method} ${to}`).toBe(403);
        }
        expect((await ada.get(invitationsPath)).status).toBe(403);
        expect(codeOf(await ada.graphql('{ accountInvitations { totalCount } }'))).toBe('FORBIDDEN');
      });
      expect(await deliverMails(test)).toEqual([]);
    });

    it('is limited to 100 addresses at once, and to five mails a day to one mailbox', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const many = Array.from({ length: 101 }, (_, number) => `a${number}@markwise.example`);
      expect((await root.post(invitationsPath, { emails: many, role: 'Student' })).status).toBe(400);
      expect(JSON.parse((await root.get(invitationsPath)).text)).toEqual([]);
      const spellings = Array.from({ length: 6 }, (_, number) => `una+${number}@markwise.example`);
      const reply = JSON.parse(
        (await root.post(invitationsPath, { emails: spellings, role: 'Student' })).text,
      );
      expect(reply.failures).toEqual([
        { email: spellings[5], message: 'This address got 5 invitations today. Try again tomorrow.' },
      ]);
      await deliverMails(test);
      const again = await root.post(`${invitationsPath}/${reply.invitations[0].id}/resend`, {});
      expect(again.status).toBe(429);
      expect(await deliverMails(test)).toEqual([]);
    });

    it.each([
      [{ firstName: ' ' }, { firstName: 'A value is needed.' }],
      [{ lastName: 'New\nLine' }, { lastName: 'Keep it to one line.' }],
      [{ password: 'too short' }, { password: 'Use at least 10 characters.' }],
      [{ password: una }, { password: 'Do not use your name or email address in it.' }],
    ])('names the fields of an acceptance with %j, and the link still works', async (bad, fields) => {
      const { invite, mailed, newBrowser } = await setUp(gateway);
      await invite([una]);
      const accept =
        'mutation ($input: AcceptAccountInvitationInput!) { acceptAccountInvitation(input: $input) { email } }';
      const input = { token: await mailed(), firstName: 'U', password: goodPassword };
      const refused = await newBrowser().graphql(accept, { input: { ...input, ...bad } });
      expect(refused.result.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields } });
      const accepted = await newBrowser().graphql(accept, { input });
      expect(accepted.result.data?.['acceptAccountInvitation']).toEqual({ email: una });
    });

    it.each(['', 'x', 'no.good', 'x.y.z'])('reveals nothing for the token %j', async (token) => {
      const { test } = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, test.app);
      const form = { token, firstName: 'Eve', password: goodPassword };
      const reply = await browser.post('/api/accept-invitation', form);
      expect(reply).toMatchObject({
        status: 404,
        text: 'This invitation link does not work. Copy all of it from the mail. Only the link in the newest mail works.',
      });
    });

    it('deletes an invitation a month after it expired', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      await root.post(invitationsPath, { emails: [una], role: 'Student' });
      const count = () => test.store.collection('accountInvitations').countDocuments({});
      test.clock.advance(37 * day - 1);
      await test.product.purge();
      expect(await count()).toBe(1);
      test.clock.advance(1);
      await test.product.purge();
      expect(await count()).toBe(0);
    });
  });
};

describeOnSqlite('inviting', suite);
