import type { AttemptDocument } from '../attempts/attempt.store.ts';

/** How many answers a person has yet to judge: what an attempt keeps as its `toGradeCount` whenever its results change. */
export function countToGrade(results: AttemptDocument['results']): number {
  return Object.values(results).filter(({ share }) => share === null).length;
}
