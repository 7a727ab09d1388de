import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, signUp, deliverMails, tokenIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn } from '../../support/gateways.ts';
import { countingHasher, testApp, testClock } from '../../support/test-app.ts';
import { emptyStore } from '../../support/test-store.ts';

const suite: StoreSuite = (openStore) => {
  let storeCount = 0;
  const given = async (more: Parameters<typeof testApp>[0] = {}) => {
    storeCount += 1;
    const store = await emptyStore(openStore, `accounts${storeCount}`);
    const clock = testClock();
    const hasher = countingHasher();
    const test = testApp({ store, clock, hasher, ...more });
    await test.product.prepare();
    return { ...test, clock, hasher };
  };

  describe.each(allGatewaysOn(openStore))('a session over $name', (gateway) => {
    it('starts with register, verify and login, and works for /api/user and me', async () => {
      const test = await given();
      const ada = await signUp(test, gateway, 'ada@markwise.example');
      const reply = await ada.get('/api/user');
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const user = JSON.parse(reply.text);
      expect(user).toMatchObject({ email: 'ada@markwise.example', role: 'Student', isVerified: true });
      const { result } = await ada.graphql('{ me { id email role } }');
      expect(result.data?.['me']).toEqual({ id: user.id, email: user.email, role: 'Student' });
    });

    it('is required for /api/user', async () => {
      const test = await given();
      expect(await browserOf(gateway, test.app).get('/api/user')).toMatchObject({
        status: 401,
        text: 'Sign in first.',
      });
    });

    it('is continued by its refresh token, and after logout no copy of its cookies works', async () => {
      const test = await given();
      const ada = await signUp(test, gateway, 'ada@markwise.example');
      const stolen = new Map(ada.cookies);
      test.clock.advance(16 * 60_000);
      expect((await ada.get('/api/user')).status).toBe(200);
      expect(ada.cookies.get('markwise-refresh')).not.toBe(stolen.get('markwise-refresh'));
      expect((await ada.get('/api/auth/logout')).status).toBe(204);
      expect(ada.cookies.has('markwise-session')).toBe(false);
      const thief = browserOf(gateway, test.app);
      for (const [name, value] of stolen) thief.cookies.set(name, value);
      expect((await thief.get('/api/user')).status).toBe(401);
    });

    it('ends with a password reset, and only the new password works', async () => {
      const test = await given();
      const ada = await signUp(test, gateway, 'ada@markwise.example');
      const other = browserOf(gateway, test.app);
      await other.post('/api/reset-password/generate', { email: 'ADA@markwise.example ' });
      const [mail] = await deliverMails(test);
      if (!mail) throw new Error('no mail');
      const body = { token: tokenIn(mail), password: 'another sentence' };
      expect(await other.post('/api/reset-password', body)).toMatchObject({
        status: 200,
        text: JSON.stringify({ message: 'Password reset successfully! You can login now' }),
      });
      expect((await ada.get('/api/user')).status).toBe(401);
      expect((await other.post('/api/reset-password', body)).text).toBe('Failed to reset password');
      const login = (password: string) =>
        other.post('/api/auth/login', { email: 'ada@markwise.example', password });
      expect((await login(goodPassword)).status).toBe(401);
      expect((await login('another sentence')).status).toBe(200);
    });
  });
};

describeOnSqlite('accounts', suite);
