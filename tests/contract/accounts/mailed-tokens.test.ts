import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { day, minute } from '../../../functions/platform/clock.ts';
import { goodPassword, deliverMails, tokenIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { comparableReply, expectUnchanged } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const verify = (browser: Browser, token: string) =>
  browser.get(`/api/user-verification/verify?token=${encodeURIComponent(token)}`);

const reset = (browser: Browser, token: string) =>
  browser.post('/api/reset-password', { token, password: 'another sentence' });

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'mailed');

  describe.each(allGatewaysOn(openStore))('a token in a mail over $name', (gateway) => {
    async function setUp() {
      const people = await givenAdminAndStudents(given, gateway);
      const { test } = people;
      const browser = browserOf(gateway, test.app);
      const tokenFor = async (email: string) => {
        const mail = (await deliverMails(test)).find(({ to }) => to === email);
        return mail ? tokenIn(mail) : '';
      };
      const form = { firstName: 'Una', email: 'una@markwise.example', password: goodPassword };
      await browser.post('/api/auth/register', form);
      const toVerify = await tokenFor(form.email);
      await browser.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
      const toReset = await tokenFor('ada@markwise.example');
      return { ...people, browser, tokenFor, toVerify, toReset };
    }

    it('verifies an address once, within a day', async () => {
      const { test, browser, toVerify } = await setUp();
      test.clock.advance(day - 1);
      expect((await verify(browser, toVerify)).status).toBe(200);
      const again = await verify(browser, toVerify);
      expect(again).toMatchObject({ status: 400, text: 'Verification failed' });
      expect(comparableReply(await verify(browser, 'made.up'))).toEqual(comparableReply(again));
    });

    it('no longer verifies after a day, and the address is free again', async () => {
      const { test, browser, toVerify } = await setUp();
      test.clock.advance(day);
      expect((await verify(browser, toVerify)).status).toBe(400);
      const form = { firstName: 'Una', email: 'una@markwise.example', password: goodPassword };
      expect((await browser.post('/api/auth/register', form)).status).toBe(201);
    });

    it('no longer resets after an hour', async () => {
      const { test, browser, toReset } = await setUp();
      test.clock.advance(60 * minute);
      const expired = await reset(browser, toReset);
      expect(expired).toMatchObject({ status: 400, text: 'Failed to reset password' });
      expect(comparableReply(await reset(browser, 'made.up'))).toEqual(comparableReply(expired));
    });

    it('does nothing if its kind is wrong, or if it is altered or combined from two tokens', async () => {
      const { ada, browser, toVerify, toReset, rootId } = await setUp();
      const [una = '', verifySecret = ''] = toVerify.split('.');
      const [adaPart = '', resetSecret = ''] = toReset.split('.');
      const users = async () => (await ada.get('/api/user')).text;
      await expectUnchanged(users, async () => {
        const wrong = [
          toVerify,
          `${rootId}.${resetSecret}`,
          `${adaPart}.${verifySecret}`,
          `${toReset}x`,
          `${toReset}.x`,
          toReset.slice(0, -1),
          `.${resetSecret}`,
          adaPart,
          '',
          '{"$gt":""}',
        ];
        for (const token of wrong) expect((await reset(browser, token)).status, token).toBe(400);
        for (const token of [toReset, `${una}.${resetSecret}`, `${toVerify}x`, una, ''])
          expect((await verify(browser, token)).status, token).toBe(400);
        const operators = [{ $regex: '^a' }, { $gt: '' }, ['x'], 7, null];
        for (const token of operators) {
          const body = { token, password: 'another sentence' };
          expect((await browser.post('/api/reset-password', body)).status).toBe(400);
        }
        expect((await browser.get('/api/user-verification/verify?token[$ne]=x')).status).toBe(400);
      });
      // Both tokens are still valid: nothing above used them up.
      expect((await reset(browser, toReset)).status).toBe(200);
      expect((await verify(browser, toVerify)).status).toBe(200);
    });

    it('replaces the previous token of the same kind', async () => {
      const { browser, tokenFor, toReset } = await setUp();
      await browser.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
      const next = await tokenFor('ada@markwise.example');
      expect((await reset(browser, toReset)).status).toBe(400);
      expect((await reset(browser, next)).status).toBe(200);
    });

    it('works once, however many requests use it at once', async () => {
      const { browser, toReset } = await setUp();
      const replies = await Promise.all(Array.from({ length: 15 }, () => reset(browser, toReset)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('leads to this site, whatever host the request named', async () => {
      const { test, browser } = await setUp();
      const headers = {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      };
      const body = JSON.stringify({ email: 'bob@markwise.example' });
      await browser.send({ method: 'POST', path: '/api/reset-password/generate', headers, body });
      const [mail] = await deliverMails(test);
      expect(mail?.text).toContain('http://localhost:4000/reset-password?token=');
      expect(mail?.html).not.toContain('evil.example');
    });

    it('gets the same response for known and unknown addresses, and is mailed only to known ones', async () => {
      const { test, browser } = await setUp();
      await deliverMails(test);
      const requestReset = (email: string) => browser.post('/api/reset-password/generate', { email });
      const known = await requestReset('bob@markwise.example');
      expect(comparableReply(await requestReset('nobody@markwise.example'))).toEqual(comparableReply(known));
      for (const wrong of ['not an address', '', 'bob@', `${'x'.repeat(250)}@markwise.example`])
        expect(await requestReset(wrong), wrong).toMatchObject({
          status: 400,
          text: 'Failed to reset password',
        });
      expect((await deliverMails(test)).map(({ to }) => to)).toEqual(['bob@markwise.example']);
    });
  });
};

describeOnSqlite('a token in a mail', suite);
