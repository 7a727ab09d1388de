import type { QuestionResponse } from '../../../core/quizzes/response.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';
import type { StoreFilter } from '../../platform/store/store-filter.ts';
import type { StoreUpdate } from '../../platform/store/store-update.ts';
import type { AttemptItem } from './attempt-item.ts';

/** By question id. */
export type Responses = Readonly<Record<string, QuestionResponse>>;

/** What an attempt was handed in with. */
export interface ClosedResponses {
  readonly submittedAt: string;
  /** Absent where they are the attempt's. */
  readonly items?: readonly AttemptItem[];
}

/**
 * The answers of one attempt, under the attempt's id. While the attempt is open, this document decides which revision the
 * answers have and whether it is still open: each save and the hand-in is one write here. See `AnsweredAttempts`.
 */
export interface ResponsesDocument extends StoredDocument {
  readonly userId: string;
  readonly quizId: string;
  /** By question id, so that each is saved alone. */
  readonly responses: Responses;
  /** Counts the saves, and the hand-in. */
  readonly revision: number;
  /** Absent while the attempt is open. */
  readonly closed?: ClosedResponses;
}

/** Answers of attempts. No list reads them: they are as long as their takers write. */
export class ResponseStore {
  private readonly responses: StoreCollection<ResponsesDocument>;

  constructor(store: Store) {
    this.responses = store.collection<ResponsesDocument>('quizResponses');
  }

  async declareIndexes(): Promise<void> {
    await this.responses.createIndex({ userId: 1, _id: 1 });
    await this.responses.createIndex({ quizId: 1, _id: 1 });
  }

  find(attemptId: string): Promise<ResponsesDocument | null> {
    return this.responses.findOne({ _id: attemptId });
  }

  findAll(attemptIds: readonly string[]): Promise<ResponsesDocument[]> {
    if (attemptIds.length === 0) return Promise.resolve([]);
    return this.responses.find({ _id: { $in: attemptIds } }).toArray();
  }

  /** False where the attempt has its document already, which stays as it is. */
  async add(document: ResponsesDocument): Promise<boolean> {
    try {
      await this.responses.insertOne(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Changes what is open, in one step; the document as it is then. Null where it is not there, closed, or of another revision. */
  changeOpen(
    attemptId: string,
    $set: NonNullable<StoreUpdate<ResponsesDocument>['$set']>,
    revision: number | null,
  ): Promise<ResponsesDocument | null> {
    const isOpen: StoreFilter<ResponsesDocument> = { _id: { $eq: attemptId }, closed: { $exists: false } };
    return this.responses.findOneAndUpdate(
      { ...isOpen, ...(revision !== null && { revision: { $eq: revision } }) },
      { $set, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    );
  }

  async removeOfQuiz(quizId: string): Promise<void> {
    await this.responses.deleteMany({ quizId: { $eq: quizId } });
  }

  async removeOwn(userId: string): Promise<void> {
    await this.responses.deleteMany({ userId: { $eq: userId } });
  }
}
