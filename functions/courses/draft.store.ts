import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { CourseContent } from './course-content.ts';

export interface DraftDocument extends StoredDocument {
  readonly course: CourseContent;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Shared copies of plans. A copy belongs to no account. Everyone who has its random ID can read it. */
export class DraftStore {
  private readonly drafts: StoreCollection<DraftDocument>;

  constructor(store: Store) {
    this.drafts = store.collection<DraftDocument>('drafts');
  }

  async declareIndexes(): Promise<void> {
    await this.drafts.createIndex({ expiresAt: 1 });
  }

  async add(draft: DraftDocument): Promise<void> {
    await this.drafts.insertOne(draft);
  }

  /** Null if there is no copy with this ID, or if it has expired at `now`. */
  find(id: string, now: string): Promise<DraftDocument | null> {
    return this.drafts.findOne({ _id: { $eq: id }, expiresAt: { $gt: now } });
  }

  async removeExpired(now: string): Promise<void> {
    await this.drafts.deleteMany({ expiresAt: { $lte: now } });
  }
}
