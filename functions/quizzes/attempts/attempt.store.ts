import type { AttemptKind } from '../../../core/quizzes/attempt-kind.ts';
import type { CreditMethod } from '../../../core/quizzes/partial-credit.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import { orderBy } from '../../platform/paging/page.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';
import { readInChunks } from '../../platform/store/read-in-chunks.ts';
import type { StoreFilter } from '../../platform/store/store-filter.ts';
import type { StoreUpdate } from '../../platform/store/store-update.ts';
import { ResponseStore, type Responses } from './response.store.ts';
import type { AttemptItem } from './attempt-item.ts';

/** The result of one question. `share` is null while a person has to grade it. */
export interface ItemResult {
  /** 0 to 1 of the item's points. */
  readonly share: number | null;
  /** The grader's text. May be empty. */
  readonly feedback: string;
  /** Whether everyone got full points, regardless of their answers. */
  readonly hasFullCredit?: true;
  /**
   * The share that a person gave in place of the automatic one, 0 to 1. `share` is the same, unless everyone got
   * full points. Undefined for essays, and if the automatic share counts.
   */
  readonly givenShare?: number;
}

/** The part of a result that a regrade changed, as it was before. */
export interface ResultBeforeRegrade {
  /** Score in percent. Null if an answer was not graded. */
  readonly percent: number | null;
  /** By question ID: the points of the answers whose points changed. Null if the answer was not graded. */
  readonly earned: Readonly<Record<string, number | null>>;
}

export interface AttemptDocument extends StoredDocument {
  readonly quizId: string;
  readonly userId: string;
  /** The account's name when the attempt began, for its graders. */
  readonly takerName: string;
  readonly takerEmail: string;
  readonly kind: AttemptKind;
  /** The quiz's credit method when the attempt began. */
  readonly creditMethod: CreditMethod;
  /** Number among the student's attempts of this kind at the quiz, from 1. */
  readonly number: number;
  readonly startedAt: string;
  /** IDs of the quiz's files when the attempt began. Undefined in older attempts. */
  readonly fileIds?: readonly string[];
  /** Minutes when the attempt began, without extra time. Null for no limit. Undefined in older attempts. */
  readonly timeLimit?: number | null;
  /** When the attempt ends automatically. Null if it does not. */
  readonly dueAt: string | null;
  /** Null while the attempt is open. */
  readonly submittedAt: string | null;
  readonly items: readonly AttemptItem[];
  /** By question ID. Empty until the attempt is scored. */
  readonly results: Readonly<Record<string, ItemResult>>;
  /** Whether `results` are filled: soon after submission. */
  readonly isScored: boolean;
  /** Number of ungraded answers. Undefined until the attempt is scored, and in older attempts. See `countToGrade`. */
  readonly toGradeCount?: number;
  /** When a grade was last changed. Undefined if none was. */
  readonly gradedAt?: string;
  /** When regrading last changed the result. Undefined if it never did. */
  readonly regradedAt?: string;
  /** What the last regrade replaced. Undefined if none changed the result, and in older attempts. */
  readonly beforeRegrade?: ResultBeforeRegrade;
  /** Whether practice was scheduled from this attempt. */
  readonly isLearned?: true;
  /**
   * Increases with saves, submission, grades and regrades. While the attempt is open, the revision of its answers
   * document is used.
   */
  readonly revision: number;
  /** `quizId:userId:kind` while the attempt is open. Unique, so that only one such attempt can be open. */
  readonly openKey?: string;
  /** `quizId:userId:kind:number`, unique, so that no two attempts have the same number. */
  readonly slot: string;
}

/**
 * The stored form. Older attempts contain their answers until `AnsweredAttempts.moveOut` moves them out.
 */
export interface StoredAttempt extends AttemptDocument {
  readonly responses?: Responses;
}

type Filter = StoreFilter<AttemptDocument>;

export function openKeyOf(quizId: string, userId: string, kind: AttemptKind): string {
  return `${quizId}:${userId}:${kind}`;
}

