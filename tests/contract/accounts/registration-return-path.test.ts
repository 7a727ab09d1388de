import { describe, expect, it } from 'vitest';
import { texts } from '../../../core/texts.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { deliverMails, goodPassword, tokenIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { gatewaysOn, type Gateway } from '../../support/gateways.ts';
import { codeOf } from '../../support/expectations.ts';
import { givenApp } from '../../support/given-app.ts';

const register = 'mutation ($input: RegisterInput!) { register(input: $input) { message } }';
const email = 'vic@markwise.example';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'returnpath');

  /** Registers with a path to return to. `verify` uses the mailed link in another browser. */
  async function registered(gateway: Gateway, returnPath: string | null) {
    const test = await given();
    const input = { firstName: 'Vic', email, password: goodPassword, returnPath };
    const reply = await browserOf(gateway, test.app).graphql(register, { input });
    const [mail] = await deliverMails(test);
    const verify = async (proof: object) => {
      const body = { token: mail ? tokenIn(mail) : '', ...proof };
      const { text } = await browserOf(gateway, test.app).post('/api/user-verification/verify', body);
      return JSON.parse(text) as { readonly returnPath: string | null };
    };
    return { reply, mail, verify };
  }

  describe.each(gatewaysOn(openStore))('the page that a registration began on, over $name', (gateway) => {
    it.each([
      ['/course/7?save=a#b', '/course/7?save=a#b'],
      ['/course/7/../8', '/course/8'],
      ['/', '/'],
      [null, null],
    ])('is %j, and the password of the registration gets %j on another device', async (sent, returned) => {
      const { verify } = await registered(gateway, sent);
      expect(await verify({ password: goodPassword })).toMatchObject({
        needsPassword: false,
        returnPath: returned,
      });
    });

    it('stays unknown to a person who sets another password, and to the mail', async () => {
      const { verify, mail } = await registered(gateway, '/course/private-page');
      expect(JSON.stringify(mail)).not.toContain('private-page');
      expect(await verify({ newPassword: 'a sentence of the owner' })).toMatchObject({
        needsPassword: false,
        returnPath: null,
      });
    });

    it.each([
      ['another site', 'https://evil.example/'],
      ['another host', '//evil.example/'],
      ['another host for browsers', '/\\evil.example/'],
      ['another host without the tab', '/\t/evil.example/'],
      ['another host below dots', '/..//evil.example/'],
      ['a script', 'javascript:alert(1)'],
      ['no path', 'course/7'],
      ['empty', ''],
      ['longer than 1,000 characters', `/${'x'.repeat(1_000)}`],
    ])('is never %s', async (_, path) => {
      const { reply, mail } = await registered(gateway, path);
      expect(codeOf(reply)).toBe('BAD_USER_INPUT');
      const fields = { returnPath: 'Enter a path of this site, for example /courses.' };
      expect(reply.result.errors).toMatchObject([
        { message: texts.registration.failure, extensions: { fields } },
      ]);
      expect(mail).toBeUndefined();
    });
  });
};

describeOnSqlite('the way back after a registration', suite);
