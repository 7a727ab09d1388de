import { describe, expect, it } from 'vitest';
import type { StoreSort } from '../../store.ts';
import { idsOf, insertAll, type FreshCollection, type Thing } from './thing.ts';

const things: readonly Thing[] = [
  { _id: 'a', owner: 'ada', due: '2026-05-02', plan: { target: 80 } },
  { _id: 'b', owner: 'bob', due: null, plan: { target: 9.5 } },
  { _id: 'c', owner: 'ada', due: '2026-05-01' },
  { _id: 'd', owner: 'bob' },
  { _id: 'e', owner: 'ada', due: '2026-05-03', plan: { target: -1 } },
];

const cases: [sort: StoreSort, ids: string][] = [
  [{ _id: 1 }, 'abcde'],
  [{ _id: -1 }, 'edcba'],
  [{ due: 1, _id: 1 }, 'bdcae'],
  [{ due: -1, _id: 1 }, 'eacbd'],
  [{ owner: 1, due: -1, _id: -1 }, 'eacdb'],
  [{ owner: -1, _id: 1 }, 'bdace'],
  [{ 'plan.target': 1, _id: 1 }, 'cdeba'],
  [{ 'plan.target': -1, _id: -1 }, 'abedc'],
];

export function describeSorting(fresh: FreshCollection): void {
  describe.each([
    ['without indexes', false],
    ['with indexes', true],
  ])('sorts %s', (_, isIndexed) => {
    it.each(cases)('by %j', async (sort, ids) => {
      const collection = fresh();
      if (isIndexed) await collection.createIndex({ owner: 1, due: -1 });
      if (isIndexed) await collection.createIndex({ 'plan.target': 1 });
      await insertAll(collection, things);
      const expected = ids.split('');
      const inOrder = () => {
        const cursor = collection.find({});
        cursor.sort(sort);
        return cursor;
      };
      expect(await idsOf(inOrder().toArray())).toEqual(expected);
      expect(await idsOf(inOrder().limit(2).toArray())).toEqual(expected.slice(0, 2));
      expect(await idsOf(inOrder().skip(3).toArray())).toEqual(expected.slice(3));
      expect(await idsOf(inOrder().skip(1).limit(3).toArray())).toEqual(expected.slice(1, 4));
      expect(await idsOf(inOrder().limit(0).toArray())).toEqual(expected);
      expect(await idsOf(inOrder().skip(9).toArray())).toEqual([]);
    });

    it('limits the filtered and sorted documents', async () => {
      const collection = fresh();
      if (isIndexed) await collection.createIndex({ owner: 1, due: -1 });
      await insertAll(collection, things);
      const cursor = collection.find({ owner: 'ada', 'plan.target': { $exists: true } });
      expect(await idsOf(cursor.sort({ due: -1 }).skip(1).limit(1).toArray())).toEqual(['a']);
    });

    it('maps the documents of a page', async () => {
      const collection = fresh();
      if (isIndexed) await collection.createIndex({ owner: 1, due: -1 });
      await insertAll(collection, things);
      const mapped: string[] = [];
      const found = collection
        .find({})
        .sort({ _id: -1 })
        .skip(1)
        .limit(2)
        .project({ plan: 0 })
        .map((thing) => {
          mapped.push(thing._id);
          return { id: thing._id, fields: Object.keys(thing) };
        })
        .map(({ id, fields }) => ({ id, hasPlan: fields.includes('plan') }));
      expect(await found.toArray()).toEqual([
        { id: 'd', hasPlan: false },
        { id: 'c', hasPlan: false },
      ]);
      expect(mapped).toEqual(['d', 'c']);
    });

    it('orders text by code points', async () => {
      const collection = fresh();
      if (isIndexed) await collection.createIndex({ owner: 1 });
      const texts = ['\u{1f600}', '\uffee', 'z', 'Z', 'ä', 'a', '', 'aa'];
      await insertAll(
        collection,
        texts.map((owner, index) => ({ _id: String(index), owner })),
      );
      const found = await collection.find({}).sort({ owner: 1 }).toArray();
      expect(found.map(({ owner }) => owner)).toEqual(['', 'Z', 'a', 'aa', 'z', 'ä', '\uffee', '\u{1f600}']);
    });
  });
}
