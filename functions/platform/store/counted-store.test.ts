import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf, countedStore, type ByteCount, type CountRule } from './counted-store.ts';
import type { Store, StoredDocument } from './store.ts';
import { describeOnMongo, describeOnSqlite, type StoreSuite } from './testing/store-suites.ts';

interface Note extends StoredDocument {
  readonly owner: string;
  readonly text: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Counts bytes in memory, and refuses more than the limit. */
class Counter implements ByteCount {
  readonly bytes = new Map<string, number>();
  limit = Infinity;

  add(account: string, bytes: number): Promise<void> {
    this.bytes.set(account, (this.bytes.get(account) ?? 0) + bytes);
    return Promise.resolve();
  }

  take(account: string, bytes: number, leaving: number): Promise<void> {
    if ((this.bytes.get(account) ?? 0) + bytes > this.limit - leaving)
      return Promise.reject(new Error('Full.'));
    return this.add(account, bytes);
  }
}

const rule: CountRule = {
  accountOf: (document) => String(Reflect.get(document, 'owner')),
  leaves: 0,
  refusesNew: true,
  refusesUpdate: (_update, bytes) => bytes > 10,
};

const owners = ['ada', 'bob'];
const id = fc.constantFrom('a', 'b', 'c', 'd');
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), id, text, owner: fc.constantFrom(...owners) }),
  fc.record({ kind: fc.constant('set' as const), id, text, part: fc.constantFrom('x', 'y') }),
  fc.record({ kind: fc.constant('unset' as const), id }),
);

const suite: StoreSuite = (openStore) => {
  let store: Store;
  let collections = 0;

  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  function notes() {
    const count = new Counter();
    const name = `notes${collections++}`;
    return { count, notes: countedStore(store, { [name]: rule }, count).collection<Note>(name) };
  }

  it('counts stored bytes despite concurrent writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(operation, { maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
        const { count, notes: counted } = notes();
        for (const round of rounds) {
          const writes = round.map((each) => {
            const filter = { _id: { $eq: each.id } };
            if (each.kind === 'insert')
              return counted.insertOne({ _id: each.id, owner: each.owner, text: each.text, parts: {} });
            return each.kind === 'set'
              ? counted.updateOne(filter, { $set: { [`parts.${each.part}`]: each.text } })
              : counted.findOneAndUpdate(filter, { $set: { parts: {} } }, { returnDocument: 'after' });
          });
          await Promise.allSettled(writes);
        }
        const stored = await counted.find({}).toArray();
        for (const owner of owners) {
          const ownNotes = stored.filter((note) => note.owner === owner);
          expect(count.bytes.get(owner) ?? 0).toBe(
            ownNotes.reduce((sum, note) => sum + bytesOf(note, rule), 0),
          );
        }
        await counted.deleteMany({});
        expect([...count.bytes.values()].every((bytes) => bytes === 0)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('refuses writes beyond the limit, and neither stores nor counts them', async () => {
    const { count, notes: counted } = notes();
    const small = { _id: 'a', owner: 'ada', text: '', parts: {} };
    await counted.insertOne(small);
    count.limit = bytesOf(small, rule) + 100;
    const long = 'x'.repeat(200);
    const many = [1, 2, 3].map((at) => ({ ...small, _id: `many-${at}` }));
    await expect(counted.insertOne({ ...small, _id: 'b', text: long })).rejects.toThrow('Full.');
    await expect(counted.insertMany(many)).rejects.toThrow('Full.');
    await expect(counted.updateOne({ _id: 'a' }, { $set: { text: long } })).rejects.toThrow('Full.');
    expect(await counted.find({}).toArray()).toEqual([small]);
    expect(count.bytes.get('ada')).toBe(bytesOf(small, rule));
    count.limit = 0;
    expect(await counted.updateOne({ _id: 'a' }, { $set: { text: 'tiny' } })).toMatchObject({
      matchedCount: 1,
    });
  });

  it('releases the bytes of failed inserts and of deleted documents', async () => {
    const { count, notes: counted } = notes();
    const note = { _id: 'a', owner: 'ada', text: 'One', parts: {} };
    await counted.insertOne(note);
    await expect(counted.insertOne({ ...note, text: 'Another one' })).rejects.toThrow();
    expect(count.bytes.get('ada')).toBe(bytesOf(note, rule));
    const noMatch = await counted.deleteOne({ _id: 'a', text: { $eq: 'Other' } });
    expect([noMatch.deletedCount, count.bytes.get('ada')]).toEqual([0, bytesOf(note, rule)]);
    expect((await counted.deleteOne({ _id: 'a' })).deletedCount).toBe(1);
    expect(count.bytes.get('ada')).toBe(0);
  });

  it('returns the same results as the store', async () => {
    const { notes: counted } = notes();
    const note = { _id: 'a', owner: 'ada', text: 'One', parts: {} };
    await counted.insertOne(note);
    const filter = { _id: { $eq: 'a' } };
    const same = await counted.updateOne(filter, { $set: { text: 'One' } });
    expect(same).toEqual({ matchedCount: 1, modifiedCount: 0, upsertedCount: 0 });
    expect(
      await counted.findOneAndUpdate(filter, { $set: { text: 'Two' } }, { returnDocument: 'before' }),
    ).toEqual(note);
    expect(
      await counted.findOneAndUpdate(filter, { $set: { text: 'Six' } }, { returnDocument: 'after' }),
    ).toEqual({ ...note, text: 'Six' });
    const missing = { _id: { $eq: 'b' } };
    expect(await counted.updateOne(missing, { $set: { text: 'Two' } })).toMatchObject({ matchedCount: 0 });
  });
};

describeOnSqlite('a store that counts', suite);
await describeOnMongo('a store that counts', suite);
