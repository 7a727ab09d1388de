import type { Actor } from '../../platform/actor.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import { fingerprintOf } from '../bank/question-search-words.ts';
import type { QuestionDocument, QuestionStore } from '../bank/question.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';
import { ReservedQuestions } from './reserved-questions.ts';
import { TakenQuizzes } from './taken-quizzes.ts';
import { Teachers, type CourseOwners } from './teachers.ts';

export interface PracticeScopesDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly attempts: AttemptStore;
  readonly memberships: Memberships & CourseOwners;
}

/** What a student can practise. */
export interface PracticeScope {
  /** Owners of the banks. */
  readonly ownerIds: readonly string[];
  /** Questions that the student has answered, and whose answers are shown. */
  readonly knownIds: readonly string[];
  /** Whether a question, or one with the same text, is reserved for a quiz. */
  readonly isReserved: (question: QuestionDocument) => boolean;
}

/** A drawn question, in the version of an attempt or in its newest one. */
interface DrawnPlace {
  readonly questionId: string;
  readonly versionId?: string;
}

/**
 * Limits the banks of a request, however many owners have published something for everyone. The student's own
 * teachers come first.
 */
const maxBanks = 100;

/**
 * Questions that a student can practise: of the student's teachers, and with released answers, except
 * reserved ones. Nothing here depends on a key.
 */
export class PracticeScopes {
  private readonly teachers: Teachers;
  private readonly reserved: ReservedQuestions;

  constructor(private readonly dependencies: PracticeScopesDependencies) {
    this.teachers = new Teachers(dependencies.quizzes, dependencies.memberships);
    this.reserved = new ReservedQuestions({ ...dependencies, teachers: this.teachers });
  }

  /** Of one course of the student, or of all. Reserved questions are the same for both. */
  async of(actor: Actor, courseId: string | null): Promise<PracticeScope> {
    const taken = await this.takenBy(actor);
    const knownIds = taken.knownIds(courseId);
    const known = await this.dependencies.questions.listByIds(knownIds);
    const ownerIds = (await this.teachersOf(actor, courseId)).slice(0, maxBanks);
    const owners = [...ownerIds, ...known.map(({ ownerId }) => ownerId)];
    const isReserved = await this.reserved.of(actor, taken, owners);
    return { ownerIds, knownIds, isReserved: ({ _id, fingerprint }) => isReserved(_id, fingerprint) };
  }

  /**
   * The previously drawn questions that are still free: they may have been added to another quiz since,
   * for which they are reserved. Only practice goes without them.
   */
  async stillFree<Place extends DrawnPlace>(
    quiz: QuizDocument,
    places: readonly Place[],
    actor: Actor,
  ): Promise<readonly Place[]> {
    if (quiz.practiceOf === null) return places;
    const { questions } = this.dependencies;
    const [heads, versions, taken] = await Promise.all([
      questions.listByIds(places.map(({ questionId }) => questionId)),
      questions.findVersions(places.flatMap(({ versionId }) => versionId ?? [])),
      this.takenBy(actor),
    ]);
    const owners = [...heads, ...versions].map(({ ownerId }) => ownerId);
    const isReserved = await this.reserved.of(actor, taken, owners);
    const words = new Map([
      ...heads.map(({ _id, fingerprint }) => [_id, fingerprint] as const),
      ...versions.map(({ _id, prompt }) => [_id, fingerprintOf(prompt.question)] as const),
    ]);
    return places.filter(
      ({ questionId, versionId }) => !isReserved(questionId, words.get(versionId ?? questionId)),
    );
  }

  private async teachersOf(actor: Actor, courseId: string | null): Promise<string[]> {
    if (courseId !== null) return this.teachers.inCourses(actor, [courseId]);
    return this.teachers.of(actor, await this.dependencies.memberships.courseIdsOf(actor));
  }

  private async takenBy({ userId }: Actor): Promise<TakenQuizzes> {
    const { attempts, quizzes } = this.dependencies;
    const ownAttempts = await attempts.listEverOwned(userId);
    const ids = [...new Set(ownAttempts.map(({ quizId }) => quizId))];
    return new TakenQuizzes(ownAttempts, await quizzes.listByIds(ids));
  }
}
