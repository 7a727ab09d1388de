export const attemptKinds = ['GRADED', 'RETRY'] as const;
/** RETRY: only what was missed, without a time limit; it counts for nothing. */
export type AttemptKind = (typeof attemptKinds)[number];
