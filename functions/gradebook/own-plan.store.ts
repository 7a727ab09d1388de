import type { OwnPlanContent } from '../../core/gradebook/own-plan.ts';
import type { StorageRules } from '../platform/limits/storage-rules.ts';
import { inChunks } from '../platform/in-chunks.ts';
import { readInChunks } from '../platform/store/read-in-chunks.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../platform/store/store.ts';

/** A user’s own plan for a course. `itemId` of its grades is the stored ID of the item, without the course’s ID. */
export interface OwnPlanDocument extends StoredDocument, OwnPlanContent {
  readonly courseId: string;
  readonly userId: string;
  readonly updatedAt: string;
}

/** A plan counts for the storage of its student, not of the owner of the course. */
export const planStorage: StorageRules = { ownPlans: { field: 'userId' } };

/** Plans per read. */
const pageSize = 20;
/** Courses per query. */
const idChunkSize = 50;

function planIdOf(courseId: string, userId: string): string {
  return `${courseId}:${userId}`;
}

export class OwnPlanStore {
  private readonly plans: StoreCollection<OwnPlanDocument>;

  constructor(store: Store) {
    this.plans = store.collection<OwnPlanDocument>('ownPlans');
  }

  async declareIndexes(): Promise<void> {
    await this.plans.createIndex({ courseId: 1, _id: 1 });
    await this.plans.createIndex({ userId: 1, _id: 1 });
  }

  /** The user's plans for these courses, in no particular order. */
  list(courseIds: readonly string[], userId: string): Promise<OwnPlanDocument[]> {
    const ids = courseIds.map((courseId) => planIdOf(courseId, userId));
    return inChunks(ids, idChunkSize, (some) => this.plans.find({ _id: { $in: some } }).toArray());
  }

  /** All plans of the user. */
  chunksOf(userId: string): AsyncGenerator<OwnPlanDocument[], void> {
    return readInChunks((id) => this.plans.find({ userId: { $eq: userId }, _id: { $gt: id } }), pageSize);
  }

  /** Replaces the plan. Returns true if there was none. */
  async put(plan: Omit<OwnPlanDocument, '_id'>): Promise<boolean> {
    const _id = planIdOf(plan.courseId, plan.userId);
    const replace = async () =>
      (await this.plans.updateOne({ _id: { $eq: _id } }, { $set: plan })).matchedCount;
    if ((await replace()) === 1) return false;
    try {
      await this.plans.insertOne({ ...plan, _id });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another device saved the first plan at the same time. The last write wins.
      await replace();
      return false;
    }
  }

  async removeOf(userId: string): Promise<void> {
    await this.plans.deleteMany({ userId: { $eq: userId } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.plans.deleteMany({ courseId: { $in: courseIds } });
  }
}
