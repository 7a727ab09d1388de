import { describe, expect, it } from 'vitest';
import type { Mail } from '../../../functions/platform/mail/mail.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signUp, signIn, tokenIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const form = {
  firstName: 'Una',
  lastName: 'New',
  email: ' Una@Markwise.example ',
  password: goodPassword,
};

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'proving');

  describe.each(allGatewaysOn(openStore))('a registration over $name', (gateway) => {
    it('sends a new link when it is repeated, and the old link stops working', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, test.app);
      const register = async (more: object = {}) => {
        const reply = await browser.post('/api/auth/register', { ...form, ...more });
        const [mail, ...others] = await deliverMails(test);
        expect([mail?.to, others]).toEqual(['una@markwise.example', []]);
        return { reply: comparableReply(reply), mail };
      };
      const verify = (mail: Mail | undefined) =>
        browser.get(`/api/user-verification/verify?token=${encodeURIComponent(mail ? tokenIn(mail) : '')}`);
      const before = test.hasher.asked.hashes;
      const first = await register();
      const again = await register({ email: 'UNA@markwise.example' });
      expect(again.reply).toEqual(first.reply);
      expect(test.hasher.asked.hashes - before).toBe(2);
      expect((await verify(first.mail)).status).toBe(400);
      expect((await verify(again.mail)).status).toBe(200);
      const taken = await register();
      expect(taken.mail?.text).not.toContain('token=');
      expect(JSON.parse((await root.get('/api/users?search=una')).text)).toHaveLength(1);
      await signIn(browser, 'una@markwise.example');
    });

    it('is accepted 40 times a day for one mailbox, from any number of clients', async () => {
      const test = await given();
      const register = (client: string) =>
        browserOf(gateway, test.app, { headers: { 'x-test-client': client } }).post(
          '/api/auth/register',
          form,
        );
      const replies = await Promise.all(Array.from({ length: 42 }, (_, at) => register(`203.0.113.${at}`)));
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
      expect(await deliverMails(test)).toHaveLength(40);
    });

    it('requests the upgrade to instructor once the address is verified', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const una = await signUp(test, gateway, 'una@markwise.example', { instructor: true });
      const { upgradeRequest } = JSON.parse((await una.get('/api/user')).text);
      expect(upgradeRequest).toMatchObject({
        status: 'Pending',
        name: 'una Test',
        email: 'una@markwise.example',
        description: 'Requested at registration.',
      });
      expect((await deliverMails(test)).map(({ to }) => to)).toEqual(['root@markwise.example']);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toMatchObject([{ id: upgradeRequest.id }]);
    });

    it('shows the admins the details of the request, if its author proved the registration', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const upgradeRequest = {
        linkedin: ' https://linkedin.example/una',
        title: 'Lecturer ',
        affiliation: 'School',
        description: 'I teach Calculus.',
      };
      await signUp(test, gateway, 'una@markwise.example', { instructor: true, upgradeRequest });
      await signUp(test, gateway, 'nia@markwise.example', { upgradeRequest });
      // The owner of the address sets another password, so somebody else may have written the details.
      const browser = browserOf(gateway, test.app);
      const vic = { ...form, firstName: 'Vic', email: 'vic@markwise.example' };
      await browser.post('/api/auth/register', { ...vic, instructor: true, upgradeRequest });
      const mail = (await deliverMails(test)).find(({ to }) => to === vic.email);
      const proof = { token: mail ? tokenIn(mail) : '', newPassword: 'another sentence' };
      expect((await browser.post('/api/user-verification/verify', proof)).status).toBe(200);
      const requests = JSON.parse((await root.get('/api/upgradereq')).text) as { accountEmail: string }[];
      expect(requests).toHaveLength(2);
      const requestOf = (email: string) => requests.find(({ accountEmail }) => accountEmail === email);
      expect(requestOf('una@markwise.example')).toMatchObject({
        name: 'una Test',
        linkedin: 'https://linkedin.example/una',
        title: 'Lecturer',
        affiliation: 'School',
        description: 'I teach Calculus.',
      });
      const withoutDetails = {
        linkedin: '',
        title: '',
        affiliation: '',
        description: 'Requested at registration.',
      };
      expect(requestOf(vic.email)).toMatchObject(withoutDetails);
    });

    it.each([
      [{ description: 'too short' }, 'upgradeRequest.description'],
      [{ description: 'x'.repeat(1_001) }, 'upgradeRequest.description'],
      [{ linkedin: 'javascript:alert(1)' }, 'upgradeRequest.linkedin'],
      [{ title: 'Lecturer\r\nBcc: x' }, 'upgradeRequest.title'],
      [{ affiliation: 'x'.repeat(201) }, 'upgradeRequest.affiliation'],
    ])('is refused with details such as %j, and no account is created', async (upgradeRequest, field) => {
      const test = await given();
      const register = 'mutation ($input: RegisterInput!) { register(input: $input) { message } }';
      const input = { ...form, instructor: true, upgradeRequest };
      const { result } = await browserOf(gateway, test.app).graphql(register, { input });
      expect(Object.keys(result.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
      expect(await test.store.collection('users').countDocuments({})).toBe(0);
      expect(await deliverMails(test)).toEqual([]);
    });

    it('mails the admins at most five times an hour for one client, and stores every upgrade request', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      let mails = 0;
      for (let count = 0; count < 7; count += 1) {
        await signUp(test, gateway, `una${count}@markwise.example`, { instructor: true });
        mails += (await deliverMails(test)).length;
      }
      expect(mails).toBe(5);
      expect(JSON.parse((await root.get('/api/upgradereq')).text)).toHaveLength(7);
    });
  });
};

describeOnSqlite('a repeated registration', suite);
