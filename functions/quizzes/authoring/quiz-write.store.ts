import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';
import type { QuestionDocument } from '../bank/question.store.ts';

/** A question that belongs to the quiz alone, to be changed with it. */
export interface QuestionSwitch {
  readonly questionId: string;
  /** The version that it had. */
  readonly from: string;
  readonly set: Partial<QuestionDocument>;
  /** The version that was stored for the change; null where the old one still says it. */
  readonly versionId: string | null;
}

/** What a write of a quiz does in addition to changing its document. */
export interface QuizWriteDocument extends StoredDocument {
  readonly quizId: string;
  readonly ownerId: string;
  readonly startedAt: string;
  readonly addedQuestions: readonly string[];
  readonly removedQuestions: readonly string[];
  readonly switches: readonly QuestionSwitch[];
  readonly addedFiles: readonly string[];
  readonly removedFiles: readonly string[];
}

/** Writes of quizzes that are in progress, or were interrupted. */
export class QuizWriteStore {
  private readonly writes: StoreCollection<QuizWriteDocument>;

  constructor(store: Store) {
    this.writes = store.collection<QuizWriteDocument>('quizWrites');
  }

  async declareIndexes(): Promise<void> {
    await this.writes.createIndex({ startedAt: 1 });
  }

  async add(write: QuizWriteDocument): Promise<void> {
    await this.writes.insertOne(write);
  }

  find(id: string): Promise<QuizWriteDocument | null> {
    return this.writes.findOne({ _id: { $eq: id } });
  }

  /** Entries that began before `until`, at most `max`. */
  listStale(until: string, max: number): Promise<QuizWriteDocument[]> {
    return this.writes
      .find({ startedAt: { $lt: until } })
      .limit(max)
      .toArray();
  }

  async remove(id: string): Promise<void> {
    await this.writes.deleteOne({ _id: { $eq: id } });
  }
}