function submittedGraded(quizId: string): Filter {
  return { quizId: { $eq: quizId }, kind: 'GRADED', submittedAt: { $ne: null } };
}

function filterOfVersions(versionIds: readonly string[]): Filter {
  const isAmong = { $in: versionIds };
  return { $or: [{ 'items.versionId': isAmong }, { 'items.keyVersionId': isAmong }] };
}

/** Filters that together match the attempts of kind GRADED of these students at these quizzes. */
function gradedFilters(quizIds: readonly string[], emails: readonly string[]): Filter[] {
  const filters: Filter[] = [];
  for (let quizAt = 0; quizAt < quizIds.length; quizAt += quizChunkSize)
    for (let at = 0; at < emails.length; at += emailChunkSize)
      filters.push({
        quizId: { $in: quizIds.slice(quizAt, quizAt + quizChunkSize) },
        takerEmail: { $in: emails.slice(at, at + emailChunkSize) },
        kind: 'GRADED',
      });
  return filters;
}

export type AttemptUpdate = StoreUpdate<StoredAttempt>;

/** Attempts per query. */
const chunkSize = 200;
/** Quizzes per query. */
const quizChunkSize = 50;
/** Addresses per query. */
const emailChunkSize = 50;

const newestFirst = orderBy<AttemptDocument>('startedAt', -1);

/** The name of a completed migration. */
interface MigrationDocument extends StoredDocument {
  readonly isDone: true;
}

/** Attempts per query while attempts may still contain their answers, which can be large. */
const fewAtOnce = 20;
const answersMoved = 'quizResponses';

/** Attempts without their answers, which are in separate documents: see `AnsweredAttempts`. */
export class AttemptStore {
  private readonly attempts: StoreCollection<StoredAttempt>;
  private readonly migrations: StoreCollection<MigrationDocument>;
  private readonly responses: ResponseStore;

  constructor(store: Store) {
    this.attempts = store.collection<StoredAttempt>('quizAttempts');
    this.migrations = store.collection<MigrationDocument>('migrations');
    this.responses = new ResponseStore(store);
  }

  async declareIndexes(): Promise<void> {
    await this.responses.declareIndexes();
    await this.attempts.createIndex({ openKey: 1 }, { unique: true, sparse: true });
    await this.attempts.createIndex({ slot: 1 }, { unique: true });
    await this.attempts.createIndex({ userId: 1, quizId: 1, _id: 1 });
    await this.attempts.createIndex({ userId: 1, startedAt: -1, _id: -1 });
    await this.attempts.createIndex({ quizId: 1, startedAt: -1, _id: -1 });
    await this.attempts.createIndex({ quizId: 1, toGradeCount: 1 });
    await this.attempts.createIndex({ quizId: 1, takerEmail: 1 });
    await this.attempts.createIndex({ dueAt: 1 });
  }

  /** Stores a new attempt. Returns false if another one of its kind at the quiz is open or has its number. */
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

  /** Finds an attempt of any student: the policy decides what the caller can see. */
  find(id: string): Promise<AttemptDocument | null> {
    return this.attempts.findOne({ _id: { $eq: id } });
  }

  findOpen(quizId: string, userId: string, kind: AttemptKind): Promise<AttemptDocument | null> {
    return this.attempts.findOne({ openKey: { $eq: openKeyOf(quizId, userId, kind) } });
  }

  /** The user's attempts at a quiz, in no particular order. */
  listOwn(userId: string, quizId: string): Promise<AttemptDocument[]> {
    return this.attempts.find({ userId: { $eq: userId }, quizId: { $eq: quizId } }).toArray();
  }

  /** The user's attempts at these quizzes, in no particular order. */
  listOwnAt(userId: string, quizIds: readonly string[]): Promise<AttemptDocument[]> {
    return inChunks(quizIds, quizChunkSize, (some) =>
      this.attempts.find({ userId: { $eq: userId }, quizId: { $in: some } }).toArray(),
    );
  }

