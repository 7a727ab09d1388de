import { expect, it, onTestFinished } from 'vitest';
import { minute } from '../clock.ts';
import { describeOnMongo, describeOnSqlite, type StoreSuite } from '../store/testing/store-suites.ts';
import { testClock } from '../testing/test-clock.ts';
import { AttemptGuard } from './attempt-guard.ts';

const suite: StoreSuite = (openStore) => {
  let places = 0;
  async function given() {
    places += 1;
    const store = await openStore(`attempts${places}`);
    onTestFinished(() => store.close());
    const clock = testClock();
    const guard = new AttemptGuard(store, clock);
    const tries = async (count: number) => {
      const outcomes = await Promise.allSettled(Array.from({ length: count }, () => guard.enter('ada')));
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    };
    return { guard, clock, tries };
  }

  it('lets three attempts through at once, however many come together', async () => {
    const { tries } = await given();
    expect(await tries(30)).toBe(3);
    expect(await tries(5)).toBe(0);
  });

  it('asks for a wait that doubles, and says how long', async () => {
    const { guard, clock, tries } = await given();
    await tries(3);
    for (const seconds of [1, 2, 4, 8]) {
      await expect(guard.enter('ada')).rejects.toMatchObject({
        extensions: { code: 'RATE_LIMITED', retryAfter: seconds },
      });
      clock.advance(seconds * 1000);
      await guard.enter('ada');
    }
  });

  it('lets no more than ten through in any 15 minutes, and is never a lock', async () => {
    const { clock, tries } = await given();
    let passed = 0;
    for (let second = 0; second < 15 * 60; second += 1) {
      passed += await tries(2);
      clock.advance(1000);
    }
    expect(passed).toBe(10);
    clock.advance(15 * minute);
    expect(await tries(2)).toBe(2);
  });

  it('begins anew after the right one, and keeps keys apart', async () => {
    const { guard, clock, tries } = await given();
    await tries(3);
    await guard.enter('bob');
    await guard.succeed('ada');
    expect(await tries(3)).toBe(3);
    clock.advance(16 * minute);
    await guard.purge();
    expect(await tries(3)).toBe(3);
  });
};

describeOnSqlite('guarded attempts', suite);
await describeOnMongo('guarded attempts', suite);
