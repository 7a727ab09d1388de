import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { StoreUsageError } from './store-errors.ts';
import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';
import type { Store, StoreCollection, StoreSort } from './store.ts';
import type { Thing } from './testing/contract/thing.ts';
import { describeOnSqlite } from './testing/store-suites.ts';

// As text, because TypeScript would reject these filters.
const foreignFilters = [
  '{"$where":"sleep(1000)"}',
  '{"$nor":[{"owner":"ada"}]}',
  '{"$or":[]}',
  '{"$or":{"owner":"ada"}}',
  '{"$and":[5]}',
  '{"owner":{"$regex":"^a"}}',
  '{"owner":{"$not":{"$eq":"ada"}}}',
  '{"owner":{"$gt":null}}',
  '{"owner":{"$gt":{"$ne":1}}}',
  '{"owner":{"$in":"ada"}}',
  '{"owner":{"$in":[{"$gt":""}]}}',
  '{"owner":{"$exists":1}}',
  '{"owner":{"$eq":"ada","name":1}}',
  '{"items":{"$elemMatch":{"id":"p"}}}',
  '{"items":{"$elemMatch":{"$elemMatch":{"$gt":1}}}}',
  '{"__proto__":{"a":1}}',
  '{"plan.__proto__.top":1}',
  '{"constructor.prototype":1}',
  '{"plan..top":1}',
  '{"plan.$[].top":1}',
  '{"":1}',
  '[]',
];

const foreignUpdates = [
  '{}',
  '{"owner":"eve"}',
  '{"$set":null}',
  '{"$rename":{"owner":"name"}}',
  '{"$setOnInsert":{"owner":"eve"}}',
  '{"$set":{"_id":"b"}}',
  '{"$set":{"_id.x":"b"}}',
  '{"$set":{"__proto__.admin":true}}',
  '{"$set":{"plan.constructor.prototype.admin":true}}',
  '{"$set":{"items.$.points":1}}',
  '{"$set":{"items.$[].points":1}}',
  '{"$set":{"plan":{"$inc":1}}}',
  '{"$set":{"plan":{"a.b":1}}}',
  '{"$set":{"plan":{"__proto__":{"admin":true}}}}',
  '{"$set":{"tags.9":"past the end"}}',
  '{"$set":{"tags.01":"x"}}',
  '{"$unset":{"tags.0":""}}',
  '{"$inc":{"count":"1"}}',
  '{"$inc":{"count":1e309}}',
  '{"$push":{"tags":["an array in an array"]}}',
  '{"$push":{"tags":{"$each":["x"],"$slice":1}}}',
  '{"$push":{"tags":{"$each":"x"}}}',
  '{"$pull":{"tags":{"$in":["x"]}}}',
  '{"$pull":{"items":{"id":"p"}}}',
  '[{"$set":{"owner":"eve"}}]',
];

const foreignValues: [name: string, value: unknown][] = [
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a function', () => 1],
  ['a bigint', 1n],
  ['an array inside an array', [[1]]],
  ['a hole in an array', Array(1)],
  ['a name with a dot', { 'a.b': 1 }],
  ['a name with a dollar sign', { $a: 1 }],
  ['a name that leads to a prototype', JSON.parse('{"__proto__":{}}')],
  ['too many levels', JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)],
];

const original: Thing = { _id: 'a', owner: 'ada', count: 1, tags: ['x'], items: [{ id: 'p', points: 1 }] };

describeOnSqlite('the embedded store refuses what the store interface does not allow:', (openStore) => {
  let store: Store;
  let things: StoreCollection<Thing>;
  let collections = 0;

  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    things = store.collection<Thing>(`things${collections++}`);
    await things.insertOne(original);
  });

  it.each(foreignFilters)('the filter %s', async (text) => {
    const filter: StoreFilter<Thing> = JSON.parse(text);
    await expect(things.findOne(filter)).rejects.toThrow(StoreUsageError);
    await expect(things.find(filter).toArray()).rejects.toThrow(StoreUsageError);
    await expect(things.countDocuments(filter)).rejects.toThrow(StoreUsageError);
    await expect(things.deleteMany(filter)).rejects.toThrow(StoreUsageError);
    await expect(things.updateOne(filter, { $set: { owner: 'eve' } })).rejects.toThrow(StoreUsageError);
    expect(await things.find({}).toArray()).toEqual([original]);
  });

  it.each(foreignUpdates)('the update %s', async (text) => {
    const update: StoreUpdate<Thing> = JSON.parse(text);
    await expect(things.updateOne({ _id: 'a' }, update)).rejects.toThrow(StoreUsageError);
    expect(await things.find({}).toArray()).toEqual([original]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each(foreignValues)('a value: %s', async (_, value) => {
    const document = Object.assign<Thing, object>({ _id: 'b' }, { owner: value });
    await expect(things.insertOne(document)).rejects.toThrow(StoreUsageError);
    await expect(things.updateOne({ _id: 'a' }, { $set: { 'plan.any': value } })).rejects.toThrow(
      StoreUsageError,
    );
    await expect(things.updateOne({ _id: 'a' }, { $push: { 'plan.any': value } })).rejects.toThrow(
      StoreUsageError,
    );
    expect(await things.find({}).toArray()).toEqual([original]);
  });

  it.each(['{"_id":5}', '{"_id":""}', '{"owner":"x"}', '{"_id":{"$gt":""}}'])(
    'the document %s',
    async (text) => {
      await expect(things.insertOne(JSON.parse(text))).rejects.toThrow(StoreUsageError);
    },
  );

  it('a document over 16 MB', async () => {
    const tooLarge = things.insertOne({ _id: 'b', owner: 'x'.repeat(17 * 1024 * 1024) });
    await expect(tooLarge).rejects.toThrow('A document is larger than 16 MB.');
  });

  it.each(['{"owner":"bob"}', '{"_id":{"$in":["b"]}}', '{"_id":"b","$and":[{"owner":"bob"}]}'])(
    'an upsert whose filter is %s',
    async (filter) => {
      const upsert = things.updateOne(JSON.parse(filter), { $set: { count: 1 } }, { upsert: true });
      await expect(upsert).rejects.toThrow(StoreUsageError);
      expect(await things.countDocuments({})).toBe(1);
    },
  );

  it('a sum that is not finite', async () => {
    await things.updateOne({ _id: 'a' }, { $set: { count: Number.MAX_VALUE } });
    await expect(things.updateOne({ _id: 'a' }, { $inc: { count: Number.MAX_VALUE } })).rejects.toThrow(
      StoreUsageError,
    );
  });

  it.each([-1, 1.5, Number.NaN])('to skip or limit by %d', (count) => {
    expect(() => things.find({}).skip(count)).toThrow(StoreUsageError);
    expect(() => things.find({}).limit(count)).toThrow(StoreUsageError);
  });

  it('to sort by arrays, or in an unknown direction', async () => {
    await things.insertOne({ _id: 'b', tags: ['y'] });
    await expect(things.find({}).sort({ tags: 1 }).toArray()).rejects.toThrow(StoreUsageError);
    const sideways: StoreSort = JSON.parse('{"owner":2}');
    await expect(things.findOne({}, { sort: sideways })).rejects.toThrow(StoreUsageError);
  });

  it.each(['', 'Things', 'sqlite_master', 'a"b', '$cmd', 'a.b'])('the collection name %j', (name) => {
    expect(() => store.collection(name)).toThrow(StoreUsageError);
  });
});
