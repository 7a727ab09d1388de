import type { AuditAction } from '../../../core/accounts/audit-action.ts';
import type { Actor } from '../actor.ts';
import { isoAfter, type Clock } from '../clock.ts';
import type { NewId } from '../new-id.ts';
import { compareNames } from '../compare-names.ts';
import { orderBy, readPage, type Page, type PageRequest } from '../paging/page.ts';
import type { StoreFilter } from '../store/store-filter.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';
import { WordIndex } from '../word-index.ts';
import { requireSearchable } from '../search-texts.ts';

/** The person whom an entry is about. The name and the address are empty if they are unknown. */
export interface AuditPerson {
  readonly name: string;
  readonly email: string;
}

/**
 * An action, its object, and the values before and after. `subject`, `before` and `after` are texts for
 * users.
 */
export interface AuditEntry {
  readonly action: AuditAction;
  /** The kind of object that has the ID `subjectId`, for example `user` or `student`. */
  readonly subjectType: string;
  readonly subjectId: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Name of the course of the object, at that time. Undefined if it is in none, and in older entries. */
  readonly course?: string;
  /** Reason that the person who acted gave. Undefined if there is none. */
  readonly reason?: string;
  /** The affected person. A search finds the entry by this name and address, or by `subject` if it is undefined. */
  readonly person?: AuditPerson;
}

interface AuditDocument extends StoredDocument, Omit<AuditEntry, 'action' | 'person'> {
  /** Name of the operation. Older entries may have names that are no longer used. */
  readonly action: string;
  readonly createdAt: string;
  readonly actorId: string;
  readonly actorEmail: string;
  /** Address of the affected person. Undefined if there is none, and in older entries. */
  readonly subjectEmail?: string;
  /** `course` in lower case, for searches. */
  readonly courseKey?: string;
}

/** An entry as admins read it. */
export interface AuditView extends Omit<AuditEntry, 'action' | 'course' | 'reason' | 'person'> {
  readonly action: string;
  /** Address of the affected person. Null if there is none, and in older entries about people of courses. */
  readonly subjectEmail: string | null;
  readonly course: string | null;
  readonly reason: string | null;
  readonly id: string;
  readonly createdAt: string;
  readonly actorId: string;
  readonly actorEmail: string;
}

/** Selects entries. Null matches everything. */
export interface AuditFilter {
  /** Finds what `actor` or `subject` would find. */
  readonly search: string | null;
  /** Beginnings of words in the name and address of the person who acted. Earlier names and addresses count, too. */
  readonly actor: string | null;
  /**
   * Beginnings of words in the name and address of the affected person, or in the subject if no person is affected.
   * Earlier names and addresses count, too.
   */
  readonly subject: string | null;
  readonly action: string | null;
  /** Name of the course, in any letter case. */
  readonly course: string | null;
  /** ISO 8601. Entries of this time or later. */
  readonly since: string | null;
  /** ISO 8601. Entries before this time. */
  readonly until: string | null;
}

/** Matches all entries. */
export const anyEntry: AuditFilter = {
  search: null,
  actor: null,
  subject: null,
  action: null,
  course: null,
  since: null,
  until: null,
};

export interface AuditLogDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
}

const newestFirst = orderBy<AuditDocument>('createdAt', -1);

/** Entries per read of all entries about one person. Other people can cause any number of entries. */
const pageSize = 1_000;

/** Entries whose courses are listed if no text is searched for. */
const recentCount = 500;

/** Maximum courses in a list to choose from. */
const maxCourses = 20;

function trimmed(text: string | null): string {
  return text?.trim() ?? '';
}

/** IDs of the actors and subjects that each text of the filter finds. Null for a blank text. */
interface FoundIds {
  readonly search: readonly string[] | null;
  readonly actor: readonly string[] | null;
  readonly subject: readonly string[] | null;
}

const actedBy = (ids: readonly string[]): StoreFilter<AuditDocument> => ({ actorId: { $in: ids } });
const isAbout = (ids: readonly string[]): StoreFilter<AuditDocument> => ({ subjectId: { $in: ids } });

function filterOf(
  { action, course, since, until }: AuditFilter,
  { search, actor, subject }: FoundIds,
): StoreFilter<AuditDocument> {
  const inCourse = trimmed(course);
  const all: StoreFilter<AuditDocument>[] = [
    ...(search === null ? [] : [{ $or: [actedBy(search), isAbout(search)] }]),
    ...(actor === null ? [] : [actedBy(actor)]),
    ...(subject === null ? [] : [isAbout(subject)]),
    ...(action === null ? [] : [{ action: { $eq: action } }]),
    ...(inCourse === '' ? [] : [{ courseKey: { $eq: inCourse.toLowerCase() } }]),
    ...(since === null ? [] : [{ createdAt: { $gte: since } }]),
    ...(until === null ? [] : [{ createdAt: { $lt: until } }]),
  ];
  return all.length === 0 ? {} : { $and: all };
}

function toView(entry: AuditDocument): AuditView {
  const { _id: id, createdAt, actorId, actorEmail, course = null, reason = null } = entry;
  const { action, subjectType, subjectId, subject, before, after } = entry;
  const { subjectEmail = subjectType === 'user' ? subject : null } = entry;
  const change = { action, subjectType, subjectId, subject, subjectEmail, before, after, course, reason };
  return { id, createdAt, actorId, actorEmail, ...change };
}

