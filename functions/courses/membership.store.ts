import { inBatches } from '../platform/in-batches.ts';
import { inChunks } from '../platform/in-chunks.ts';
import { orderBy, readPage, type Page, type PageRequest } from '../platform/paging/page.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import { readAll } from '../platform/store/read-in-chunks.ts';

/**
 * A hint that a row of a course has an address. With it, courses are found by address, because the index of courses
 * does not contain their people. Check each hint against the course: a hint is written before a row gets the address
 * and removed after the row, so hints may be outdated, but none is missing. There is one hint per row and address, so
 * that no two changes of people conflict.
 */
export interface MembershipDocument extends StoredDocument {
  readonly courseId: string;
  readonly studentId: string;
  /** Normalized for comparison. */
  readonly email: string;
  /** The course's owner. Undefined in hints from before invitations existed. */
  readonly ownerId?: string;
  /**
   * Whether the row may be a member's. Undefined if it never was a member's. In hints from before invitations existed,
   * both `isMember` and `isInvited` are undefined, and the row is a member's.
   */
  readonly isMember?: boolean;
  /** Whether the row may be an invitation. */
  readonly isInvited?: boolean;
  readonly invitedAt?: string;
  /** Whether the person has opened the course. Undefined if not, and in hints from before it was stored. */
  readonly hasOpened?: true;
}

export interface RowAddress {
  readonly studentId: string;
  readonly email: string;
}

export interface RowOfCourse extends RowAddress {
  readonly courseId: string;
}

interface HintedCourse {
  readonly _id: string;
  readonly ownerId: string;
}

/** Documents per read, and addresses per query. */
const pageSize = 100;

const newestFirst = orderBy<MembershipDocument>('invitedAt', -1);

/** The filter for hints that may be of members. Hints without `isInvited` are from before invitations existed. */
function memberHints(email: string): StoreFilter<MembershipDocument> {
  return { email: { $eq: email }, $or: [{ isMember: true }, { isInvited: { $exists: false } }] };
}

/** ID of the hint of a row. `email` must be normalized. */
export function hintIdOf({ courseId, studentId, email }: RowOfCourse): string {
  return `${courseId}:${studentId}:${email}`;
}

export class MembershipStore {
  private readonly members: StoreCollection<MembershipDocument>;

  constructor(store: Store) {
    this.members = store.collection<MembershipDocument>('courseMembers');
  }

  async declareIndexes(): Promise<void> {
    await this.members.createIndex({ email: 1, _id: 1 });
    await this.members.createIndex({ courseId: 1, studentId: 1 });
    await this.members.createIndex({ email: 1, invitedAt: -1 });
  }

  /** Writes the hints of rows that are about to become members. */
  async addMembers({ _id, ownerId }: HintedCourse, rows: readonly RowAddress[]): Promise<void> {
    await this.put(_id, rows, { ownerId, isMember: true });
  }

  /** Writes the hints of rows that are about to become invitations. */
  async addInvitations(
    { _id, ownerId }: HintedCourse,
    rows: readonly RowAddress[],
    invitedAt: string,
  ): Promise<void> {
    await this.put(_id, rows, { ownerId, isInvited: true, invitedAt });
  }

  /** Call it when the person of a row opens the course. Writes only the first time. */
  async noteOpening(row: RowOfCourse): Promise<void> {
    const filter = { _id: { $eq: hintIdOf(row) }, hasOpened: { $exists: false } } as const;
    if (await this.members.findOne(filter))
      await this.members.updateOne(filter, { $set: { hasOpened: true } });
  }

  /** Those of the hints (by ID) whose person has opened the course. */
  async openedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await inChunks(ids, pageSize, (some) =>
      this.members
        .find({ _id: { $in: some }, hasOpened: true })
        .project({ _id: 1 })
        .toArray(),
    );
    return new Set(found.map(({ _id }) => _id));
  }

  /** Forgets which courses were opened with an address, so that a later account with the address has opened none. */
  async forgetOpenings(email: string): Promise<void> {
    const opened = (await this.everyRowOf(email)).map(hintIdOf);
    await inBatches([...(await this.openedAmong(opened))], 1, (id) =>
      this.members.updateOne({ _id: { $eq: id } }, { $unset: { hasOpened: '' } }),
    );
  }

  /** Call it when a row stops being an invitation. `isMember` of the hint does not change. */
  async endInvitation(row: RowOfCourse): Promise<void> {
    await this.members.updateOne(
      { _id: { $eq: hintIdOf(row) }, isInvited: true },
      { $set: { isInvited: false } },
    );
  }

  /** Call it when a member has left. The hint stays, because the row still exists. */
  async endMembership(row: RowOfCourse): Promise<void> {
    await this.members.updateOne(
      { _id: { $eq: hintIdOf(row) } },
      { $set: { isMember: false, isInvited: false } },
    );
  }

  /** Removes the hints of a deleted course's invitations. Hints of members stay. */
  async removeInvitations(courseId: string): Promise<void> {
    await this.members.deleteMany({
      courseId: { $eq: courseId },
      isInvited: true,
      isMember: { $ne: true },
    });
  }

  async removeRows(courseId: string, studentIds: readonly string[]): Promise<void> {
    if (studentIds.length === 0) return;
    await this.members.deleteMany({ courseId: { $eq: courseId }, studentId: { $in: studentIds } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.members.deleteMany({ courseId: { $in: courseIds } });
  }

  /** All rows in which the address may be a member's. */
  rowsOf(email: string): Promise<RowOfCourse[]> {
    return this.rows(memberHints(email));
  }

  /** All rows that may have the address, with any membership. */
  everyRowOf(email: string): Promise<RowOfCourse[]> {
    return this.rows({ email: { $eq: email } });
  }

  /** Number of rows in which the address may be a member's. */
  countOf(email: string): Promise<number> {
    return this.members.countDocuments(memberHints(email));
  }

  /** Rows that may be invitations of an address, newest first. */
  invitationsOf(email: string, request: PageRequest): Promise<Page<MembershipDocument>> {
    const filter = { email: { $eq: email }, isInvited: true };
    return readPage(this.members, { filter, order: newestFirst }, request, (hint) => hint);
  }

  /** Number of one owner's invitations to each address. Addresses without an invitation are not included. */
  async invitationCounts(ownerId: string, emails: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await inChunks(emails, pageSize, (some) =>
      this.members.find({ email: { $in: some }, ownerId: { $eq: ownerId }, isInvited: true }).toArray(),
    );
    const counts = new Map<string, number>();
    for (const { email } of found) counts.set(email, (counts.get(email) ?? 0) + 1);
    return counts;
  }

  private async put(
    courseId: string,
    rows: readonly RowAddress[],
    more: Partial<MembershipDocument>,
  ): Promise<void> {
    await Promise.all(
      rows.map(({ studentId, email }) =>
        this.members.updateOne(
          { _id: { $eq: hintIdOf({ courseId, studentId, email }) } },
          { $set: { courseId, studentId, email, ...more } },
          { upsert: true },
        ),
      ),
    );
  }

  private rows(filter: StoreFilter<MembershipDocument>): Promise<RowOfCourse[]> {
    const findAfter = (id: string) => this.members.find({ ...filter, _id: { $gt: id } });
    return readAll(findAfter, pageSize, (row) => row);
  }
}
