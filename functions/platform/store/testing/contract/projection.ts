import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoreFilter } from '../../store-filter.ts';
import { insertAll, type FreshCollection, type Thing } from './thing.ts';

const things: readonly Thing[] = [
  { _id: 'a', owner: 'ada', count: 0.1, tags: ['x'], plan: { target: 80, steps: ['one'] } },
  { _id: 'b', owner: 'bob', count: 2, due: null },
  { _id: 'c', owner: 'ada', count: 1e21, tags: [], items: [{ id: 'i', points: 1 }] },
];
const ada: readonly Thing[] = [
  { _id: 'c', owner: 'ada', count: 1e21, items: [{ id: 'i', points: 1 }] },
  { _id: 'a', owner: 'ada', count: 0.1 },
];

export function describeProjection(fresh: FreshCollection): void {
  describe('omits fields', () => {
    const filters: readonly (readonly [string, StoreFilter<Thing>])[] = [
      ['that SQL can apply', { owner: 'ada' }],
      ['that needs whole documents', { $or: [{ tags: 'x' }, { 'items.id': 'i' }] }],
    ];
    it.each(filters)('for a filter %s', async (_, filter) => {
      const collection = fresh();
      await collection.createIndex({ count: 1 });
      await insertAll(collection, things);
      const rows = await collection.find(filter).project({ tags: 0, plan: 0 }).sort({ count: -1 }).toArray();
      expect(rows).toEqual(ada);
    });

    it('that are used to sort and filter, and does not change the stored document', async () => {
      const collection = fresh();
      await insertAll(collection, things);
      const rows = await collection
        .find({ owner: { $eq: 'ada' } })
        .project({ owner: 0, count: 0, items: 0, plan: 0, tags: 0 })
        .sort({ count: 1 })
        .skip(1)
        .limit(1)
        .toArray();
      expect(rows).toEqual([{ _id: 'c' }]);
      expect(await collection.findOne({ _id: 'c' })).toEqual(things[2]);
    });
  });

  describe.each(['with', 'without'])('queries for IDs, %s an index of the path,', (index) => {
    const given = async () => {
      const collection = fresh();
      if (index === 'with') await collection.createIndex({ owner: 1 });
      await insertAll(collection, things);
      return collection;
    };

    it('return only the IDs', async () => {
      const collection = await given();
      const rows = (filter: StoreFilter<Thing>) => collection.find(filter).project({ _id: 1 }).toArray();
      expect(await rows({ owner: 'bob' })).toEqual([{ _id: 'b' }]);
      expect(await rows({ tags: 'x' })).toEqual([{ _id: 'a' }]);
      expect(await rows({ owner: 'nobody' })).toEqual([]);
      const inOrder = collection.find({ owner: 'ada' }).project({ _id: 1 }).sort({ _id: -1 });
      expect(await inOrder.limit(1).toArray()).toEqual([{ _id: 'c' }]);
      const byCount = collection.find({ owner: 'ada' }).project({ _id: 1 }).sort({ count: -1 });
      expect(await byCount.toArray()).toEqual([{ _id: 'c' }, { _id: 'a' }]);
    });

    it('and deletions parse no document', async () => {
      const collection = await given();
      const parsed: string[] = [];
      const parse = JSON.parse;
      const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
        parsed.push(text);
        return parse(text, reviver);
      });
      onTestFinished(() => spy.mockRestore());
      await collection.find({ owner: 'ada' }).project({ _id: 1 }).sort({ _id: 1 }).toArray();
      await collection.find({ tags: 'x' }).project({ _id: 1 }).toArray();
      await collection.countDocuments({ owner: 'ada' });
      await collection.deleteOne({ owner: 'bob' });
      await collection.deleteMany({ owner: 'ada' });
      spy.mockRestore();
      expect(parsed.filter((text) => text.includes('_id'))).toEqual([]);
      expect(await collection.countDocuments({})).toBe(0);
    });
  });

  describe('reads only some fields', () => {
    const documents = [
      { _id: 'a', owner: 'ada', plan: { target: 80, scale: { top: 5 }, steps: ['one'] }, tags: ['x'] },
      { _id: 'b"', owner: 'ada', plan: {}, count: 1.5, due: null },
      { _id: 'c', owner: 'ada', isOpen: true },
      { _id: 'd', owner: 'bob', plan: { target: 1 } },
    ] satisfies Thing[];
    const shown = [
      { _id: 'a', plan: { target: 80, scale: { top: 5 } }, tags: ['x'] },
      { _id: 'b"', plan: {}, due: null },
      { _id: 'c' },
    ];
    const fields = { 'plan.target': 1, 'plan.scale': 1, 'plan.none-of-it': 1, tags: 1, due: 1 } as const;
    const filters: readonly (readonly [string, StoreFilter<Thing>])[] = [
      ['that SQL can apply', { owner: 'ada' }],
      ['that needs whole documents', { $or: [{ owner: 'ada' }, { 'items.id': 'i' }] }],
    ];
    it.each(filters)('and some values of an object, for a filter %s', async (_, filter) => {
      const collection = fresh();
      await collection.createIndex({ owner: 1 });
      await insertAll(collection, documents);
      const found = () => collection.find(filter).project<'plan' | 'tags' | 'due'>(fields);
      expect(await found().sort({ _id: 1 }).toArray()).toEqual(shown);
      // No index has this order.
      expect(await found().sort({ owner: 1, due: 1, _id: -1 }).toArray()).toEqual(shown.toReversed());
    });
  });
}
