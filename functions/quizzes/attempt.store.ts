import type { QuestionResponse } from '../../core/quizzes/response.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../core/store/store.ts';
import type { StoreFilter } from '../core/store/store-filter.ts';
import type { StoreUpdate } from '../core/store/store-update.ts';

/** A question as one attempt asks it: the version that was newest when it began, and the order of its parts. */
export interface AttemptItem {
  readonly questionId: string;
  readonly versionId: string;
  readonly points: number;
  readonly optionIds: readonly string[];
  readonly rightIds: readonly string[];
}

/** What somebody made of one question; `share` is null while a person has to judge. */
export interface ItemResult {
  /** 0 to 1 of the item's points. */
  readonly share: number | null;
  /** A grader's words; may be empty. */
  readonly feedback: string;
}

export interface AttemptDocument extends StoredDocument {
  readonly quizId: string;
  readonly userId: string;
  /** RETRY: only what was missed, without a grade. */
  readonly kind: 'GRADED' | 'RETRY';
  /** Counts the attempts of one kind, from 1. */
  readonly number: number;
  readonly startedAt: string;
  /** Null without a time limit. */
  readonly dueAt: string | null;
  /** Null while it is open. */
  readonly submittedAt: string | null;
  readonly items: readonly AttemptItem[];
  /** By question id, so that each is saved alone. */
  readonly responses: Readonly<Record<string, QuestionResponse>>;
  /** By question id; empty until it was handed in. */
  readonly results: Readonly<Record<string, ItemResult>>;
  /** Counts the saves. */
  readonly revision: number;
  /** `quizId:userId` while it is open, so that there is one. */
  readonly openKey?: string;
  /** `quizId:userId:kind:number`: no two attempts take one number. */
  readonly slot: string;
}

type Filter = StoreFilter<AttemptDocument>;
export type AttemptUpdate = StoreUpdate<AttemptDocument>;

export class AttemptStore {
  private readonly attempts: StoreCollection<AttemptDocument>;

  constructor(store: Store) {
    this.attempts = store.collection<AttemptDocument>('attempts');
  }

  async declareIndexes(): Promise<void> {
    await this.attempts.createIndex({ openKey: 1 }, { unique: true, sparse: true });
    await this.attempts.createIndex({ slot: 1 }, { unique: true });
    await this.attempts.createIndex({ userId: 1, quizId: 1, _id: 1 });
    await this.attempts.createIndex({ quizId: 1, _id: 1 });
  }

  /** False where another attempt of the same quiz is open already, or took the number. */
  async begin(attempt: AttemptDocument): Promise<boolean> {
    try {
      await this.attempts.insertOne(attempt);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  findOwn(id: string, userId: string): Promise<AttemptDocument | null> {
    return this.attempts.findOne({ _id: { $eq: id }, userId: { $eq: userId } });
  }

  /** In no particular order. */
  list(filter: Filter): Promise<AttemptDocument[]> {
    return this.attempts.find(filter).toArray();
  }

  /** Changes an own attempt, in one step, if it also meets `condition`; the attempt as it is then, or null. */
  changeOwn(
    id: string,
    userId: string,
    update: AttemptUpdate,
    condition: Filter = {},
  ): Promise<AttemptDocument | null> {
    return this.attempts.findOneAndUpdate(
      { ...condition, _id: { $eq: id }, userId: { $eq: userId } },
      update,
      { returnDocument: 'after' },
    );
  }

  async removeOwn(userId: string): Promise<void> {
    await this.attempts.deleteMany({ userId: { $eq: userId } });
  }
}
