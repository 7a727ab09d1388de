import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute } from '../../../functions/platform/clock.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, signUp, signIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { courseBody } from '../../support/courses.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { codeOf, expectUnchanged } from '../../support/expectations.ts';
import { givenApp } from '../../support/given-app.ts';
import { openIssuer } from '../../support/google.ts';
import { testClock } from '../../support/test-app.ts';

const newPassword = 'another sentence';
const change = `mutation ($currentPassword: String, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { hasPassword }
}`;

/** An action. Its outcomes are a status over REST, and an error code, or undefined for a success, over GraphQL. */
interface Act {
  readonly act: string;
  readonly send: (browser: Browser) => Promise<unknown>;
  readonly refused: unknown;
  readonly success: unknown;
}

const acts: readonly Act[] = [
  {
    act: 'set a password over REST',
    send: async (browser) => (await browser.post('/api/user/password', { newPassword })).status,
    refused: 403,
    success: 200,
  },
  {
    act: 'set a password over GraphQL',
    send: async (browser) => codeOf(await browser.graphql(change, { newPassword })),
    refused: 'FORBIDDEN',
    success: undefined,
  },
  {
    act: 'delete the account over REST',
    send: async (browser) => (await browser.post('/api/account/delete', {})).status,
    refused: 403,
    success: 204,
  },
  {
    act: 'delete the account over GraphQL',
    send: async (browser) => codeOf(await browser.graphql('mutation { deleteMyAccount(password: null) }')),
    refused: 'FORBIDDEN',
    success: undefined,
  },
];

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'freshsignin');
  let issuer: Awaited<ReturnType<typeof openIssuer>>;
  beforeAll(async () => void (issuer = await openIssuer()));
  afterAll(() => issuer.close());

  async function setUp(gateway: Gateway) {
    const clock = testClock();
    const test = await given({ clock, google: issuer.identityAt(clock) });
    const newBrowser = () => browserOf(gateway, test.app);
    /** The stored data that a new password or a deletion would change. */
    const stored = () =>
      Promise.all(
        ['users', 'courses', 'outbox'].map((name) => test.store.collection(name).find({}).toArray()),
      );
    return { test, clock, newBrowser, stored };
  }

  /** Two sessions of an account without a password: one is 16 minutes old, the other new. */
  async function twoSessions(gateway: Gateway) {
    const { clock, newBrowser, stored } = await setUp(gateway);
    const login = async (browser: Browser) => {
      const jwtToken = await issuer.sign(clock);
      expect((await browser.post('/api/auth/google-login', { jwtToken })).status).toBe(200);
    };
    const [old, fresh] = [newBrowser(), newBrowser()];
    await login(old);
    expect((await old.post('/api/course', courseBody)).status).toBe(201);
    const token = old.cookies.get('markwise-refresh');
    clock.advance(16 * minute);
    await login(fresh);
    expect((await old.get('/api/user')).status).toBe(200);
    // The old session got a new refresh token, which does not count as a fresh sign-in.
    expect(old.cookies.get('markwise-refresh')).not.toBe(token);
    return { clock, old, fresh, login, stored };
  }

  describe.each(allGatewaysOn(openStore))('a fresh sign-in over $name', (gateway) => {
    it.each(acts)(
      'of one session does not let another session of the account $act',
      async ({ send, refused, success }) => {
        const { old, fresh, stored } = await twoSessions(gateway);
        await expectUnchanged(stored, async () => expect(await send(old)).toBe(refused));
        expect((await old.get('/api/user')).status).toBe(200);
        expect(await send(fresh)).toBe(success);
      },
    );

    it.each(acts)(
      'expires after 15 minutes, and signing in again in that browser lets it $act',
      async (each) => {
        const { send, refused, success } = each;
        const { clock, old, fresh, login, stored } = await twoSessions(gateway);
        clock.advance(15 * minute);
        for (const browser of [fresh, old]) expect((await browser.get('/api/user')).status).toBe(200);
        await expectUnchanged(stored, async () => expect(await send(fresh)).toBe(refused));
        await login(old);
        await expectUnchanged(stored, async () => expect(await send(fresh)).toBe(refused));
        expect(await send(old)).toBe(success);
      },
    );
  });

  describe.each(allGatewaysOn(openStore))('the password of a signed-in user over $name', (gateway) => {
    async function twoBrowsers() {
      const { test, newBrowser, stored } = await setUp(gateway);
      const laptop = await signUp(test, gateway, 'ada@markwise.example');
      const phone = newBrowser();
      await signIn(phone, 'ada@markwise.example');
      const set = async (browser: Browser, currentPassword: string | null, newOne = newPassword) =>
        (await browser.post('/api/user/password', { currentPassword, newPassword: newOne })).text;
      return { laptop, phone, set, stored };
    }

    it('is required in a session even if another session has just confirmed it', async () => {
      const { laptop, phone, set, stored } = await twoBrowsers();
      expect(await set(phone, goodPassword, 'short')).toMatch(/^newPassword: /);
      await expectUnchanged(stored, async () => {
        expect(await set(laptop, null)).toBe('currentPassword: This is not your password.');
        expect(codeOf(await laptop.graphql(change, { newPassword }))).toBe('BAD_USER_INPUT');
        expect((await laptop.post('/api/account/delete', {})).status).toBe(400);
      });
    });

    it('delays only the session with wrong guesses, even after another session confirms it', async () => {
      const { laptop, phone, set, stored } = await twoBrowsers();
      await expectUnchanged(stored, async () => {
        for (let turn = 0; turn < 3; turn += 1) await set(laptop, 'a guess');
        expect(await set(phone, goodPassword, 'short')).toMatch(/^newPassword: /);
        expect(await set(laptop, goodPassword)).toBe('Too many attempts. Try again in 1 second.');
        const reply = await laptop.post('/api/account/delete', { password: goodPassword });
        expect(reply.status).toBe(429);
      });
      expect((await phone.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
    });
  });
};

describeOnSqlite('fresh sign-ins', suite);
