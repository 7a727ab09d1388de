import type { PracticePlan } from '../../core/practice/practice-plan.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../platform/store/store.ts';
import { readAll, readInChunks } from '../platform/store/read-in-chunks.ts';
import type { Memory } from './memory.ts';

/** A practice card: a missed question that is asked again until the user remembers it. */
export interface CardDocument extends StoredDocument {
  readonly userId: string;
  readonly courseId: string | null;
  readonly quizId: string;
  readonly questionId: string;
  /** The attempt in which the question was missed. */
  readonly attemptId: string;
  /** The version of the question that the user has answered. */
  readonly versionId: string;
  readonly concepts: readonly string[];
  readonly memory: Memory;
  /** Grows with each review, so that only one of two concurrent reviews counts. */
  readonly revision: number;
}

/** One answer, in a quiz or in practice. The strength of concepts is computed from such answers. */
export interface AnswerDocument extends StoredDocument {
  readonly userId: string;
  readonly courseId: string | null;
  readonly kind: 'attempt' | 'practice';
  /** ID of the attempt or the card. */
  readonly sourceId: string;
  readonly questionId: string;
  readonly concepts: readonly string[];
  /** Earned share of the points, 0 to 1. */
  readonly share: number;
  readonly at: string;
  /** The quiz, if the question is an essay. Undefined for other questions, and in answers of older versions. */
  readonly essayQuizId?: string;
  /** Revision of the attempt that the share was read from. Undefined in practice, and in older answers. */
  readonly revision?: number;
}

/** An answer in a quiz, with the revision of its attempt. */
export type GradedAnswer = AnswerDocument & { readonly revision: number };

/** Questions of one attempt of a user. */
export interface AskedQuestions extends Pick<CardDocument, 'userId' | 'attemptId'> {
  readonly questionIds: readonly string[];
}

/** A user's practice plan for one course, or for no course. */
export interface PlanDocument extends StoredDocument, PracticePlan {
  readonly userId: string;
  readonly courseId: string | null;
}

/** Maximum answers from which the strength of concepts is computed. */
const maxNewestAnswers = 2_000;
/** Maximum answers of all courses in a query of several courses. */
const maxNewestAnswersTogether = 10_000;
/** Documents per query when a list is read in chunks. */
const pageSize = 200;
/** Documents that are looked up, and then written, at the same time. */
const chunkSize = 100;

/** The condition for one course, for no course (null), or for all (undefined). */
function ofCourse(courseId: string | null | undefined) {
  if (courseId === undefined) return {};
  return courseId === null ? { courseId: null } : { courseId: { $eq: courseId } };
}

export class PracticeStore {
  private readonly cards: StoreCollection<CardDocument>;
  private readonly answers: StoreCollection<AnswerDocument>;
  private readonly plans: StoreCollection<PlanDocument>;

  constructor(store: Store) {
    this.cards = store.collection<CardDocument>('practiceCards');
    this.answers = store.collection<AnswerDocument>('practiceAnswers');
    this.plans = store.collection<PlanDocument>('practicePlans');
  }

  async declareIndexes(): Promise<void> {
    await this.cards.createIndex({ userId: 1, _id: 1 });
    await this.answers.createIndex({ userId: 1, _id: 1 });
    await this.answers.createIndex({ userId: 1, at: 1, _id: 1 });
    await this.plans.createIndex({ userId: 1, _id: 1 });
  }

  /** The user's cards in one course, in no course (null), or in all (undefined). */
  listCards(userId: string, courseId?: string | null): Promise<CardDocument[]> {
    return readAll(this.cardsAfter(userId, courseId), pageSize, (card) => card);
  }

  cardsInChunks(userId: string): AsyncGenerator<CardDocument[], void> {
    return readInChunks(this.cardsAfter(userId), pageSize);
  }

  private cardsAfter(userId: string, courseId?: string | null) {
    const ofUser = { userId: { $eq: userId }, ...ofCourse(courseId) };
    return (id: string) => this.cards.find({ ...ofUser, _id: { $gt: id } });
  }

  findCard(id: string, userId: string): Promise<CardDocument | null> {
    return this.cards.findOne({ _id: { $eq: id }, userId: { $eq: userId } });
  }

