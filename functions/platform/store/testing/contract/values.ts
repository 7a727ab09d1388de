import { describe, expect, it } from 'vitest';
import type { StoreCollection, StoredDocument } from '../../store.ts';
import type { FreshCollection } from './thing.ts';

interface Anything extends StoredDocument {
  value: unknown;
  more?: unknown;
}

const nested = (levels: number): unknown => (levels === 0 ? 'bottom' : { in: nested(levels - 1) });

const values: [name: string, value: unknown][] = [
  ['text of every plane', 'ä ß 漢字 \u{1f600} \u0000 \ud7ff \uffff “” \n\t"\\'],
  ['text that looks like JSON', '{"$gt":""}\\ud800'],
  ['names in other scripts', { größe: 1, ключ: 2, '\u{1f600}': 3, 'with space': 4, '1': 5 }],
  ['empty things', { text: '', list: [], object: {}, nothing: null }],
  ['numbers', [0, -1, 0.1, 1e300, -1e-300, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1)]],
  ['true and false', [true, false]],
  ['90 levels', nested(90)],
  ['a megabyte', 'ü'.repeat(512 * 1024)],
];

const ids = [
  '__proto__',
  'constructor',
  '$set',
  'a.b',
  ' ',
  "'; DROP TABLE things; --",
  '\u{1f600}',
  'x'.repeat(500),
];

export function describeValues(fresh: FreshCollection): void {
  const freshOfAnything = () => fresh() as unknown as StoreCollection<Anything>;

  describe('values', () => {
    it.each(values)('are returned unchanged: %s', async (_, value) => {
      const things = freshOfAnything();
      await things.insertOne({ _id: 'inserted', value });
      await things.insertOne({ _id: 'updated', value: null });
      await things.updateOne({ _id: 'updated' }, { $set: { value } });
      expect(await things.findOne({ _id: 'inserted' })).toEqual({ _id: 'inserted', value });
      expect(await things.findOne({ _id: 'updated' })).toEqual({ _id: 'updated', value });
    });

    it.each(ids)('are stored, updated and deleted under the id %j', async (_id) => {
      const things = freshOfAnything();
      expect(await things.insertOne({ _id, value: 1 })).toMatchObject({ insertedId: _id });
      await things.updateOne({ _id }, { $set: { value: 2 } });
      expect(await things.findOne({ _id: { $in: [_id] } })).toEqual({ _id, value: 2 });
      expect(await things.deleteOne({ _id })).toMatchObject({ deletedCount: 1 });
    });

    it('contain U+FFFD instead of a lone surrogate, and a filter with U+FFFD finds them', async () => {
      const things = freshOfAnything();
      await things.createIndex({ value: 1 });
      await things.insertOne({ _id: 'a', value: 'cut \u{1f600}'.slice(0, -1) });
      expect(await things.findOne({ value: 'cut \ufffd' })).toEqual({ _id: 'a', value: 'cut \ufffd' });
    });

    it('are copied: later changes of an object don’t affect the store', async () => {
      const things = freshOfAnything();
      const value = { list: [1] };
      await things.insertOne({ _id: 'a', value });
      value.list.push(2);
      await things.updateOne({ _id: 'a' }, { $set: { 'more.list': value.list } });
      value.list.push(3);
      const read = await things.findOne({ _id: 'a' });
      const [listed] = await things.find({}).toArray();
      const [shown] = await things.find({}).project({ more: 0 }).toArray();
      // Without an effect if the document is frozen.
      for (const document of [read, listed, shown])
        for (const object of [document, document?.value]) Reflect.set(object ?? {}, 'list', 'gone');
      const stored = { _id: 'a', value: { list: [1] }, more: { list: [1, 2] } };
      expect(await things.findOne({ _id: 'a' })).toEqual(stored);
      expect(await things.find({}).toArray()).toEqual([stored]);
      expect(await things.find({}).project({ more: 0 }).toArray()).toEqual([
        { _id: 'a', value: { list: [1] } },
      ]);
    });

    it('with operators inside are refused, and nothing is stored', async () => {
      const things = freshOfAnything();
      const update = { $set: { value: JSON.parse('{"$inc":{"a":1}}') } };
      await things.insertOne({ _id: 'a', value: 1 });
      await expect(things.updateOne({ _id: 'a' }, update)).rejects.toThrow(Error);
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', value: 1 });
    });
  });
}