/** Log of changes of roles, grades and shared data. Entries are never changed or removed. */
export class AuditLog {
  private readonly entries: StoreCollection<AuditDocument>;
  /** Names and addresses of the actors and subjects. */
  private readonly names: WordIndex;
  /** Names of the courses. A name is its own ID. */
  private readonly courseNames: WordIndex;

  constructor(private readonly dependencies: AuditLogDependencies) {
    this.entries = dependencies.store.collection<AuditDocument>('auditLog');
    this.names = new WordIndex(dependencies.store, 'auditNames');
    this.courseNames = new WordIndex(dependencies.store, 'auditCourses');
  }

  async declareIndexes(): Promise<void> {
    await this.entries.createIndex({ createdAt: -1, _id: -1 });
    await this.entries.createIndex({ action: 1 });
    await this.entries.createIndex({ courseKey: 1 });
    await this.entries.createIndex({ actorId: 1 });
    await this.entries.createIndex({ subjectId: 1, subjectType: 1 });
    await this.names.declareIndexes();
    await this.courseNames.declareIndexes();
  }

  /** Call it before the change, so that no change is missing. The entry of a failed change stays. */
  async record(
    { userId, email, name }: Pick<Actor, 'userId' | 'email' | 'name'>,
    { person, ...entry }: AuditEntry,
  ): Promise<void> {
    const { clock, newId } = this.dependencies;
    const courseKey = entry.course?.toLowerCase();
    await this.names.add(userId, name, email);
    await this.names.add(entry.subjectId, ...(person ? [person.name, person.email] : [entry.subject]));
    if (entry.course !== undefined) await this.courseNames.add(entry.course, entry.course);
    await this.entries.insertOne({
      _id: newId(),
      createdAt: isoAfter(clock, 0),
      actorId: userId,
      actorEmail: email,
      ...entry,
      ...(person !== undefined && person.email !== '' && { subjectEmail: person.email }),
      ...(courseKey !== undefined && { courseKey }),
    });
  }

  /**
   * The matching entries, newest first. A text without a word matches none. Throws BAD_USER_INPUT if a text is too
   * long to search for.
   */
  async read(request: PageRequest, filter: AuditFilter = anyEntry): Promise<Page<AuditView>> {
    const { search: either, actor: acting, subject: affected, course } = filter;
    requireSearchable({ search: either, actor: acting, subject: affected, course });
    const [search, actor, subject] = await Promise.all(
      [filter.search, filter.actor, filter.subject].map((text) => this.idsOf(trimmed(text))),
    );
    const named = { search: search ?? null, actor: actor ?? null, subject: subject ?? null };
    return readPage(this.entries, { filter: filterOf(filter, named), order: newestFirst }, request, toView);
  }

  /**
   * Names of courses that entries have, in alphabetical order. Maximum 20. `search`: beginnings of their words. If it is
   * null or blank, the courses of the last 500 entries. Throws BAD_USER_INPUT if it is too long.
   */
  async courses(search: string | null): Promise<string[]> {
    requireSearchable({ search });
    const text = trimmed(search);
    const found = text === '' ? await this.recentCourses() : await this.courseNames.find(text);
    const inOrder = found.toSorted(compareNames);
    const names = Map.groupBy(inOrder, (name) => name.toLowerCase());
    return [...names.values()].flatMap(([first]) => first ?? []).slice(0, maxCourses);
  }

  /**
   * Forgets the names of an account that is being deleted. Its entries stay, and a search finds them by the email
   * addresses that they contain.
   */
  async forgetNames(userId: string): Promise<void> {
    const entries = await this.about(userId, []);
    const addresses = entries.flatMap(({ actorId, actorEmail, subjectId, subject }) => [
      ...(actorId === userId ? [actorEmail] : []),
      ...(subjectId === userId ? [subject] : []),
    ]);
    await this.names.replace(userId, ...new Set(addresses));
  }

  /** The last entry of an action on an object. Null if there is none. */
  async last({
    action,
    subjectType,
    subjectId,
  }: Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId'>): Promise<AuditView | null> {
    const [entry] = await this.entries
      .find({ action: { $eq: action }, subjectType: { $eq: subjectType }, subjectId: { $eq: subjectId } })
      .sort({ ...newestFirst.sort })
      .limit(1)
      .toArray();
    return entry ? toView(entry) : null;
  }

  /** All entries about an account: actions by it, on it, or on its rows in courses (`studentIds`). Newest first. */
  async about(userId: string, studentIds: readonly string[]): Promise<AuditView[]> {
    const filter: StoreFilter<AuditDocument> = {
      $or: [
        { actorId: { $eq: userId } },
        { subjectType: 'user', subjectId: { $eq: userId } },
        { subjectType: 'student', subjectId: { $in: studentIds } },
      ],
    };
    const found: AuditView[] = [];
    for (let rest = filter; ;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the previous one ended
      const page = await this.entries
        .find(rest)
        .sort({ ...newestFirst.sort })
        .limit(pageSize)
        .toArray();
      found.push(...page.map(toView));
      const last = page.at(-1);
      if (!last || page.length < pageSize) return found;
      rest = newestFirst.behind(filter, newestFirst.keyOf(last), last._id);
    }
  }

  private async recentCourses(): Promise<string[]> {
    const recent = await this.entries
      .find({})
      .project({ course: 1 })
      .sort({ ...newestFirst.sort })
      .limit(recentCount)
      .toArray();
    return recent.flatMap(({ course }) => course ?? []);
  }

  private async idsOf(text: string): Promise<string[] | null> {
    return text === '' ? null : this.names.find(text);
  }
}
