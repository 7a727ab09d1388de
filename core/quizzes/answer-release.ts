export const answerReleasePolicies = [
  'AFTER_SUBMISSION',
  'AFTER_LAST_ATTEMPT',
  'AFTER_CLOSING',
  'NEVER',
] as const;
/** When students see correct answers and explanations. */
export type AnswerReleasePolicy = (typeof answerReleasePolicies)[number];

interface RetryRules {
  /** -1 if unlimited. */
  readonly allowedAttempts: number;
  readonly answerRelease: AnswerReleasePolicy;
}

/** Whether students can start another attempt after they have seen the correct answers. */
export function canRetryWithAnswers({ allowedAttempts, answerRelease }: RetryRules): boolean {
  return answerRelease === 'AFTER_SUBMISSION' && allowedAttempts !== 1;
}