  /** Adds the cards that do not exist yet. Existing cards stay unchanged. */
  async addCards(cards: readonly CardDocument[]): Promise<void> {
    for (let at = 0; at < cards.length; at += chunkSize) {
      const some = cards.slice(at, at + chunkSize);
      const ids = some.map(({ _id }) => _id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      const found = await this.cards
        .find({ _id: { $in: ids } })
        .project({ _id: 1 })
        .toArray();
      const known = new Set(found.map(({ _id }) => _id));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(
        some.filter(({ _id }) => !known.has(_id)).map((card) => insertOnce(this.cards, card)),
      );
    }
  }

  /** Changes the card. Returns false if it was answered in another tab or on another device. */
  async changeCard(card: CardDocument, change: Partial<CardDocument>): Promise<boolean> {
    const { matchedCount } = await this.cards.updateOne(
      { _id: { $eq: card._id }, userId: { $eq: card.userId }, revision: card.revision },
      { $set: change, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  async addAnswer(answer: AnswerDocument): Promise<void> {
    await this.answers.insertOne(answer);
  }

  /**
   * Stores answers, or updates their share after a regrade. Returns the IDs of the answers that are now stored with the
   * sent revision. The other answers are stored with a later revision of their attempt already.
   */
  async putAnswers(answers: readonly GradedAnswer[]): Promise<ReadonlySet<string>> {
    const newest = new Set<string>();
    for (let at = 0; at < answers.length; at += chunkSize) {
      const some = answers.slice(at, at + chunkSize);
      const ids = some.map(({ _id }) => _id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      const found = await this.answers.find({ _id: { $in: ids } }).toArray();
      const revisions = new Map(found.map(({ _id, revision }) => [_id, revision]));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const isNewest = await Promise.all(
        // The same revision has the same share, so there is nothing to write.
        some.map((answer) => revisions.get(answer._id) === answer.revision || this.putAnswer(answer)),
      );
      for (const [index, { _id }] of some.entries()) if (isNewest[index] === true) newest.add(_id);
    }
    return newest;
  }

  private async putAnswer(answer: GradedAnswer): Promise<boolean> {
    const update = () => this.setShare(answer);
    // Updates again if the insert failed, because a concurrent run has inserted the answer in between.
    return (await update()) || (await insertOnce(this.answers, answer)) || update();
  }

  /** All answers of the user in order of ID, without `userId` and `revision`. */
  answersInChunks(userId: string): AsyncGenerator<Omit<AnswerDocument, 'userId' | 'revision'>[], void> {
    return readInChunks(
      (id) =>
        this.answers.find({ userId: { $eq: userId }, _id: { $gt: id } }).project({ userId: 0, revision: 0 }),
      pageSize,
    );
  }

  /** IDs of the questions that the user missed in an attempt. Empty for an attempt of somebody else. */
  async listMissed(userId: string, attemptId: string): Promise<string[]> {
    // The ID of an answer in a quiz is the attempt's ID, a colon and the question's ID. After a colon comes a semicolon.
    const ofAttempt = { $gt: `${attemptId}:`, $lt: `${attemptId};` };
    const answers = await this.answers
      .find({ userId: { $eq: userId }, _id: ofAttempt, sourceId: { $eq: attemptId } })
      .toArray();
    return answers.filter(({ share }) => share < 1).map(({ questionId }) => questionId);
  }

  /** The newest 2,000 answers, newest first. */
  listNewestAnswers(userId: string, courseId?: string | null): Promise<AnswerDocument[]> {
    return this.answers
      .find({ userId: { $eq: userId }, ...ofCourse(courseId) })
      .sort({ at: -1, _id: 1 })
      .limit(maxNewestAnswers)
      .toArray();
  }

  /** The newest 2,000 answers of each course, newest first. Maximum 10,000 for all courses together. */
  async listNewestAnswersIn(
    userId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, AnswerDocument[]>> {
    const answers = await this.answers
      .find({ userId: { $eq: userId }, courseId: { $in: courseIds } })
      .sort({ at: -1, _id: 1 })
      .limit(Math.min(maxNewestAnswers * courseIds.length, maxNewestAnswersTogether))
      .toArray();
    const byCourse = Map.groupBy(answers, ({ courseId }) => courseId ?? '');
    return new Map([...byCourse].map(([courseId, ofOne]) => [courseId, ofOne.slice(0, maxNewestAnswers)]));
  }

  /** The times at which the user answered cards, from `since` on. */
  async listPractised(userId: string, since: string, courseId?: string | null): Promise<string[]> {
    const answers = await this.answers
      .find({ userId: { $eq: userId }, ...ofCourse(courseId), kind: 'practice', at: { $gte: since } })
      .toArray();
    return answers.map(({ at }) => at);
  }

  async savePlan(userId: string, courseId: string | null, plan: PracticePlan): Promise<void> {
    const { examDate, dailyMinutes } = plan;
    await this.plans.updateOne(
      { _id: { $eq: planId(userId, courseId) } },
      { $set: { userId, courseId, examDate, dailyMinutes } },
      { upsert: true },
    );
  }

  listPlans(userId: string): Promise<PlanDocument[]> {
    return this.plans.find({ userId: { $eq: userId } }).toArray();
  }

  /**
   * Removes the cards of questions that the attempt no longer counts as missed. A card that was practised
   * stays, because its answers show how well the user remembers the question.
   */
  async removeUnpractised({ userId, attemptId, questionIds }: AskedQuestions): Promise<void> {
    if (questionIds.length === 0) return;
    const missed = {
      userId: { $eq: userId },
      questionId: { $in: questionIds },
      attemptId: { $eq: attemptId },
    };
    await this.cards.deleteMany({ ...missed, revision: 1 });
  }

  /** Removes the quiz's cards. Answers stay: they show how well users know a concept. */
  async removeOfQuiz(quizId: string): Promise<void> {
    await this.cards.deleteMany({ quizId: { $eq: quizId } });
  }

  async removeOfUser(userId: string): Promise<void> {
    const ofUser = { userId: { $eq: userId } };
    await this.cards.deleteMany(ofUser);
    await this.answers.deleteMany(ofUser);
    await this.plans.deleteMany(ofUser);
  }

  /** Returns false if the answer is missing, or is stored with a later revision. */
  private async setShare({ _id, share, revision, essayQuizId }: GradedAnswer) {
    const isNotLater = { $or: [{ revision: { $lte: revision } }, { revision: { $exists: false } }] };
    const set = { $set: { share, revision, ...(essayQuizId !== undefined && { essayQuizId }) } };
    const { matchedCount } = await this.answers.updateOne({ ...isNotLater, _id: { $eq: _id } }, set);
    return matchedCount === 1;
  }
}

function planId(userId: string, courseId: string | null): string {
  return `${userId}:${courseId ?? ''}`;
}

async function insertOnce<T extends StoredDocument>(
  collection: StoreCollection<T>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
