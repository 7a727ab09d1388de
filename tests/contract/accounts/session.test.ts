import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { minute } from '../../../functions/platform/clock.ts';
import { goodPassword, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'sessions');

  describe.each(allGatewaysOn(openStore))('a session over $name', (gateway) => {
    it('survives if two requests use its refresh token at once', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const tab = browserOf(gateway, test.app);
      for (const [name, value] of ada.cookies) tab.cookies.set(name, value);
      const used = ada.cookies.get('markwise-refresh');
      test.clock.advance(17 * minute);
      const replies = await Promise.all([ada.get('/api/user'), tab.get('/api/user')]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const next = [ada, tab].filter(({ cookies }) => cookies.get('markwise-refresh') !== used);
      // Only one response sets a new token. In a real browser, the tabs share it.
      expect(next).toHaveLength(1);
      test.clock.advance(17 * minute);
      expect((await next[0]?.get('/api/user'))?.status).toBe(200);
    });

    it('ends in both browsers if a refresh token is used again after a minute', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const thief = browserOf(gateway, test.app);
      for (const [name, value] of ada.cookies) thief.cookies.set(name, value);
      test.clock.advance(17 * minute);
      expect((await ada.get('/api/user')).status).toBe(200);
      test.clock.advance(2 * minute);
      thief.cookies.delete('markwise-session');
      expect((await thief.get('/api/user')).status).toBe(401);
      expect((await ada.get('/api/user')).status).toBe(401);
      await signIn(ada, 'ada@markwise.example');
    });

    it('cannot be obtained with the wrong kind of cookie, or with parts of two cookies', async () => {
      const { test, ada, bob } = await givenAdminAndStudents(given, gateway);
      const [session, refresh, device] = ['session', 'refresh', 'device'].map(
        (name) => ada.cookies.get(`markwise-${name}`) ?? '',
      );
      const bobsRefresh = bob.cookies.get('markwise-refresh') ?? '';
      const [owner = ''] = (refresh ?? '').split('.');
      const [, secret = ''] = bobsRefresh.split('.');
      const wrong = [
        { session: device },
        { session: refresh },
        { refresh: session },
        { refresh: device },
        { refresh: `${owner}.${secret}` },
        { refresh: `${refresh}x` },
        { refresh: `${owner}.` },
        { refresh: owner },
        { refresh: '__proto__~__proto__.x' },
        { refresh: `${owner.split('~')[0]}~constructor.x` },
        { session: '{"$gt":""}' },
        { session: `${session}x` },
      ];
      for (const cookies of wrong) {
        const browser = browserOf(gateway, test.app);
        for (const [name, value] of Object.entries(cookies))
          browser.cookies.set(`markwise-${name}`, value ?? '');
        expect((await browser.get('/api/user')).status, JSON.stringify(cookies)).toBe(401);
      }
      expect((await ada.get('/api/user')).status).toBe(200);
    });

    it('expires after 30 days without use', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      test.clock.advance(30 * 24 * 60 * minute);
      expect((await ada.get('/api/user')).status).toBe(401);
    });

    it.each([
      ['https://markwise.example', '__Host-', ['HttpOnly', 'Path=/', 'SameSite=None', 'Secure']],
      ['http://localhost:4000', '', ['HttpOnly', 'Path=/', 'SameSite=Lax']],
    ])('uses cookies that fit %s', async (siteUrl, prefix, attributes) => {
      const test = await given({ siteUrl, allowedOrigins: [siteUrl] });
      await test.product.ensureAdmin({ email: 'root@markwise.example', password: goodPassword });
      const browser = browserOf(gateway, test.app, { origin: siteUrl });
      const credentials = { email: 'root@markwise.example', password: goodPassword };
      const { headers } = await browser.post('/api/auth/login', credentials);
      const cookies = headers.getSetCookie().map((line) => line.split('; '));
      const names = cookies.map(([pair = '']) => pair.split('=')[0]);
      expect(names).toEqual(
        ['session', 'refresh', 'present', 'device'].map((name) => `${prefix}markwise-${name}`),
      );
      for (const [pair, ...rest] of cookies) {
        const lifetime = rest.find((part) => part.startsWith('Max-Age='));
        expect(lifetime).toBeDefined();
        // Scripts can read only one cookie, which shows that there is a session. It contains no secret.
        const isReadable = pair === `${prefix}markwise-present=1`;
        const expected = attributes.filter((attribute) => !isReadable || attribute !== 'HttpOnly');
        expect(rest.filter((part) => part !== lifetime).toSorted()).toEqual(expected);
      }
      const gone = (await browser.get('/api/auth/logout')).headers.getSetCookie();
      expect(gone).toHaveLength(3);
      for (const line of gone) expect(line).toMatch(/Max-Age=0/);
    });
  });
};

describeOnSqlite('a session', suite);
