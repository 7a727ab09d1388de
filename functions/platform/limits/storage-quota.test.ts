import { expect, it } from 'vitest';
import { testStore } from '../../../tests/support/test-store.ts';
import { wrap } from '../../../tests/support/wrap.ts';
import type { Store } from '../store/store.ts';
import { testClock } from '../testing/test-clock.ts';
import { StorageQuota, storageLimits } from './storage-quota.ts';

/** A store that inserts documents with a delay, like a store behind a slow network. */
function lateInserts(store: Store): Store {
  return wrap(store, (method, run) => (...args) => {
    const result = run(...args);
    if (method !== 'collection') return result;
    return wrap(result as object, (name, call) => async (...values) => {
      if (name === 'insertOne') await new Promise((resolve) => setImmediate(resolve));
      return call(...values);
    });
  });
}

async function setUp({ stored = 0, store }: { stored?: number; store?: Store } = {}) {
  const measured: string[] = [];
  const quota = new StorageQuota({
    store: lateInserts(store ?? (await testStore())),
    clock: testClock(),
    roleOf: async () => 'Student',
    measure: async (userId) => {
      measured.push(userId);
      return stored;
    },
  });
  return { quota, measured };
}

it('the first counted bytes of an account are added to its stored bytes, even if the store is slow', async () => {
  const { quota } = await setUp({ stored: 1_000 });
  await quota.take('ada', 50, 0);
  expect(await quota.used('ada')).toBe(1_050);
  await quota.add('eve', 70);
  expect(await quota.used('eve')).toBe(1_070);
});

it('concurrent first writes measure the account once, and all of them are counted', async () => {
  const { quota, measured } = await setUp({ stored: 1_000 });
  await Promise.all([1, 2, 3, 4].map((bytes) => quota.take('ada', bytes, 0)));
  expect(await quota.used('ada')).toBe(1_010);
  expect(measured).toEqual(['ada']);
});

it('returned bytes are ignored if the account is not counted yet', async () => {
  const { quota, measured } = await setUp({ stored: 1_000 });
  await quota.add('ada', -50);
  expect([await quota.used('ada'), measured]).toEqual([0, []]);
});

it('three refusals on one day measure a full account once', async () => {
  const { quota, measured } = await setUp({ stored: storageLimits.Student });
  for (let time = 0; time < 3; time += 1)
    await expect(quota.take('ada', 1, 0)).rejects.toMatchObject({ extensions: { reason: 'STORAGE_FULL' } });
  expect(measured).toEqual(['ada']);
});
