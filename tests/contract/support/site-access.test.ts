import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { signUp } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { codeOf, comparableReply } from '../../support/expectations.ts';
import { givenApp } from '../../support/given-app.ts';

const access = { email: 'guest@markwise.example', password: 'come in' };

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'siteaccess');

  describe.each(gatewaysOn(openStore))('the access dialog over $name', (gateway) => {
    it('grants access only to the right address and password', async () => {
      const { app } = await given({ access });
      const browser = browserOf(gateway, app);
      const wrong = await browser.post('/api/validate', { ...access, password: 'wrong' });
      expect(wrong).toMatchObject({ status: 401, text: 'Incorrect email or password entered.' });
      const wrongAddress = await browser.post('/api/validate', { ...access, email: 'x@markwise.example' });
      expect(comparableReply(wrongAddress)).toEqual(comparableReply(wrong));
      expect(
        await browser.post('/api/validate', { ...access, email: 'Guest@Markwise.example ' }),
      ).toMatchObject({
        status: 200,
        text: 'true',
      });
      expect(
        (await browser.post('/api/validate', { email: { $gt: '' }, password: { $gt: '' } })).status,
      ).toBe(400);
    });

    it('allows at most ten guesses from one client address in 15 minutes', async () => {
      const { app, clock } = await given({ access });
      const browser = browserOf(gateway, app);
      let checked = 0;
      for (let time = 0; time < 30; time += 1) {
        const { status } = await browser.post('/api/validate', { ...access, password: `guess ${time}` });
        if (status === 401) checked += 1;
        clock.advance(29_000);
      }
      expect(checked).toBeLessThanOrEqual(10);
    });

    it('counts failures of a known browser separately from failures of its client address', async () => {
      const test = await given({ access });
      const [ada, bob] = [
        await signUp(test, gateway, 'ada@markwise.example'),
        await signUp(test, gateway, 'bob@markwise.example'),
      ];
      const enter = (browser: Browser, more: object = {}) =>
        browser.post('/api/validate', { ...access, ...more });
      const guess = { password: 'a guess' };
      const stranger = browserOf(gateway, test.app);
      const guesses = Array.from({ length: 11 }, () => guess);
      const statusesOf = async (browser: Browser) => {
        const statuses: number[] = [];
        for (const more of guesses) statuses.push((await enter(browser, more)).status);
        return statuses;
      };
      const tenChecked = [...Array<number>(10).fill(401), 429];
      expect(await statusesOf(stranger)).toEqual(tenChecked);
      expect((await enter(stranger)).status).toBe(429);
      expect(await statusesOf(ada)).toEqual(tenChecked);
      expect((await enter(ada)).status).toBe(429);
      expect((await enter(bob)).text).toBe('true');
      const check = `mutation ($email: String!, $password: String!) { checkAccess(email: $email, password: $password) }`;
      expect((await bob.graphql(check, access)).result.data).toEqual({ checkAccess: true });
      expect(codeOf(await bob.graphql(check, { ...access, ...guess }))).toBe('UNAUTHENTICATED');
      for (const browser of [ada, stranger])
        expect(codeOf(await browser.graphql(check, access))).toBe('RATE_LIMITED');
      stranger.cookies.set('markwise-device', `${bob.cookies.get('markwise-device')}x`);
      expect((await enter(stranger)).status).toBe(429);
    });

    it('resets the failures of a client address after a success', async () => {
      const test = await given({ access });
      const browser = browserOf(gateway, test.app);
      for (let turn = 0; turn < 3; turn += 1) {
        for (let at = 0; at < 9; at += 1)
          expect((await browser.post('/api/validate', { ...access, password: 'a guess' })).status).toBe(401);
        expect((await browser.post('/api/validate', access)).status).toBe(200);
      }
      expect(browser.cookies.size).toBe(0);
    });

    it('grants access to everybody if it is not configured', async () => {
      const { app } = await given();
      expect((await browserOf(gateway, app).post('/api/validate', { email: '', password: '' })).text).toBe(
        'true',
      );
    });
  });
};

describeOnSqlite('site access', suite);
