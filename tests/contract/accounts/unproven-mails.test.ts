import { describe, expect, it } from 'vitest';
import type { UserDocument } from '../../../functions/accounts/user.store.ts';
import { day } from '../../../functions/platform/clock.ts';
import { AppError } from '../../../functions/platform/errors.ts';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signIn, tokenIn } from '../../support/accounts.ts';
import { browserOf } from '../../support/browser.ts';
import { allGatewaysOn, type Gateway } from '../../support/gateways.ts';
import { comparableReply } from '../../support/expectations.ts';
import { givenApp, givenAdminAndStudents } from '../../support/given-app.ts';

interface CountDocument extends StoredDocument {
  readonly count: number;
}

const bait = 'Prize http://evil.example www.evil.example';
const form = { firstName: bait, lastName: bait, email: 'vic@markwise.example', password: goodPassword };

/** A store that records the calls of its collections, in order. */
function withCallLog(store: Store): { store: Store; calls: string[] } {
  const calls: string[] = [];
  const collection: Store['collection'] = (name) =>
    new Proxy(store.collection(name), {
      get: (target, call) => {
        const value: unknown = Reflect.get(target, call);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          calls.push(`${name}.${String(call)}`);
          return Reflect.apply(value, target, args);
        };
      },
    });
  return { store: { ...store, collection, ping: () => store.ping(), close: () => store.close() }, calls };
}

