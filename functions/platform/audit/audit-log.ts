import type { AuditAction } from '../../../core/accounts/audit-action.ts';
import type { Actor } from '../actor.ts';
import { isoAfter, type Clock } from '../clock.ts';
import type { NewId } from '../new-id.ts';
import { orderBy, readPage, type Page, type PageRequest } from '../paging/page.ts';
import type { StoreFilter } from '../store/store-filter.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';

/**
 * An action, its object, and the values before and after. `subject`, `before` and `after` are texts for
 * users.
 */
export interface AuditEntry {
  readonly action: AuditAction;
  /** The kind of object that `subjectId` names: `user`, `student`. */
  readonly subjectType: string;
  readonly subjectId: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Name of the course of the object, at that time. Undefined if it is in none, and in older entries. */
  readonly course?: string;
  /** Why, in the words of the person who acted. Undefined if they gave no reason. */
  readonly reason?: string;
}

interface AuditDocument extends StoredDocument, Omit<AuditEntry, 'action'> {
  /** Also that of an operation of an earlier version. */
  readonly action: string;
  readonly createdAt: string;
  readonly actorId: string;
  readonly actorEmail: string;
  /** `course` in lower case, by which entries are found. */
  readonly courseKey?: string;
}

/** An entry as admins read it. */
export interface AuditView extends Omit<AuditEntry, 'action' | 'course' | 'reason'> {
  readonly action: string;
  readonly course: string | null;
  readonly reason: string | null;
  readonly id: string;
  readonly createdAt: string;
  readonly actorId: string;
  readonly actorEmail: string;
}

/** Selects entries. Null matches everything. */
export interface AuditFilter {
  /** Beginning of the address of the person who acted, or of the subject. */
  readonly search: string | null;
  /** Beginning of the address of the person who acted. */
  readonly actor: string | null;
  /** Beginning of the subject. */
  readonly subject: string | null;
  readonly action: string | null;
  /** Beginning of the name of the course, in any letter case. */
  readonly course: string | null;
  /** ISO 8601. The first time. */
  readonly since: string | null;
  /** ISO 8601. The first time that is too late. */
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

const maxSearchLength = 254;
/** Entries per read of all entries about one person. Others can cause any number of them. */
const pageSize = 1_000;

const beginning = (start: string) => ({ $gte: start, $lt: `${start}\u{10ffff}` });

/** Matches the beginning of an address in any letter case, or the beginning of a subject as written. */
function startingWith(text: string): StoreFilter<AuditDocument> {
  const address = beginning(text.toLowerCase());
  return { $or: [{ actorEmail: address }, { subject: address }, { subject: beginning(text) }] };
}

/** Matches the beginning of a subject, as written or in lower case. */
function subjectStartingWith(text: string): StoreFilter<AuditDocument> {
  return { $or: [{ subject: beginning(text) }, { subject: beginning(text.toLowerCase()) }] };
}

function cut(text: string | null): string {
  return text?.trim().slice(0, maxSearchLength) ?? '';
}

function filterOf({
  search,
  actor,
  subject,
  action,
  course,
  since,
  until,
}: AuditFilter): StoreFilter<AuditDocument> {
  const [searched, acting, affected, inCourse] = [cut(search), cut(actor), cut(subject), cut(course)];
  const all: StoreFilter<AuditDocument>[] = [
    ...(searched === '' ? [] : [startingWith(searched)]),
    ...(acting === '' ? [] : [{ actorEmail: beginning(acting.toLowerCase()) }]),
    ...(affected === '' ? [] : [subjectStartingWith(affected)]),
    ...(action === null ? [] : [{ action: { $eq: action } }]),
    ...(inCourse === '' ? [] : [{ courseKey: beginning(inCourse.toLowerCase()) }]),
    ...(since === null ? [] : [{ createdAt: { $gte: since } }]),
    ...(until === null ? [] : [{ createdAt: { $lt: until } }]),
  ];
  return all.length === 0 ? {} : { $and: all };
}

function toView({ _id, ...rest }: AuditDocument): AuditView {
  const { createdAt, actorId, actorEmail, action, subjectType, subjectId, subject, before, after } = rest;
  const { course = null, reason = null } = rest;
  const what = { action, subjectType, subjectId, subject, before, after, course, reason };
  return { id: _id, createdAt, actorId, actorEmail, ...what };
}

/** Log of changes of roles, grades and shared data. Entries are never changed or removed. */
export class AuditLog {
  private readonly entries: StoreCollection<AuditDocument>;

  constructor(private readonly dependencies: AuditLogDependencies) {
    this.entries = dependencies.store.collection<AuditDocument>('auditLog');
  }

  async declareIndexes(): Promise<void> {
    await this.entries.createIndex({ createdAt: -1, _id: -1 });
    await this.entries.createIndex({ actorEmail: 1 });
    await this.entries.createIndex({ subject: 1 });
    await this.entries.createIndex({ action: 1 });
    await this.entries.createIndex({ courseKey: 1 });
    await this.entries.createIndex({ actorId: 1 });
    await this.entries.createIndex({ subjectId: 1, subjectType: 1 });
  }

  /** Call it before the change, so that no change is missing. The entry of a failed change stays. */
  async record({ userId, email }: Pick<Actor, 'userId' | 'email'>, entry: AuditEntry): Promise<void> {
    const { clock, newId } = this.dependencies;
    const who = { actorId: userId, actorEmail: email };
    const courseKey = entry.course?.toLowerCase();
    await this.entries.insertOne({
      _id: newId(),
      createdAt: isoAfter(clock, 0),
      ...who,
      ...entry,
      ...(courseKey !== undefined && { courseKey }),
    });
  }

  /** The matching entries, newest first. */
  read(request: PageRequest, filter: AuditFilter = anyEntry): Promise<Page<AuditView>> {
    return readPage(this.entries, { filter: filterOf(filter), order: newestFirst }, request, toView);
  }

  /** Actions by an account, on it, or on its rows in courses. Newest first. */
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
}
