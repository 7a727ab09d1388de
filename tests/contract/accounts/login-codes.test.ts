import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { minute } from '../../../functions/platform/clock.ts';
import { randomCode } from '../../../functions/platform/secrets.ts';
import { goodPassword, deliverMails } from '../../support/accounts.ts';
import { browserOf, type Browser } from '../../support/browser.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';
import { useLimit } from '../../support/use-limit.ts';

const ada = 'ada@markwise.example';
const codeIn = (text: string) => /\b[\dA-Z]{4}(?:-[\dA-Z]{4}){2}\b/.exec(text)?.[0] ?? '';

/** Creates accounts. Strangers guess Ada's password until new browsers are refused. Returns helpers for sign-in codes. */
async function givenGuesses(given: ReturnType<typeof givenApp>, gateway: Gateway) {
  const people = await givenAdminAndStudents(given, gateway, { newCode: randomCode });
  const { test } = people;
  const browserAt = (address: string) =>
    browserOf(gateway, test.app, { headers: { 'x-test-client': address } });
  const requestCode = (browser: Browser, email = ada) => browser.post('/api/auth/login-code', { email });
  const codesFor = async (email = ada) => {
    const mails = await deliverMails(test);
    return mails.filter(({ to }) => to === email).map(({ text }) => codeIn(text));
  };
  const login = (browser: Browser, more: object = {}) =>
    browser.post('/api/auth/login', { email: ada, password: goodPassword, ...more });
  for (let at = 0; at < 10; at += 1) await login(browserAt(`198.51.100.${at}`), { password: 'a guess' });
  const owner = browserAt('192.0.2.1');
  expect((await login(owner)).status).toBe(429);
  await deliverMails(test);
  return { ...people, browserAt, requestCode, codesFor, login, owner };
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'codes');

  describe.each(allGatewaysOn(openStore))('a mailed sign-in code over $name', (gateway) => {
    const setUp = () => givenGuesses(given, gateway);

    it('signs the owner in once in a new browser during an attack, and the browser is then known', async () => {
      const { owner, requestCode, codesFor, login, browserAt } = await setUp();
      const codeReply = await requestCode(owner);
      expect(codeReply.status).toBe(200);
      const [code = ''] = await codesFor();
      expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){2}$/);
      expect((await login(owner, { code: ` ${code.replaceAll('-', '').toLowerCase()} ` })).status).toBe(200);
      await owner.get('/api/auth/logout');
      expect((await login(owner)).status).toBe(200);
      const other = browserAt('192.0.2.2');
      expect(await login(other, { code })).toMatchObject({
        status: 400,
        text: 'This code is wrong or no longer works.',
      });
      expect(other.cookies.size).toBe(0);
    });

    it('works over GraphQL', async () => {
      const { owner, codesFor } = await setUp();
      const codeReply = await owner.graphql(
        'mutation ($email: String!) { requestLoginCode(email: $email) { message } }',
        {
          email: ada,
        },
      );
      expect(codeReply.result).toEqual({
        data: {
          requestLoginCode: { message: 'If this address has an account, we have mailed it a code.' },
        },
      });
      const [code] = await codesFor();
      const document = `mutation ($email: String!, $password: String!, $code: String) {
        login(email: $email, password: $password, code: $code) { email }
      }`;
      const wrong = await owner.graphql(document, { email: ada, password: goodPassword, code: 'AAAA' });
      expect(wrong.result.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { code: 'This code is wrong or no longer works.' },
      });
      const right = await owner.graphql(document, { email: ada, password: goodPassword, code });
      expect(right.result.data).toEqual({ login: { email: ada } });
    });

    it('does not work without the password, and limits guesses at the password', async () => {
      const { test, owner, requestCode, codesFor, login } = await setUp();
      await requestCode(owner);
      const [code = ''] = await codesFor();
      const before = test.hasher.asked.hashes;
      const forms = [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code}`];
      for (let turn = 0; turn < 200; turn += 1) {
        const { status } = await login(owner, { code: forms[turn % forms.length], password: 'a guess' });
        expect([401, 429]).toContain(status);
        test.clock.advance(4000);
      }
      expect(test.hasher.asked.hashes - before).toBe(10);
      expect(owner.cookies.size).toBe(0);
      test.clock.advance(2 * minute);
      expect((await login(owner, { code })).status).toBe(200);
    });

    it('has the same responses and stored data whether or not the address has a usable account', async () => {
      const { test, root, bobId, browserAt, requestCode, login } = await setUp();
      await root.patch(`/api/users/${bobId}/disabled`, { disabled: true });
      const una = { firstName: 'Una', email: 'una@markwise.example', password: goodPassword };
      await browserAt('192.0.2.5').post('/api/auth/register', una);
      await deliverMails(test);
      const emails = [
        ada,
        'nobody@markwise.example',
        'bob@markwise.example',
        una.email,
        '',
        'x'.repeat(5000),
      ];
      const codeReplies = new Set<string>();
      const refusals = new Set<string>();
      const before = test.hasher.asked.hashes;
      for (const email of emails) {
        const codes = await test.store.collection('loginCodes').countDocuments({});
        codeReplies.add(JSON.stringify(comparableReply(await requestCode(browserAt('192.0.2.1'), email))));
        expect(await test.store.collection('loginCodes').countDocuments({})).toBe(codes + 1);
        const wrong = await login(browserAt('192.0.2.1'), { email, code: 'AAAA-BBBB-CCCC' });
        refusals.add(JSON.stringify(comparableReply(wrong)));
      }
      expect([codeReplies.size, refusals.size]).toEqual([1, 1]);
      expect(test.hasher.asked.hashes).toBe(before);
      expect((await deliverMails(test)).map(({ to, subject }) => [to, subject])).toEqual([
        [ada, 'Your sign-in code – Markwise'],
      ]);
    });

    it('is refused if it belongs to another account, is empty or is invented', async () => {
      const { owner, requestCode, codesFor, login } = await setUp();
      await requestCode(owner, 'bob@markwise.example');
      const [bobs = ''] = await codesFor('bob@markwise.example');
      expect(bobs).not.toBe('');
      for (const code of [bobs, '', '-', 'AAAA-BBBB-CCCC', '{"$gt":""}', 'x'.repeat(5000)])
        expect((await login(owner, { code })).status, code).toBe(400);
      expect((await login(owner, { code: { $ne: '' } })).status).toBe(400);
      const credentials = { email: 'bob@markwise.example', code: bobs };
      expect((await login(owner, credentials)).status).toBe(200);
    });

    it('works for an hour, even after others have used up the mails for the address', async () => {
      const { test, owner, requestCode, browserAt, codesFor, login } = await setUp();
      for (let at = 0; at < 20; at += 1)
        expect((await requestCode(browserAt(`198.51.100.${at}`))).status).toBe(200);
      expect((await requestCode(owner)).status).toBe(200);
      const codes = await codesFor();
      expect(codes).toHaveLength(3);
      test.clock.advance(59 * minute);
      expect((await login(owner, { code: codes[0] })).status).toBe(200);
      test.clock.advance(minute);
      expect((await login(browserAt('192.0.2.9'), { code: codes[1] })).status).toBe(400);
      await test.product.purge();
      expect(await test.store.collection('loginCodes').countDocuments({})).toBe(0);
    });

    it('can be requested 300 times in 15 minutes from one client address, and from another one after that', async () => {
      const { test, requestCode, browserAt } = await setUp();
      expect((await requestCode(browserAt('192.0.2.1'), 'nobody@markwise.example')).status).toBe(200);
      await useLimit(test.store, { name: 'login-code', user: '192.0.2.1', times: 298 });
      expect((await requestCode(browserAt('192.0.2.1'), 'nobody@markwise.example')).status).toBe(200);
      const codes = await test.store.collection('loginCodes').countDocuments({});
      expect((await requestCode(browserAt('192.0.2.1'))).status).toBe(429);
      expect(await test.store.collection('loginCodes').countDocuments({})).toBe(codes);
      expect(await deliverMails(test)).toEqual([]);
      expect((await requestCode(browserAt('192.0.2.2'))).status).toBe(200);
      expect(await deliverMails(test)).toHaveLength(1);
    });
  });
};

describeOnSqlite('sign-in codes', suite);
