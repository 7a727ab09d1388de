import type { BankAccess } from '../../../core/quizzes/bank-access.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';

/** The share of one bank with the editors of one course. */
export interface BankShareDocument extends StoredDocument {
  /** Owner of the bank. */
  readonly ownerId: string;
  /** Name of the owner when the bank was shared. */
  readonly ownerName: string;
  readonly courseId: string;
  readonly access: BankAccess;
  readonly createdAt: string;
}

const idsPerQuery = 50;

export class BankShareStore {
  private readonly shares: StoreCollection<BankShareDocument>;

  constructor(store: Store) {
    this.shares = store.collection<BankShareDocument>('bankShares');
  }

  async declareIndexes(): Promise<void> {
    await this.shares.createIndex({ ownerId: 1, _id: 1 });
    await this.shares.createIndex({ courseId: 1, _id: 1 });
  }

  /** Stores the share in place of an earlier one of the same bank and course. */
  async put(share: Omit<BankShareDocument, '_id'>): Promise<void> {
    const { ownerId, courseId } = share;
    await this.shares.updateOne(
      { _id: { $eq: shareIdOf(ownerId, courseId) } },
      { $set: share },
      { upsert: true },
    );
  }

  find(ownerId: string, courseId: string): Promise<BankShareDocument | null> {
    return this.shares.findOne({ _id: { $eq: shareIdOf(ownerId, courseId) } });
  }

  /** False if the bank is not shared with the course. */
  async remove(ownerId: string, courseId: string): Promise<boolean> {
    const { deletedCount } = await this.shares.deleteOne({ _id: { $eq: shareIdOf(ownerId, courseId) } });
    return deletedCount === 1;
  }

  /** The shares of one bank, in no particular order. */
  listOwned(ownerId: string): Promise<BankShareDocument[]> {
    return this.shares.find({ ownerId: { $eq: ownerId } }).toArray();
  }

  /** The shares with these courses, in no particular order. */
  listOfCourses(courseIds: readonly string[]): Promise<BankShareDocument[]> {
    return inChunks(courseIds, idsPerQuery, (some) =>
      this.shares.find({ courseId: { $in: some } }).toArray(),
    );
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.shares.deleteMany({ ownerId: { $eq: ownerId } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.shares.deleteMany({ courseId: { $in: courseIds } });
  }
}

function shareIdOf(ownerId: string, courseId: string): string {
  return `${ownerId}:${courseId}`;
}
