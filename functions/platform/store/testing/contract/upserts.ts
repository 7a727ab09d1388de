import { describe, expect, it } from 'vitest';
import { isDuplicateKey } from '../../store.ts';
import { insertAll, type FreshCollection } from './thing.ts';

export function describeUpserts(fresh: FreshCollection): void {
  describe('an upsert', () => {
    it('inserts the values of the filter and of the update if nothing matches', async () => {
      const things = fresh();
      const filter = { _id: 'a', owner: 'ada', 'plan.target': { $eq: 80 }, count: { $gt: 5 } };
      const outcome = await things.updateOne(
        filter,
        { $inc: { revision: 1 }, $push: { tags: 'x' } },
        { upsert: true },
      );
      expect(outcome).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
      const inserted = { _id: 'a', owner: 'ada', plan: { target: 80 }, revision: 1, tags: ['x'] };
      expect(await things.findOne({ _id: 'a' })).toEqual(inserted);
    });

    it('updates the document that matches', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', count: 1 });
      const outcome = await things.updateOne({ _id: 'a' }, { $inc: { count: 1 } }, { upsert: true });
      expect(outcome).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
      expect(await things.find({}).toArray()).toEqual([{ _id: 'a', count: 2 }]);
    });

    it('fails with a duplicate key if a document with the id doesn’t match', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', revision: 2 });
      const late = things.updateOne({ _id: 'a', revision: 1 }, { $set: { owner: 'eve' } }, { upsert: true });
      await expect(late).rejects.toSatisfy(isDuplicateKey);
      expect(await things.find({}).toArray()).toEqual([{ _id: 'a', revision: 2 }]);
    });
  });

  describe('findOneAndUpdate', () => {
    it('returns the document before or after the update', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', count: 1 });
      const update = { $inc: { count: 1 } };
      expect(await things.findOneAndUpdate({ _id: 'a' }, update, { returnDocument: 'before' })).toEqual({
        _id: 'a',
        count: 1,
      });
      expect(await things.findOneAndUpdate({ _id: 'a' }, update, { returnDocument: 'after' })).toEqual({
        _id: 'a',
        count: 3,
      });
    });

    it('returns null and changes nothing if nothing matches', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', count: 1 });
      const answer = await things.findOneAndUpdate(
        { _id: 'a', count: 9 },
        { $inc: { count: 1 } },
        { returnDocument: 'after' },
      );
      expect(answer).toBeNull();
      expect(await things.find({}).toArray()).toEqual([{ _id: 'a', count: 1 }]);
    });

    it('changes the first document in sort order', async () => {
      const things = fresh();
      await insertAll(things, [
        { _id: 'a', count: 2 },
        { _id: 'b', count: 1 },
        { _id: 'c', count: 3 },
      ]);
      const options = { returnDocument: 'after', sort: { count: 1 } } as const;
      expect(await things.findOneAndUpdate({}, { $set: { owner: 'ada' } }, options)).toMatchObject({
        _id: 'b',
      });
    });

    it('with upsert returns null before and the new document after', async () => {
      const things = fresh();
      const update = { $set: { count: 1 } };
      expect(
        await things.findOneAndUpdate({ _id: 'a' }, update, { upsert: true, returnDocument: 'before' }),
      ).toBeNull();
      expect(
        await things.findOneAndUpdate({ _id: 'b' }, update, { upsert: true, returnDocument: 'after' }),
      ).toEqual({ _id: 'b', count: 1 });
    });
  });
}
