import { describe, expect, it } from 'vitest';
import { minute } from '../../../functions/platform/clock.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signIn, tokenIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const reset = (browser: Browser, token: string) =>
  browser.post('/api/reset-password', { token, password: 'another sentence' });

const stillWorks = async (browser: Browser, token: string) =>
  JSON.parse((await browser.get(`/api/reset-password?token=${encodeURIComponent(token)}`)).text) as boolean;

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'links');

  describe.each(allGatewaysOn(openStore))('a password reset link over $name', (gateway) => {
    async function setUp() {
      const people = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, people.test.app);
      const linkFor = async (email: string) => {
        await deliverMails(people.test);
        await browser.post('/api/reset-password/generate', { email });
        const mail = (await deliverMails(people.test)).find(({ to }) => to === email);
        return mail ? tokenIn(mail) : '';
      };
      return { ...people, browser, linkFor, toReset: await linkFor('ada@markwise.example') };
    }

    it('reports whether it still works, and keeps working', async () => {
      const { test, browser, linkFor, toReset } = await setUp();
      const { result } = await browser.graphql(
        'query ($token: String!) { passwordResetLink(token: $token) }',
        { token: toReset },
      );
      expect(result.data).toEqual({ passwordResetLink: true });
      for (const token of [`${toReset}x`, 'made.up', '', '{"$gt":""}'])
        expect(await stillWorks(browser, token), token).toBe(false);
      const next = await linkFor('ada@markwise.example');
      expect([await stillWorks(browser, toReset), await stillWorks(browser, next)]).toEqual([false, true]);
      expect((await reset(browser, next)).status).toBe(200);
      expect(await stillWorks(browser, next)).toBe(false);
      const replies = await Promise.all(
        Array.from({ length: 300 }, () => browser.get('/api/reset-password?token=x')),
      );
      expect(replies.some(({ status }) => status === 429)).toBe(true);
      test.clock.advance(60 * minute);
      const late = await linkFor('ada@markwise.example');
      expect(await stillWorks(browser, late)).toBe(true);
      test.clock.advance(60 * minute);
      expect(await stillWorks(browser, late)).toBe(false);
    });

    it('is mailed to the account even if somebody registers and resets other spellings of the address', async () => {
      const { test, browser, linkFor } = await setUp();
      test.clock.advance(60 * minute);
      const attacker = browserOf(gateway, test.app, { headers: { 'x-test-client': '203.0.113.1' } });
      const email = 'ada+x@markwise.example';
      await attacker.post('/api/auth/register', { firstName: 'Eve', email, password: goodPassword });
      for (let count = 0; count < 12; count += 1) {
        const from = { headers: { 'x-test-client': `203.0.113.${count}` } };
        await browserOf(gateway, test.app, from).post('/api/reset-password/generate', { email });
        await attacker.post('/api/reset-password/generate', { email: 'ada+nobody@markwise.example' });
      }
      const owner = browserOf(gateway, test.app, { headers: { 'x-test-client': '203.0.113.1' } });
      await deliverMails(test);
      await owner.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
      const [mail] = await deliverMails(test);
      expect(mail?.to).toBe('ada@markwise.example');
      expect(await stillWorks(browser, mail ? tokenIn(mail) : '')).toBe(true);
      expect(await stillWorks(browser, await linkFor('ada@markwise.example'))).toBe(true);
    });

    it('is mailed to the owner even if one client requests it again and again', async () => {
      const { test, browser, linkFor } = await setUp();
      test.clock.advance(60 * minute);
      const attacker = browserOf(gateway, test.app, { headers: { 'x-test-client': '203.0.113.1' } });
      for (let count = 0; count < 12; count += 1)
        await attacker.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
      expect(await deliverMails(test)).toHaveLength(3);
      expect(await stillWorks(browser, await linkFor('ada@markwise.example'))).toBe(true);
    });

    it('keeps working after many clients have used up the hour’s mails, until a new link is sent', async () => {
      const { test, browser, linkFor } = await setUp();
      test.clock.advance(60 * minute);
      for (let count = 0; count < 12; count += 1) {
        const from = { headers: { 'x-test-client': `203.0.113.${count}` } };
        await browserOf(gateway, test.app, from).post('/api/reset-password/generate', {
          email: 'ada@markwise.example',
        });
      }
      const mails = await deliverMails(test);
      expect(mails).toHaveLength(5);
      const latest = mails.map(tokenIn).at(-1) ?? '';
      expect(await linkFor('ada@markwise.example')).toBe('');
      test.clock.advance(59 * minute);
      expect(await linkFor('ada@markwise.example')).toBe('');
      expect(await stillWorks(browser, latest)).toBe(true);
      test.clock.advance(minute);
      const next = await linkFor('ada@markwise.example');
      expect([await stillWorks(browser, latest), await stillWorks(browser, next)]).toEqual([false, true]);
      expect((await reset(browser, next)).status).toBe(200);
    });

    it('is mailed once the mail server accepts mails again, however often it refused them', async () => {
      const { test, browser } = await setUp();
      test.clock.advance(60 * minute);
      const refusing = { send: () => Promise.reject(new Error('The mail server is down.')) };
      await browser.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
      for (const pause of [1, 2, 4, 8, 16, 32]) {
        await test.product.outbox.deliver(refusing, test.log);
        test.clock.advance(pause * minute);
      }
      const [mail] = await deliverMails(test);
      expect(await stillWorks(browser, mail ? tokenIn(mail) : '')).toBe(true);
    });

    it('refuses a password that contains the user’s name, but reveals this only to the holder of the link', async () => {
      const { ada, browser, toReset } = await setUp();
      await ada.patch('/api/user', { firstName: 'Ada', lastName: 'Lovelace' });
      const document = `mutation ($token: String!) {
        resetPassword(token: $token, password: "AdaLovelace1") { message }
      }`;
      const fieldsOf = async (token: string) =>
        (await browser.graphql(document, { token })).result.errors?.[0]?.extensions.fields;
      expect(await fieldsOf(toReset)).toEqual({
        password: 'Do not use your name or email address in it.',
      });
      expect(await fieldsOf(`${toReset}x`)).toBeUndefined();
      expect((await reset(browser, toReset)).status).toBe(200);
    });

    it('verifies the address when it sets a password, and then sends the upgrade request', async () => {
      const { test, browser, linkFor } = await setUp();
      const form = { firstName: 'Ivy', email: 'ivy@markwise.example', password: goodPassword };
      await browser.post('/api/auth/register', { ...form, instructor: true });
      await deliverMails(test);
      expect((await reset(browser, await linkFor(form.email))).status).toBe(200);
      await signIn(browser, form.email, 'another sentence');
      const { upgradeRequest } = JSON.parse((await browser.get('/api/user')).text);
      expect(upgradeRequest).toMatchObject({ status: 'Pending' });
      expect((await deliverMails(test)).map(({ to }) => to)).toContain('root@markwise.example');
    });
  });
};

describeOnSqlite('a link that sets a password', suite);
