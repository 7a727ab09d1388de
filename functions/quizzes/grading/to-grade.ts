import type { AttemptDocument } from '../attempts/attempt.store.ts';

/** Number of ungraded answers: the `toGradeCount` of an attempt, updated whenever its results change. */
export function countToGrade(results: AttemptDocument['results']): number {
  return Object.values(results).filter(({ share }) => share === null).length;
}
