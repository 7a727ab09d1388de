import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenInvitations, invitationsPath, una } from '../../support/account-invitations.ts';
import { goodPassword, deliverMails, tokenIn } from '../../support/accounts.ts';
import { downloadDataExport } from '../../support/export.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { givenApp } from '../../support/given-app.ts';

const day = 24 * 60 * 60_000;

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'invitations');

  const setUp = (gateway: Gateway) => givenInvitations(given, gateway);

  describe.each(allGatewaysOn(openStore))('an invitation to an account over $name', (gateway) => {
    it('is mailed, shows whom it is for, and creates a verified account with its role that is signed in', async () => {
      const { test, root, invite, newBrowser, accept, listed, look } = await setUp(gateway);
      const { invitations, failures } = await invite([` New, Una <${una.toUpperCase()}> `]);
      const invited = { email: una, firstName: 'Una', lastName: 'New', status: 'Pending' };
      expect([invitations, failures]).toMatchObject([[invited], []]);
      expect((await root.get('/api/users?search=una')).text).toBe('[]');
      const [mail] = await deliverMails(test);
      expect(mail).toMatchObject({ to: una, subject: 'You are invited – Markwise' });
      expect(mail?.text).toContain('an account as an instructor');
      const token = mail ? tokenIn(mail) : '';
      expect(JSON.parse((await look(token)).text)).toEqual({
        email: una,
        role: 'Instructor',
        firstName: 'Una',
        lastName: 'New',
      });
      const browser = newBrowser();
      const accepted = await accept(token, { lastName: 'New' }, browser);
      const account = { email: una, firstName: 'Una', lastName: 'New', role: 'Instructor', isVerified: true };
      expect([accepted.status, JSON.parse(accepted.text)]).toMatchObject([201, account]);
      expect(JSON.parse((await browser.get('/api/user')).text)).toMatchObject(account);
      expect(await listed()).toEqual([]);
      const log = JSON.parse((await root.get('/api/audit-log?search=una')).text) as { action: string }[];
      expect(log).toHaveLength(2);
      const entry = { subject: una, before: null, after: 'Instructor' };
      expect(log).toContainEqual(
        expect.objectContaining({ ...entry, action: 'inviteUsers', actorEmail: 'root@markwise.example' }),
      );
      expect(log).toContainEqual(
        expect.objectContaining({ ...entry, action: 'acceptAccountInvitation', actorEmail: una }),
      );
      const exported = (await downloadDataExport(browser))['account-invitations.json'];
      expect(exported).toMatchObject([{ email: una, role: 'Instructor', state: 'Accepted' }]);
      expect(JSON.stringify(exported)).not.toMatch(/hash/i);
    });

    it('suggests the name of the person’s own registration, and not the one that the admin entered', async () => {
      const { root, invite, mailed, newBrowser, accept, look } = await setUp(gateway);
      const form = { firstName: 'Una', lastName: 'Byron', email: una, password: goodPassword };
      await newBrowser().post('/api/auth/register', form);
      await mailed();
      await invite([`Countess Una <${una}>`]);
      const token = await mailed();
      const names = { firstName: 'Una', lastName: 'Byron' };
      expect(JSON.parse((await look(token)).text)).toMatchObject(names);
      expect((await accept(token, names)).status).toBe(201);
      expect(JSON.parse((await root.get('/api/users?search=una@')).text)).toMatchObject([names]);
    });

    it('is reported for each address that cannot be invited, and the others are invited', async () => {
      const { test, invite, listed } = await setUp(gateway);
      await invite(['nia@markwise.example']);
      const emails = [
        'ada@markwise.example',
        una,
        'nobody',
        'Una@markwise.example',
        '',
        'nia@markwise.example',
      ];
      const { invitations, failures } = await invite(emails);
      expect(invitations.map(({ email }) => email)).toEqual([una]);
      expect(failures).toEqual([
        { email: 'ada@markwise.example', message: 'This address has an account already.' },
        { email: 'nobody', message: 'This is not an email address.' },
        { email: 'Una@markwise.example', message: 'This address is in the list twice.' },
        { email: '', message: 'This is not an email address.' },
        { email: 'nia@markwise.example', message: 'This address is invited already.' },
      ]);
      expect((await deliverMails(test)).map(({ to }) => to).toSorted()).toEqual([
        'nia@markwise.example',
        una,
      ]);
      expect(await listed()).toHaveLength(2);
    });

    it('works once, even if it is accepted twice at the same time', async () => {
      const { root, invite, mailed, accept, look } = await setUp(gateway);
      await invite([una]);
      const token = await mailed();
      const replies = await Promise.all([accept(token), accept(token, { firstName: 'Eve' })]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(JSON.parse((await root.get('/api/users?search=una@')).text)).toHaveLength(1);
      const used =
        'This invitation no longer works. It was accepted already. Sign in with the password that you chose.';
      expect(await accept(token)).toMatchObject({ status: 409, text: used });
      expect(await look(token)).toMatchObject({ status: 409, text: used });
    });

    it('expires after a week, and works again with the link of a new mail', async () => {
      const { test, root, invite, mailed, accept, listed } = await setUp(gateway);
      const { invitations } = await invite([una]);
      const first = await mailed();
      test.clock.advance(7 * day);
      expect(await listed()).toMatchObject([{ email: una, status: 'Expired' }]);
      expect(await accept(first)).toMatchObject({
        status: 409,
        text: 'This invitation no longer works. It has expired. Ask an administrator to invite you again.',
      });
      const again = await root.post(`${invitationsPath}/${invitations[0]?.id}/resend`, {});
      expect([again.status, JSON.parse(again.text).status]).toEqual([200, 'Pending']);
      const second = await mailed();
      expect(await accept(first)).toMatchObject({ status: 404 });
      expect((await accept(second)).status).toBe(201);
      expect((await root.post(`${invitationsPath}/${invitations[0]?.id}/resend`, {})).status).toBe(404);
      expect(await deliverMails(test)).toEqual([]);
    });

    it('can be withdrawn, and the address can be invited again with another role', async () => {
      const { root, invite, mailed, accept, listed } = await setUp(gateway);
      const { invitations } = await invite([una]);
      const id = invitations[0]?.id ?? '';
      const token = await mailed();
      expect((await root.remove(`${invitationsPath}/${id}`)).status).toBe(204);
      expect(await accept(token)).toMatchObject({
        status: 409,
        text: 'This invitation no longer works. It was withdrawn. Ask an administrator to invite you again.',
      });
      expect(await listed()).toEqual([]);
      expect((await root.remove(`${invitationsPath}/${id}`)).status).toBe(404);
      expect((await invite([una], 'Admin')).failures).toEqual([]);
      const accepted = await accept(await mailed());
      expect(JSON.parse(accepted.text)).toMatchObject({ role: 'Admin' });
      const log = JSON.parse((await root.get('/api/audit-log?action=cancelAccountInvitation')).text);
      expect(log).toMatchObject([{ subject: una, before: 'Instructor', after: null }]);
    });

    it('is either withdrawn or accepted if both happen at once', async () => {
      const { root, invite, mailed, accept } = await setUp(gateway);
      const { invitations } = await invite([una]);
      const token = await mailed();
      const [accepted, withdrawn] = await Promise.all([
        accept(token),
        root.remove(`${invitationsPath}/${invitations[0]?.id}`),
      ]);
      const users = JSON.parse((await root.get('/api/users?search=una@')).text) as object[];
      expect([accepted.status === 201, withdrawn.status === 204]).toEqual([
        users.length === 1,
        users.length === 0,
      ]);
    });
  });
};

describeOnSqlite('an invitation to an account', suite);
await describeOnMongo('an invitation to an account', suite);
