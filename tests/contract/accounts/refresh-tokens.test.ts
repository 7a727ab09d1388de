import { describe, expect, it } from 'vitest';
import type { UserDocument } from '../../../functions/accounts/user.store.ts';
import { minute } from '../../../functions/platform/clock.ts';
import { hashOf } from '../../../functions/platform/secrets.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { deliverMails, signIn } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const adasEmail = 'ada@markwise.example';
const refreshTokenOf = ({ cookies }: Browser) => cookies.get('markwise-refresh') ?? '';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'refresh');

  describe.each(allGatewaysOn(openStore))('a refresh token over $name', (gateway) => {
    async function setUp() {
      const people = await givenAdminAndStudents(given, gateway);
      const { test, adaId } = people;
      /** Number of sessions that the account lists. */
      const sessions = async (browser: Browser) =>
        (JSON.parse((await browser.get('/api/sessions')).text) as { id: string }[]).length;
      /** Sends a request whose only cookie is a refresh token, from a new browser. */
      const use = async (token: string) => {
        const thief = browserOf(gateway, test.app);
        thief.cookies.set('markwise-refresh', token);
        const { status } = await thief.get('/api/user');
        return { status, cookies: [...thief.cookies.keys()] };
      };
      /** Makes the server replace the token `times` times, every 17 minutes. Returns the old tokens, oldest first. */
      const replace = async (browser: Browser, times: number) => {
        const replaced: string[] = [];
        for (let turn = 0; turn < times; turn += 1) {
          replaced.push(refreshTokenOf(browser));
          test.clock.advance(17 * minute);
          expect((await browser.get('/api/user')).status).toBe(200);
          expect(refreshTokenOf(browser)).not.toBe(replaced.at(-1));
        }
        return replaced;
      };
      const users = test.store.collection<UserDocument>('users');
      const sessionOf = async () => {
        const [entry] = Object.entries((await users.findOne({ _id: adaId }))?.sessions ?? {});
        if (!entry) throw new Error('Ada has no session.');
        return entry;
      };
      return { ...people, users, sessions, use, replace, sessionOf };
    }

    it.each([1, 2, 5])(
      'that was replaced %d times ends its own session with its cookies, and no other session',
      async (generation) => {
        const { test, ada, bob, use, replace, sessions } = await setUp();
        const otherBrowser = browserOf(gateway, test.app);
        await signIn(otherBrowser, adasEmail);
        const [old = ''] = await replace(ada, generation);
        test.clock.advance(2 * minute);
        expect(await sessions(otherBrowser)).toBe(2);
        await deliverMails(test);
        expect(await use(old)).toEqual({ status: 401, cookies: [] });
        expect(await sessions(otherBrowser)).toBe(1);
        expect((await ada.get('/api/user')).status).toBe(401);
        expect(refreshTokenOf(ada)).toBe('');
        expect((await bob.get('/api/user')).status).toBe(200);
        await signIn(ada, adasEmail);
        expect((await use(old)).status).toBe(401);
        expect((await deliverMails(test)).map(({ to, subject }) => [to, subject])).toEqual([
          [adasEmail, 'We signed a browser out – Markwise'],
        ]);
        expect((await ada.get('/api/user')).status).toBe(200);
      },
    );

    it('that was replaced less than a minute ago is still valid, and the one before it is not', async () => {
      const { ada, use, replace } = await setUp();
      const [older = '', previous = ''] = await replace(ada, 2);
      expect(await use(previous)).toEqual({ status: 200, cookies: ['markwise-refresh'] });
      expect((await ada.get('/api/user')).status).toBe(200);
      expect((await use(older)).status).toBe(401);
      expect((await ada.get('/api/user')).status).toBe(401);
    });

    it('that was never issued ends nothing', async () => {
      const { test, ada, bob, use, replace } = await setUp();
      const replaced = await replace(ada, 2);
      expect((await bob.get('/api/user')).status).toBe(200);
      const partsOf = (token: string) => {
        const [owner = '', secret = ''] = token.split('.');
        const [value = '', proof = ''] = secret.split('~');
        return { owner, value, proof };
      };
      const [old, current, bobs] = [replaced[0] ?? '', refreshTokenOf(ada), refreshTokenOf(bob)].map(partsOf);
      if (!old || !current || !bobs) throw new Error('There are no tokens.');
      await deliverMails(test);
      const forged = [
        `${old.owner}.guess`,
        `${old.owner}.guess~`,
        `${old.owner}.~${old.proof}`,
        `${old.owner}.guess~${old.proof}`,
        `${old.owner}.${old.value}`,
        `${old.owner}.${old.value}~${current.proof}`,
        `${old.owner}.${old.value}~${old.proof}x`,
        `${old.owner}.${old.value}~${old.proof}~`,
        `${old.owner}.${bobs.value}~${bobs.proof}`,
        `${bobs.owner}.${old.value}~${old.proof}`,
        `${old.owner}x.${old.value}~${old.proof}`,
      ];
      for (const token of forged) {
        expect((await use(token)).status, token).toBe(401);
        expect((await ada.get('/api/user')).status, token).toBe(200);
        expect((await bob.get('/api/user')).status, token).toBe(200);
      }
      expect(await deliverMails(test)).toEqual([]);
    });

    it('with the secret of another session of the account ends neither of the two', async () => {
      const { test, ada, use, replace } = await setUp();
      const otherBrowser = browserOf(gateway, test.app);
      await signIn(otherBrowser, adasEmail);
      const [old = ''] = await replace(otherBrowser, 2);
      const [owner = ''] = refreshTokenOf(ada).split('.');
      expect((await use(`${owner}.${old.split('.')[1]}`)).status).toBe(401);
      expect((await ada.get('/api/user')).status).toBe(200);
      expect((await otherBrowser.get('/api/user')).status).toBe(200);
    });

    it('ends nothing after its session was signed out', async () => {
      const { ada, use, replace, sessions } = await setUp();
      const replaced = [...(await replace(ada, 2)), refreshTokenOf(ada)];
      await ada.get('/api/auth/logout');
      await signIn(ada, adasEmail);
      for (const token of replaced) expect((await use(token)).status).toBe(401);
      expect(await sessions(ada)).toBe(1);
    });

    it('without a proof, as an earlier version issued it, works, and the tokens that replace it have a proof', async () => {
      const { ada, adaId, users, use, sessionOf, replace, test } = await setUp();
      const [id, { issueKey: _, ...session }] = await sessionOf();
      const storedSession = {
        ...session,
        refreshHash: hashOf('of-before'),
        refreshedAt: test.clock.now().toISOString(),
      };
      await users.updateOne({ _id: adaId }, { $set: { [`sessions.${id}`]: storedSession } });
      const legacy = `${adaId}~${id}.of-before`;
      expect((await use(`${adaId}~${id}.of-others`)).status).toBe(401);
      ada.cookies.set('markwise-refresh', legacy);
      const replaced = await replace(ada, 3);
      expect(replaced[0]).toBe(legacy);
      expect((await use(replaced[1] ?? '')).status).toBe(401);
      expect((await ada.get('/api/user')).status).toBe(401);
    });
  });
};

describeOnSqlite('refresh tokens', suite);
await describeOnMongo('refresh tokens', suite);
