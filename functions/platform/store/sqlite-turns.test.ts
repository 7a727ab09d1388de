import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from './sqlite.ts';
import type { Store, StoreCollection } from './store.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

interface Text {
  readonly _id: string;
  readonly owner: string;
  readonly words: readonly string[];
}

const words = Array.from({ length: 1_000 }, (_, at) => `word${at}`);
const texts: readonly Text[] = Array.from({ length: 2_000 }, (_, at) => ({
  _id: `text-${String(at).padStart(4, '0')}`,
  owner: 'a',
  words: [...words, at % 2 === 0 ? 'even' : 'odd'],
}));

let folder = '';
let store: Store;
let collection: StoreCollection<Text>;

beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder, 'markwise-turns-'));
  store = await openSqliteStore(folder);
  collection = store.collection<Text>('texts');
  await collection.createIndex({ owner: 1 });
  await collection.insertMany(texts);
});

afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Turns of the event loop that others have while something is read. */
async function turnsDuring(reading: Promise<unknown>): Promise<number> {
  const isOver = reading.then(() => true);
  let turns = 0;
  while (!(await Promise.race([isOver, setImmediate(false)]))) turns += 1;
  return turns;
}

it.each([
  ['finds by what is not indexed', () => collection.find({ words: 'odd' }).toArray()],
  ['finds by what is indexed', () => collection.find({ owner: 'a' }).toArray()],
  ['sorts by what is not indexed', () => collection.find({}).sort({ unknown: 1 }).limit(1).toArray()],
  ['counts by what is not indexed', () => collection.countDocuments({ words: { $gt: 'x' } })],
])('others have their turn while it %s', async (_, read) => {
  expect(await turnsDuring(read())).toBeGreaterThan(4);
});

it('what is written meanwhile is found as it is by then, and nothing twice', async () => {
  const reading = collection.find({ owner: 'a', words: 'odd' }).sort({ _id: 1 }).toArray();
  await setImmediate();
  await Promise.all([
    collection.deleteOne({ _id: 'text-1999' }),
    collection.updateOne({ _id: 'text-1997' }, { $set: { owner: 'b' } }),
    collection.updateOne({ _id: 'text-1995' }, { $set: { words: ['even'] } }),
    collection.updateOne({ _id: 'text-1993' }, { $set: { words: ['odd'] } }),
    collection.insertOne({ _id: 'text-2000', owner: 'a', words: ['odd'] }),
  ]);
  const found = await reading;
  const ids = texts.map(({ _id }) => _id).filter((_, at) => at % 2 === 1 && at < 1_994);
  expect(found.map(({ _id }) => _id)).toEqual(ids);
  expect(found.at(-1)?.words).toEqual(['odd']);
});
