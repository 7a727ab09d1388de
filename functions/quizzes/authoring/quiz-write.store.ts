import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';
import type { QuestionDocument } from '../bank/question.store.ts';

/** A question of this quiz alone, which is changed with it. */
export interface QuestionSwitch {
  readonly questionId: string;
  /** The previous version. */
  readonly from: string;
  readonly set: Partial<QuestionDocument>;
  /** The new version. Null if the content is unchanged. */
  readonly versionId: string | null;
}

/** The other writes of a quiz, besides its own document. */
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

/** Writes of quizzes that are in progress or were interrupted. */
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
