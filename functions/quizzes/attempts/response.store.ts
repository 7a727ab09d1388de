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

/** The answers of one attempt by question ID. */
export type Responses = Readonly<Record<string, QuestionResponse>>;

/** The data of a submission. */
export interface ClosedResponses {
  readonly submittedAt: string;
  /** Undefined if the attempt's items are unchanged. */
  readonly items?: readonly AttemptItem[];
}

/**
 * The answers of one attempt. `_id` is the attempt's ID. While the attempt is open, this document is authoritative
 * for the revision and for whether the attempt is open: each save is one write to it, and so is the submission. See
 * `AnsweredAttempts`.
 */
export interface ResponsesDocument extends StoredDocument {
  readonly userId: string;
  readonly quizId: string;
  /** By question ID, so that each is saved independently. */
  readonly responses: Responses;
  /** Counts the saves and the submission. */
  readonly revision: number;
  /** Undefined while the attempt is open. */
  readonly closed?: ClosedResponses;
}

/** Answers of attempts. Lists do not read them, since they can be long. */
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
    return this.responses.find({ _id: { $in: attemptIds } }).toArray();
  }

  /** Stores a new document. Returns false if the attempt already has one, which stays unchanged. */
  async add(document: ResponsesDocument): Promise<boolean> {
    try {
      await this.responses.insertOne(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Atomically changes an open document. Returns the changed document. Null if it does not exist or is closed, or if
   * `revision` is given and differs from the stored one.
   */
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

  async removeOfUser(userId: string): Promise<void> {
    await this.responses.deleteMany({ userId: { $eq: userId } });
  }
}