  /**
   * IDs of the quizzes with an attempt of the user, open or submitted. `quizIds` limits them to some quizzes.
   * Reads no other fields of attempts.
   */
  async quizIdsOf(userId: string, quizIds?: readonly string[]): Promise<ReadonlySet<string>> {
    const idsIn = (filter: Filter) =>
      this.attempts
        .find({ ...filter, userId: { $eq: userId } })
        .project({ quizId: 1 })
        .toArray();
    const found = quizIds
      ? await inChunks(quizIds, quizChunkSize, (some) => idsIn({ quizId: { $in: some } }))
      : await idsIn({});
    return new Set(found.map(({ quizId }) => quizId));
  }

  /** Whether the user has an attempt at the quiz, open or submitted. */
  async hasBegun(userId: string, quizId: string): Promise<boolean> {
    const filter = { userId: { $eq: userId }, quizId: { $eq: quizId } };
    return (await this.attempts.countDocuments(filter)) > 0;
  }

  /** The user's attempts at all quizzes, in no particular order. */
  listEverOwned(userId: string): Promise<AttemptDocument[]> {
    return this.attempts.find({ userId: { $eq: userId } }).toArray();
  }

  /** Scored attempts without scheduled practice, latest start first, in chunks. */
  unscheduledChunks(userId: string): AsyncGenerator<AttemptDocument[], void> {
    const filter: Filter = { userId: { $eq: userId }, isScored: true, isLearned: { $ne: true } };
    return this.readInChunks(filter, Infinity);
  }

  /** Submitted attempts of kind GRADED, latest start first, in chunks. Maximum `max`. */
  submittedGradedChunks(quizId: string, max: number): AsyncGenerator<AttemptDocument[], void> {
    return this.readInChunks(submittedGraded(quizId), max);
  }

  /**
   * Attempts of kind GRADED, also open ones, latest start first, in chunks. Maximum `max`. `emails`: only attempts of
   * the students with these addresses. Null for all students.
   */
  gradedChunks(
    quizId: string,
    { max, emails }: { readonly max: number; readonly emails: readonly string[] | null },
  ): AsyncGenerator<AttemptDocument[], void> {
    const filter: Filter = { quizId: { $eq: quizId }, kind: 'GRADED' };
    return this.readInChunks(emails === null ? filter : { ...filter, takerEmail: { $in: emails } }, max);
  }

  /**
   * Attempts of kind GRADED of the students with these addresses, also open ones, in no particular order, in chunks. All
   * attempts with the same quiz and address are in the same chunk.
   */
  async *gradedOfChunks(
    quizIds: readonly string[],
    emails: readonly string[],
  ): AsyncGenerator<AttemptDocument[], void> {
    for (const filter of gradedFilters(quizIds, emails))
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other, so that little is in memory at once
      yield await this.attempts.find(filter).toArray();
  }

  /** The quiz and the student's address of each attempt that `gradedOfChunks` returns. */
  async takersOf(
    quizIds: readonly string[],
    emails: readonly string[],
  ): Promise<Pick<AttemptDocument, 'quizId' | 'takerEmail'>[]> {
    const filters = gradedFilters(quizIds, emails);
    return inChunks(filters, 1, ([filter = {}]) =>
      this.attempts.find(filter).project({ quizId: 1, takerEmail: 1 }).toArray(),
    );
  }

  /**
   * Attempts of kind GRADED at these quizzes that have ungraded answers or no stored count of them. In chunks,
   * ordered by ID.
   */
  async *toGradeChunks(quizIds: readonly string[]): AsyncGenerator<AttemptDocument[], void> {
    const waiting: Filter = { toGradeCount: { $ne: 0 }, kind: 'GRADED', isScored: true };
    for (let at = 0; at < quizIds.length; at += quizChunkSize) {
      const filter: Filter = { ...waiting, quizId: { $in: quizIds.slice(at, at + quizChunkSize) } };
      yield* readInChunks((id) => this.attempts.find({ ...filter, _id: { $gt: id } }), chunkSize);
    }
  }

