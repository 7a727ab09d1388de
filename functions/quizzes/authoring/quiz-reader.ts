import type { CourseWork } from '../../../core/courses/course-staff.ts';
import { texts } from '../../../core/texts.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { forbidden } from '../../platform/policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import { effectiveQuiz, type EffectiveQuiz, type QuizExceptions } from './effective-quiz.ts';
import { accessToQuiz, seesResults, type QuizAccess, type QuizRelationship } from './quiz.policy.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

/** Finds the courses that a user takes part in. */
export interface Memberships {
  /** IDs of the courses that the actor owns, is a member of or works in. */
  courseIdsOf(actor: Actor): Promise<readonly string[]>;
  /** What the actor does with the quizzes of each of the courses of `courseIdsOf`, by course ID. */
  worksOf(actor: Actor): Promise<ReadonlyMap<string, CourseWork>>;
  /** What the actor does with the quizzes of one course. Null if the actor is not in the course. */
  workIn(actor: Actor, courseId: string): Promise<CourseWork | null>;
  /** The given courses that the actor owns or is a member of. For admins, all given courses that exist. */
  readable(actor: Actor, courseIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether the actor can read the course, or teach it. */
  may(actor: Actor, courseId: string, use: 'read' | 'teach'): Promise<boolean>;
}

export interface QuizForActor {
  /** With the dates and limits that count for the actor. For an editor: those of the quiz. */
  readonly quiz: EffectiveQuiz;
  readonly access: QuizAccess;
}

/** The same error for a missing quiz and for one that the actor has no access to. */
export function quizNotFound(): AppError {
  return new AppError(texts.quiz.none, { code: 'NOT_FOUND' });
}

/** Finds a quiz for an actor, by the access policy. */
export class QuizReader {
  constructor(
    private readonly quizzes: QuizStore,
    private readonly memberships: Memberships,
    private readonly attempts: Pick<AttemptStore, 'hasBegun'>,
    private readonly exceptions: QuizExceptions,
  ) {}

  /** Throws NOT_FOUND if the actor has no access. */
  async find(id: string, actor: Actor): Promise<QuizForActor> {
    const found = await this.lookUp(id, actor);
    if (!found) throw quizNotFound();
    return found;
  }

  /** Null if the actor has no access. */
  async lookUp(id: string, actor: Actor): Promise<QuizForActor | null> {
    const quiz = await this.quizzes.find(id);
    const access = quiz && accessToQuiz(quiz, actor, await this.relationshipTo(quiz, actor));
    if (!quiz || !access) return null;
    if (seesResults(access)) return { quiz: effectiveQuiz(quiz), access };
    const [effective = effectiveQuiz(quiz)] = await this.exceptions.effective([quiz], actor);
    return { quiz: effective, access };
  }

  /**
   * A quiz that the actor can edit, also if it is deleted. Throws NOT_FOUND for others, and FORBIDDEN for graders.
   * Practice quizzes cannot be edited.
   */
  async editable(id: string, actor: Actor): Promise<QuizDocument> {
    const { quiz, access } = await this.find(id, actor);
    if (access === 'grader') throw forbidden('Graders can grade essays, but can’t change the quiz.');
    if (access !== 'editor') throw quizNotFound();
    return quiz;
  }

  /** A quiz whose answer keys and results the actor sees. Throws NOT_FOUND for others. */
  async withResults(id: string, actor: Actor): Promise<QuizDocument> {
    const { quiz, access } = await this.find(id, actor);
    if (!seesResults(access)) throw quizNotFound();
    return quiz;
  }

  private async relationshipTo({ _id, courseId }: QuizDocument, actor: Actor): Promise<QuizRelationship> {
    const [work, hasBegun] = await Promise.all([
      courseId === null ? ('take' as const) : this.memberships.workIn(actor, courseId),
      this.attempts.hasBegun(actor.userId, _id),
    ]);
    return { work, hasBegun };
  }
}
