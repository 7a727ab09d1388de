import { expect, it, onTestFinished } from 'vitest';
import { minute } from '../platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../platform/store/testing/store-suites.ts';
import { testClock } from '../platform/testing/test-clock.ts';
import { RegistrationQuota, type QuotaLimits } from './registration-quota.ts';

const suite: StoreSuite = (openStore) => {
  let storeCount = 0;
  async function setUp(limits: QuotaLimits = { ofClient: 5, ofAll: 100 }) {
    storeCount += 1;
    const store = await openStore(`quota${storeCount}`);
    onTestFinished(() => store.close());
    const clock = testClock();
    const quota = new RegistrationQuota(store, clock, limits);
    const take = (client: string) =>
      quota.take(client).catch((error: { extensions: { code: string } }) => error.extensions.code);
    return { store, clock, quota, take };
  }

  it('limits concurrent registrations of one client, and counts another client separately', async () => {
    const { take } = await setUp();
    const taken = await Promise.all(Array.from({ length: 9 }, () => take('203.0.113.1')));
    expect(taken.filter((slot) => slot === 'RATE_LIMITED')).toHaveLength(4);
    expect(await take('203.0.113.2')).not.toBe('RATE_LIMITED');
  });

  it('limits the registrations of all clients together', async () => {
    const { take } = await setUp({ ofClient: 30, ofAll: 8 });
    const taken = await Promise.all(Array.from({ length: 10 }, (_, at) => take(`203.${at}.113.1`)));
    expect(taken.filter((slot) => slot === 'RATE_LIMITED')).toHaveLength(2);
  });

  it.each([
    ['/24', 10, (at: number) => `203.0.113.${at}`],
    ['/16', 20, (at: number) => `203.0.${at}.1`],
    ['/48', 10, (at: number) => `2001:db8:0:${at.toString(16)}::/64`],
    ['/32', 20, (at: number) => `2001:db8:${at.toString(16)}:0::/64`],
  ])(
    'allows the addresses of one %s %i registrations together, and counts others separately',
    async (_, count, address) => {
      const { take } = await setUp();
      const taken = await Promise.all(Array.from({ length: 40 }, (_none, at) => take(address(at))));
      expect(taken.filter((slot) => slot !== 'RATE_LIMITED')).toHaveLength(count);
      expect(await take('198.51.100.1')).not.toBe('RATE_LIMITED');
      expect(await take('2001:dead:0:0::/64')).not.toBe('RATE_LIMITED');
    },
  );

  it('allows a client fewer registrations if fewer are left for all clients', async () => {
    const { take } = await setUp({ ofClient: 60, ofAll: 100 });
    const countOf = async (client: string) => {
      let count = 0;
      while ((await take(client)) !== 'RATE_LIMITED') count += 1;
      return count;
    };
    expect(await countOf('203.1.113.1')).toBe(54);
    expect(await countOf('203.2.113.1')).toBe(25);
    expect(await countOf('203.3.113.1')).toBe(11);
    expect(await countOf('203.4.113.1')).toBe(5);
  });

  it('allows another registration for each registration that was given back', async () => {
    const { quota, take } = await setUp();
    const taken = await Promise.all(Array.from({ length: 5 }, () => take('203.0.113.1')));
    expect(await take('203.0.113.1')).toBe('RATE_LIMITED');
    await Promise.all(taken.map((slot) => quota.giveBack(slot)));
    const again = await Promise.all(Array.from({ length: 5 }, () => take('203.0.113.1')));
    expect(again).not.toContain('RATE_LIMITED');
  });

  it('counts each hour separately, and ignores slots of the previous hour that are given back', async () => {
    const { quota, clock, store, take } = await setUp();
    const [old = ''] = await Promise.all(Array.from({ length: 5 }, () => take('203.0.113.1')));
    clock.advance(60 * minute);
    const taken = await Promise.all(Array.from({ length: 5 }, () => take('203.0.113.1')));
    expect(taken).not.toContain('RATE_LIMITED');
    await quota.giveBack(old);
    expect(await take('203.0.113.1')).toBe('RATE_LIMITED');
    await quota.purge();
    expect(await store.collection('registrationCounts').countDocuments({})).toBe(4);
  });
};

describeOnSqlite('the quota of registrations', suite);
await describeOnMongo('the quota of registrations', suite);
