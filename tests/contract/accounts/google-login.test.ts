import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signUp, tokenIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp } from '../../support/given-app.ts';
import { openIssuer, type Token } from '../../support/google.ts';
import { testClock } from '../../support/test-app.ts';

type Issuer = Awaited<ReturnType<typeof openIssuer>>;

const gil = { firstName: 'Somebody', email: 'gil@markwise.example', password: goodPassword };
const seconds = Date.parse('2026-11-21T09:00:00.000Z') / 1000;

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'google');
  let issuer: Issuer;
  beforeAll(async () => void (issuer = await openIssuer()));
  afterAll(() => issuer.close());

  async function setUp(gateway: Gateway) {
    const clock = testClock();
    const test = await given({ clock, google: issuer.identityAt(clock) });
    const browser = browserOf(gateway, test.app);
    const login = (jwtToken: string, from = browser) => from.post('/api/auth/google-login', { jwtToken });
    return { test, clock, browser, login, sign: (token?: Token) => issuer.sign(clock, token) };
  }

  describe.each(allGatewaysOn(openStore))('a Google ID token over $name', (gateway) => {
    it('signs in, creates the account the first time, and finds it after its address changed', async () => {
      const { browser, login, sign } = await setUp(gateway);
      const first = await login(await sign());
      expect([first.status, JSON.parse(first.text)]).toMatchObject([
        200,
        { email: 'gil@markwise.example', firstName: 'Gil', role: 'Student', hasPassword: false },
      ]);
      expect(JSON.parse((await browser.get('/api/user')).text).id).toBe(JSON.parse(first.text).id);
      const again = await login(await sign({ claims: { email: 'gil@elsewhere.example' } }));
      expect(JSON.parse(again.text).id).toBe(JSON.parse(first.text).id);
    });

    it('that is forged creates no account and no session, and all forgeries get the same response', async () => {
      const { test, clock, browser, login, sign } = await setUp(gateway);
      const forged = {
        'no algorithm': new UnsecuredJWT(issuer.payloadAt(clock, {})).encode(),
        'the public key as a secret': await issuer.signWithPublicKey(clock),
        'another key of the same name': await issuer.signAsSomebodyElse(clock),
        'another audience': await sign({ claims: { aud: 'somebody.else' } }),
        'no audience': await sign({ without: 'aud' }),
        'another issuer': await sign({ claims: { iss: 'https://accounts.google.com.evil.example' } }),
        expired: await sign({ claims: { exp: seconds - 61 } }),
        'no expiry': await sign({ without: 'exp' }),
        'no time of issue': await sign({ without: 'iat' }),
        'not valid yet': await sign({ claims: { nbf: seconds + 61 } }),
        'no person': await sign({ without: 'sub' }),
        'no address': await sign({ without: 'email' }),
        'an invalid address': await sign({ claims: { email: 'gil' } }),
        'an unverified address': await sign({ claims: { email_verified: false } }),
        'a text as verification': await sign({ claims: { email_verified: 'true' } }),
        'no verification': await sign({ without: 'email_verified' }),
        'a cut signature': (await sign()).slice(0, -5),
        nothing: '',
        endless: 'x'.repeat(20_000),
      };
      const responses = new Set<string>();
      for (const [cause, token] of Object.entries(forged)) {
        const reply = await login(token);
        expect(reply, cause).toMatchObject({ status: 401, text: 'Login failed' });
        responses.add(JSON.stringify(comparableReply(reply)));
      }
      expect(responses.size).toBe(1);
      expect((await browser.post('/api/auth/google-login', { jwtToken: { $gt: '' } })).status).toBe(400);
      expect([await test.store.collection('users').countDocuments({}), browser.cookies.size]).toEqual([0, 0]);
    });

    it('replaces an unverified registration of the address, whose password and links stop working', async () => {
      const { test, login, sign } = await setUp(gateway);
      const attacker = browserOf(gateway, test.app);
      await attacker.post('/api/auth/register', gil);
      await attacker.post('/api/reset-password/generate', { email: gil.email });
      const mails = await deliverMails(test);
      const tokenOf = (what: string) =>
        mails.filter(({ subject }) => subject.startsWith(what)).map(tokenIn)[0];
      const [toVerify, toReset] = [tokenOf('Verify'), tokenOf('Set a new')];
      expect([toVerify, toReset]).toEqual([expect.any(String), expect.any(String)]);
      const owner = JSON.parse((await login(await sign())).text);
      expect(owner).toMatchObject({ firstName: 'Gil', hasPassword: false, isVerified: true });
      const { email, password } = gil;
      expect((await attacker.post('/api/auth/login', { email, password })).status).toBe(401);
      expect((await attacker.get(`/api/user-verification/verify?token=${toVerify}`)).status).toBe(400);
      const reset = { token: toReset, password: 'another sentence' };
      expect((await attacker.post('/api/reset-password', reset)).status).toBe(400);
      expect((await attacker.get('/api/user')).status).toBe(401);
    });

    it('signs in to a verified account with the address, which keeps its password and name', async () => {
      const { test, login, sign } = await setUp(gateway);
      const password = await signUp(test, gateway, gil.email);
      const { id } = JSON.parse((await password.get('/api/user')).text);
      expect(JSON.parse((await login(await sign())).text)).toMatchObject({
        id,
        firstName: 'gil',
        hasPassword: true,
      });
      expect((await password.get('/api/user')).status).toBe(200);
      const somebodyElse = await sign({ claims: { sub: '999' } });
      expect((await login(somebodyElse)).status).toBe(401);
    });

    it('no longer sets a password or deletes the account after 15 minutes, and a new token sets one', async () => {
      const { clock, browser, login, sign } = await setUp(gateway);
      await login(await sign());
      clock.advance(16 * 60_000);
      const leave = () => browser.post('/api/account/delete', {});
      expect((await leave()).status).toBe(403);
      expect((await browser.post('/api/user/password', { newPassword: 'another sentence' })).status).toBe(
        403,
      );
      await login(await sign());
      const set = await browser.post('/api/user/password', { newPassword: 'another sentence' });
      expect(JSON.parse(set.text).hasPassword).toBe(true);
      expect((await leave()).status).toBe(400);
      expect((await browser.post('/api/account/delete', { password: 'another sentence' })).status).toBe(204);
    });

    it('gets 502 while Google’s keys cannot be read, and the same token works later', async () => {
      const { test, browser, login, sign } = await setUp(gateway);
      const token = await sign();
      const broken = [
        null,
        { status: 500, body: '' },
        { status: 200, body: '<html>' },
        { status: 200, body: '{"keys":"none"}' },
      ];
      for (const keys of broken) {
        const reply = await issuer.publishing(keys, () => login(token));
        expect([reply.status, reply.text], keys?.body).toEqual([502, 'Login failed']);
      }
      expect([await test.store.collection('users').countDocuments({}), browser.cookies.size]).toEqual([0, 0]);
      expect((await login(token)).status).toBe(200);
    });

    it('gets 502 if Google’s keys do not arrive in time', async () => {
      const { login, sign } = await setUp(gateway);
      // Replaces the real signal, which would abort the request after five seconds of silence.
      const late = AbortSignal.abort(new DOMException('Too late.', 'TimeoutError'));
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
      onTestFinished(() => timeout.mockRestore());
      expect(await login(await sign())).toMatchObject({ status: 502, text: 'Login failed' });
    });

    it('is refused if Google login is not configured', async () => {
      const test = await given();
      const token = await issuer.sign(test.clock);
      const reply = await browserOf(gateway, test.app).post('/api/auth/google-login', { jwtToken: token });
      expect(reply).toMatchObject({ status: 401, text: 'Login failed' });
    });
  });
};

describeOnSqlite('Google login', suite);
