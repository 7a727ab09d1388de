import type { RevealRule } from '../../core/quizzes/reveal.ts';
import type { AttemptDocument } from './attempt.store.ts';

/** An attempt that was handed in: the only kind whose keys may be looked at. */
export type HandedInAttempt = AttemptDocument & { readonly submittedAt: string };

export function isHandedIn(attempt: AttemptDocument): attempt is HandedInAttempt {
  return attempt.submittedAt !== null;
}

interface RevealingQuiz {
  readonly reveal: RevealRule;
  /** -1 without a limit: then there is no last attempt. */
  readonly allowedAttempts: number;
}

/** Whether a taker who handed in that many graded attempts is told what was right, and why. */
export function isRevealed({ reveal, allowedAttempts }: RevealingQuiz, handedIn: number): boolean {
  if (handedIn === 0 || reveal === 'NEVER') return false;
  return reveal === 'AFTER_SUBMISSION' || (allowedAttempts !== -1 && handedIn >= allowedAttempts);
}
