import { describe, expect, it } from 'vitest';
import { texts } from '../../../core/texts.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf, signUp } from '../../support/accounts.ts';
import type { Browser } from '../../support/browser.ts';
import { contestedAddress } from '../../support/contested-address.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { codeOf, expectUnchanged } from '../../support/expectations.ts';
import { givenApp } from '../../support/given-app.ts';

const registered = 'a sentence of the owner';
const wrong = { password: 'a wrong sentence' };
const mutation = `mutation ($token: String!, $password: String) {
  verifyEmail(token: $token, password: $password) { message needsPassword returnPath }
}`;

interface Verified {
  readonly message: string;
  readonly needsPassword: boolean;
  readonly returnPath: string | null;
}
type Outcome = Verified | { readonly failed: unknown };
type Verify = (browser: Browser, token?: string, proof?: { readonly password: string }) => Promise<Outcome>;

const verifyOverRest: Verify = async (browser, token = '', proof) => {
  const path = '/api/user-verification/verify';
  const reply = proof
    ? await browser.post(path, { token, ...proof })
    : await browser.get(`${path}?token=${encodeURIComponent(token)}`);
  return reply.status === 200 ? (JSON.parse(reply.text) as Outcome) : { failed: reply.status };
};

const verifyOverGraphql: Verify = async (browser, token = '', proof) => {
  const reply = await browser.graphql(mutation, { token, ...proof });
  return (reply.result.data?.['verifyEmail'] ?? { failed: codeOf(reply) }) as Outcome;
};

const apis = [
  { api: 'REST', verify: verifyOverRest, refused: { failed: 400 } },
  { api: 'GraphQL', verify: verifyOverGraphql, refused: { failed: 'BAD_USER_INPUT' } },
];
const courseLink = '/course/7?tab=quizzes#next';
const completed = { message: texts.verification.success, needsPassword: false, returnPath: courseLink };
const needsPassword = { message: texts.verification.success, needsPassword: true, returnPath: null };

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'registrationbrowser');
  const cases = allGatewaysOn(openStore).flatMap((gateway) =>
    apis.map((api) => ({ ...api, gateway, name: gateway.name })),
  );

  describe.each(cases)('the link of a registration, by $api over $name', ({ verify, refused, gateway }) => {
    async function setUp() {
      const contested = await contestedAddress(given, gateway);
      const { test, register, owner, links } = contested;
      await register(owner, registered, { returnPath: courseLink });
      /** Data that a verification can change. */
      const stored = () =>
        Promise.all(
          ['users', 'registrationCounts', 'outbox'].map((name) =>
            test.store.collection(name).find({}).toArray(),
          ),
        );
      const [link] = links;
      return { ...contested, link, stored };
    }

    it('completes the registration in the same browser, once, with the way back, and signs nobody in', async () => {
      const { owner, newBrowser, link, login, stored } = await setUp();
      const cookies = new Map(owner.cookies);
      expect(await login(registered)).toBe(401);
      expect(await verify(owner, link)).toEqual(completed);
      expect(owner.cookies).toEqual(cookies);
      expect(await login(registered)).toBe(200);
      await expectUnchanged(stored, async () => {
        for (const browser of [owner, newBrowser()])
          for (const proof of [undefined, { password: registered }])
            expect(await verify(browser, link, proof)).toEqual(refused);
      });
    });

    it('asks other browsers for the password, and sign-in and the way back wait until it is entered', async () => {
      const { newBrowser, link, login } = await setUp();
      const phone = newBrowser();
      expect(await verify(phone, link)).toEqual(needsPassword);
      expect(await verify(phone, link)).toEqual(needsPassword);
      expect(phone.cookies.size).toBe(0);
      expect(await login(registered)).toBe(401);
      expect(await verify(phone, link, { password: registered })).toEqual(completed);
      expect(await login(registered)).toBe(200);
    });

    it('refuses a wrong password and changes nothing, in any browser', async () => {
      const { owner, newBrowser, link, login, stored } = await setUp();
      const phone = newBrowser();
      for (const browser of [phone, owner]) {
        const cookies = new Map(browser.cookies);
        await expectUnchanged(stored, async () =>
          expect(await verify(browser, link, wrong)).toEqual(refused),
        );
        expect(browser.cookies).toEqual(cookies);
      }
      expect(await login(wrong.password)).toBe(401);
      expect(await login(registered)).toBe(401);
      expect(await verify(phone, link)).toEqual(needsPassword);
      await expectUnchanged(stored, async () => expect(await verify(phone, link, wrong)).toEqual(refused));
      expect(await verify(owner, link)).toEqual(completed);
    });

    it('asks for the password in a browser that is signed in to another account, and keeps that session', async () => {
      const { test, link, login } = await setUp();
      const ada = await signUp(test, gateway, 'ada@markwise.example');
      const adaId = await idOf(ada);
      expect(await verify(ada, link)).toEqual(needsPassword);
      expect(await login(registered)).toBe(401);
      expect(await verify(ada, link, { password: registered })).toEqual(completed);
      expect(await idOf(ada)).toBe(adaId);
    });
  });
};

describeOnSqlite('the browser of a registration', suite);
