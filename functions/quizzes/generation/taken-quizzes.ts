import { isSubmitted, isRevealed } from '../attempts/attempt.policy.ts';
import type { AttemptDocument } from '../attempts/attempt.store.ts';
import type { EffectiveQuiz } from '../authoring/effective-quiz.ts';

/**
 * A quiz whose questions are not used in a student's practice, because the student may still have to answer
 * them in the quiz, or has not seen the answers.
 */
export interface ReservingQuiz {
  readonly quiz: EffectiveQuiz;
  /** The student's attempts, open or submitted. */
  readonly attempts: readonly AttemptDocument[];
  /** IDs of question versions that the student submitted in the quiz, and whose answers are shown. */
  readonly revealedIds: ReadonlySet<string>;
}

/**
 * Whether the student is in an attempt, or can start one now or later: the dates of a quiz can change. Ignores retries:
 * they ask only revealed questions.
 */
function asksAgain({ allowedAttempts }: EffectiveQuiz, ownAttempts: readonly AttemptDocument[]): boolean {
  const graded = ownAttempts.filter(({ kind }) => kind === 'GRADED');
  return allowedAttempts === -1 || graded.length < allowedAttempts || !graded.every(isSubmitted);
}

/** The quizzes that a student has taken, with the student's attempts. */
export class TakenQuizzes {
  private readonly byQuiz: ReadonlyMap<string, readonly AttemptDocument[]>;

  /** `quizzes`: the attempts' quizzes, without the ones that no longer exist. `now`: ISO 8601 in UTC. */
  constructor(
    attempts: readonly AttemptDocument[],
    readonly quizzes: readonly EffectiveQuiz[],
    private readonly now: string,
  ) {
    this.byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
  }

  /** IDs of submitted questions whose answers are shown. `courseId` null: in all quizzes. */
  knownIds(courseId: string | null): string[] {
    const revealed = this.quizzes
      .filter((quiz) => courseId === null || quiz.courseId === courseId)
      .flatMap((quiz) => this.revealedItems(quiz));
    return [...new Set(revealed.map(({ questionId }) => questionId))];
  }

  /**
   * Returns the quizzes that reserve their questions. Practice quizzes reserve nothing: a student who leaves them
   * unfinished would soon have nothing to practise.
   */
  reservingQuizzes(quizzes: readonly EffectiveQuiz[]): ReservingQuiz[] {
    return quizzes.flatMap((quiz) => {
      const attempts = this.at(quiz);
      const isOver = isRevealed(quiz, attempts, this.now) && !asksAgain(quiz, attempts);
      if (quiz.practiceOf !== null || isOver) return [];
      const revealedIds = new Set(this.revealedItems(quiz).map(({ versionId }) => versionId));
      return [{ quiz, attempts, revealedIds }];
    });
  }

  private revealedItems(quiz: EffectiveQuiz) {
    const ownAttempts = this.at(quiz);
    if (!isRevealed(quiz, ownAttempts, this.now)) return [];
    return ownAttempts.filter(isSubmitted).flatMap(({ items }) => items);
  }

  private at({ _id }: EffectiveQuiz): readonly AttemptDocument[] {
    return this.byQuiz.get(_id) ?? [];
  }
}