  /** Open attempts of every kind, in chunks. */
  openChunks(quizId: string): AsyncGenerator<AttemptDocument[], void> {
    return this.readInChunks({ quizId: { $eq: quizId }, submittedAt: null }, Infinity);
  }

  /** Submitted attempts of every kind, in chunks. */
  submittedChunks(quizId: string): AsyncGenerator<AttemptDocument[], void> {
    return this.readInChunks({ quizId: { $eq: quizId }, submittedAt: { $ne: null } }, Infinity);
  }

  /** Open attempts whose time was up before `until`. Maximum `max`. */
  listOverdue(until: string, max: number): Promise<AttemptDocument[]> {
    return this.attempts
      .find({ dueAt: { $lt: until }, submittedAt: null })
      .limit(max)
      .toArray();
  }

  /**
   * The given versions that an attempt uses or was graded with. The result can include other versions that these
   * attempts use.
   */
  async versionsAsked(versionIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (versionIds.length === 0) return new Set();
    const found = await this.attempts.find(filterOfVersions(versionIds)).toArray();
    return new Set(
      found.flatMap(({ items }) =>
        items.flatMap(({ versionId, keyVersionId = versionId }) => [versionId, keyVersionId]),
      ),
    );
  }

  /** The user's attempts that use such a version or were graded with it, in no particular order. */
  listAsked(userId: string, versionIds: readonly string[]): Promise<AttemptDocument[]> {
    return this.attempts.find({ ...filterOfVersions(versionIds), userId: { $eq: userId } }).toArray();
  }

  /** Whether an attempt at one of these quizzes uses such a version or was graded with it. */
  async hasAsked(quizIds: readonly string[], versionIds: readonly string[]): Promise<boolean> {
    const found = await inChunks(quizIds, quizChunkSize, (some) =>
      this.attempts
        .find({ ...filterOfVersions(versionIds), quizId: { $in: some } })
        .project({ quizId: 1 })
        .limit(1)
        .toArray(),
    );
    return found.length > 0;
  }

  /** Atomically changes an attempt if it also meets `condition`. Returns the changed attempt or null. */
  change(id: string, update: AttemptUpdate, condition: Filter): Promise<AttemptDocument | null> {
    return this.attempts.findOneAndUpdate({ ...condition, _id: { $eq: id } }, update, {
      returnDocument: 'after',
    });
  }

  /** Attempts that contain their answers, in chunks. None once all answers are moved out. */
  async *withResponses(): AsyncGenerator<StoredAttempt[], void> {
    const done = { _id: { $eq: answersMoved } };
    if ((await this.migrations.countDocuments(done)) > 0) return;
    for await (const chunk of readInChunks((id) => this.attempts.find({ _id: { $gt: id } }), fewAtOnce))
      yield chunk.filter(({ responses }) => responses !== undefined);
    await this.migrations.updateOne(done, { $set: { isDone: true } }, { upsert: true });
  }

  async removeOfQuiz(quizId: string): Promise<void> {
    await this.attempts.deleteMany({ quizId: { $eq: quizId } });
    await this.responses.removeOfQuiz(quizId);
  }

  async removeOfUser(userId: string): Promise<void> {
    await this.attempts.deleteMany({ userId: { $eq: userId } });
    await this.responses.removeOfUser(userId);
  }

  /** Attempts in chunks, latest start first. */
  private async *readInChunks(filter: Filter, max: number): AsyncGenerator<AttemptDocument[], void> {
    let remaining = filter;
    for (let left = max; left > 0; left -= chunkSize) {
      const limit = Math.min(left, chunkSize);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      const chunk = await this.attempts
        .find(remaining)
        .sort({ ...newestFirst.sort })
        .limit(limit)
        .toArray();
      const last = chunk.at(-1);
      if (!last) return;
      yield chunk;
      if (chunk.length < limit) return;
      remaining = newestFirst.behind(filter, last.startedAt, last._id);
    }
  }
}
