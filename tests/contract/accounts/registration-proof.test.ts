import { describe, expect, it } from 'vitest';
import { day, minute } from '../../../functions/platform/clock.ts';
import { AppError } from '../../../functions/platform/errors.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { deliverMails, signIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { contestedAddress, contestedEmail as email } from '../../support/contested-address.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

const [attackers, owners, chosen] = [
  'a sentence of the attacker',
  'a sentence of the owner',
  'a third sentence',
];
const person = { firstName: 'Vic', lastName: 'Tim', email };
const outcome = { message: 'User verified! You can login now', returnPath: null };
const completed = { ...outcome, needsPassword: false };
const askedForPassword = { ...outcome, needsPassword: true };

async function counts({ store }: { store: Store }): Promise<number[]> {
  const documents = await store.collection<Count>('registrationCounts').find({}).toArray();
  return documents.map(({ count }) => count);
}

interface Count extends StoredDocument {
  readonly count: number;
}

const suite: StoreSuite = (openStore) => {
  const given = givenApp(openStore, 'proof');

  const setUp = (gateway: Gateway) => contestedAddress(given, gateway);

  describe.each(allGatewaysOn(openStore))('a registered address over $name', (gateway) => {
    it('becomes an account when it is verified in the same browser, and its link is used up', async () => {
      const { links, register, open, login, owner } = await setUp(gateway);
      await register(owner, owners);
      expect(await open(owner, links[0])).toEqual(completed);
      expect(await login(owners)).toBe(200);
      expect(await open(owner, links[0])).toBe(400);
    });

    it('is verified in another browser, and the password works once it is confirmed there', async () => {
      const { newBrowser, links, register, open, prove, login, owner } = await setUp(gateway);
      await register(owner, owners);
      const phone = newBrowser();
      expect(await open(phone, links[0])).toEqual(askedForPassword);
      expect(await login(owners)).toBe(401);
      expect(await prove(phone, links[0], { password: 'a wrong sentence' })).toBe(400);
      expect(await login(owners)).toBe(401);
      expect(await prove(phone, links[0], { password: owners })).toBe(200);
      expect(await login(owners)).toBe(200);
      expect(await prove(phone, links[0], { newPassword: chosen })).toBe(400);
    });

    it('is verified by the registering browser even if another device opened the link first', async () => {
      const { newBrowser, links, register, open, login, owner } = await setUp(gateway);
      await register(owner, owners);
      await open(newBrowser(), links[0]);
      expect(await open(owner, links[0])).toEqual(completed);
      expect(await login(owners)).toBe(200);
    });

    it('gets a new password from the reader of the mail instead of the registered one', async () => {
      const { links, register, prove, login, attacker, owner } = await setUp(gateway);
      await register(attacker, attackers);
      expect(await prove(owner, links[0], { newPassword: 'short' })).toBe(400);
      expect(await prove(owner, links[0], { newPassword: 'password123' })).toBe(400);
      expect(await prove(owner, links[0], { newPassword: owners })).toBe(200);
      expect([await login(attackers), await login(owners)]).toEqual([401, 200]);
    });

    it.each([
      ['another browser’s cookie', (other: string) => other],
      ['no cookie', () => null],
      ['an empty cookie', () => ''],
      ['a made-up cookie', () => 'x'.repeat(43)],
    ])('is not verified by the link without its password, with %s', async (_, cookieFrom) => {
      const { links, register, open, login, attacker, owner } = await setUp(gateway);
      await register(owner, owners, { email: 'other@markwise.example' });
      const name = [...owner.cookies.keys()].find((key) => key.endsWith('registration')) ?? '';
      const cookie = cookieFrom(owner.cookies.get(name) ?? '');
      await register(attacker, attackers);
      owner.cookies.clear();
      if (cookie !== null) owner.cookies.set(name, cookie);
      expect(await open(owner, links[1])).toEqual(askedForPassword);
      expect(await login(attackers)).toBe(401);
    });

    it('costs one hash and one mail for each registration, whether it is new, unverified or verified', async () => {
      const { test, ada } = await givenAdminAndStudents(given, gateway);
      const browser = browserOf(gateway, test.app);
      await ada.get('/api/user');
      for (const address of ['new@markwise.example', 'new@markwise.example', 'ada@markwise.example']) {
        const before = test.hasher.asked.hashes;
        await browser.post('/api/auth/register', { ...person, email: address, password: owners });
        expect([test.hasher.asked.hashes - before, (await deliverMails(test)).length]).toEqual([1, 1]);
      }
    });

    it('counts against its client until it is verified', async () => {
      const { test, links, register, open, owner, attacker } = await setUp(gateway);
      await register(attacker, attackers, { email: 'other@markwise.example' });
      await register(owner, owners);
      expect(await counts(test)).toEqual([2, 2, 2, 2]);
      await open(attacker, links[1]);
      expect(await counts(test)).toEqual([2, 2, 2, 2]);
      await open(owner, links[1]);
      expect(await counts(test)).toEqual([1, 1, 1, 1]);
    });

    it('is not counted if the server was too busy to store it', async () => {
      const busy = async () =>
        Promise.reject(new AppError('Too many.', { code: 'UNAVAILABLE', retryAfter: 5 }));
      const test = await given({ hasher: { hash: busy, verify: busy } });
      const form = { firstName: 'Vic', email, password: owners };
      const reply = await browserOf(gateway, test.app).post('/api/auth/register', form);
      expect(reply.status).toBe(503);
      expect([await counts(test), await deliverMails(test)]).toEqual([[0, 0, 0, 0], []]);
    });

    it('causes at most 20 hashes an hour with one link', async () => {
      const { test, links, register, prove, attacker, owner } = await setUp(gateway);
      await register(attacker, attackers);
      const before = test.hasher.asked.hashes;
      const replies = [];
      for (let count = 0; count < 23; count += 1)
        replies.push(await prove(owner, links[0], { password: 'a wrong sentence' }));
      expect(replies.filter((status) => status === 429)).toHaveLength(3);
      expect(test.hasher.asked.hashes - before).toBe(20);
    });

    it('is removed after a day, unless a mailed reset link still works', async () => {
      const { test, links, register, open, newBrowser, owner } = await setUp(gateway);
      const waiting = () => test.store.collection('users').countDocuments({});
      await register(owner, owners);
      await open(newBrowser(), links[0]);
      test.clock.advance(day - minute);
      await owner.post('/api/reset-password/generate', { email });
      await deliverMails(test);
      await test.product.purge();
      expect(await waiting()).toBe(1);
      test.clock.advance(minute);
      await test.product.purge();
      expect(await waiting()).toBe(1);
      test.clock.advance(60 * minute);
      await test.product.purge();
      expect(await waiting()).toBe(0);
    });

    it('of an earlier version, with the password in the account, is verified by the password and not by the link', async () => {
      const { test, links, register, open, prove, login, owner, newBrowser } = await setUp(gateway);
      await register(owner, owners);
      const users = test.store.collection('users');
      const [user] = (await users.find({}).toArray()) as unknown as [
        { _id: string; verification: { hash: string; expiresAt: string; passwordHash: string } },
      ];
      const { hash, expiresAt, passwordHash } = user.verification;
      const before = { passwordHash, verification: { hash, expiresAt } };
      await users.updateOne({ _id: user._id }, { $set: before } as object);
      expect(await open(newBrowser(), links[0])).toEqual(askedForPassword);
      expect(await login(owners)).toBe(401);
      expect(await prove(newBrowser(), links[0], { password: owners })).toBe(200);
      await signIn(newBrowser(), email, owners);
    });
  });
};

describeOnSqlite('the verification of a registration', suite);
