import type { AnswerReleasePolicy } from '../../../core/quizzes/answer-release.ts';
import type { AttemptDocument } from './attempt.store.ts';

/** A submitted attempt. Answer keys can be read only for submitted attempts. */
export type SubmittedAttempt = AttemptDocument & { readonly submittedAt: string };

export function isSubmitted(attempt: AttemptDocument): attempt is SubmittedAttempt {
  return attempt.submittedAt !== null;
}

interface RevealingQuiz {
  readonly answerRelease: AnswerReleasePolicy;
  /** -1 for no limit: then no attempt is the last. */
  readonly allowedAttempts: number;
}

/** Whether an attempt shows its answers as soon as it is submitted, regardless of other attempts. */
export function revealsEachAttempt({ answerRelease }: Pick<RevealingQuiz, 'answerRelease'>): boolean {
  return answerRelease === 'AFTER_SUBMISSION';
}

/**
 * Whether a student sees correct answers and explanations. `ownAttempts`: all of the student's attempts at the
 * quiz. AFTER_LAST_ATTEMPT: all attempts are used and none is open, since the author may have lowered the
 * number of attempts while an attempt was open.
 */
export function isRevealed(
  { answerRelease, allowedAttempts }: RevealingQuiz,
  ownAttempts: readonly Pick<AttemptDocument, 'kind' | 'submittedAt'>[],
): boolean {
  const graded = ownAttempts.filter(({ kind }) => kind === 'GRADED');
  const submittedCount = graded.filter(({ submittedAt }) => submittedAt !== null).length;
  if (submittedCount === 0 || answerRelease === 'NEVER') return false;
  if (revealsEachAttempt({ answerRelease })) return true;
  return allowedAttempts !== -1 && submittedCount >= allowedAttempts && submittedCount === graded.length;
}
