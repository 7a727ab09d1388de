import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { minute } from '../../../functions/platform/clock.ts';
import { goodPassword, deliverMails, signIn, tokenIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { useLimit } from '../../support/use-limit.ts';

const ada = 'ada@markwise.example';
const hall = '203.0.113.77';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'limits');

  describe.each(allGatewaysOn(openStore))('failed sign-ins over $name', (gateway) => {
    async function setUp() {
      const people = await givenAdminAndStudents(given, gateway);
      const { test } = people;
      const browserAt = (address: string) =>
        browserOf(gateway, test.app, { headers: { 'x-test-client': address } });
      const login = (browser: Browser, email: string, password = goodPassword, code?: string) =>
        browser.post('/api/auth/login', { email, password, ...(code !== undefined && { code }) });
      const guess = async (address: string, email = ada) =>
        (await login(browserAt(address), email, 'not this sentence')).status;
      const guessFrom = async (addresses: readonly string[], email = ada) => {
        const statuses: number[] = [];
        for (const address of addresses) statuses.push(await guess(address, email));
        return statuses;
      };
      const strangers = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at}`);
      /** Simulates this many more failures at other accounts from the lecture hall. */
      const failMore = (times: number) => useLimit(test.store, { name: 'login-address', user: hall, times });
      return { ...people, failMore, browserAt, login, guess, from: guessFrom, strangers };
    }

    it('of strangers never delay a known browser', async () => {
      const { ada: known, from: guessFrom, strangers, login } = await setUp();
      await known.get('/api/auth/logout');
      const statuses = await guessFrom([...strangers(30), ...strangers(30)]);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.slice(10)).toEqual(Array(50).fill(429));
      expect((await login(known, ada)).status).toBe(200);
    });

    it('in a known browser delay neither another known browser nor a new one', async () => {
      const { test, ada: known, browserAt, login } = await setUp();
      const second = browserAt('192.0.2.1');
      await signIn(second, ada);
      const statuses: number[] = [];
      for (let turn = 0; turn < 60; turn += 1) {
        statuses.push((await login(second, ada, 'not this sentence')).status);
        test.clock.advance(2000);
      }
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      expect(statuses.at(-1)).toBe(429);
      expect((await login(known, ada)).status).toBe(200);
      expect((await login(browserAt('192.0.2.2'), ada)).status).toBe(200);
    });

    it('from one address leave new browsers at other addresses their own attempts', async () => {
      const { test, from: guessFrom, browserAt, login } = await setUp();
      const statuses: number[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        statuses.push(...(await guessFrom(['198.51.100.1'])));
        test.clock.advance(10_000);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect((await login(browserAt('192.0.2.9'), ada)).status).toBe(200);
    });

    it('from one address do not block known or new browsers there after 299 of them at many accounts', async () => {
      const { ada: known, guess, failMore, login, browserAt } = await setUp();
      expect(await guess(hall, 'nobody@markwise.example')).toBe(401);
      await failMore(298);
      const atHall = browserAt(hall);
      for (const [name, value] of known.cookies) atHall.cookies.set(name, value);
      expect((await login(atHall, ada)).status).toBe(200);
      expect((await login(browserAt(hall), ada)).status).toBe(200);
      expect((await login(browserAt(hall), 'bob@markwise.example')).status).toBe(200);
    });

    it('from one address block only new browsers there for 15 minutes after 1,000 of them at many accounts', async () => {
      const { test, ada: known, guess, failMore, login, browserAt } = await setUp();
      expect(await guess(hall, 'nobody@markwise.example')).toBe(401);
      await failMore(997);
      // A correct password gives back its own attempt and the failures at its account.
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await login(browserAt(hall), ada, 'mistyped')).status).toBe(401);
        expect((await login(browserAt(hall), ada)).status).toBe(200);
      }
      expect(await guess(hall, 'nobody@markwise.example')).toBe(401);
      const before = test.hasher.asked.hashes;
      const statuses = [await guess(hall), await guess(hall), await guess(hall, 'other@markwise.example')];
      expect(statuses).toEqual([401, 429, 429]);
      expect((await login(browserAt(hall), 'bob@markwise.example')).status).toBe(429);
      expect(test.hasher.asked.hashes - before).toBe(1);
      const atHall = browserAt(hall);
      for (const [name, value] of known.cookies) atHall.cookies.set(name, value);
      expect((await login(atHall, ada)).status).toBe(200);
      expect((await login(browserAt('192.0.2.3'), 'bob@markwise.example')).status).toBe(200);
      test.clock.advance(15 * minute);
      expect((await login(browserAt(hall), 'bob@markwise.example')).status).toBe(200);
    });

    it('above the limit get the same bytes without hashing, for existing and missing accounts', async () => {
      const { test, from: guessFrom, strangers, browserAt, login } = await setUp();
      const nobody = 'nobody@markwise.example';
      await guessFrom(strangers(10));
      await guessFrom(strangers(10), nobody);
      const before = test.hasher.asked.hashes;
      const responses = [ada, nobody].map(async (email) =>
        comparableReply(await login(browserAt('192.0.2.1'), email)),
      );
      const [known, unknown] = await Promise.all(responses);
      expect(known).toEqual(unknown);
      expect(known).toMatchObject({ status: 429 });
      expect(JSON.stringify(known)).toContain(
        'Too many attempts. Try again in 15 minutes, or sign in with a code that we mail you.',
      );
      expect(test.hasher.asked.hashes).toBe(before);
    });

    it('no longer count after a password reset by mail, and the browser is then known', async () => {
      const { test, from: guessFrom, strangers, browserAt, login } = await setUp();
      await guessFrom(strangers(10));
      const browser = browserAt('192.0.2.1');
      expect((await login(browser, ada)).status).toBe(429);
      await deliverMails(test);
      await browser.post('/api/reset-password/generate', { email: ada });
      const [mail] = await deliverMails(test);
      if (!mail) throw new Error('No mail was sent.');
      const form = { token: tokenIn(mail), password: 'another sentence of mine' };
      expect((await browser.post('/api/reset-password', { ...form, token: 'no.token' })).status).toBe(400);
      expect([...browser.cookies.keys()]).toEqual([]);
      expect((await browser.post('/api/reset-password', form)).status).toBe(200);
      expect([...browser.cookies.keys()]).toEqual(['markwise-device']);
      expect((await browser.get('/api/user')).status).toBe(401);
      expect((await login(browser, ada, form.password)).status).toBe(200);
      expect((await login(browserAt('192.0.2.2'), ada, form.password)).status).toBe(429);
    });
  });
};

describeOnSqlite('failed sign-ins', suite);
