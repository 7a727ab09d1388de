import { writeSync } from 'node:fs';
import { openSqliteStore } from '../sqlite.ts';
import type { StoredDocument } from '../store.ts';

// Writes documents forever, eight at a time, and prints the ID of each acknowledged document. sqlite-crash.test.ts
// starts and kills this program: node crash-writer.ts <folder> <round>

const [, , folder = '', round = ''] = process.argv;
const store = await openSqliteStore(folder);
const notes = store.collection<StoredDocument & { body: string }>('notes');
await notes.createIndex({ body: 1 });

let count = 0;

async function write(): Promise<never> {
  for (;;) {
    const id = `${round}-${count++}`;
    await notes.insertOne({ _id: id, body: `${id} `.repeat(50) });
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, write));
