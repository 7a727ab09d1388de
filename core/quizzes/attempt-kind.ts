export const attemptKinds = ['GRADED', 'RETRY'] as const;
/**
 * GRADED: an attempt at the whole quiz. RETRY: only the missed questions, without a time limit, and without a score.
 */
export type AttemptKind = (typeof attemptKinds)[number];
