import type { TextFormat } from '../../../core/rich-text/text-format.ts';
import type { Difficulty, QuestionSort, QuestionType } from '../../../core/quizzes/question.ts';
import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { day } from '../../platform/clock.ts';
import {
  orderBy,
  orderByNumber,
  readPage,
  type Page,
  type PageOrder,
  type PageRequest,
} from '../../platform/paging/page.ts';
import type { StoreFilter } from '../../platform/store/store-filter.ts';
import type { StoreUpdate } from '../../platform/store/store-update.ts';
import type { Store, StoreCollection, StoreCursor, StoredDocument } from '../../platform/store/store.ts';
import { readInChunks } from '../../platform/store/read-in-chunks.ts';
import { inChunks } from '../../platform/in-chunks.ts';

/** A question without its content, which is in its versions. */
export interface QuestionDocument extends StoredDocument {
  readonly ownerId: string;
  /** ID of the quiz that the question belongs to. Null for a question of the bank. */
  readonly quizId: string | null;
  /** The newest version. */
  readonly versionId: string;
  readonly version: number;
  /** All versions in order, newest last. */
  readonly versionIds: readonly string[];
  readonly type: QuestionType;
  /** Undefined in older questions, which are plain. */
  readonly textFormat?: TextFormat;
  /** The newest version's text, for lists and search. */
  readonly question: string;
  /** The beginning of the text in the form by which lists are sorted. */
  readonly sortText: string;
  /** Hash of the text, equal for questions that differ only in letter case, spaces and punctuation. */
  readonly fingerprint: string;
  readonly concepts: readonly string[];
  /** The concepts in lower case. */
  readonly conceptKeys: readonly string[];
  readonly difficulty: Difficulty | null;
  /** 1 for EASY to 3 for HARD. 0 without a difficulty. */
  readonly difficultyRank: number;
  readonly points: number;
  readonly categoryId: string | null;
  readonly availableForPractice: boolean;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null if the question is not deleted. */
  readonly deletedAt: string | null;
}

/** The stored form of a question. */
export interface StoredQuestion extends QuestionDocument {
  /**
   * Prefixes of the words in text, concepts, answers and explanations, in lower case. For the authors' search only:
   * they reveal the answers.
   */
  readonly beginnings: readonly string[];
}

/**
 * A version of a question, which never changes. Students' requests read its prompt, so nothing in it reveals
 * the correct answer.
 */
export interface QuestionVersionDocument extends StoredDocument {
  readonly questionId: string;
  readonly ownerId: string;
  readonly number: number;
  readonly prompt: QuestionPrompt;
  readonly points: number;
  readonly concepts: readonly string[];
  readonly createdAt: string;
  /** ID of the account that wrote it. Undefined in older versions, and for questions of a quiz. */
  readonly editorId?: string;
}

export type QuestionFilter = StoreFilter<StoredQuestion>;

/** Milliseconds during which a deleted question can be restored. */
export const restorableFor = 30 * day;

/** Questions per query, so that a large bank is never in memory as a whole. */
const pageSize = 200;

/** The editor of an owner's object: a person, or a task that completes an interrupted write. */
export interface Editor extends Pick<Actor, 'userId' | 'role'> {
  /** Banks of others whose bank questions the editor can use, too. */
  readonly bankIds?: readonly string[];
}

type OwnerFilter = Pick<QuestionFilter, 'ownerId'>;

/** The part of a filter that limits it to objects that the editor owns. For admins, it does not limit anything. */
export function ownedBy(editor: Editor): { readonly ownerId?: { readonly $eq: string } } {
  return isAdmin(editor) ? {} : { ownerId: { $eq: editor.userId } };
}

/** The part of a filter of bank questions (`quizId: null`) that limits it to banks that the editor can use. */
export function inBanksOf(editor: Editor): OwnerFilter {
  const { userId, bankIds = [] } = editor;
  return bankIds.length === 0 || isAdmin(editor)
    ? ownedBy(editor)
    : { ownerId: { $in: [userId, ...bankIds] } };
}

/** The part of a filter that limits it to questions that the editor can use. */
export function reachableBy(editor: Editor): Pick<QuestionFilter, 'ownerId' | '$or'> {
  const { bankIds = [] } = editor;
  if (bankIds.length === 0 || isAdmin(editor)) return ownedBy(editor);
  return { $or: [ownedBy(editor), { ownerId: { $in: bankIds }, quizId: null }] };
}

