import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteCollection } from './sqlite-collection.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { SqliteIndexes } from './sqlite-indexes.ts';
import { createTableSql } from './sqlite-rows.ts';
import type { StoreCollection, StoredDocument } from './store.ts';

interface Note extends StoredDocument {
  readonly owner: string;
  readonly text: string;
  readonly marks?: readonly { readonly at: number }[];
}

function open() {
  const connection = new DatabaseSync(':memory:');
  const database = new SqliteDatabase(connection);
  onTestFinished(() => database.close());
  const collection = (name: string): StoreCollection<Note> => {
    connection.exec(createTableSql(name));
    return new SqliteCollection<Note>(database, name, new SqliteIndexes(database, name));
  };
  return { connection, database, collection };
}

/** Every way to read all notes: as whole documents and without their owners. */
async function readAll(notes: StoreCollection<Note>) {
  const ids = (await notes.find({}).project({ _id: 1 }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  return {
    one: await Promise.all(ids.map((_id) => notes.findOne({ _id }))),
    byText: await Promise.all(ids.map((_id) => notes.findOne({ _id, text: { $gte: '' } }))),
    listed: await notes.find({}).sort({ _id: 1 }).toArray(),
    sortedInMemory: (await notes.find({}).sort({ text: 1, _id: 1 }).toArray()).toSorted(byId),
    shown: await notes.find({}).project({ owner: 0 }).sort({ _id: 1 }).toArray(),
  };
}

function byId(one: StoredDocument, other: StoredDocument): number {
  return one._id < other._id ? -1 : 1;
}

function expected(model: ReadonlyMap<string, Note>) {
  const whole = [...model.values()].toSorted(byId);
  const shown = whole.map(({ _id, text }) => ({ _id, text }));
  return { one: whole, byText: whole, listed: whole, sortedInMemory: whole, shown };
}

const ids = ['a', 'b', 'c'];
const owners = ['ada', 'bob'];
/** On both sides of the length from which SQL omits fields, in bytes and in characters. */
const texts = ['', 'x', 'y', 'x'.repeat(32_700), 'x'.repeat(33_000), 'ü'.repeat(16_400), 'ü'.repeat(33_000)];
const writes = fc.array(
  fc.record({
    kind: fc.constantFrom('store', 'deletion', 'failure', 'another connection'),
    _id: fc.constantFrom(...ids),
    owner: fc.constantFrom(...owners),
    text: fc.constantFrom(...texts),
  }),
  { maxLength: 12 },
);

describe('documents that were parsed before', () => {
  it('are what the row contains, after any writes', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (all) => {
        const { connection, database, collection } = open();
        const notes = collection('notes');
        const model = new Map<string, Note>();
        for (const { kind, _id, owner, text } of all) {
          const note = { _id, owner, text };
          if (kind === 'deletion') {
            await notes.deleteOne({ _id });
            model.delete(_id);
          } else if (kind === 'failure') {
            const failing = database.write(() => {
              connection.prepare('UPDATE notes SET doc = ? WHERE _id = ?').run(JSON.stringify(note), _id);
              connection.exec('ROLLBACK');
              throw new Error('The disk is full.');
            });
            await expect(failing).rejects.toThrow('The disk is full.');
          } else {
            if (kind === 'store') await notes.updateOne({ _id }, { $set: { owner, text } }, { upsert: true });
            else
              connection
                .prepare('INSERT OR REPLACE INTO notes (_id, doc) VALUES (?, ?)')
                .run(_id, JSON.stringify(note));
            model.set(_id, note);
          }
          expect(await readAll(notes)).toEqual(expected(model));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same objects, which nobody can change', async () => {
    const notes = open().collection('notes');
    await notes.insertOne({ _id: 'a', owner: 'ada', text: 'x', marks: [{ at: 1 }] });
    const found = await notes.findOne({ _id: 'a' });
    expect(await notes.find({}).toArray()).toEqual([found]);
    expect((await notes.find({}).toArray())[0]).toBe(found);
    const [shown] = await notes.find({}).project({ text: 0 }).toArray();
    expect((await notes.find({}).project({ text: 0 }).toArray())[0]).toBe(shown);
    for (const each of [found, found?.marks, found?.marks?.[0], shown, shown?.marks])
      expect(Object.isFrozen(each)).toBe(true);
  });

  it('belong to one collection', async () => {
    const { collection } = open();
    const [drafts, notes] = [collection('drafts'), collection('notes')];
    await drafts.insertOne({ _id: 'a', owner: 'ada', text: 'draft' });
    await notes.insertOne({ _id: 'a', owner: 'bob', text: 'note' });
    for (const round of [1, 2]) {
      expect(await drafts.findOne({ _id: 'a' }), `round ${round}`).toMatchObject({ text: 'draft' });
      expect(await notes.findOne({ _id: 'a' }), `round ${round}`).toMatchObject({ text: 'note' });
    }
  });

  it('take at most 8 MB of JSON, and the documents that are read most stay', async () => {
    const { database, collection } = open();
    const notes = collection('notes');
    const text = 'x'.repeat(30_000);
    await notes.insertMany(
      Array.from({ length: 700 }, (_, at) => ({
        _id: `n${String(at).padStart(3, '0')}`,
        owner: 'ada',
        text,
      })),
    );
    const first = await notes.findOne({ _id: 'n000' });
    const lengths: number[] = [];
    for (let at = 0; at < 700; at += 50) {
      const _id = { $gte: `n${String(at).padStart(3, '0')}` };
      await notes.find({ _id }).sort({ _id: 1 }).limit(50).toArray();
      lengths.push(database.parsedDocuments.length);
      expect(await notes.findOne({ _id: 'n000' })).toBe(first);
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(Math.min(...lengths.slice(4))).toBeGreaterThan(4 * 1024 * 1024);
  });
});
