import type { QuizToTake } from './quiz-on-screen.ts';

/** Why the user can no longer take a quiz. */
export function closedText({ closedReason }: Pick<QuizToTake, 'closedReason'>): string {
  return closedReason === 'NOT_IN_COURSE'
    ? 'You’re no longer in the course of this quiz.'
    : 'This quiz is closed.';
}
