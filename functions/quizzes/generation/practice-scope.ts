import type { Actor } from '../../core/actor.ts';
import { isHandedIn, isRevealed } from '../attempt.policy.ts';
import type { AttemptDocument, AttemptStore } from '../attempt.store.ts';
import type { QuestionDocument, QuestionStore } from '../question.store.ts';
import type { Memberships } from '../quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../quiz.store.ts';

/** To whom courses belong. */
export interface CourseOwners {
  ownerIdsOf(courseIds: readonly string[]): Promise<readonly string[]>;
}

export interface PracticeScopesParts {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly attempts: AttemptStore;
  readonly memberships: Memberships & CourseOwners;
}

/** What a student may practise. */
export interface PracticeScope {
  /** Whose banks. */
  readonly ownerIds: readonly string[];
  /** Questions that the student has answered, and was told about. */
  readonly knownIds: readonly string[];
  /** Whether a question, or its twin of the same words, is kept for a quiz. */
  readonly isKept: (question: QuestionDocument) => boolean;
}

/** Bounds what a request reads, however many have published something for everybody. */
const mostBanks = 100;
const mostTakeable = 1000;
/** More than one owner can have. */
const mostOfOwner = 2000;
/** Read together. */
const stretch = 200;

/** What a student made of quizzes. */
class Record {
  private readonly byQuiz: ReadonlyMap<string, readonly AttemptDocument[]>;

  constructor(
    private readonly attempts: readonly AttemptDocument[],
    private readonly quizzes: ReadonlyMap<string, QuizDocument>,
  ) {
    this.byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
  }

  /** As they stand in quizzes now, and as open attempts ask them still. */
  keptIds(): Set<string> {
    const kept = [...this.quizzes.values()].filter((quiz) => this.isKept(quiz));
    const begun = this.attempts.filter(({ quizId }) => this.isKept(this.quizzes.get(quizId)));
    return new Set([
      ...kept.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
      ...begun.flatMap(({ items }) => items.map(({ questionId }) => questionId)),
    ]);
  }

  knownIds(courseId: string | null): string[] {
    const told = this.attempts.filter((attempt) => {
      const quiz = this.quizzes.get(attempt.quizId);
      const isMeant = courseId === null || quiz?.courseId === courseId;
      return quiz !== undefined && isMeant && isHandedIn(attempt) && this.isTold(quiz);
    });
    return [...new Set(told.flatMap(({ items }) => items.map(({ questionId }) => questionId)))];
  }

  private isTold(quiz: QuizDocument): boolean {
    return isRevealed(quiz, this.byQuiz.get(quiz._id) ?? []);
  }

  /** Own practice keeps nothing: whoever leaves it alone would soon have nothing to practise. */
  private isKept(quiz: QuizDocument | undefined): boolean {
    return quiz !== undefined && quiz.practiceOf === null && !this.isTold(quiz);
  }
}

/**
 * Says what students may practise: questions of those who teach them, and what they were told about. What stands in any
 * quiz, published or not and of whatever course, is kept for it until the student has handed it in and was told what was
 * right. Nothing here depends on a key.
 */
export class PracticeScopes {
  constructor(private readonly parts: PracticeScopesParts) {}

  /** Of one course that the student is in, or of all. */
  async of(actor: Actor, courseId: string | null): Promise<PracticeScope> {
    const ownerIds = await this.teachersOf(actor, courseId);
    const record = await this.recordOf(actor, ownerIds);
    return { ownerIds, knownIds: record.knownIds(courseId), isKept: await this.keptBy(record) };
  }

  /**
   * Of questions that were drawn for a quiz before, those that are free still: they may have come into another one since,
   * for which they are kept. Only practice is told to do without.
   */
  async stillFree<Place extends { readonly questionId: string }>(
    quiz: QuizDocument,
    places: readonly Place[],
    actor: Actor,
  ): Promise<readonly Place[]> {
    if (quiz.practiceOf === null) return places;
    const drawn = await this.parts.questions.findAll({
      _id: { $in: places.map(({ questionId }) => questionId) },
    });
    const owners = new Set(drawn.map(({ ownerId }) => ownerId));
    const isKept = await this.keptBy(await this.recordOf(actor, [...owners]));
    const kept = new Set(drawn.filter(isKept).map(({ _id }) => _id));
    return places.filter(({ questionId }) => !kept.has(questionId));
  }

  private async recordOf(actor: Actor, ownerIds: readonly string[]): Promise<Record> {
    const attempts = await this.parts.attempts.listEverOwned(actor.userId);
    return new Record(attempts, await this.quizzesFor(ownerIds, attempts));
  }

  private async keptBy(record: Record): Promise<PracticeScope['isKept']> {
    const keptIds = record.keptIds();
    const keptWords = await this.wordsOf([...keptIds]);
    return ({ _id, fingerprint }) => keptIds.has(_id) || keptWords.has(fingerprint);
  }

  /** Who owns a course that the student is in, or has published a quiz that the student may take. */
  private async teachersOf(actor: Actor, courseId: string | null): Promise<string[]> {
    const { quizzes, memberships } = this.parts;
    const courseIds = courseId === null ? await memberships.courseIdsOf(actor) : [courseId];
    const [owners, takeable] = await Promise.all([
      memberships.ownerIdsOf(courseIds),
      quizzes.listTakeable(courseId === null ? [...courseIds, null] : courseIds, mostTakeable),
    ]);
    const teachers = new Set([...owners, ...takeable.map(({ ownerId }) => ownerId)]);
    teachers.delete(actor.userId);
    return [...teachers].slice(0, mostBanks);
  }

  private async quizzesFor(
    ownerIds: readonly string[],
    attempts: readonly AttemptDocument[],
  ): Promise<ReadonlyMap<string, QuizDocument>> {
    const { quizzes } = this.parts;
    const attempted = [...new Set(attempts.map(({ quizId }) => quizId))];
    const found = await quizzes.list({ _id: { $in: attempted } }, attempted.length);
    for (const ownerId of ownerIds)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is under way at once
      found.push(...(await quizzes.list({ ownerId: { $eq: ownerId }, practiceOf: null }, mostOfOwner)));
    return new Map(found.map((quiz) => [quiz._id, quiz]));
  }

  private async wordsOf(questionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const words = new Set<string>();
    for (let at = 0; at < questionIds.length; at += stretch) {
      const filter = { _id: { $in: questionIds.slice(at, at + stretch) } };
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is under way at once
      for (const { fingerprint } of await this.parts.questions.findAll(filter)) words.add(fingerprint);
    }
    return words;
  }
}
