import { describe, expect, it } from 'vitest';
import { isDuplicateKey } from '../../store.ts';
import { insertAll, type FreshCollection } from './thing.ts';

export function describeUniqueness(fresh: FreshCollection): void {
  describe('uniqueness', () => {
    it('an id is unique and its first document stays', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', owner: 'ada' });
      const second = things.insertOne({ _id: 'a', owner: 'bob' });
      await expect(second).rejects.toMatchObject({ name: 'MongoServerError', code: 11000 });
      await expect(second).rejects.toSatisfy(isDuplicateKey);
      expect(await things.find({}).toArray()).toEqual([{ _id: 'a', owner: 'ada' }]);
    });

    it('insertMany inserts no document with a taken id', async () => {
      const things = fresh();
      expect(await things.insertMany([{ _id: 'a' }, { _id: 'b', owner: 'bob' }])).toMatchObject({
        insertedCount: 2,
      });
      await expect(things.insertMany([{ _id: 'b', owner: 'eve' }])).rejects.toSatisfy(isDuplicateKey);
      await expect(things.insertMany([])).rejects.toThrow();
      expect(await things.find({}).sort({ _id: 1 }).toArray()).toEqual([
        { _id: 'a' },
        { _id: 'b', owner: 'bob' },
      ]);
    });

    it('a unique value is enforced on insert', async () => {
      const things = fresh();
      await things.createIndex({ email: 1 }, { unique: true });
      await things.insertOne({ _id: 'a', email: 'ada@example.org' });
      const second = things.insertOne({ _id: 'b', email: 'ada@example.org' });
      await expect(second).rejects.toMatchObject({ name: 'MongoServerError', code: 11000 });
      await things.insertOne({ _id: 'c', email: 'Ada@example.org' });
      expect(await things.countDocuments({})).toBe(2);
    });

    it('a unique value is enforced on update, and the refused document stays unchanged', async () => {
      const things = fresh();
      await things.createIndex({ email: 1 }, { unique: true });
      await insertAll(things, [
        { _id: 'a', email: 'a' },
        { _id: 'b', email: 'b', count: 1 },
      ]);
      const update = { $set: { email: 'a' }, $inc: { count: 1 } };
      await expect(things.updateOne({ _id: 'b' }, update)).rejects.toSatisfy(isDuplicateKey);
      await expect(
        things.findOneAndUpdate({ _id: 'b' }, update, { returnDocument: 'after' }),
      ).rejects.toSatisfy(isDuplicateKey);
      await expect(
        things.updateOne({ _id: 'c' }, { $set: { email: 'a' } }, { upsert: true }),
      ).rejects.toSatisfy(isDuplicateKey);
      expect(await things.find({}).sort({ _id: 1 }).toArray()).toEqual([
        { _id: 'a', email: 'a' },
        { _id: 'b', email: 'b', count: 1 },
      ]);
    });

    it('a unique value is free again after its document is changed or deleted', async () => {
      const things = fresh();
      await things.createIndex({ email: 1 }, { unique: true });
      await things.insertOne({ _id: 'a', email: 'a' });
      await things.updateOne({ _id: 'a' }, { $set: { email: 'b' } });
      await things.insertOne({ _id: 'c', email: 'a' });
      await things.deleteOne({ _id: 'c' });
      await things.insertOne({ _id: 'd', email: 'a' });
      expect(await things.countDocuments({ email: 'a' })).toBe(1);
    });

    it('a unique index over several paths applies to their combination', async () => {
      const things = fresh();
      await things.createIndex({ owner: 1, 'plan.target': -1 }, { unique: true });
      await things.insertOne({ _id: 'a', owner: 'ada', plan: { target: 1 } });
      await things.insertOne({ _id: 'b', owner: 'ada', plan: { target: 2 } });
      await things.insertOne({ _id: 'c', owner: 'bob', plan: { target: 1 } });
      const taken = things.insertOne({ _id: 'd', owner: 'bob', plan: { target: 1 } });
      await expect(taken).rejects.toSatisfy(isDuplicateKey);
    });

    it('a sparse index allows documents without the value', async () => {
      const things = fresh();
      await things.createIndex({ email: 1 }, { unique: true, sparse: true });
      await insertAll(things, [{ _id: 'a' }, { _id: 'b' }, { _id: 'c', email: 'c' }]);
      await expect(things.insertOne({ _id: 'd', email: 'c' })).rejects.toSatisfy(isDuplicateKey);
      await things.updateOne({ _id: 'c' }, { $unset: { email: '' } });
      await things.insertOne({ _id: 'd', email: 'c' });
      expect(await things.countDocuments({ email: { $exists: false } })).toBe(3);
    });

    it('an index can be declared again and returns its name', async () => {
      const things = fresh();
      for (const _ of [1, 2]) {
        expect(await things.createIndex({ owner: 1, 'plan.target': -1 })).toBe('owner_1_plan.target_-1');
        expect(await things.createIndex({ email: 1 }, { unique: true })).toBe('email_1');
      }
    });

    it('a unique index over duplicates fails and deletes nothing', async () => {
      const things = fresh();
      await insertAll(things, [
        { _id: 'a', email: 'a' },
        { _id: 'b', email: 'a' },
      ]);
      await expect(things.createIndex({ email: 1 }, { unique: true })).rejects.toSatisfy(isDuplicateKey);
      expect(await things.countDocuments({ email: 'a' })).toBe(2);
    });

    it('an index covers documents that already exist', async () => {
      const things = fresh();
      await insertAll(things, [
        { _id: 'a', owner: 'ada' },
        { _id: 'b', owner: 'bob' },
      ]);
      await things.createIndex({ owner: 1 });
      expect(await things.findOne({ owner: 'bob' })).toEqual({ _id: 'b', owner: 'bob' });
    });
  });
}
