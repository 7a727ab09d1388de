import { statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from '../sqlite-open.ts';
import { openSqliteStore } from '../sqlite.ts';
import type { StoredDocument } from '../store.ts';

// Requests 150 large inserts at the same time, then 150 updates. sqlite-burst.test.ts starts this program with a heap
// that is smaller than all these documents: node --max-old-space-size=… burst-writer.ts <folder>

interface Note extends StoredDocument {
  readonly body: string;
}

const [, , folder = ''] = process.argv;
const store = await openSqliteStore(folder);
const notes = store.collection<Note>('notes');
const ids = Array.from({ length: 150 }, (_, index) => `note ${index}`);
// All writes share one text, so that only the store needs memory for copies.
const [first, second] = ['x', 'y'].map((letter) => letter.repeat(1024 * 1024));
await Promise.all(ids.map((_id) => notes.insertOne({ _id, body: first ?? '' })));
await Promise.all(ids.map((_id) => notes.updateOne({ _id }, { $set: { body: second ?? '' } })));
const length = async (_id: string) => {
  const found = await notes.findOneAndUpdate(
    { _id, body: { $ne: '' } },
    { $set: { body: first ?? '' } },
    { returnDocument: 'after' },
  );
  return found?.body.length ?? 0;
};
const lengths = await Promise.all(ids.map(length));
const written = lengths.reduce((sum, one) => sum + one);
process.stdout.write(JSON.stringify({ written, log: statSync(join(folder, `${databaseFile}-wal`)).size }));
await store.close();
