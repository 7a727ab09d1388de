import type { AnswerReleasePolicy } from '../../../gql/graphql.ts';

interface Revealing {
  readonly answerRelease: AnswerReleasePolicy;
  /** -1 without a limit: then there is no last attempt, and nothing is told after it. */
  readonly allowedAttempts: number;
}

/** When a quiz tells its takers what was right; without a limit, after the last attempt is never. */
export function answerReleaseLabels({ answerRelease, allowedAttempts }: Revealing): string {
  if (answerRelease === 'AFTER_SUBMISSION')
    return 'Right answers and explanations are shown with each result.';
  return answerRelease === 'NEVER' || allowedAttempts === -1
    ? 'This quiz shows points only: no right answers and no explanations.'
    : 'Right answers and explanations are shown when no attempt is left.';
}