/** Order of a list of questions. */
export interface QuestionOrder {
  readonly sort: QuestionSort;
  readonly descending: boolean;
}

type Direction = 1 | -1;

const orders: Readonly<Record<QuestionSort, (direction: Direction) => PageOrder<QuestionDocument>>> = {
  UPDATED: (direction) => orderBy<QuestionDocument>('updatedAt', direction),
  TEXT: (direction) => orderBy<QuestionDocument>('sortText', direction),
  DIFFICULTY: (direction) => orderByNumber<QuestionDocument>('difficultyRank', direction),
  POINTS: (direction) => orderByNumber<QuestionDocument>('points', direction),
};

/** Questions and their versions. The keys are in a separate store. */
export class QuestionStore {
  private readonly questions: StoreCollection<StoredQuestion>;
  private readonly versions: StoreCollection<QuestionVersionDocument>;

  constructor(store: Store) {
    this.questions = store.collection<StoredQuestion>('questions');
    this.versions = store.collection<QuestionVersionDocument>('questionVersions');
  }

  async declareIndexes(): Promise<void> {
    // An index with all fields of lists, so that a large bank is counted and paged without reading questions.
    const listed = { quizId: 1, deletedAt: 1, categoryId: 1 } as const;
    for (const field of ['updatedAt', 'sortText', 'difficultyRank', 'points']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the store builds one index at a time
      await this.questions.createIndex({ ownerId: 1, [field]: 1, _id: 1, ...listed });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.questions.createIndex({ [field]: 1, _id: 1, ...listed });
    }
    await this.questions.createIndex({ ownerId: 1, _id: 1, ...listed });
    await this.questions.createIndex({ ownerId: 1, fingerprint: 1 });
    await this.questions.createIndex({ quizId: 1 });
    await this.questions.createIndex({ categoryId: 1 });
    await this.questions.createIndex({ deletedAt: 1 });
    await this.questions.createIndex({ ownerId: 1, deletedAt: 1, quizId: 1 });
    await this.versions.createIndex({ ownerId: 1 });
  }

  async addVersion(version: QuestionVersionDocument): Promise<void> {
    await this.versions.insertOne(version);
  }

  async addVersions(versions: readonly QuestionVersionDocument[]): Promise<void> {
    await this.versions.insertMany(versions);
  }

  async add(question: StoredQuestion): Promise<void> {
    await this.questions.insertOne(question);
  }

  async addAll(questions: readonly StoredQuestion[]): Promise<void> {
    await this.questions.insertMany(questions);
  }

  /** Null if the question is deleted, or if the editor cannot use it. */
  findReachable(id: string, editor: Editor): Promise<QuestionDocument | null> {
    return this.questions.findOne({ ...reachableBy(editor), _id: { $eq: id }, deletedAt: null });
  }

  /**
   * The given questions of banks that the editor can use, in no particular order, including questions that
   * were deleted after `deletedSince`.
   */
  findInBank(
    ids: readonly string[],
    editor: Editor,
    deletedSince: string | null = null,
  ): Promise<QuestionDocument[]> {
    const isRequested: QuestionFilter[] = [
      { deletedAt: null },
      ...(deletedSince === null ? [] : [{ deletedAt: { $gt: deletedSince } }]),
    ];
    const isInBank = { ...inBanksOf(editor), quizId: null, $or: isRequested };
    return inChunks(ids, pageSize, (some) => this.find({ ...isInBank, _id: { $in: some } }).toArray());
  }

  /** The matching questions of any owner, except deleted ones, in no particular order. */
  findAll(filter: QuestionFilter): Promise<QuestionDocument[]> {
    return this.find({ ...filter, deletedAt: null }).toArray();
  }

  /** The matching questions, also deleted ones, most recently changed first. Maximum `max`. */
  newest(filter: QuestionFilter, max: number): Promise<QuestionDocument[]> {
    return this.find(filter).sort({ updatedAt: -1, _id: 1 }).limit(max).toArray();
  }

  /** Like `findAll`. Maximum `max`. */
  findSome(filter: QuestionFilter, max: number): Promise<QuestionDocument[]> {
    return this.find({ ...filter, deletedAt: null })
      .limit(max)
      .toArray();
  }

