/* oxlint-disable no-await-in-loop -- one after the other, so that little is in memory at once */
import { wordsIn } from '../../../core/search/words.ts';
import { WordIndex } from '../word-index.ts';
import { readInChunks } from './read-in-chunks.ts';
import type { Store, StoredDocument } from './store.ts';

/** Documents in memory at the same time. */
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

/** Types of subjects whose text begins with a name or address and continues, for example `Ada in Calculus`. */
const people = new Set(['student', 'staff', 'attempt']);

/** The name or address at the beginning of a subject: 'Ada' for 'Ada: Essay in Calculus' and for 'Ada in Calculus'. */
function nameIn({ action, subjectType, subject, course }: Entry): string {
  if (!people.has(subjectType)) return subject;
  const end = course === undefined ? subject.lastIndexOf(' in ') : subject.lastIndexOf(` in ${course}`);
  const before = end === -1 ? subject : subject.slice(0, end);
  return action === 'updateItemGrade' ? (before.split(': ')[0] ?? before) : before;
}

/**
 * Removes accents from the search words of questions, and adds the search words of accounts and of audit log entries.
 * The words of an entry are the names and addresses that it contains, and the current names and addresses of accounts
 * and people of courses. A second run changes nothing. Calls `extend` after every chunk, so that no other process takes
 * over.
 */
export async function migrateWords(store: Store, extend: () => Promise<void>): Promise<void> {
  await removeAccents(store, extend);
  const names = new WordIndex(store, 'auditNames');
  const userNames = new WordIndex(store, 'userNames');
  const nameIds = await nameEntries(store, names, extend);
  const accounts = store.collection<Account>('users');
  const heads = (id: string) =>
    accounts.find({ _id: { $gt: id } }).project({ firstName: 1, lastName: 1, email: 1 });
  for await (const chunk of readInChunks(heads, chunkSize)) {
    for (const { _id, firstName, lastName, email } of chunk) {
      await userNames.add(_id, firstName, lastName, email);
      if (nameIds.has(_id)) await names.add(_id, firstName, lastName, email);
    }
    await extend();
  }
  const courses = store.collection<Course>('courses');
  const lists = (id: string) => courses.find({ _id: { $gt: id } }).project({ people: 1 });
  for await (const chunk of readInChunks(lists, chunkSize)) {
    for (const [id, { name, email }] of chunk.flatMap((course) => Object.entries(course.people ?? {})))
      if (nameIds.has(id)) await names.add(id, name, email);
    await extend();
  }
}

/**
 * Adds the search words of the courses in the audit log. A second run changes nothing. Calls `extend` after every chunk,
 * so that no other process takes over.
 */
export async function migrateAuditCourses(store: Store, extend: () => Promise<void>): Promise<void> {
  const courseNames = new WordIndex(store, 'auditCourses');
  const entries = store.collection<Entry>('auditLog');
  const courses = (id: string) => entries.find({ _id: { $gt: id } }).project({ course: 1 });
  for await (const chunk of readInChunks(courses, chunkSize)) {
    for (const name of new Set(chunk.flatMap(({ course }) => course ?? [])))
      await courseNames.add(name, name);
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

/** Adds the names and addresses in the audit log entries. Returns the IDs of all actors and subjects. */
async function nameEntries(
  store: Store,
  names: WordIndex,
  extend: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const entries = store.collection<Entry>('auditLog');
  const nameIds = new Set<string>();
  for await (const chunk of readInChunks((id) => entries.find({ _id: { $gt: id } }), chunkSize)) {
    for (const entry of chunk) {
      await names.add(entry.actorId, entry.actorEmail);
      await names.add(entry.subjectId, nameIn(entry));
      nameIds.add(entry.actorId).add(entry.subjectId);
    }
    await extend();
  }
  return nameIds;
}
