import { expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../functions/platform/store/testing/store-suites.ts';
import type { Store, StoreCollection, StoredDocument } from '../../functions/platform/store/store.ts';
import { changedData, RewindableStore } from './rewindable-store.ts';
import { emptyStore } from './test-store.ts';

interface Thing extends StoredDocument {
  readonly count: number;
}

type Things = StoreCollection<Thing>;

/** A store with two documents in `things`, and a collection `others` that no test changes. */
async function given(inner: Store) {
  const store = new RewindableStore(inner);
  const things = store.collection<Thing>('things');
  await things.insertMany([
    { _id: 'a', count: 1 },
    { _id: 'b', count: 1 },
  ]);
  await store.collection<Thing>('others').insertOne({ _id: 'o', count: 1 });
  return { store, things, start: await store.snapshot() };
}

const writes: readonly (readonly [what: string, write: (things: Things) => Promise<unknown>])[] = [
  ['insertOne', (things) => things.insertOne({ _id: 'c', count: 1 })],
  ['insertMany', (things) => things.insertMany([{ _id: 'c', count: 1 }])],
  ['updateOne', (things) => things.updateOne({ _id: { $eq: 'a' } }, { $set: { count: 2 } })],
  [
    'findOneAndUpdate',
    (things) =>
      things.findOneAndUpdate({ _id: { $eq: 'a' } }, { $inc: { count: 1 } }, { returnDocument: 'after' }),
  ],
  ['deleteOne', (things) => things.deleteOne({ _id: { $eq: 'a' } })],
  ['deleteMany', (things) => things.deleteMany({})],
];

const suite: StoreSuite = (openStore) => {
  it.each(writes)('detects a change by %s, and restores the snapshot', async (_what, write) => {
    const { store, things, start } = await given(await emptyStore(openStore, 'rewindable'));
    expect(changedData(start, await store.snapshot())).toEqual([]);
    await write(things);
    expect(changedData(start, await store.snapshot())).toEqual(['things']);
    await store.rewind(start);
    expect(changedData(start, await store.snapshot())).toEqual([]);
    expect(await things.find({}).sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', count: 1 },
      { _id: 'b', count: 1 },
    ]);
  });

  it('detects a write that begins during a snapshot', async () => {
    const { store, things, start } = await given(await emptyStore(openStore, 'rewindable'));
    await things.insertOne({ _id: 'c', count: 1 });
    const [during] = await Promise.all([store.snapshot(), things.insertOne({ _id: 'd', count: 1 })]);
    const after = await store.snapshot();
    expect(after.get('things')?.size).toBe(4);
    expect(during.get('things')?.size).toBeGreaterThanOrEqual(3);
    await store.rewind(start);
    expect(await things.countDocuments({})).toBe(2);
  });
};

describeOnSqlite('a rewindable store', suite);
await describeOnMongo('a rewindable store', suite);
