import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreFilter } from '../../store-filter.ts';
import type { StoreCollection } from '../../store.ts';
import { idsOf, insertAll, type FreshCollection, type Thing } from './thing.ts';

const things: readonly Thing[] = [
  { _id: 'a', owner: 'ada', count: 1, isOpen: true, tags: ['x', 'y'], plan: { scale: { top: 90 } } },
  { _id: 'b', owner: 'ada', count: 2, isOpen: false, due: null, tags: [] },
  { _id: 'c', owner: 'bob', count: 3, due: '2026-05-01T00:00:00.000Z', items: [{ id: 'p', points: 5 }] },
  { _id: 'd', owner: 'Ada', count: 10, due: '2026-06-01T00:00:00.000Z', tags: ['z'] },
];

// [filter, IDs of the matching documents of a, b, c and d]
const cases: [filter: StoreFilter<Thing>, ids: string][] = [
  [{}, 'abcd'],
  [{ _id: 'a' }, 'a'],
  [{ _id: { $in: ['d', 'a', 'nobody'] } }, 'ad'],
  [{ _id: { $gt: 'b' } }, 'cd'],
  [{ owner: 'ada' }, 'ab'],
  [{ owner: 'ad' }, ''],
  [{ owner: 'ada', count: 2 }, 'b'],
  [{ owner: { $eq: 'ada' } }, 'ab'],
  [{ owner: { $ne: 'ada' } }, 'cd'],
  [{ due: { $ne: '2026-05-01T00:00:00.000Z' } }, 'abd'],
  [{ due: { $ne: null } }, 'cd'],
  [{ owner: { $in: ['bob', 'Ada'] } }, 'cd'],
  [{ owner: { $in: [] } }, ''],
  [{ owner: { $nin: ['bob', 'Ada'] } }, 'ab'],
  [{ due: { $nin: ['2026-05-01T00:00:00.000Z', null] } }, 'd'],
  [{ due: { $in: [null] } }, 'ab'],
  [{ count: 2 }, 'b'],
  [{ count: { $in: [1, 10] } }, 'ad'],
  [{ count: { $gt: 2 } }, 'cd'],
  [{ count: { $gte: 2 } }, 'bcd'],
  [{ count: { $lt: 2 } }, 'a'],
  [{ count: { $lte: 2 } }, 'ab'],
  [{ count: { $gt: 1, $lt: 10 } }, 'bc'],
  [{ due: { $gte: '2026-05-01', $lt: '2026-06-01' } }, 'c'],
  [{ due: { $lt: '2026-06-01' } }, 'c'],
  [{ isOpen: true }, 'a'],
  [{ isOpen: { $ne: true } }, 'bcd'],
  [{ due: null }, 'ab'],
  [{ due: { $exists: false } }, 'a'],
  [{ due: { $exists: true } }, 'bcd'],
  [{ tags: 'x' }, 'a'],
  [{ tags: { $ne: 'x' } }, 'bcd'],
  [{ tags: { $in: ['y', 'z'] } }, 'ad'],
  [{ tags: { $elemMatch: { $gt: 'x', $lt: 'z' } } }, 'a'],
  [{ 'plan.scale.top': 90 }, 'a'],
  [{ 'plan.scale.top': { $exists: false } }, 'bcd'],
  [{ 'items.id': 'p' }, 'c'],
  [{ 'items.0.points': { $gte: 5 } }, 'c'],
  [{ $or: [{ owner: 'bob' }, { count: 1 }] }, 'ac'],
  [{ $or: [{ owner: 'bob' }, { tags: 'z' }] }, 'cd'],
  [{ $and: [{ owner: 'ada' }, { $or: [{ count: 2 }, { count: 3 }] }] }, 'b'],
  [{ owner: 'ada', $or: [{ isOpen: false }, { count: 3 }] }, 'b'],
];

export function describeFilters(fresh: FreshCollection): void {
  const variants = [
    ['without indexes', []],
    ['with indexes', ['owner', 'count', 'due', 'isOpen', 'plan.scale.top']],
  ] as const;

  describe.each(variants)('finds %s', (_, indexed) => {
    let collection: StoreCollection<Thing>;
    beforeEach(async () => {
      collection = fresh();
      for (const path of indexed) await collection.createIndex({ [path]: 1 });
      await insertAll(collection, things);
    });

    it.each(cases)('%j → %s', async (filter, ids) => {
      const expected = ids.split('');
      expect(await idsOf(collection.find(filter).sort({ _id: 1 }).toArray())).toEqual(expected);
      expect(await collection.countDocuments(filter)).toBe(expected.length);
      const first = await collection.findOne(filter, { sort: { _id: 1 } });
      expect(first).toEqual(things.find(({ _id }) => _id === expected[0]) ?? null);
    });
  });

  it('values of different types are not equal', async () => {
    const collection = fresh();
    await collection.createIndex({ due: 1 });
    await insertAll(collection, [
      { _id: 'text', due: '5' },
      { _id: 'nothing', due: null },
      { _id: 'missing' },
    ]);
    const mixed = collection as unknown as StoreCollection<{ _id: string; due: string | number | boolean }>;
    await mixed.insertOne({ _id: 'number', due: 5 });
    await mixed.insertOne({ _id: 'flag', due: true });
    await mixed.insertOne({ _id: 'one', due: 1 });
    const find = (filter: StoreFilter<{ _id: string; due: string | number | boolean }>) =>
      mixed.find(filter).sort({ _id: 1 }).toArray();
    expect(await find({ due: { $gt: 1 } })).toEqual([{ _id: 'number', due: 5 }]);
    expect(await find({ due: { $lt: 'z' } })).toEqual([{ _id: 'text', due: '5' }]);
    expect(await find({ due: 1 })).toEqual([{ _id: 'one', due: 1 }]);
    expect(await find({ due: true })).toEqual([{ _id: 'flag', due: true }]);
    expect(await find({ due: '5' })).toEqual([{ _id: 'text', due: '5' }]);
  });

  it('an id is text and doesn’t match a number', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: '5' });
    for (const filter of ['{"_id":5}', '{"_id":{"$in":[5]}}', '{"_id":{"$gte":5}}']) {
      expect(await collection.findOne(JSON.parse(filter))).toBeNull();
    }
  });

  it('an undefined operand matches no document with a value', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 'a', owner: 'ada' });
    const filter = Object.assign<StoreFilter<Thing>, object>({}, { owner: undefined });
    const found = await collection
      .find(filter)
      .toArray()
      .catch(() => []);
    expect(found).toEqual([]);
  });

  it('operators inside values are compared, not executed', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 'a', owner: 'ada' });
    for (const payload of ['{"$gt":""}', '{"$ne":null}', '{"$exists":true}', '{"$in":["ada"]}']) {
      const filter: StoreFilter<Thing> = { owner: { $eq: JSON.parse(payload) } };
      expect(await collection.findOne(filter)).toBeNull();
    }
  });
}
