import { describe, expect, it } from 'vitest';
import type { StoreUpdate } from '../../store-update.ts';
import { insertAll, type FreshCollection, type Thing } from './thing.ts';

const original: Thing = {
  _id: 'a',
  owner: 'ada',
  count: 1,
  due: null,
  tags: ['x', 'y', 'x'],
  items: [{ id: 'p', points: 5 }],
  plan: { target: 80, steps: ['one'] },
};

// [update, expected differences from the original]
const changes: [update: StoreUpdate<Thing>, difference: object][] = [
  [{ $set: { owner: 'bob', isOpen: false } }, { owner: 'bob', isOpen: false }],
  [{ $set: { plan: { target: 1 } } }, { plan: { target: 1 } }],
  [{ $set: { 'plan.target': 90 } }, { plan: { target: 90, steps: ['one'] } }],
  [{ $set: { 'plan.scale.top': 95 } }, { plan: { target: 80, steps: ['one'], scale: { top: 95 } } }],
  [{ $set: { 'items.0.points': 6 } }, { items: [{ id: 'p', points: 6 }] }],
  [{ $set: { 'tags.1': 'z' } }, { tags: ['x', 'z', 'x'] }],
  [{ $set: { 'tags.3': 'z' } }, { tags: ['x', 'y', 'x', 'z'] }],
  [{ $unset: { owner: '', 'plan.target': '' } }, { owner: undefined, plan: { steps: ['one'] } }],
  [{ $inc: { count: 2 } }, { count: 3 }],
  [
    { $inc: { count: -1.5, revision: 1, 'plan.target': 1 } },
    { count: -0.5, revision: 1, plan: { target: 81, steps: ['one'] } },
  ],
  [{ $push: { tags: 'z' } }, { tags: ['x', 'y', 'x', 'z'] }],
  [{ $push: { tags: { $each: ['z', 'x'] } } }, { tags: ['x', 'y', 'x', 'z', 'x'] }],
  [
    { $push: { items: { id: 'q', points: 1 } } },
    {
      items: [
        { id: 'p', points: 5 },
        { id: 'q', points: 1 },
      ],
    },
  ],
  [{ $push: { 'plan.steps': 'two' } }, { plan: { target: 80, steps: ['one', 'two'] } }],
  [{ $addToSet: { tags: 'z' } }, { tags: ['x', 'y', 'x', 'z'] }],
  [{ $addToSet: { tags: { $each: ['y', 'z', 'z'] } } }, { tags: ['x', 'y', 'x', 'z'] }],
  [
    { $addToSet: { items: { id: 'p', points: 6 } } },
    {
      items: [
        { id: 'p', points: 5 },
        { id: 'p', points: 6 },
      ],
    },
  ],
  [{ $pull: { tags: 'x' } }, { tags: ['y'] }],
  [{ $pull: { 'plan.steps': 'one' } }, { plan: { target: 80, steps: [] } }],
  [
    { $set: { owner: 'bob' }, $inc: { count: 1 }, $push: { tags: 'z' } },
    { owner: 'bob', count: 2, tags: ['x', 'y', 'x', 'z'] },
  ],
];

const idleChanges: StoreUpdate<Thing>[] = [
  { $set: {} },
  { $set: { owner: 'ada', 'plan.target': 80 } },
  { $unset: { revision: '', 'plan.scale.top': '', 'nothing.here': '' } },
  { $addToSet: { tags: 'y', items: { id: 'p', points: 5 } } },
  { $pull: { tags: 'nobody', 'plan.nothing': 'x' } },
];

const mismatchedUpdates: StoreUpdate<Thing>[] = [
  { $inc: { 'plan.steps': 1 } },
  { $inc: { 'items.0.id': 1 } },
  { $push: { 'plan.target': 1 } },
  { $addToSet: { 'plan.target': 1 } },
  { $pull: { 'plan.target': 1 } },
  { $set: { 'owner.name': 'ada' } },
  { $set: { 'due.day': 1 } },
  { $set: { 'tags.first': 'x' } },
  { $set: { count: 2 }, $inc: { count: 1 } },
  { $set: { plan: {}, 'plan.target': 1 } },
  { $set: { owner: 'changed first' }, $push: { 'plan.target': 1 } },
];

export function describeUpdates(fresh: FreshCollection): void {
  describe('an update', () => {
    it.each(changes)('%j', async (update, difference) => {
      const things = fresh();
      await things.insertOne(original);
      expect(await things.updateOne({ _id: 'a' }, update)).toMatchObject({
        matchedCount: 1,
        modifiedCount: 1,
      });
      expect(await things.findOne({ _id: 'a' })).toEqual({ ...original, ...difference });
    });

    it.each(idleChanges)('without an effect counts as matched, not as modified: %j', async (update) => {
      const things = fresh();
      await things.insertOne(original);
      const outcome = await things.updateOne({ _id: 'a' }, update);
      expect(outcome).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
      expect(await things.findOne({ _id: 'a' })).toEqual(original);
    });

    it.each(mismatchedUpdates)(
      'that doesn’t fit the document fails and leaves it unchanged: %j',
      async (update) => {
        const things = fresh();
        await things.insertOne(original);
        await expect(things.updateOne({ _id: 'a' }, update)).rejects.toThrow(Error);
        expect(await things.findOne({ _id: 'a' })).toEqual(original);
      },
    );

    it('changes nothing if its filter doesn’t match', async () => {
      const things = fresh();
      await things.insertOne(original);
      const outcome = await things.updateOne({ _id: 'a', owner: 'bob' }, { $set: { owner: 'eve' } });
      expect(outcome).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 0 });
      expect(await things.find({}).toArray()).toEqual([original]);
    });

    it('changes one document, even if more match', async () => {
      const things = fresh();
      await insertAll(things, [
        { _id: 'a', owner: 'ada' },
        { _id: 'b', owner: 'ada' },
      ]);
      await things.updateOne({ owner: 'ada' }, { $set: { count: 1 } });
      expect(await things.countDocuments({ count: 1 })).toBe(1);
    });

    it('never changes the id', async () => {
      const things = fresh();
      await things.insertOne(original);
      const update: StoreUpdate<Thing> = Object.assign({}, { $set: { _id: 'b' } });
      await expect(things.updateOne({ _id: 'a' }, update)).rejects.toThrow(Error);
      expect(await things.find({}).toArray()).toEqual([original]);
    });
  });
}
