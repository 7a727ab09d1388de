import { describe, expect, it } from 'vitest';
import { idsOf, insertAll, type FreshCollection, type Thing } from './thing.ts';

const things: readonly Thing[] = [
  { _id: 'a', owner: 'ada', tags: ['x'] },
  { _id: 'b', owner: 'ada', tags: ['y'] },
  { _id: 'c', owner: 'bob', tags: ['x'] },
];

export function describeDeletes(fresh: FreshCollection): void {
  describe.each([
    ['without an index', false],
    ['with an index', true],
  ])('deletes %s', (_, isIndexed) => {
    const filled = async () => {
      const collection = fresh();
      if (isIndexed) await collection.createIndex({ owner: 1 });
      await insertAll(collection, things);
      return collection;
    };

    it('one document, even if more match', async () => {
      const collection = await filled();
      expect(await collection.deleteOne({ owner: 'ada' })).toMatchObject({ deletedCount: 1 });
      expect(await collection.countDocuments({ owner: 'ada' })).toBe(1);
      expect(await collection.countDocuments({})).toBe(2);
    });

    it('all matching documents', async () => {
      const collection = await filled();
      expect(await collection.deleteMany({ owner: 'ada' })).toMatchObject({ deletedCount: 2 });
      expect(await idsOf(collection.find({}).toArray())).toEqual(['c']);
    });

    it('all documents with an element in an array', async () => {
      const collection = await filled();
      expect(await collection.deleteMany({ tags: 'x' })).toMatchObject({ deletedCount: 2 });
      expect(await idsOf(collection.find({}).toArray())).toEqual(['b']);
    });

    it('all documents for an empty filter', async () => {
      const collection = await filled();
      expect(await collection.deleteMany({})).toMatchObject({ deletedCount: 3 });
      expect(await collection.countDocuments({})).toBe(0);
    });

    it('no document if none matches', async () => {
      const collection = await filled();
      expect(await collection.deleteOne({ _id: 'a', owner: 'bob' })).toMatchObject({ deletedCount: 0 });
      expect(await collection.deleteMany({ owner: 'eve' })).toMatchObject({ deletedCount: 0 });
      expect(await collection.countDocuments({})).toBe(3);
    });
  });
}
