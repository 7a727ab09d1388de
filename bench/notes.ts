import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '../core/quizzes/seeded-random.ts';
import { NoteIndex, termsOfOwners } from '../functions/notes/note-index.ts';
import { NoteService } from '../functions/notes/note.service.ts';
import { listKeyOf, NoteStore, type NoteDocument } from '../functions/notes/note.store.ts';
import type { Actor } from '../functions/platform/actor.ts';
import { systemClock } from '../functions/platform/clock.ts';
import { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import { randomId } from '../functions/platform/new-id.ts';
import { openMongoStore } from '../functions/platform/store/mongo.ts';
import { openSqliteStore } from '../functions/platform/store/sqlite.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { findMongo } from '../functions/platform/store/testing/mongo-server.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const sizes = { few: 100, many: 10_000 } as const;
type Size = keyof typeof sizes;

const rounds = 21;
const wordsPerNote = 30;
const vocabulary = 3_000;
/** Notes of each account that contain the searched word. */
const matches = 5;
const searched = 'cauchy';

function noteOf(ownerId: string, at: number, random: () => number): NoteDocument {
  const words = Array.from({ length: wordsPerNote }, () => `w${Math.floor(random() * vocabulary)}`);
  const text = [...words, ...(at < matches ? [searched] : [])].join(' ');
  const updatedAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
  return {
    _id: `${ownerId}-${at}`,
    ownerId,
    title: `Note ${at}`,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    excerpt: text.slice(0, 200),
    tags: [`week ${at % 20}`],
    courseId: null,
    isPinned: false,
    listKey: listKeyOf({ isPinned: false, updatedAt }),
    revision: 1,
    createdAt: updatedAt,
    updatedAt,
    deletedAt: null,
  };
}

const actorOf = (size: Size): Actor => ({
  userId: `${size}-owner`,
  email: `${size}@markwise.example`,
  name: size,
  role: 'Student',
  sessionId: 'session',
  scopes: null,
});

/** Stores the notes of two accounts, and returns their service. */
async function storedNotes(store: Store): Promise<NoteService> {
  const [notes, index] = [
    new NoteStore(store),
    new NoteIndex(store, termsOfOwners('https://markwise.example')),
  ];
  await notes.declareIndexes();
  await index.declareIndexes();
  const random = randomOf('notes');
  for (const size of Object.keys(sizes) as Size[])
    for (let at = 0; at < sizes[size]; at += 1) {
      const note = noteOf(actorOf(size).userId, at, random);
      await index.add(note);
      await notes.add(note);
    }
  const memberships = { may: async () => false };
  const limiter = new RateLimiter(store, systemClock);
  return new NoteService({ notes, index, memberships, limiter, clock: systemClock, newId: randomId });
}

async function searchTime(service: NoteService, size: Size): Promise<number> {
  const query = { search: searched, tag: null, courseId: null };
  const began = performance.now();
  const { totalCount } = await service.list(actorOf(size), query, { first: 20, after: null });
  if (totalCount !== matches) throw new Error(`The search found ${totalCount} notes.`);
  return performance.now() - began;
}

async function figuresOf(name: string, store: Store): Promise<Figure[]> {
  const service = await storedNotes(store);
  for (let round = 0; round < 5; round += 1)
    for (const size of Object.keys(sizes) as Size[]) await searchTime(service, size);
  const times: Record<Size, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const few = await searchTime(service, 'few');
    times.push({ few, many: await searchTime(service, 'many') });
  }
  const key = `notes.${name.toLowerCase().split(' ')[0]}`;
  const how = `Median of ${rounds} alternating rounds; a word that ${matches} notes of the account have, all notes in one store`;
  const time = (size: Size): Figure => ({
    key: `${key}.search.${size}`,
    what: `${name}: search in ${sizes[size].toLocaleString('en-US')} notes`,
    value: median(times.map((each) => each[size])),
    unit: 'ms',
    goal: null,
    how,
  });
  return [
    time('few'),
    time('many'),
    {
      key: `${key}.search`,
      what: `${name}: search in 10,000 notes ÷ in 100 notes`,
      value: median(times.map(({ few, many }) => many / few)),
      unit: '×',
      goal: { atMost: 2 },
      how,
    },
  ];
}

/** Measures the search in the notes of an account with few and with many notes, on each available store. */
export async function benchNotes(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-bench-'));
  const mongo = await findMongo();
  try {
    const embedded = await openSqliteStore(join(folder, 'notes'));
    const figures = await figuresOf('SQLite', embedded);
    await embedded.close();
    if (!mongo) return figures;
    const server = await openMongoStore(`${mongo.uri.replace(/\/$/, '')}/bench-notes`);
    figures.push(...(await figuresOf(mongo.server, server)));
    await server.close();
    return figures;
  } finally {
    await mongo?.stop();
    rmSync(folder, { recursive: true });
  }
}
