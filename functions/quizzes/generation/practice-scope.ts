import { readableQuestion } from '../../../core/quizzes/question-parts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import { fingerprintOf } from '../bank/question-search-words.ts';
import type { QuestionDocument, QuestionStore } from '../bank/question.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizExceptions } from '../authoring/effective-quiz.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';
import { ReservedQuestions } from './reserved-questions.ts';
import { TakenQuizzes } from './taken-quizzes.ts';
import { Teachers, type CourseOwners } from './teachers.ts';

export interface PracticeScopesDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly attempts: AttemptStore;
  readonly memberships: Memberships & CourseOwners;
  readonly exceptions: QuizExceptions;
  readonly clock: Clock;
}

/** What a student can practise. */
export interface PracticeScope {
  /** Owners of the banks to draw from. */
  readonly ownerIds: readonly string[];
  /** IDs of questions that the student has submitted, and whose answers are shown. */
  readonly knownIds: readonly string[];
  /** Whether a question, or one with the same text, is reserved for a quiz. */
  readonly isReserved: (question: QuestionDocument) => boolean;
}

/** A drawn question. `versionId`: its version in an attempt. Without it, the newest version. */
interface DrawnQuestion {
  readonly questionId: string;
  readonly versionId?: string;
}

/**
 * Maximum banks that a request draws from, since any number of owners can publish quizzes for everyone. Teachers
 * of the student's courses come first.
 */
const maxBanks = 100;

/**
 * Finds the questions that a student can practise: questions of the student's teachers, and questions whose
 * answers were released to the student, except reserved ones. Reads no answer key.
 */
export class PracticeScopes {
  private readonly teachers: Teachers;
  private readonly reserved: ReservedQuestions;

  constructor(private readonly dependencies: PracticeScopesDependencies) {
    this.teachers = new Teachers(dependencies.quizzes, dependencies.memberships);
    this.reserved = new ReservedQuestions({ ...dependencies, teachers: this.teachers });
  }

  /**
   * The scope of one course of the student, or of all courses. A question that is reserved for a quiz of one course
   * is reserved in the scope of every course.
   */
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
   * The drawn questions that are still not reserved: another quiz may have added some of them after they were
   * drawn. If `quiz` is not a practice quiz, returns all drawn questions.
   */
  async stillFree<Drawn extends DrawnQuestion>(
    quiz: QuizDocument,
    drawn: readonly Drawn[],
    actor: Actor,
  ): Promise<readonly Drawn[]> {
    if (quiz.practiceOf === null) return drawn;
    const { questions } = this.dependencies;
    const [heads, versions, taken] = await Promise.all([
      questions.listByIds(drawn.map(({ questionId }) => questionId)),
      questions.findVersions(drawn.flatMap(({ versionId }) => versionId ?? [])),
      this.takenBy(actor),
    ]);
    const owners = [...heads, ...versions].map(({ ownerId }) => ownerId);
    const isReserved = await this.reserved.of(actor, taken, owners);
    const fingerprints = new Map([
      ...heads.map(({ _id, fingerprint }) => [_id, fingerprint] as const),
      ...versions.map(({ _id, prompt }) => [_id, fingerprintOf(readableQuestion(prompt))] as const),
    ]);
    return drawn.filter(
      ({ questionId, versionId }) => !isReserved(questionId, fingerprints.get(versionId ?? questionId)),
    );
  }

  private async teachersOf(actor: Actor, courseId: string | null): Promise<string[]> {
    if (courseId !== null) return this.teachers.inCourses(actor, [courseId]);
    return this.teachers.of(actor, await this.dependencies.memberships.courseIdsOf(actor));
  }

  private async takenBy(actor: Actor): Promise<TakenQuizzes> {
    const { attempts, quizzes, exceptions, clock } = this.dependencies;
    const ownAttempts = await attempts.listEverOwned(actor.userId);
    const ids = [...new Set(ownAttempts.map(({ quizId }) => quizId))];
    const taken = await exceptions.effective(await quizzes.listByIds(ids), actor);
    return new TakenQuizzes(ownAttempts, taken, isoAfter(clock, 0));
  }
}
