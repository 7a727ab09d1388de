import {
  anyResult,
  attemptsLeft,
  resultRange,
  type ResultRange,
} from '../../../core/quizzes/result-range.ts';
import type { QuizProgress } from '../../../schema/quizzes/quiz-progress.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AttemptClosing } from './attempt-closing.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { scoreOf, toAttemptSummary } from './attempt-summary.mapper.ts';
import { isRevealed, isSubmitted } from './attempt.policy.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';
import { findOfficialAttempt, findPendingAttempt } from './official-attempt.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import type { QuizView } from '../authoring/quiz.mapper.ts';

/** Progress with the ID of the quiz’s course, which is not in the contract. Null if the quiz has no course. */
export interface QuizProgressView extends QuizProgress {
  readonly courseId: string | null;
}

/** IDs of the quizzes whose items have a released grade of the actor, in courses in which the actor is a member. */
export type GradedQuizzes = (courseIds: readonly string[], actor: Actor) => Promise<ReadonlySet<string>>;

/** IDs of the quizzes whose items have grades that are hidden from students, in courses in which the actor is a member. */
export type HiddenQuizzes = (courseIds: readonly string[], actor: Actor) => Promise<ReadonlySet<string>>;

export interface QuizProgressDependencies {
  readonly attempts: AttemptStore;
  readonly closing: AttemptClosing;
  readonly finder: Pick<QuizFinderService, 'list'>;
  readonly gradedQuizzes: GradedQuizzes;
  readonly hiddenQuizzes: HiddenQuizzes;
  readonly clock: Clock;
}

function openOf(attempts: readonly AttemptDocument[]): AttemptDocument | null {
  const open = attempts.filter((attempt) => !isSubmitted(attempt));
  return open.find(({ kind }) => kind === 'GRADED') ?? open[0] ?? null;
}

/** IDs that `find` finds in the courses of quizzes that the actor takes. Editors have no grades for their own quizzes. */
async function inCoursesOf(
  quizzes: readonly QuizView[],
  find: (courseIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  const courseIds = new Set(
    quizzes.flatMap(({ courseId, canGrade }) => (courseId === null || canGrade ? [] : [courseId])),
  );
  return courseIds.size === 0 ? new Set() : find([...courseIds]);
}

/** A user's progress in quizzes. Has no access to answer keys. */
export class QuizProgressService {
  constructor(private readonly dependencies: QuizProgressDependencies) {}

  /**
   * The quizzes that the actor has started or has a grade for, and can still see, including quizzes that can no longer
   * be taken, by title. `courseId` null: quizzes of all courses, and quizzes without a course.
   */
  async list(actor: Actor, courseId: string | null): Promise<QuizProgressView[]> {
    const { attempts, finder, gradedQuizzes, hiddenQuizzes } = this.dependencies;
    const [quizzes, own] = await Promise.all([
      finder.list(actor, courseId),
      attempts.listEverOwned(actor.userId),
    ]);
    const byQuiz = Map.groupBy(own, ({ quizId }) => quizId);
    const [begun, others] = [
      quizzes.filter(({ id }) => byQuiz.has(id)),
      quizzes.filter(({ id }) => !byQuiz.has(id)),
    ];
    const [graded, hidden] = await Promise.all([
      inCoursesOf(others, (courseIds) => gradedQuizzes(courseIds, actor)),
      inCoursesOf(begun, (courseIds) => hiddenQuizzes(courseIds, actor)),
    ]);
    const shown = quizzes.filter(({ id }) => byQuiz.has(id) || graded.has(id));
    return Promise.all(shown.map((quiz) => this.progressOf(quiz, hidden.has(quiz.id), byQuiz.get(quiz.id))));
  }

  private async progressOf(
    quiz: QuizView,
    isHidden: boolean,
    own: readonly AttemptDocument[] = [],
  ): Promise<QuizProgressView> {
    const { id, title, courseId, scoringPolicy, dueAt, isClosed, closedReason, availability } = quiz;
    const current = await Promise.all(own.map((attempt) => this.dependencies.closing.closeIfDue(attempt)));
    const open = openOf(current);
    const official = findOfficialAttempt(current, scoringPolicy);
    const pending = findPendingAttempt(current, scoringPolicy);
    const isPendingOfficial = pending?._id === official?._id;
    const attemptsUsed = current.filter(({ kind }) => kind === 'GRADED').length;
    const { allowedAttempts } = quiz;
    const left = attemptsLeft(
      { allowedAttempts, isClosed: isClosed || availability === 'CLOSED' },
      attemptsUsed,
    );
    return {
      quizId: id,
      quizTitle: title,
      courseId,
      isClosed,
      closedReason,
      attemptsUsed,
      attemptsLeft: left,
      scoringPolicy,
      ...(isHidden ? anyResult : this.rangeOf(quiz, current, left !== 0)),
      inProgressAttempt: open && toAttemptSummary(open, false, dueAt),
      officialAttempt: official && toAttemptSummary(official, true, dueAt),
      // If the latest attempt counts, an earlier one cannot change the result.
      pendingAttempt:
        pending && (isPendingOfficial || scoringPolicy !== 'LATEST')
          ? toAttemptSummary(pending, isPendingOfficial, dueAt)
          : null,
    };
  }

  private rangeOf(quiz: QuizView, own: readonly AttemptDocument[], hasAttemptLeft: boolean): ResultRange {
    const graded = own.filter(({ kind }) => kind === 'GRADED');
    return resultRange({
      submitted: graded
        .filter(isSubmitted)
        .map((attempt) => ({ number: attempt.number, ...scoreOf(attempt) })),
      scoringPolicy: quiz.scoringPolicy,
      isBegun: !quiz.isClosed && graded.some((attempt) => !isSubmitted(attempt)),
      hasAttemptLeft,
      isRevealed: isRevealed(quiz, own, isoAfter(this.dependencies.clock, 0)),
    });
  }
}
