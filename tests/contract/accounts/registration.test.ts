import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'registration');

  describe.each(allGatewaysOn(openStore))('registering over $name', (gateway) => {
    const form = {
      firstName: 'Una',
      lastName: 'New',
      email: ' Una@Markwise.example ',
      password: goodPassword,
    };
    const failure = 'Registration Falied : Email-id already registered';

    it('creates an unverified student, whatever role was requested', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const body = { ...form, role: 'Admin', instructor: true, notifications: true };
      expect(await browserOf(gateway, test.app).post('/api/auth/register', body)).toMatchObject({
        status: 201,
        text: JSON.stringify({
          message: 'Registered successfully! Please check your email for further steps',
        }),
      });
      const [mail, ...others] = await deliverMails(test);
      expect([mail?.to, others]).toEqual(['una@markwise.example', []]);
      expect(JSON.parse((await root.get('/api/users?search=una')).text)).toMatchObject([
        {
          email: 'una@markwise.example',
          role: 'Student',
          instructor: true,
          notifications: true,
          isVerified: false,
        },
      ]);
    });

    it.each([
      {},
      { ...form, email: 'una' },
      { ...form, email: 'una@markwise.example\r\nBcc: eve@evil.example' },
      { ...form, password: 'too short' },
      { ...form, password: 'password123' },
      { ...form, password: 'una@markwise.example' },
      { ...form, lastName: 'Lovelace', password: 'AdaLovelace1' },
      { ...form, firstName: 'Anna Maria', password: 'sing, maria, sing' },
      { ...form, email: 'countess@markwise.example', password: 'the COUNTESS of numbers' },
      { ...form, password: 'x'.repeat(129) },
      { ...form, firstName: '' },
      { ...form, firstName: 'x'.repeat(101) },
      { ...form, firstName: 'Una\nNew' },
      { ...form, lastName: 'x'.repeat(101) },
      { ...form, lastName: 'New\nLine' },
      { ...form, email: { $gt: '' } },
      { ...form, password: { $gt: '' } },
      { ...form, firstName: ['Una'] },
      { ...form, isVerified: true },
      { ...form, _id: 'x' },
      { ...form, 'sessions.x': {} },
      { ...form, $set: { role: 'Admin' } },
      JSON.parse(
        '{"firstName":"Una","email":"una@markwise.example","password":"a sentence of my own","__proto__":{"role":"Admin"}}',
      ),
      [],
    ])('refuses %j with the text of the specification', async (body) => {
      const test = await given();
      const reply = await browserOf(gateway, test.app).post('/api/auth/register', body);
      expect(reply).toMatchObject({ status: 400, text: failure });
      expect(await test.store.collection('users').countDocuments({})).toBe(0);
      expect(await deliverMails(test)).toEqual([]);
    });

    it.each([
      [{ firstName: ' ' }, { firstName: 'A value is needed.' }],
      [{ lastName: 'x'.repeat(101) }, { lastName: 'At most 100 characters.' }],
      [{ lastName: 'New\nLine' }, { lastName: 'Keep it to one line.' }],
      [{ email: 'una' }, { email: 'This is not an email address.' }],
      [
        { lastName: 'Lovelace', password: 'AdaLovelace1' },
        { password: 'Do not use your name or email address in it.' },
      ],
      [{ password: 'password123' }, { password: 'This password is too easy to guess. Choose another.' }],
      [
        { firstName: '', email: 'una' },
        { firstName: 'A value is needed.', email: 'This is not an email address.' },
      ],
    ])('names the fields of the form for %j', async (bad, fields) => {
      const { app } = await given();
      const register = 'mutation ($input: RegisterInput!) { register(input: $input) { message } }';
      const { result } = await browserOf(gateway, app).graphql(register, { input: { ...form, ...bad } });
      expect(result.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields } });
    });

    it('refuses a taken address with the text of the specification, changes nothing, and mails the owner', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const before = (await ada.get('/api/user')).text;
      const again = { ...form, email: 'ADA@markwise.example' };
      const reply = await browserOf(gateway, test.app).post('/api/auth/register', again);
      expect(reply).toMatchObject({ status: 400, text: failure });
      const [mail] = await deliverMails(test);
      expect(mail).toMatchObject({ to: 'ada@markwise.example' });
      expect(mail?.text).not.toContain('token=');
      expect((await ada.get('/api/user')).text).toBe(before);
    });

    it('returns the same response for taken and free addresses if ENUMERATION_SAFE_REGISTRATION is on', async () => {
      const { test } = await givenAdminAndStudents(given, gateway, { hidesTakenAddresses: true });
      const before = test.hasher.asked.hashes;
      const free = await browserOf(gateway, test.app).post('/api/auth/register', form);
      const hashes = test.hasher.asked.hashes - before;
      const taken = { ...form, email: 'ada@markwise.example' };
      expect(comparableReply(await browserOf(gateway, test.app).post('/api/auth/register', taken))).toEqual(
        comparableReply(free),
      );
      expect(test.hasher.asked.hashes - before).toBe(2 * hashes);
    });

    it('allows the user’s own names in a password if they are short', async () => {
      const test = await given();
      const browser = browserOf(gateway, test.app);
      const body = { ...form, firstName: 'Una', lastName: 'Lee', password: 'una and lee went home' };
      expect((await browser.post('/api/auth/register', body)).status).toBe(201);
    });

    it('creates one account for an address that is registered three times at once', async () => {
      const { test, root } = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, test.app);
      const replies = await Promise.all([1, 2, 3].map(() => browser.post('/api/auth/register', form)));
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(JSON.parse((await root.get('/api/users?search=una')).text)).toHaveLength(1);
    });
  });
};

describeOnSqlite('registering', suite);