  /** Number of matching questions that are not deleted. */
  count(filter: QuestionFilter): Promise<number> {
    return this.questions.countDocuments({ ...filter, deletedAt: null });
  }

  /** Number of the owner's questions, including deleted ones that can be restored. */
  countOwned(ownerId: string): Promise<number> {
    return this.questions.countDocuments({ ownerId: { $eq: ownerId } });
  }

  /**
   * The matching questions in this order, without deleted ones. `countOnce`: returns the result of `count`, or the same
   * result from an earlier page.
   */
  page(
    filter: QuestionFilter,
    order: QuestionOrder,
    request: PageRequest,
    countOnce: (count: () => Promise<number>) => Promise<number>,
  ): Promise<Page<QuestionDocument>> {
    const query = {
      filter: { ...filter, deletedAt: null },
      order: orders[order.sort](order.descending ? -1 : 1),
    };
    const source = {
      find: (conditions: QuestionFilter) => this.find(conditions),
      countDocuments: (conditions: QuestionFilter) =>
        countOnce(() => this.questions.countDocuments(conditions)),
    };
    return readPage(source, query, request, (question) => question);
  }

  /** Questions of the owner's bank that were deleted after `since`, most recently deleted first. */
  listDeleted(ownerId: string, since: string, max: number): Promise<QuestionDocument[]> {
    return this.find({ ownerId: { $eq: ownerId }, deletedAt: { $gt: since }, quizId: null })
      .sort({ deletedAt: -1, _id: 1 })
      .limit(max)
      .toArray();
  }

  /** All matching questions, including deleted ones, in chunks, sorted by ID. */
  readInChunks(filter: QuestionFilter): AsyncGenerator<QuestionDocument[], void> {
    return readInChunks((id) => this.find({ ...filter, _id: { $gt: id } }), pageSize);
  }

  /** The given IDs that exist, including IDs of deleted questions. */
  async idsOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.questions
      .find({ _id: { $in: ids } })
      .project({ _id: 1 })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** The given questions of any owner, including deleted ones, in no particular order. */
  listByIds(ids: readonly string[]): Promise<QuestionDocument[]> {
    return inChunks(ids, pageSize, (some) => this.find({ _id: { $in: some } }).toArray());
  }

  /** Versions without answer keys, in no particular order. */
  findVersions(ids: readonly string[]): Promise<QuestionVersionDocument[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.versions.find({ _id: { $in: ids } }).toArray();
  }

  /**
   * Atomically changes a question that is not deleted, if it also meets `condition`. Returns the changed
   * question or null. If another user owns the question, the caller must have checked that it is a bank question.
   */
  change(
    id: string,
    editor: Editor,
    update: StoreUpdate<StoredQuestion>,
    condition: QuestionFilter = {},
  ): Promise<QuestionDocument | null> {
    return this.questions.findOneAndUpdate(
      { ...condition, ...inBanksOf(editor), _id: { $eq: id }, deletedAt: null },
      update,
      { returnDocument: 'after' },
    );
  }

  /** Restores a question that was deleted after `since`. Null if there is none. */
  restore(id: string, editor: Editor, since: string): Promise<QuestionDocument | null> {
    return this.questions.findOneAndUpdate(
      { ...reachableBy(editor), _id: { $eq: id }, deletedAt: { $gt: since } },
      { $set: { deletedAt: null } },
      { returnDocument: 'after' },
    );
  }

  async removeDeleted(until: string): Promise<void> {
    await this.questions.deleteMany({ deletedAt: { $lte: until } });
  }

  async removeVersions(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.versions.deleteMany({ _id: { $in: ids } });
  }

  /** Removes the questions that belong to the quiz, including deleted ones. Their versions stay. */
  async removeOfQuiz(quizId: string): Promise<void> {
    await this.questions.deleteMany({ quizId: { $eq: quizId } });
  }

  /** Removes the owner's questions with all their versions. */
  async removeOwned(ownerId: string): Promise<void> {
    await this.questions.deleteMany({ ownerId: { $eq: ownerId } });
    await this.versions.deleteMany({ ownerId: { $eq: ownerId } });
  }

  /** Omits the search words: parsing them would take most of the time. */
  private find(filter: QuestionFilter): StoreCursor<QuestionDocument> {
    return this.questions.find(filter).project({ beginnings: 0 });
  }
}
