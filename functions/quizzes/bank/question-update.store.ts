import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';
import type { Editor, QuestionDocument } from './question.store.ts';

/** Fields to set in each of them. */
export type QuestionSetting = Partial<
  Pick<QuestionDocument, 'categoryId' | 'difficulty' | 'availableForPractice'>
>;

/** A change of many questions. */
export type QuestionAct =
  | { readonly kind: 'set'; readonly set: QuestionSetting }
  | { readonly kind: 'delete' }
  /** Restores questions that were deleted after this time. */
  | { readonly kind: 'restore'; readonly since: string };

/** A change of many questions that is in progress or was interrupted. */
export interface QuestionUpdateDocument extends StoredDocument {
  readonly userId: string;
  readonly role: Editor['role'];
  readonly startedAt: string;
  readonly act: QuestionAct;
  /** The questions with their selected revisions, in the order of the list. */
  readonly questions: readonly { readonly id: string; readonly revision: number }[];
}

export class QuestionUpdateStore {
  private readonly updates: StoreCollection<QuestionUpdateDocument>;

  constructor(store: Store) {
    this.updates = store.collection<QuestionUpdateDocument>('questionUpdates');
  }

  async declareIndexes(): Promise<void> {
    await this.updates.createIndex({ userId: 1 });
    await this.updates.createIndex({ startedAt: 1 });
  }

  async add(update: QuestionUpdateDocument): Promise<void> {
    await this.updates.insertOne(update);
  }

  /** The changes of one user, oldest first. */
  listOf(userId: string): Promise<QuestionUpdateDocument[]> {
    return this.updates
      .find({ userId: { $eq: userId } })
      .sort({ startedAt: 1 })
      .toArray();
  }

  /** Entries that began before `until`, oldest first, at most `max`. */
  listStale(until: string, max: number): Promise<QuestionUpdateDocument[]> {
    return this.updates
      .find({ startedAt: { $lt: until } })
      .sort({ startedAt: 1 })
      .limit(max)
      .toArray();
  }

  async remove(id: string): Promise<void> {
    await this.updates.deleteOne({ _id: { $eq: id } });
  }
}
