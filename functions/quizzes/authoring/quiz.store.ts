import { askedItems, type QuestionPool } from '../../../core/quizzes/question-pools.ts';
import type { QuizSettings } from '../../../core/quizzes/quiz.ts';
import type { QuizDates } from '../../../core/quizzes/quiz-dates.ts';
import type { StoreFilter } from '../../platform/store/store-filter.ts';
import type { StoreUpdate } from '../../platform/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';
import { readAll } from '../../platform/store/read-in-chunks.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import { ownedBy, type Editor } from '../bank/question.store.ts';

/** A question's entry in a quiz. */
export interface QuizItem {
  readonly questionId: string;
  /** Points in this quiz. Null for the question's own points. */
  readonly points: number | null;
  /**
   * ID of the bank question that this copy replaced. Attempts that were asked that question are regraded by the copy.
   */
  readonly replaces?: string;
  /** Name of its pool. Undefined if each attempt asks the question. */
  readonly pool?: string;
}

/** A file of a quiz. Its content is stored under its ID. */
export interface QuizFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Media type by content. */
  readonly type: string;
}

/** Settings of a stored quiz. Older quizzes have no dates (see `datesOf`) and no pools. */
export type StoredSettings = Omit<QuizSettings, keyof QuizDates | 'pools'> &
  Partial<Pick<QuizSettings, keyof QuizDates | 'pools'>>;

export interface QuizDocument extends StoredDocument, StoredSettings {
  readonly ownerId: string;
  readonly courseId: string | null;
  readonly isPublished: boolean;
  readonly active: boolean;
  /** Null if it is not deleted. */
  readonly deletedAt: string | null;
  /** The student who owns this practice quiz. Null for a quiz that was written for others. */
  readonly practiceOf: string | null;
  readonly questions: readonly QuizItem[];
  /** Number of questions that an attempt asks, so that lists need not read `questions`. */
  readonly questionCount: number;
  readonly files: readonly QuizFile[];
  /** Questions with full points for everyone, set by regrading. Undefined if that was never decided. */
  readonly fullCredit?: readonly string[];
  /** Whether an exception was ever set, so that other quizzes need not look for any. */
  readonly hasExceptions?: true;
  readonly revision: number;
  /** ID of the last write by `QuizWriter`, to find out whether it was committed. */
  readonly writeId?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A quiz without its list of questions, which can have 500 entries. */
export type QuizHead = Omit<QuizDocument, 'questions'>;

/** The fields of a quiz that are written together when its questions change. */
export function questionFields(
  questions: readonly QuizItem[],
  pools: readonly QuestionPool[] = [],
): Pick<QuizDocument, 'questions' | 'questionCount'> {
  return { questions, questionCount: askedItems(questions, pools).length };
}

type Filter = StoreFilter<QuizDocument>;
export type QuizUpdate = StoreUpdate<QuizDocument>;

/** The condition for students to take a quiz, in any course or without one. */
const takeable = { isPublished: true, active: true, deletedAt: null, practiceOf: null } as const;

/** Owners or courses per query. */
const chunkSize = 20;
/** IDs of quizzes or courses per query. */
const idChunkSize = 200;
/** Quizzes per query of a list that is read completely. */
const pageSize = 500;

export class QuizStore {
  private readonly quizzes: StoreCollection<QuizDocument>;

  constructor(store: Store) {
    this.quizzes = store.collection<QuizDocument>('quizzes');
  }

  async declareIndexes(): Promise<void> {
    // Both conditions of an owner's list, so that SQLite checks them without reading the quizzes.
    await this.quizzes.createIndex({ ownerId: 1, practiceOf: 1, _id: 1 });
    await this.quizzes.createIndex({ practiceOf: 1, _id: 1 });
    // All conditions of `listTakeable`: most quizzes without a course are drafts or practice quizzes.
    const takeableKeys = { isPublished: 1, active: 1, practiceOf: 1, deletedAt: 1 } as const;
    await this.quizzes.createIndex({ courseId: 1, ...takeableKeys, _id: 1 });
    await this.quizzes.createIndex({ categoryId: 1, _id: 1 });
    await this.quizzes.createIndex({ deletedAt: 1, _id: 1 });
  }

  async add(quiz: QuizDocument): Promise<void> {
    await this.quizzes.insertOne(quiz);
  }

  /** Finds a quiz of any owner, deleted or not: the policy decides what the caller can see. */
  find(id: string): Promise<QuizDocument | null> {
    return this.quizzes.findOne({ _id: { $eq: id } });
  }

  /** Quizzes of any owner, including deleted quizzes, in no particular order. */
  listByIds(ids: readonly string[]): Promise<QuizDocument[]> {
    return inChunks(ids, idChunkSize, (some) => this.quizzes.find({ _id: { $in: some } }).toArray());
  }

  /** What `listByIds` returns, without the questions. */
  listHeadsByIds(ids: readonly string[]): Promise<QuizHead[]> {
    return inChunks(ids, idChunkSize, (some) => this.headsOf({ _id: { $in: some } }).toArray());
  }

  /** Sorted by ID. Maximum `max`. */
  listSome(filter: Filter, max: number): Promise<QuizDocument[]> {
    return this.quizzes.find(filter).sort({ _id: 1 }).limit(max).toArray();
  }

