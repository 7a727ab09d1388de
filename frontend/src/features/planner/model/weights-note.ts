import { formatCompact } from '../../../../../core/grading/rounding.ts';

/** Weights are whole hundredths, so a smaller difference is rounding noise of their sum. */
const tolerance = 0.005;

/** Whether the weights of a course add up to 100 percent. */
export function isComplete(totalWeight: number): boolean {
  return Math.abs(totalWeight - 100) < tolerance;
}

/** Explains what weights that don't add up to 100 percent mean for the grade. */
export function weightsNote(totalWeight: number): string {
  const total = formatCompact(totalWeight);
  const off = formatCompact(Math.abs(totalWeight - 100));
  return totalWeight < 100
    ? `${total} % of the weight is entered. ${off} % to go.`
    : `${total} % of the weight is entered. The ${off} % over 100 count as extra credit.`;
}
