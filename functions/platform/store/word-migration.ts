/* oxlint-disable no-await-in-loop -- one after the other, so that little is in memory at once */
import { wordsIn } from '../../../core/search/words.ts';
import { WordIndex } from '../word-index.ts';
import { readInChunks } from './read-in-chunks.ts';
import type { Store, StoredDocument } from './store.ts';

/** Documents in memory at once. */
const chunkSize = 50;

interface Question extends StoredDocument {
  readonly beginnings?: readonly string[];
}

interface Entry extends StoredDocument {
  readonly action: string;
  readonly actorId: string;
  readonly actorEmail: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly subject: string;
  readonly course?: string;
}

interface Account extends StoredDocument {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface Course extends StoredDocument {
  readonly people?: Readonly<Record<string, { readonly name: string; readonly email: string }>>;
}

/** Types of subjects whose texts are a name or address, and more. */
const people = new Set(['student', 'staff', 'attempt']);

/** The name or address that a subject begins with: of 'Ada: Essay in Calculus' and of 'Ada in Calculus', Ada. */
function nameIn({ action, subjectType, subject, course }: Entry): string {
  if (!people.has(subjectType)) return subject;
  const end = course === undefined ? subject.lastIndexOf(' in ') : subject.lastIndexOf(` in ${course}`);
  const before = end === -1 ? subject : subject.slice(0, end);
  return action === 'updateItemGrade' ? (before.split(': ')[0] ?? before) : before;
}

/**
 * Removes accents from the search words of questions, and adds the search words of accounts and of audit log entries:
 * of accounts and people of courses that still exist by name and address, of others by what the entries show. A
 * second run is harmless. `extend`: call it often, so that no other process takes over.
 */
export async function migrateWords(store: Store, extend: () => Promise<void>): Promise<void> {
  await removeAccents(store, extend);
  const names = new WordIndex(store, 'auditNames');
  const userNames = new WordIndex(store, 'userNames');
  const known = await nameEntries(store, names, extend);
  const accounts = store.collection<Account>('users');
  const heads = (id: string) =>
    accounts.find({ _id: { $gt: id } }).project({ firstName: 1, lastName: 1, email: 1 });
  for await (const chunk of readInChunks(heads, chunkSize)) {
    for (const { _id, firstName, lastName, email } of chunk) {
      await userNames.add(_id, firstName, lastName, email);
      if (known.has(_id)) await names.add(_id, firstName, lastName, email);
    }
    await extend();
  }
  const courses = store.collection<Course>('courses');
  const lists = (id: string) => courses.find({ _id: { $gt: id } }).project({ people: 1 });
  for await (const chunk of readInChunks(lists, chunkSize)) {
    for (const [id, { name, email }] of chunk.flatMap((course) => Object.entries(course.people ?? {})))
      if (known.has(id)) await names.add(id, name, email);
    await extend();
  }
}

async function removeAccents(store: Store, extend: () => Promise<void>): Promise<void> {
  const questions = store.collection<Question>('questions');
  const lists = (id: string) => questions.find({ _id: { $gt: id } }).project({ beginnings: 1 });
  for await (const chunk of readInChunks(lists, chunkSize)) {
    for (const { _id, beginnings = [] } of chunk) {
      const plain = wordsIn(...beginnings);
      if (plain.join(' ') !== beginnings.join(' '))
        await questions.updateOne({ _id: { $eq: _id } }, { $set: { beginnings: plain } });
    }
    await extend();
  }
}

/** Returns the IDs of all actors and subjects. */
async function nameEntries(
  store: Store,
  names: WordIndex,
  extend: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const entries = store.collection<Entry>('auditLog');
  const known = new Set<string>();
  for await (const chunk of readInChunks((id) => entries.find({ _id: { $gt: id } }), chunkSize)) {
    for (const entry of chunk) {
      await names.add(entry.actorId, entry.actorEmail);
      await names.add(entry.subjectId, nameIn(entry));
      known.add(entry.actorId).add(entry.subjectId);
    }
    await extend();
  }
  return known;
}
