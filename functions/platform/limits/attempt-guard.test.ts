import { expect, it, onTestFinished } from 'vitest';
import { minute } from '../clock.ts';
import { describeOnMongo, describeOnSqlite, type StoreSuite } from '../store/testing/store-suites.ts';
import { testClock } from '../testing/test-clock.ts';
import { AttemptGuard, type AttemptLimit } from './attempt-guard.ts';

const limit: AttemptLimit = { name: 'test', free: 3, maxPerClient: 6, max: 10 };
const wrong = async () => false;
const right = async () => true;

const suite: StoreSuite = (openStore) => {
  let storeCount = 0;
  async function setUp() {
    storeCount += 1;
    const store = await openStore(`attempts${storeCount}`);
    onTestFinished(() => store.close());
    const clock = testClock();
    const guard = new AttemptGuard(store, clock);
    const attempt = (by: string, check = wrong, subject = 'ada') =>
      guard.attempt(limit, { subject, by }, check);
    /** Sends `count` wrong attempts at once, and returns how many of them are checked. */
    const countChecked = async (count: number, by = (_at: number) => 'home') => {
      let checks = 0;
      const counting = async () => {
        checks += 1;
        return false;
      };
      await Promise.allSettled(Array.from({ length: count }, (_, at) => attempt(by(at), counting)));
      return checks;
    };
    const retryAfter = (seconds: number) => ({ extensions: { code: 'RATE_LIMITED', retryAfter: seconds } });
    return { store, guard, clock, attempt, countChecked, retryAfter };
  }

  it('checks three of 30 concurrent attempts of one origin', async () => {
    const { countChecked } = await setUp();
    expect(await countChecked(30)).toBe(3);
    expect(await countChecked(5)).toBe(0);
  });

  it('doubles the wait of an origin each time, reports it, and refuses an origin at its limit', async () => {
    const { clock, attempt, countChecked, retryAfter } = await setUp();
    await countChecked(3);
    for (const seconds of [1, 2, 4]) {
      await expect(attempt('home')).rejects.toMatchObject(retryAfter(seconds));
      clock.advance(seconds * 1000);
      expect(await attempt('home')).toEqual({ isCorrect: false, forgotten: [] });
    }
    await expect(attempt('home')).rejects.toMatchObject(retryAfter(15 * 60 - 7));
    expect(await attempt('office')).toEqual({ isCorrect: false, forgotten: [] });
  });

  it('checks at most ten wrong attempts of all origins in any 15 minutes, and then ten more', async () => {
    const { clock, countChecked } = await setUp();
    expect(await countChecked(60, (at) => `address-${at}`)).toBe(10);
    for (let second = 0; second < 14 * 60; second += 30) {
      expect(await countChecked(2, (at) => `later-${second}-${at}`)).toBe(0);
      clock.advance(30_000);
    }
    clock.advance(2 * minute);
    expect(await countChecked(60, (at) => `address-${at}`)).toBe(10);
  });

  it('forgets the failures of an origin after its success, but not those of other origins', async () => {
    const { clock, attempt, countChecked } = await setUp();
    const now = clock.now().toISOString();
    expect(await countChecked(8, (at) => `stranger-${at}`)).toBe(8);
    await attempt('home');
    expect(await attempt('home', right)).toEqual({ isCorrect: true, forgotten: [now, now] });
    expect(await countChecked(5, (at) => `other-${at}`)).toBe(2);
    await expect(attempt('home', right)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  });

  it('stores nothing about successful attempts', async () => {
    const { store, attempt } = await setUp();
    for (let turn = 0; turn < 20; turn += 1) expect((await attempt('home', right)).isCorrect).toBe(true);
    expect(await store.collection('attempts').countDocuments({})).toBe(0);
  });

  it('does not count an attempt whose check throws an error', async () => {
    const { attempt, countChecked } = await setUp();
    const busy = () => Promise.reject(new Error('The queue is full.'));
    for (let turn = 0; turn < 10; turn += 1) await expect(attempt('home', busy)).rejects.toThrow('queue');
    expect(await countChecked(5)).toBe(3);
  });

  it('counts subjects separately, and removes expired attempts', async () => {
    const { store, guard, clock, attempt, countChecked } = await setUp();
    await countChecked(3);
    expect(await attempt('home', wrong, 'bob')).toEqual({ isCorrect: false, forgotten: [] });
    clock.advance(16 * minute);
    await guard.purge();
    expect(await store.collection('attempts').countDocuments({})).toBe(0);
    expect(await countChecked(5)).toBe(3);
  });
};

describeOnSqlite('guarded attempts', suite);
await describeOnMongo('guarded attempts', suite);
