import type { AnswerReleasePolicy } from '../../../gql/graphql.ts';

interface ReleaseRules {
  readonly answerRelease: AnswerReleasePolicy;
  /** -1 for no limit. Then no attempt is the last one, so AFTER_LAST_ATTEMPT never releases the answers. */
  readonly allowedAttempts: number;
}

/** A sentence about when a quiz shows its correct answers. */
export function answerReleaseLabels({ answerRelease, allowedAttempts }: ReleaseRules): string {
  if (answerRelease === 'AFTER_SUBMISSION')
    return 'Correct answers and explanations are shown with each result.';
  if (answerRelease === 'AFTER_CLOSING')
    return 'Correct answers and explanations are shown when the quiz is closed for everyone.';
  return answerRelease === 'NEVER' || allowedAttempts === -1
    ? 'This quiz shows points only: no correct answers and no explanations.'
    : 'Correct answers and explanations are shown when no attempt is left.';
}
