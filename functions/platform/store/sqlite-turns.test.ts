import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from './sqlite.ts';
import { SqliteTurns, type Steps } from './sqlite-turns.ts';
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

const idOfB = (at: number) => `late-${String(at).padStart(4, '0')}`;

let folder = '';
let store: Store;
let collection: StoreCollection<Text>;

beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder, 'markwise-turns-'));
  store = await openSqliteStore(folder);
  collection = store.collection<Text>('texts');
  await collection.createIndex({ owner: 1 });
  await collection.insertMany(texts);
  await collection.insertMany(
    Array.from({ length: 2_100 }, (_, at) => ({ _id: idOfB(at), owner: 'b', words })),
  );
});

afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Number of turns of the event loop during a read. */
async function turnsDuring(reading: Promise<unknown>): Promise<number> {
  const isOver = reading.then(() => true);
  let turns = 0;
  while (!(await Promise.race([isOver, setImmediate(false)]))) turns += 1;
  return turns;
}

it.each([
  ['finds by a field without an index', () => collection.find({ words: 'odd' }).toArray()],
  ['finds by a field with an index', () => collection.find({ owner: 'a' }).toArray()],
  ['sorts by a field without an index', () => collection.find({}).sort({ unknown: 1 }).limit(1).toArray()],
  ['counts by a field without an index', () => collection.countDocuments({ words: { $gt: 'x' } })],
])('other work runs while the store %s', async (_, read) => {
  expect(await turnsDuring(read())).toBeGreaterThan(4);
});

/** Mocks a clock that advances by 4 ms at each check, so that a read never ends before the writes of the test. */
function slowDownReads(): void {
  let now = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
  onTestFinished(() => spy.mockRestore());
}

it('a read sees concurrent writes, and no document twice', async () => {
  slowDownReads();
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

it('a limited list is full although documents are deleted during the read', async () => {
  slowDownReads();
  const reading = collection.find({ owner: 'b' }).sort({ _id: 1 }).limit(1_000).toArray();
  await setImmediate();
  const gone = [900, 950, 999];
  await Promise.all(gone.map((at) => collection.deleteOne({ _id: idOfB(at) })));
  const found = await reading;
  const ids = Array.from({ length: 1_003 }, (_, at) => at).flatMap((at) =>
    gone.includes(at) ? [] : [idOfB(at)],
  );
  expect(found.map(({ _id }) => _id)).toEqual(ids);
});

it('a limited list is full even if more documents are deleted during the read than it has spare rows', async () => {
  slowDownReads();
  const reading = collection.find({ owner: 'b' }).sort({ _id: 1 }).limit(500).toArray();
  await setImmediate();
  const gone = Array.from({ length: 1_100 }, (_, at) => idOfB(at + 450));
  await collection.deleteMany({ _id: { $in: gone } });
  const ids = Array.from({ length: 500 }, (_, at) => idOfB(at < 450 ? at : at + 1_100));
  expect((await reading).map(({ _id }) => _id)).toEqual(ids);
});

describe('concurrent reads', () => {
  /** Makes each step of a read take a millisecond of a mocked clock. */
  function watchSteps() {
    let now = 0;
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => spy.mockRestore());
    return function* steps(count: number, isLate: () => boolean): Steps<number> {
      for (let done = 1; done <= count; done += 1) {
        now += 1;
        if (isLate()) yield null;
      }
      return now;
    };
  }

  /** The longest time that reads took between two turns of the event loop. */
  async function longestTurn(reading: Promise<unknown>): Promise<number> {
    const isOver = reading.then(() => true);
    let [longest, before] = [0, 0];
    do {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    } while (!(await Promise.race([isOver, setImmediate(false)])));
    return longest;
  }

  it.each([
    ['short', 1],
    ['long', 60],
  ])('share the time of a turn if they are %s', async (_, length) => {
    const turns = new SqliteTurns();
    const steps = watchSteps();
    const reads = Array.from({ length: 400 }, () => turns.run((isLate) => steps(length, isLate)));
    expect(await longestTurn(Promise.all(reads))).toBeLessThanOrEqual(20);
    expect(performance.now()).toBe(400 * length);
  });

  it('finish early if they are short, even if long reads began before them', async () => {
    const turns = new SqliteTurns();
    const steps = watchSteps();
    const long = Array.from({ length: 20 }, () => turns.run((isLate) => steps(200, isLate)));
    await setImmediate();
    const short = turns.run((isLate) => steps(1, isLate));
    expect(await short).toBeLessThan(200);
    await Promise.all(long);
  });

  it('run even if another read failed', async () => {
    const turns = new SqliteTurns();
    const failing = turns.run(() => {
      throw new Error('no such table');
    });
    await expect(failing).rejects.toThrow('no such table');
    expect(await turns.run(() => watchSteps()(1, () => false))).toBe(1);
  });
});