const suite: StoreSuite = (openStore) => {
  let storeCalls: string[] = [];
  const given = givenApp(openStore, 'unproven');
  const givenWithCallLog = givenApp(async (name) => {
    const { store, calls } = withCallLog(await openStore(name));
    storeCalls = calls;
    return store;
  }, 'listening');

  /** Accounts whose addresses are unverified, disabled, without a password, throttled, or none of these. */
  async function givenEveryState(gateway: Gateway) {
    const { test, root } = await givenAdminAndStudents(givenWithCallLog, gateway);
    const browser = browserOf(gateway, test.app);
    await browser.post('/api/auth/register', { ...form, email: 'unproven@markwise.example' });
    const users = test.store.collection<UserDocument>('users');
    const set = async (email: string, changes: Partial<UserDocument>) =>
      void (await users.updateOne({ email }, { $set: changes }));
    await set('bob@markwise.example', { isDisabled: true });
    await set('root@markwise.example', { passwordHash: null, googleId: 'google-1' });
    for (let count = 0; count < 6; count += 1)
      await browser.post('/api/reset-password/generate', { email: 'ada@markwise.example' });
    await deliverMails(test);
    return { test, root, browser };
  }

  describe.each(allGatewaysOn(openStore))('a mail to an unverified address over $name', (gateway) => {
    it('contains no text that somebody else typed, whichever operation sends it', async () => {
      const { test } = await givenAdminAndStudents(given, gateway);
      const attacker = browserOf(gateway, test.app);
      const { email } = form;
      await attacker.post('/api/auth/register', form);
      await attacker.post('/api/auth/register', { ...form, password: 'another sentence' });
      await attacker.post('/api/reset-password/generate', { email });
      await attacker.post('/api/contact-us', { name: bait, email, message: bait });
      const mails = (await deliverMails(test)).filter(({ to }) => to === email);
      expect(mails).toHaveLength(3);
      expect(mails.filter(({ subject, text, html }) => /prize|evil/i.test(subject + text + html))).toEqual(
        [],
      );
      // Even after a password reset by mail, the attacker's name is not a link.
      const reset = mails.find(({ subject }) => subject.startsWith('Set a new password'));
      expect(reset).toBeDefined();
      await attacker.post('/api/reset-password', { token: reset && tokenIn(reset), password: goodPassword });
      const [changed] = await deliverMails(test);
      expect(changed?.subject).toMatch(/^Your password was changed/);
      expect(changed?.text).not.toMatch(/evil\.example|http:\/\/evil/);
    });

    it('is sent at most 10 times a day for one client and mailbox, and then still for another client', async () => {
      const test = await given();
      const attacker = browserOf(gateway, test.app, { headers: { 'x-test-client': '203.0.113.1' } });
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        const email = `vic+${count}@markwise.example`;
        statuses.push((await attacker.post('/api/auth/register', { ...form, email })).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
      const owner = browserOf(gateway, test.app, { headers: { 'x-test-client': '198.51.100.7' } });
      expect((await owner.post('/api/auth/register', form)).status).toBe(201);
      expect((await deliverMails(test)).filter(({ to }) => to === form.email)).toHaveLength(1);
      // Mails with reset links count, too. A refusal has the same response as a success.
      const reply = await attacker.post('/api/reset-password/generate', { email: form.email });
      expect(reply.status).toBe(200);
      expect(await deliverMails(test)).toEqual([]);
      await owner.post('/api/reset-password/generate', { email: form.email });
      expect(await deliverMails(test)).toHaveLength(1);
    });

    it('that is refused does not count against others behind the same client address', async () => {
      const test = await given();
      const browser = browserOf(gateway, test.app);
      const register = async (email: string) =>
        (await browser.post('/api/auth/register', { ...form, email })).status;
      const registrationCounts = async () => {
        const counts = await test.store.collection<CountDocument>('registrationCounts').find({}).toArray();
        return counts.map(({ count }) => count);
      };
      for (let count = 0; count < 14; count += 1) await register(`vic+${count}@markwise.example`);
      expect(await registrationCounts()).toEqual([10, 10, 10, 10]);
      // A registration that fails does not count either.
      const { hash } = test.hasher;
      test.hasher.hash = () => Promise.reject(new AppError('Too many.', { code: 'UNAVAILABLE' }));
      for (let count = 0; count < 12; count += 1) expect(await register('ada@markwise.example')).toBe(503);
      test.hasher.hash = hash;
      expect(await register('ada@markwise.example')).toBe(201);
      expect(await registrationCounts()).toEqual([11, 11, 11, 11]);
    });

    it('is sent at most 40 times a day to one mailbox, whatever the spelling of its address or the client', async () => {
      const test = await given();
      const spellings = ['vic.tim@gmail.com', 'v.ictim@gmail.com', 'victim+x@googlemail.com'];
      const statuses: number[] = [];
      for (let count = 0; count < 42; count += 1) {
        const from = { headers: { 'x-test-client': `203.0.113.${count}` } };
        const email = spellings[count % 3];
        const reply = await browserOf(gateway, test.app, from).post('/api/auth/register', { ...form, email });
        statuses.push(reply.status);
        await browserOf(gateway, test.app, from).post('/api/reset-password/generate', { email });
      }
      const mails = await deliverMails(test);
      expect(mails.length).toBe(40);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      // The newest link of each kind still works: a flood locks nobody out.
      const last = mails.findLast(({ subject }) => subject.startsWith('Verify'));
      const owner = browserOf(gateway, test.app);
      const proof = { token: last && tokenIn(last), newPassword: 'another sentence' };
      expect((await owner.post('/api/user-verification/verify', proof)).status).toBe(200);
      await signIn(owner, last?.to ?? '', 'another sentence');
      test.clock.advance(day);
      const later = { ...form, email: 'victim+later@gmail.com' };
      expect((await owner.post('/api/auth/register', later)).status).toBe(201);
    });
  });

  describe.each(allGatewaysOn(openStore))('a request to set a new password over $name', (gateway) => {
    it('makes the same reads and writes before its response, whatever the address is', async () => {
      const { test } = await givenEveryState(gateway);
      const kinds = {
        unknown: 'nobody@markwise.example',
        unproven: 'unproven@markwise.example',
        disabled: 'bob@markwise.example',
        'Google only': 'root@markwise.example',
        throttled: 'ada@markwise.example',
        known: 'carl@markwise.example',
      };
      const browser = browserOf(gateway, test.app);
      const hashes = test.hasher.asked.hashes;
      const seen = new Map<string, unknown>();
      for (const [kind, email] of Object.entries(kinds)) {
        storeCalls.length = 0;
        const reply = await browser.post('/api/reset-password/generate', { email });
        seen.set(kind, { said: comparableReply(reply), calls: [...storeCalls] });
      }
      const [first] = seen.values();
      for (const [kind, what] of seen) expect(what, kind).toEqual(first);
      expect(first).toMatchObject({
        calls: ['rateLimits.findOneAndUpdate', 'outbox.insertOne'],
        said: { status: 200 },
      });
      expect(test.hasher.asked.hashes).toBe(hashes);
    });
  });
};

describeOnSqlite('mails to unverified addresses', suite);