  /** Sorted by ID. There is no limit, so that one user's quizzes never hide another user's. */
  async list(filter: Filter): Promise<QuizDocument[]> {
    const findAfter = (id: string) => this.quizzes.find({ ...filter, _id: { $gt: id } });
    return readAll(findAfter, pageSize, (quiz) => quiz);
  }

  /** What `list` returns, without the questions. */
  listHeads(filter: Filter): Promise<QuizHead[]> {
    return readAll(
      (id: string) => this.headsOf({ ...filter, _id: { $gt: id } }),
      pageSize,
      (quiz) => quiz,
    );
  }

  /** IDs of what `list` returns. */
  listIds(filter: Filter): Promise<string[]> {
    const findAfter = (id: string) => this.quizzes.find({ ...filter, _id: { $gt: id } }).project({ _id: 1 });
    return readAll(findAfter, pageSize, ({ _id }) => _id);
  }

  private headsOf(filter: Filter) {
    return this.quizzes.find(filter).project({ questions: 0 });
  }

  /** Matching quizzes that were written for others and have one of `values` in `field`, including deleted ones. */
  listWritten(
    field: 'ownerId' | 'courseId',
    values: readonly string[],
    filter: Filter = {},
  ): Promise<QuizDocument[]> {
    return inChunks(values, chunkSize, (some) =>
      this.list({ ...filter, [field]: { $in: some }, practiceOf: null }),
    );
  }

  /** Quizzes that were written for others in these courses, without the questions, including deleted ones. */
  listWrittenHeads(courseIds: readonly string[]): Promise<QuizHead[]> {
    return inChunks(courseIds, idChunkSize, (some) =>
      this.listHeads({ courseId: { $in: some }, practiceOf: null }),
    );
  }

  /** All quizzes that can be taken in these courses. Null: quizzes without a course. */
  async listTakeable(courseIds: readonly (string | null)[]): Promise<QuizHead[]> {
    const ids = courseIds.filter((id) => id !== null);
    const [inCourses, withoutCourse] = await Promise.all([
      inChunks(ids, idChunkSize, (some) => this.listHeads({ ...takeable, courseId: { $in: some } })),
      courseIds.includes(null) ? this.listHeads({ ...takeable, courseId: null }) : [],
    ]);
    return [...inCourses, ...withoutCourse];
  }

  /** IDs of the quizzes that `listTakeable` returns and that have one of the questions. */
  async listTakeableWith(
    courseIds: readonly (string | null)[],
    questionIds: readonly string[],
  ): Promise<string[]> {
    const ids = courseIds.filter((id) => id !== null);
    const asking: Filter = { ...takeable, 'questions.questionId': { $in: questionIds } };
    const idsIn = (filter: Filter) =>
      this.quizzes
        .find({ ...filter, ...asking })
        .project({ _id: 1 })
        .toArray();
    const [inCourses, withoutCourse] = await Promise.all([
      inChunks(ids, idChunkSize, (some) => idsIn({ courseId: { $in: some } })),
      courseIds.includes(null) ? idsIn({ courseId: null }) : [],
    ]);
    return [...inCourses, ...withoutCourse].map(({ _id }) => _id);
  }

  /** Whether one of the quizzes has one of the questions. */
  async hasQuestion(ids: readonly string[], questionIds: readonly string[]): Promise<boolean> {
    const asking: Filter = { 'questions.questionId': { $in: questionIds } };
    const found = await inChunks(ids, idChunkSize, (some) =>
      this.quizzes
        .find({ ...asking, _id: { $in: some } })
        .project({ _id: 1 })
        .limit(1)
        .toArray(),
    );
    return found.length > 0;
  }

  count(filter: Filter): Promise<number> {
    return this.quizzes.countDocuments(filter);
  }

  async remove(id: string): Promise<void> {
    await this.quizzes.deleteOne({ _id: { $eq: id } });
  }

  /** The user's practice quizzes, including deleted ones, in no particular order. */
  listPractice(userId: string, filter: Filter = {}): Promise<QuizDocument[]> {
    return this.quizzes.find({ ...filter, practiceOf: { $eq: userId } }).toArray();
  }

  /** Deletes the user's practice quiz, or restores it if `deletedAt` is null. Returns false if nothing changed. */
  async setPracticeDeleted(id: string, userId: string, deletedAt: string | null): Promise<boolean> {
    const { matchedCount } = await this.quizzes.updateOne(
      {
        _id: { $eq: id },
        practiceOf: { $eq: userId },
        deletedAt: deletedAt === null ? { $ne: null } : null,
      },
      { $set: { deletedAt }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  /** Does not change the revision, because regrading is not an edit of the quiz. */
  async setFullCredit(id: string, questionIds: readonly string[]): Promise<void> {
    await this.quizzes.updateOne({ _id: { $eq: id } }, { $set: { fullCredit: questionIds } });
  }

  /** Does not change the revision, because an exception is not an edit of the quiz. */
  async setHasExceptions(id: string): Promise<void> {
    await this.quizzes.updateOne({ _id: { $eq: id } }, { $set: { hasExceptions: true } });
  }

  /** Atomically changes a quiz if it also meets `condition`. Returns the changed quiz or null. */
  change(
    id: string,
    editor: Editor,
    update: QuizUpdate,
    condition: Filter = {},
  ): Promise<QuizDocument | null> {
    return this.quizzes.findOneAndUpdate(
      { ...condition, ...ownedBy(editor), _id: { $eq: id }, practiceOf: null },
      update,
      { returnDocument: 'after' },
    );
  }
}
