import { endOfAttempt } from '../../../core/quizzes/quiz-dates.ts';
import { minute } from '../../platform/clock.ts';
import { effectiveQuiz, type EffectiveQuiz, type QuizExceptions } from '../authoring/effective-quiz.ts';
import type { QuizHead, QuizStore } from '../authoring/quiz.store.ts';
import { isSubmitted } from './attempt.policy.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';

export interface AttemptDeadlinesDependencies {
  readonly attempts: AttemptStore;
  readonly quizzes: QuizStore;
  readonly exceptions: QuizExceptions;
}

/**
 * The time limit with which an attempt began, in minutes and without extra time. Null for no limit. For older attempts,
 * which store only their end, it is computed.
 */
export function timeLimitAtStart({
  timeLimit,
  startedAt,
  dueAt,
}: Pick<AttemptDocument, 'timeLimit' | 'startedAt' | 'dueAt'>): number | null {
  if (timeLimit !== undefined) return timeLimit;
  return dueAt === null ? null : (Date.parse(dueAt) - Date.parse(startedAt)) / minute;
}

/**
 * When an attempt ends automatically. Null if it does not. A retry has no time limit, so it ends only at the closing.
 */
export function endFor(
  attempt: Pick<AttemptDocument, 'kind' | 'timeLimit' | 'startedAt' | 'dueAt'>,
  { extraMinutes, closesAt }: Pick<EffectiveQuiz, 'extraMinutes' | 'closesAt'>,
): string | null {
  const timeLimit = attempt.kind === 'GRADED' ? timeLimitAtStart(attempt) : null;
  return endOfAttempt({ startedAt: attempt.startedAt, timeLimit, extraMinutes, closesAt });
}

/** An open attempt with its end by the current dates of the quiz. A submitted attempt is unchanged. Stores nothing. */
export function withCurrentEnd<Attempt extends AttemptDocument>(
  attempt: Attempt,
  quiz: EffectiveQuiz<QuizHead>,
): Attempt {
  const dueAt = endFor(attempt, quiz);
  if (isSubmitted(attempt) || dueAt === attempt.dueAt) return attempt;
  return { ...attempt, dueAt, timeLimit: timeLimitAtStart(attempt) };
}

/**
 * Updates the ends of open attempts when the closing or the extra time of a student changes. An attempt keeps the time
 * limit with which it began.
 */
export class AttemptDeadlines {
  constructor(private readonly dependencies: AttemptDeadlinesDependencies) {}

  /** Like `withCurrentEnd`, and stores a changed end. */
  async current<Attempt extends AttemptDocument>(
    attempt: Attempt,
    quiz: EffectiveQuiz<QuizHead>,
  ): Promise<Attempt> {
    const current = withCurrentEnd(attempt, quiz);
    if (current === attempt) return attempt;
    const { dueAt, timeLimit = null } = current;
    await this.dependencies.attempts.change(
      attempt._id,
      { $set: { dueAt, timeLimit } },
      { submittedAt: null },
    );
    return current;
  }

  /** Like `current`, for callers that did not read the quiz. Unchanged if the quiz no longer exists. */
  async recheck<Attempt extends AttemptDocument>(attempt: Attempt): Promise<Attempt> {
    const { quizzes, exceptions } = this.dependencies;
    const [quiz] = await quizzes.listHeadsByIds([attempt.quizId]);
    if (!quiz) return attempt;
    const { userId, takerEmail: email } = attempt;
    const [effective = effectiveQuiz(quiz)] = await exceptions.effective([quiz], { userId, email });
    return this.current(attempt, effective);
  }

  /** Updates the ends of all open attempts at a quiz. Call it after dates were changed. */
  async refresh(quiz: QuizHead): Promise<void> {
    const { attempts, exceptions } = this.dependencies;
    const quizFor = await exceptions.byAddress(quiz);
    for await (const chunk of attempts.openChunks(quiz._id))
      await Promise.all(chunk.map((attempt) => this.current(attempt, quizFor(attempt.takerEmail))));
  }
}
