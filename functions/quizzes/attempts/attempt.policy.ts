import type { AnswerReleasePolicy } from '../../../core/quizzes/answer-release.ts';
import { availabilityAt, isAfterDue } from '../../../core/quizzes/quiz-dates.ts';
import type { EffectiveQuiz } from '../authoring/effective-quiz.ts';
import type { AttemptDocument } from './attempt.store.ts';

/** A submitted attempt. Answer keys can be read only for submitted attempts. */
export type SubmittedAttempt = AttemptDocument & { readonly submittedAt: string };

export function isSubmitted(attempt: AttemptDocument): attempt is SubmittedAttempt {
  return attempt.submittedAt !== null;
}

/** Whether an attempt of kind GRADED was submitted after the student's due date. */
export function isLate(
  { kind, submittedAt }: Pick<AttemptDocument, 'kind' | 'submittedAt'>,
  dueAt: string | null,
): boolean {
  return kind === 'GRADED' && isAfterDue(submittedAt, dueAt);
}

interface RevealingQuiz {
  readonly answerRelease: AnswerReleasePolicy;
  /** -1 for no limit: then no attempt is the last. */
  readonly allowedAttempts: number;
  /** When the quiz is closed for everyone. Null if it does not close. */
  readonly closedForAllAt: string | null;
}

/** Whether an attempt shows its answers as soon as it is submitted, regardless of other attempts. */
export function revealsEachAttempt({ answerRelease }: Pick<RevealingQuiz, 'answerRelease'>): boolean {
  return answerRelease === 'AFTER_SUBMISSION';
}

/**
 * Whether a student sees correct answers and explanations. `ownAttempts`: all of the student's attempts at the
 * quiz. AFTER_LAST_ATTEMPT: all attempts are used and none is open, since the author may have lowered the
 * number of attempts while an attempt was open. `now`: ISO 8601 in UTC.
 */
export function isRevealed(
  { answerRelease, allowedAttempts, closedForAllAt }: RevealingQuiz,
  ownAttempts: readonly Pick<AttemptDocument, 'kind' | 'submittedAt'>[],
  now: string,
): boolean {
  const graded = ownAttempts.filter(({ kind }) => kind === 'GRADED');
  const submittedCount = graded.filter(({ submittedAt }) => submittedAt !== null).length;
  if (submittedCount === 0 || answerRelease === 'NEVER') return false;
  if (revealsEachAttempt({ answerRelease })) return true;
  if (answerRelease === 'AFTER_CLOSING') return closedForAllAt !== null && closedForAllAt <= now;
  return allowedAttempts !== -1 && submittedCount >= allowedAttempts && submittedCount === graded.length;
}

/**
 * Whether students may see the questions before an attempt. True if they could see them anyway by starting one: the quiz
 * is open, and has unlimited attempts and no time limit.
 */
export function showsQuestionsEarly(quiz: EffectiveQuiz, now: string): boolean {
  return quiz.timeLimit === null && quiz.allowedAttempts === -1 && availabilityAt(quiz, now) === 'OPEN';
}
