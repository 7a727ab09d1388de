export const attemptKinds = ['GRADED', 'RETRY'] as const;
/** RETRY: only the missed questions, without a time limit. It never changes the score. */
export type AttemptKind = (typeof attemptKinds)[number];
