import { formatCompact } from '../../../../../core/grading/rounding.ts';

/** Weights are whole hundredths, so a smaller difference is the noise of their sum. */
const tolerance = 0.005;

/** Whether the weights of a course make up 100 percent. */
export function isComplete(totalWeight: number): boolean {
  return Math.abs(totalWeight - 100) < tolerance;
}

/** What weights that miss 100 percent mean for the grade. */
export function weightsNote(totalWeight: number): string {
  const total = formatCompact(totalWeight);
  const off = formatCompact(Math.abs(totalWeight - 100));
  return totalWeight < 100
    ? `Weights add up to ${total} %, ${off} short of 100. Full marks everywhere would end at ${total}; the current grade is measured against what is known.`
    : `Weights add up to ${total} %, ${off} over 100. Full marks everywhere would end at ${total}: what lies beyond 100 counts as extra credit.`;
}
