import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { GoogleIdentity } from '../../../functions/accounts/google-identity.ts';
import { goodPassword, signUp, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

/** Accepts every token. The token is the name of the person who signs in. */
const google: GoogleIdentity = {
  verify: async (name) => ({
    id: `google-${name}`,
    email: `${name}@markwise.example`,
    emailVerified: true,
    firstName: name,
    lastName: '',
  }),
};

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'login');

  describe.each(allGatewaysOn(openStore))('signing in over $name', (gateway) => {
    it('returns the same bytes after exactly one hash for every cause of failure', async () => {
      const { test, root, bobId } = await givenAdminAndStudents(given, gateway, { google });
      await root.patch(`/api/users/${bobId}/disabled`, { disabled: true });
      const other = browserOf(gateway, test.app);
      await other.post('/api/auth/google-login', { jwtToken: 'gil' });
      const form = { firstName: 'Una', email: 'una@markwise.example', password: goodPassword };
      expect((await other.post('/api/auth/register', form)).status).toBe(201);
      const causes = {
        unknown: { email: 'nobody@markwise.example', password: goodPassword },
        wrong: { email: 'ada@markwise.example', password: 'not this one' },
        unverified: { email: form.email, password: goodPassword },
        'disabled and wrong': { email: 'bob@markwise.example', password: 'not this one' },
        'Google only': { email: 'gil@markwise.example', password: goodPassword },
        'over-long password': { email: 'root@markwise.example', password: 'x'.repeat(5000) },
        'over-long address': { email: `${'x'.repeat(5000)}@markwise.example`, password: goodPassword },
        'no address': { email: '', password: '' },
        'an operator as text': { email: '{"$gt":""}', password: '{"$gt":""}' },
      };
      const mutation =
        'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { id } }';
      const responses = new Set<string>();
      const graphqlResponses = new Set<string>();
      for (const [cause, credentials] of Object.entries(causes)) {
        const before = test.hasher.asked.hashes;
        const reply = await browserOf(gateway, test.app).post('/api/auth/login', credentials);
        expect(test.hasher.asked.hashes - before, cause).toBe(1);
        expect(reply, cause).toMatchObject({ status: 401, text: 'Login failed' });
        responses.add(JSON.stringify(comparableReply(reply)));
        graphqlResponses.add(
          JSON.stringify(comparableReply(await browserOf(gateway, test.app).graphql(mutation, credentials))),
        );
        expect(test.hasher.asked.hashes - before, cause).toBe(2);
      }
      expect([responses.size, graphqlResponses.size]).toEqual([1, 1]);
    });

    it('shows that an account is disabled only with its password, and starts no session', async () => {
      const { test, root, bobId } = await givenAdminAndStudents(given, gateway);
      await root.patch(`/api/users/${bobId}/disabled`, { disabled: true });
      const browser = browserOf(gateway, test.app);
      const login = (password: string) =>
        browser.post('/api/auth/login', { email: 'bob@markwise.example', password });
      expect(await login('not this one')).toMatchObject({ status: 401, text: 'Login failed' });
      expect(await login(goodPassword)).toMatchObject({
        status: 401,
        text: 'This account is disabled. Ask an administrator to enable it.',
      });
      expect(browser.cookies.size).toBe(0);
      expect((await browser.get('/api/user')).status).toBe(401);
    });

    it.each([
      {},
      { email: 'ada@markwise.example' },
      { email: { $gt: '' }, password: goodPassword },
      { email: 'ada@markwise.example', password: { $ne: '' } },
      { email: ['ada@markwise.example'], password: goodPassword },
      { email: 'ada@markwise.example', password: goodPassword, role: 'Admin' },
    ])('refuses %j without checking a password', async (body) => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const before = test.hasher.asked.hashes;
      const browser = browserOf(gateway, test.app);
      expect((await browser.post('/api/auth/login', body)).status).toBe(400);
      expect([test.hasher.asked.hashes, browser.cookies.size]).toEqual([before, 0]);
      expect(JSON.parse((await ada.get('/api/user')).text).role).toBe('Student');
    });

    it('checks none of 1,000 guesses in one request, and at most ten of fifteen', async () => {
      const { test } = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, test.app);
      const guess = (number: number) =>
        `a${number}: login(email: "ada@markwise.example", password: "guess ${number}") { id }`;
      const document = (count: number) =>
        `mutation { ${Array.from({ length: count }, (_, number) => guess(number)).join(' ')} }`;
      const before = test.hasher.asked.hashes;
      const { result } = await browser.graphql(document(1000));
      expect(result.errors).toBeDefined();
      expect(test.hasher.asked.hashes).toBe(before);
      await browser.graphql(document(15));
      expect(test.hasher.asked.hashes - before).toBeLessThanOrEqual(10);
      expect(test.hasher.asked.hashes).toBeGreaterThan(before);
    });

    it('checks at most ten of 1,000 guesses in 15 minutes, from any number of addresses, and admits the owner’s browser', async () => {
      const { test } = await givenAdminAndStudents(given, gateway);
      const home = await signUp(test, gateway, 'eve@markwise.example');
      await home.get('/api/auth/logout');
      const before = test.hasher.asked.hashes;
      const thief = browserOf(gateway, test.app);
      const guess = (number: number) => {
        const body = JSON.stringify({ email: 'eve@markwise.example', password: `guess ${number}` });
        const headers = { 'content-type': 'application/json', 'x-test-client': `198.51.100.${number % 100}` };
        return thief.send({ method: 'POST', path: '/api/auth/login', headers, body });
      };
      for (let round = 0; round < 20; round += 1) {
        await Promise.all(Array.from({ length: 50 }, (_, number) => guess(round * 50 + number)));
        test.clock.advance(44_000);
      }
      expect(test.hasher.asked.hashes - before).toBeLessThanOrEqual(10);
      expect((await guess(1)).status).toBe(429);
      await signIn(home, 'eve@markwise.example');
    }, 60_000);

    it('starts a new session each time, whatever cookie the browser sends', async () => {
      const { test } = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, test.app);
      browser.cookies.set('markwise-session', 'planted');
      browser.cookies.set('markwise-refresh', 'planted');
      await signIn(browser, 'ada@markwise.example');
      const first = browser.cookies.get('markwise-session');
      expect(first).not.toBe('planted');
      await signIn(browser, 'ada@markwise.example');
      expect(browser.cookies.get('markwise-session')).not.toBe(first);
    });
  });
};

describeOnSqlite('signing in', suite);
