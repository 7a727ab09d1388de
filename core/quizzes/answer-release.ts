export const answerReleasePolicies = [
  'AFTER_SUBMISSION',
  'AFTER_LAST_ATTEMPT',
  'AFTER_CLOSING',
  'NEVER',
] as const;
/** When students see correct answers and explanations. */
export type AnswerReleasePolicy = (typeof answerReleasePolicies)[number];
