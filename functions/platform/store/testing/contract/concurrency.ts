import { describe, expect, it } from 'vitest';
import { isDuplicateKey } from '../../store.ts';
import { readInChunks } from '../../read-in-chunks.ts';
import { insertAll, type FreshCollection } from './thing.ts';

const writers = (count: number) => Array.from({ length: count }, (_, writer) => writer);

export function describeConcurrency(fresh: FreshCollection): void {
  describe('concurrent writes:', () => {
    it('50 increments add 50', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', count: 0 });
      await Promise.all(writers(50).map(() => things.updateOne({ _id: 'a' }, { $inc: { count: 1 } })));
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', count: 50 });
    });

    it('50 appends are all stored', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a' });
      const names = writers(50).map((writer) => `w${writer}`);
      await Promise.all(names.map((name) => things.updateOne({ _id: 'a' }, { $push: { tags: name } })));
      expect((await things.findOne({ _id: 'a' }))?.tags?.toSorted()).toEqual(names.toSorted());
    });

    it('one of 20 updates of the same revision succeeds', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', revision: 1 });
      const outcomes = await Promise.all(
        writers(20).map((writer) =>
          things.updateOne({ _id: 'a', revision: 1 }, { $set: { count: writer }, $inc: { revision: 1 } }),
        ),
      );
      const winners = outcomes.flatMap(({ matchedCount }, writer) => (matchedCount === 1 ? [writer] : []));
      expect(winners).toHaveLength(1);
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', revision: 2, count: winners[0] });
    });

    it('one of 20 inserts of the same unique value succeeds and 19 get a duplicate key', async () => {
      const things = fresh();
      await things.createIndex({ email: 1 }, { unique: true });
      const outcomes = await Promise.allSettled(
        writers(20).map((writer) => things.insertOne({ _id: `w${writer}`, email: 'same' })),
      );
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toHaveLength(19);
      expect(refusals.every(isDuplicateKey)).toBe(true);
      expect(await things.countDocuments({})).toBe(1);
    });

    it('a refused write doesn’t affect the others', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'taken' });
      const ids = ['a', 'taken', 'b', 'taken', 'c'];
      const outcomes = await Promise.allSettled(ids.map((_id) => things.insertOne({ _id })));
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true]);
      expect(await things.countDocuments({})).toBe(4);
    });

    it('a read sees all acknowledged writes', async () => {
      const things = fresh();
      await things.insertOne({ _id: 'a', count: 0 });
      for (let count = 1; count <= 10; count++) {
        await things.updateOne({ _id: 'a' }, { $set: { count } });
        expect((await things.findOne({ _id: 'a' }))?.count).toBe(count);
      }
    });
  });

  it('a list that is read in chunks during inserts and deletes contains each document that exists all the time, once and in order', async () => {
    const things = fresh();
    await things.createIndex({ owner: 1, _id: 1 });
    const idOf = (at: number) => `t${String(at).padStart(4, '0')}`;
    const numbers = Array.from({ length: 120 }, (_, at) => at);
    const all = numbers.map((at) => ({ _id: idOf(at), owner: 'ada' }));
    await insertAll(things, all);
    const isGoing = (at: number) => at % 10 === 9;
    const going = numbers.filter(isGoing);
    const read: string[] = [];
    const reading = (async () => {
      for await (const some of readInChunks((id) => things.find({ owner: 'ada', _id: { $gt: id } }), 25))
        read.push(...some.map(({ _id }) => _id));
    })();
    for (const at of going) {
      if (at % 20 === 9) await things.deleteOne({ _id: idOf(at) });
      else await things.updateOne({ _id: idOf(at) }, { $set: { owner: 'bob' } });
      await things.insertOne({ _id: `${idOf(at)}x`, owner: 'ada' });
    }
    await reading;
    const isStaying = (id: string) => id.length === 5 && !isGoing(Number(id.slice(1)));
    expect(read.filter(isStaying)).toEqual(numbers.filter((at) => !isGoing(at)).map(idOf));
    expect(read).toEqual([...new Set(read)].toSorted());
  });
}
