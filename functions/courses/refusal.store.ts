import { inChunks } from '../platform/in-chunks.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { RowOfCourse } from './membership.store.ts';

/** A declined invitation, or a course that a member left. Kept after the row is removed, to limit new invitations. */
export interface RefusalDocument extends StoredDocument, RowOfCourse {
  /** The course's owner. */
  readonly ownerId: string;
  readonly membership: 'DECLINED' | 'LEFT';
  readonly at: string;
}

/** Addresses per query. */
const chunkSize = 100;

function idOf({ courseId, studentId, email }: RowOfCourse): string {
  return `${courseId}:${studentId}:${email}`;
}

export class RefusalStore {
  private readonly refusals: StoreCollection<RefusalDocument>;

  constructor(store: Store) {
    this.refusals = store.collection<RefusalDocument>('courseRefusals');
  }

  async declareIndexes(): Promise<void> {
    await this.refusals.createIndex({ email: 1, ownerId: 1 });
    await this.refusals.createIndex({ ownerId: 1 });
  }

  /** Stores one refusal per row and address. A repeated refusal updates `at` and `membership`. */
  async put(refusal: Omit<RefusalDocument, '_id'>): Promise<void> {
    await this.refusals.updateOne({ _id: { $eq: idOf(refusal) } }, { $set: refusal }, { upsert: true });
  }

  async remove(row: RowOfCourse): Promise<void> {
    await this.refusals.deleteOne({ _id: { $eq: idOf(row) } });
  }

  /** Refusals by these addresses, of courses of one owner. */
  listTo(ownerId: string, emails: readonly string[]): Promise<RefusalDocument[]> {
    return inChunks(emails, chunkSize, (some) =>
      this.refusals.find({ email: { $in: some }, ownerId: { $eq: ownerId } }).toArray(),
    );
  }

  /** Refusals by one person. */
  listOf(email: string): Promise<RefusalDocument[]> {
    return this.refusals
      .find({ email: { $eq: email } })
      .sort({ _id: 1 })
      .toArray();
  }

  async removeOf(email: string): Promise<void> {
    await this.refusals.deleteMany({ email: { $eq: email } });
  }

  async removeTo(ownerId: string): Promise<void> {
    await this.refusals.deleteMany({ ownerId: { $eq: ownerId } });
  }
}
