import { withoutNoise } from '../grading/rounding.ts';

export const resultStates = ['IN_PROGRESS', 'TO_GRADE', 'GRADED'] as const;
/** State of an attempt for a grader. TO_GRADE: the attempt is submitted, and a person must still grade an answer. */
export type ResultState = (typeof resultStates)[number];

export const resultSorts = ['NAME', 'SCORE', 'SUBMITTED'] as const;
/** SCORE: by the percent. SUBMITTED: by the time of submission. */
export type ResultSort = (typeof resultSorts)[number];

export interface ResultFigures {
  readonly average: number;
  readonly median: number;
  readonly highest: number;
  readonly lowest: number;
}

/** Average, median, highest and lowest of the percents. Null for an empty list. */
export function figuresOf(percents: readonly number[]): ResultFigures | null {
  const sorted = percents.toSorted((one, other) => one - other);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const sum = sorted.reduce((total, percent) => total + percent, 0);
  return { average: withoutNoise(sum / sorted.length), median: medianOf(sorted), highest, lowest };
}

/** The median of sorted values. For an even number of values, the mean of the two middle values. */
function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return withoutNoise(middle.reduce((total, percent) => total + percent, 0) / middle.length);
}
