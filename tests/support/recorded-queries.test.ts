import { expect, it } from 'vitest';
import type { StoreFilter } from '../../functions/platform/store/store-filter.ts';
import type { StoreSort, StoredDocument } from '../../functions/platform/store/store.ts';
import { recordingStore, scansWith } from './recorded-queries.ts';
import { testStore } from './test-store.ts';

type Note = StoredDocument & { readonly owner: string; readonly text: string; readonly due: string | null };

/** Runs a query on a collection with two indexes. Returns its form if a planner would read the whole collection. */
async function scansOf(filter: StoreFilter<Note>, sort: StoreSort = {}, limit = 0): Promise<string[]> {
  const recorded = recordingStore(await testStore());
  const notes = recorded.store.collection<Note>('notes');
  await notes.createIndex({ owner: 1, due: 1 });
  await notes.createIndex({ due: 1, owner: 1, text: 1 });
  const cursor = notes.find(filter).limit(limit);
  cursor.sort(sort);
  await cursor.toArray();
  expect(recorded.queries.size).toBe(1);
  return scansWith(recorded);
}

const searches: readonly StoreFilter<Note>[] = [
  { owner: 'ada' },
  { text: 'x', owner: { $in: ['ada'] } },
  { $and: [{ text: 'x' }, { owner: { $eq: 'ada' } }] },
  { due: null, owner: 'ada' },
  { due: { $lt: '2026' } },
  { _id: 'a' },
  { $or: [{ owner: 'ada' }, { _id: { $in: ['a'] } }] },
  { due: null, $or: [{ owner: 'ada', text: 'x' }, { owner: 'bob' }] },
];

it.each(searches.map((filter) => [filter]))('%j searches an index', async (filter) => {
  expect(await scansOf(filter)).toEqual([]);
});

const scans: readonly (readonly [StoreFilter<Note>, string])[] = [
  [{}, 'notes {}'],
  [{ text: 'x' }, 'notes {"text":"?"}'],
  [{ due: null }, 'notes {"due":null}'],
  [{ due: { $ne: null } }, 'notes {"due":{"$ne":null}}'],
  [{ due: { $exists: true }, owner: { $ne: 'ada' } }, 'notes {"due":{"$exists":true},"owner":{"$ne":"?"}}'],
  [{ _id: { $gt: 'a' } }, 'notes {"_id":{"$gt":"?"}}'],
  [{ $or: [{ owner: 'ada' }, { text: 'x' }] }, 'notes {"$or":[{"owner":"?"},{"text":"?"}]}'],
];

it.each(scans)('%j reads the whole collection', async (filter, form) => {
  expect(await scansOf(filter)).toEqual([form]);
});

it('a page in the order of an index that checks the whole filter reads only the page', async () => {
  expect(await scansOf({ owner: { $ne: 'ada' } }, { due: 1 }, 5)).toEqual([]);
  expect(await scansOf({ owner: { $ne: 'ada' } }, { due: 1 })).toHaveLength(1);
  expect(await scansOf({ text: 'x' }, { owner: 1 }, 5)).toHaveLength(1);
  expect(await scansOf({}, { text: 1 }, 5)).toHaveLength(1);
});

it('writes and single reads are recorded with their filters', async () => {
  const recorded = recordingStore(await testStore());
  const notes = recorded.store.collection<Note>('notes');
  await notes.findOne({ text: 'x' }, { sort: { due: -1 } });
  await notes.countDocuments({ text: 'x' });
  await notes.updateOne({ text: 'x' }, { $set: { due: null } });
  await notes.deleteMany({ text: 'x' });
  expect(scansWith(recorded)).toEqual([
    'notes {"text":"?"} sort {"due":-1} limit',
    'notes {"text":"?"}',
    'notes {"text":"?"} limit',
  ]);
});
