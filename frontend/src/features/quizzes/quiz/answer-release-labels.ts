import type { AnswerReleasePolicy } from '../../../gql/graphql.ts';

interface Revealing {
  readonly answerRelease: AnswerReleasePolicy;
  /** -1 for no limit: then no attempt is the last, and answers are never released after it. */
  readonly allowedAttempts: number;
}

/** When a quiz shows the correct answers. 'After the last attempt' without a limit means never. */
export function answerReleaseLabels({ answerRelease, allowedAttempts }: Revealing): string {
  if (answerRelease === 'AFTER_SUBMISSION')
    return 'Right answers and explanations are shown with each result.';
  return answerRelease === 'NEVER' || allowedAttempts === -1
    ? 'This quiz shows points only: no right answers and no explanations.'
    : 'Right answers and explanations are shown when no attempt is left.';
}
