import type { Store, StoreCollection, StoredDocument } from '../core/store/store.ts';

/**
 * Says in which courses to look for an address: courses are found by what they hold on top, not by their people. A hint
 * and no more, the course is the truth: written before a row gets the address, removed after the row, so that there may
 * be one too many and none is missing. One for each row and address, so that no two changes of people meet in one.
 */
export interface MembershipDocument extends StoredDocument {
  readonly courseId: string;
  readonly studentId: string;
  /** In the form in which addresses are compared. */
  readonly email: string;
}

export interface RowAddress {
  readonly studentId: string;
  readonly email: string;
}

/** Read together. */
const pageSize = 100;

export class MembershipStore {
  private readonly members: StoreCollection<MembershipDocument>;

  constructor(store: Store) {
    this.members = store.collection<MembershipDocument>('courseMembers');
  }

  async declareIndexes(): Promise<void> {
    await this.members.createIndex({ email: 1, _id: 1 });
    await this.members.createIndex({ courseId: 1, studentId: 1 });
  }

  /** What is there already stays. */
  async add(courseId: string, rows: readonly RowAddress[]): Promise<void> {
    await Promise.all(
      rows.map(({ studentId, email }) =>
        this.members.updateOne(
          { _id: { $eq: `${courseId}:${studentId}:${email}` } },
          { $set: { courseId, studentId, email } },
          { upsert: true },
        ),
      ),
    );
  }

  async removeRows(courseId: string, studentIds: readonly string[]): Promise<void> {
    if (studentIds.length === 0) return;
    await this.members.deleteMany({ courseId: { $eq: courseId }, studentId: { $in: studentIds } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.members.deleteMany({ courseId: { $in: courseIds } });
  }

  /** Courses that may have the address among their people, each once, at most `most`. */
  async courseIdsOf(email: string, most: number, after = ''): Promise<string[]> {
    const page = await this.members
      .find({ email: { $eq: email }, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(pageSize)
      .toArray();
    const ids = [...new Set(page.map(({ courseId }) => courseId))].slice(0, most);
    const last = page.at(-1);
    if (!last || page.length < pageSize || ids.length === most) return ids;
    // Behind every row of the last course: one with the address in all of its rows takes no other's place.
    return [...ids, ...(await this.courseIdsOf(email, most - ids.length, `${last.courseId};`))];
  }
}
