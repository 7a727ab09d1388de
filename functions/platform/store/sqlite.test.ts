import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreUsageError } from './store-errors.ts';
import type { Store, StoreCollection } from './store.ts';
import type { Thing } from './testing/contract/thing.ts';
import { describeOnSqlite } from './testing/store-suites.ts';

const original: Thing = { _id: 'a', owner: 'ada', count: 1, tags: ['x'], items: [{ id: 'p', points: 1 }] };

describeOnSqlite('the embedded store', (openStore) => {
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

  describe('an indexed path', () => {
    it.each([{ tags: 1 }, { items: 1 }, { 'items.id': 1 }] as const)(
      'that leads to an array or an object is refused: %j',
      async (keys) => {
        await expect(things.createIndex(keys)).rejects.toThrow(StoreUsageError);
        const empty = store.collection<Thing>(`things${collections++}`);
        await empty.createIndex(keys);
        await expect(empty.insertOne(original)).rejects.toThrow(StoreUsageError);
        expect(await empty.countDocuments({})).toBe(0);
      },
    );

    it('is refused if a write that is still in progress does not fit', async () => {
      const write = things.insertOne({ _id: 'b', due: JSON.parse('["no single value"]') });
      await expect(things.createIndex({ due: 1 })).rejects.toThrow(StoreUsageError);
      await write;
    });

    it('that is unique needs a value in each document', async () => {
      const people = store.collection<Thing>(`things${collections++}`);
      await people.createIndex({ email: 1 }, { unique: true });
      await people.insertOne({ _id: 'a', email: 'a' });
      await expect(people.insertOne({ _id: 'b' })).rejects.toThrow(StoreUsageError);
      await expect(people.updateOne({ _id: 'a' }, { $unset: { email: '' } })).rejects.toThrow(
        StoreUsageError,
      );
      await expect(people.updateOne({ _id: 'a' }, { $set: JSON.parse('{"email":null}') })).rejects.toThrow(
        StoreUsageError,
      );
      expect(await people.find({}).toArray()).toEqual([{ _id: 'a', email: 'a' }]);
    });

    it('that is sparse can be missing in a document, but cannot be null', async () => {
      const people = store.collection<Thing>(`things${collections++}`);
      await people.createIndex({ email: 1 }, { unique: true, sparse: true });
      await people.insertOne({ _id: 'a' });
      await expect(people.insertOne(JSON.parse('{"_id":"b","email":null}'))).rejects.toThrow(StoreUsageError);
    });

    it('is refused if it is declared again with other options', async () => {
      await things.createIndex({ owner: 1 });
      await expect(things.createIndex({ owner: 1 }, { unique: true })).rejects.toThrow(StoreUsageError);
    });

    it.each([
      ['{}', {}],
      ['{"a b":1}', {}],
      ['{"a\') --":1}', {}],
      ['{"a.0":1}', {}],
      ['{"__proto__":1}', {}],
      ['{"a":1,"b":1}', { unique: true, sparse: true }],
      ['{"a":1}', { sparse: true }],
    ])('is refused if it is not plain, or if an engine lacks its options: %s %j', async (keys, options) => {
      await expect(things.createIndex(JSON.parse(keys), options)).rejects.toThrow(StoreUsageError);
    });
  });

  it('reports which unique value is taken, in the form of the driver’s error', async () => {
    const people = store.collection<Thing>(`things${collections++}`);
    await people.createIndex({ owner: 1, 'plan.target': -1 }, { unique: true });
    await people.insertOne({ _id: 'a', owner: 'ada', plan: { target: 1 } });
    await expect(people.insertOne({ _id: 'b', owner: 'ada', plan: { target: 1 } })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { owner: 1, 'plan.target': -1 },
      keyValue: { owner: 'ada', 'plan.target': 1 },
    });
    await expect(people.insertOne({ _id: 'a', owner: 'bob', plan: { target: 1 } })).rejects.toMatchObject({
      keyPattern: { _id: 1 },
      keyValue: { _id: 'a' },
    });
  });

  it('stores a document as it was when the write was requested', async () => {
    const document = { _id: 'b', tags: ['x'] };
    const write = things.insertOne(document);
    document.tags.push('too late');
    Object.assign(document, { _id: 'too late' });
    await write;
    expect(await things.findOne({ _id: 'b' })).toEqual({ _id: 'b', tags: ['x'] });
  });

  it('completes requested writes before it closes', async () => {
    const first = await openStore('closing');
    const writes = ['x', 'y'].map((_id) => first.collection<Thing>('late').insertOne({ _id }));
    await Promise.all([...writes, first.close()]);
    const second = await openStore('closing');
    expect(await second.collection<Thing>('late').countDocuments({})).toBe(2);
    await second.close();
  });
});
