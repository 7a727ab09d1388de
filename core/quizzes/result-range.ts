import { withoutNoise } from '../grading/rounding.ts';
import type { AttemptScore } from './attempt-score.ts';
import type { ScoringPolicy } from './quiz.ts';

/** The results, in percent, that a student can still have at a quiz. They are equal if nothing can change the result. */
export interface ResultRange {
  readonly lowestPercent: number;
  readonly highestPercent: number;
}

interface OwnAttempts {
  /** The submitted attempts of kind GRADED. */
  readonly submitted: readonly (Pick<AttemptScore, 'score' | 'possible' | 'highest' | 'isPending'> & {
    /** Number of the attempt, from 1. */
    readonly number: number;
  })[];
  readonly scoringPolicy: ScoringPolicy;
  /** Whether the student has an attempt of kind GRADED in progress. */
  readonly isBegun: boolean;
  /** Whether the student can start another attempt. */
  readonly hasAttemptLeft: boolean;
  /** Whether the student may know how the graded answers of an attempt with ungraded answers were graded. */
  readonly isRevealed: boolean;
}

/** The range of a student about whose results nothing is known, or may be shown. */
export const anyResult: ResultRange = { lowestPercent: 0, highestPercent: 100 };

/**
 * The results that a student can still have, by the scoring policy. An attempt in progress or left can bring any result.
 * HIGHEST: it can only raise the result. LATEST: an attempt in progress replaces the result. One that is left does so only
 * if the student starts it, so the present result is still sure.
 */
export function resultRange({
  submitted,
  scoringPolicy,
  isBegun,
  hasAttemptLeft,
  isRevealed,
}: OwnAttempts): ResultRange {
  const ranges = submitted
    .toSorted((one, other) => one.number - other.number)
    .map(({ score, highest, possible, isPending }): ResultRange => {
      if (possible === 0 || (isPending && !isRevealed)) return anyResult;
      const percentOf = (points: number) => withoutNoise((points / possible) * 100);
      return { lowestPercent: percentOf(score), highestPercent: percentOf(highest) };
    });
  const latest = ranges.at(-1);
  // A person can still grade the work of a student who has not taken the quiz.
  if (latest === undefined || (scoringPolicy === 'LATEST' && isBegun)) return anyResult;
  const counting = scoringPolicy === 'LATEST' ? [latest] : ranges;
  const canRepeat = isBegun || hasAttemptLeft;
  return {
    lowestPercent: Math.max(...counting.map(({ lowestPercent }) => lowestPercent)),
    highestPercent: canRepeat ? 100 : Math.max(...counting.map(({ highestPercent }) => highestPercent)),
  };
}

/**
 * The number of attempts that a student can still start. -1 for no limit. `isClosed`: whether the quiz is closed for the
 * student for good.
 */
export function attemptsLeft(
  { allowedAttempts, isClosed }: { readonly allowedAttempts: number; readonly isClosed: boolean },
  attemptsUsed: number,
): number {
  if (isClosed) return 0;
  return allowedAttempts === -1 ? -1 : Math.max(0, allowedAttempts - attemptsUsed);
}
