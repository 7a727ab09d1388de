import type { PracticePlan } from '../../core/practice/practice-plan.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../platform/store/store.ts';
import { readAll, readInChunks } from '../platform/store/read-in-chunks.ts';
import type { Memory } from './memory.ts';

/** A missed question that is asked until it is remembered. */
export interface CardDocument extends StoredDocument {
  readonly userId: string;
  readonly courseId: string | null;
  readonly quizId: string;
  readonly questionId: string;
  /** The attempt in which the question was missed. */
  readonly attemptId: string;
  /** The version whose key the user has seen. */
  readonly versionId: string;
  readonly concepts: readonly string[];
  readonly memory: Memory;
  /** Counts the reviews, so that two concurrent ones count once. */
  readonly revision: number;
}

/** One answer, in a quiz or in practice, to compute the strength of concepts. */
export interface AnswerDocument extends StoredDocument {
  readonly userId: string;
  readonly courseId: string | null;
  readonly kind: 'attempt' | 'practice';
  /** ID of the attempt or the card. */
  readonly sourceId: string;
  readonly questionId: string;
  readonly concepts: readonly string[];
  /** 0 to 1. */
  readonly share: number;
  readonly at: string;
  /** The attempt's revision with this share. Undefined in practice, and in older answers. */
  readonly revision?: number;
}

/** An answer in a quiz at a revision of its attempt. */
export type JudgedAnswer = AnswerDocument & { readonly revision: number };

/** Questions of one attempt of a user. */
export interface AskedQuestions extends Pick<CardDocument, 'userId' | 'attemptId'> {
  readonly questionIds: readonly string[];
}

/** One per course, and one for no course. */
export interface PlanDocument extends StoredDocument, PracticePlan {
  readonly userId: string;
  readonly courseId: string | null;
}

/** Number of answers for the strength of concepts. */
const newestAnswers = 2_000;
/** The same, of several courses that are asked for together. */
const newestAnswersTogether = 10_000;
/** Read together. */
const pageSize = 200;
/** Read and written at once. */
const chunkSize = 100;

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

  /** Of one course, of none (null), or of all (undefined). */
  listCards(userId: string, courseId?: string | null): Promise<CardDocument[]> {
    return readAll(this.cardsAfter(userId, courseId), pageSize, (card) => card);
  }

  cardsInChunks(userId: string): AsyncGenerator<CardDocument[], void> {
    return readInChunks(this.cardsAfter(userId), pageSize);
  }

  private cardsAfter(userId: string, courseId?: string | null) {
    const ownCards = { userId: { $eq: userId }, ...ofCourse(courseId) };
    return (id: string) => this.cards.find({ ...ownCards, _id: { $gt: id } });
  }

  findCard(id: string, userId: string): Promise<CardDocument | null> {
    return this.cards.findOne({ _id: { $eq: id }, userId: { $eq: userId } });
  }

  /** Cards that exist stay unchanged. */
  async addCards(cards: readonly CardDocument[]): Promise<void> {
    for (let at = 0; at < cards.length; at += chunkSize) {
      const some = cards.slice(at, at + chunkSize);
      const ids = some.map(({ _id }) => _id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      const found = await this.cards.find({ _id: { $in: ids } }).toArray();
      const known = new Set(found.map(({ _id }) => _id));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(
        some.filter(({ _id }) => !known.has(_id)).map((card) => insertOnce(this.cards, card)),
      );
    }
  }

  /** False if the card was answered in another tab or device. */
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
   * Each answer counts once, with its last grade. Returns the IDs of unchanged answers. The others have a
   * later revision of their attempt.
   */
  async putAnswers(answers: readonly JudgedAnswer[]): Promise<ReadonlySet<string>> {
    const newest = new Set<string>();
    for (let at = 0; at < answers.length; at += chunkSize) {
      const some = answers.slice(at, at + chunkSize);
      const ids = some.map(({ _id }) => _id);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      const found = await this.answers.find({ _id: { $in: ids } }).toArray();
      const revisions = new Map(found.map(({ _id, revision }) => [_id, revision]));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const isNewest = await Promise.all(
        // At one revision an answer has one grade.
        some.map((answer) => revisions.get(answer._id) === answer.revision || this.putAnswer(answer)),
      );
      for (const [place, { _id }] of some.entries()) if (isNewest[place] === true) newest.add(_id);
    }
    return newest;
  }

  private async putAnswer(answer: JudgedAnswer): Promise<boolean> {
    const isThere = () => this.setShare(answer);
    return (await isThere()) || (await insertOnce(this.answers, answer)) || isThere();
  }

  /** All of them by ID, without the fields that are the same in all. */
  answersInChunks(userId: string): AsyncGenerator<Omit<AnswerDocument, 'userId' | 'revision'>[], void> {
    return readInChunks(
      (id) =>
        this.answers.find({ userId: { $eq: userId }, _id: { $gt: id } }).project({ userId: 0, revision: 0 }),
      pageSize,
    );
  }

  /** The newest 2,000, newest first. */
  listNewestAnswers(userId: string, courseId?: string | null): Promise<AnswerDocument[]> {
    return this.answers
      .find({ userId: { $eq: userId }, ...ofCourse(courseId) })
      .sort({ at: -1, _id: 1 })
      .limit(newestAnswers)
      .toArray();
  }

  /** The newest 2,000 of each course, the newest first; 10,000 of all courses together. */
  async listNewestAnswersIn(
    userId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, AnswerDocument[]>> {
    const answers = await this.answers
      .find({ userId: { $eq: userId }, courseId: { $in: courseIds } })
      .sort({ at: -1, _id: 1 })
      .limit(Math.min(newestAnswers * courseIds.length, newestAnswersTogether))
      .toArray();
    const byCourse = Map.groupBy(answers, ({ courseId }) => courseId ?? '');
    return new Map([...byCourse].map(([courseId, own]) => [courseId, own.slice(0, newestAnswers)]));
  }

  /** When cards were answered since a time. */
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

  /** Unless it was practised since: then its memory state is known. */
  async removeUnpractised({ userId, attemptId, questionIds }: AskedQuestions): Promise<void> {
    if (questionIds.length === 0) return;
    const missed = {
      userId: { $eq: userId },
      questionId: { $in: questionIds },
      attemptId: { $eq: attemptId },
    };
    await this.cards.deleteMany({ ...missed, revision: 1 });
  }

  /** Answers stay: they show how well the user knows a concept. */
  async removeOfQuiz(quizId: string): Promise<void> {
    await this.cards.deleteMany({ quizId: { $eq: quizId } });
  }

  async removeOwn(userId: string): Promise<void> {
    const ownCards = { userId: { $eq: userId } };
    await this.cards.deleteMany(ownCards);
    await this.answers.deleteMany(ownCards);
    await this.plans.deleteMany(ownCards);
  }

  private async setShare({ _id, share, revision }: JudgedAnswer) {
    const isNotLater = { $or: [{ revision: { $lte: revision } }, { revision: { $exists: false } }] };
    const set = { $set: { share, revision } };
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
