import { formatCompact } from '../../../../../core/grading/rounding.ts';

/** Weights are whole hundredths, so a smaller difference is rounding noise of their sum. */
const tolerance = 0.005;

/** Whether the weights of a course add up to 100 percent. */
export function isComplete(totalWeight: number): boolean {
  return Math.abs(totalWeight - 100) < tolerance;
}

/** What to do about a target out of reach if weight is missing. Null if no weight is missing. */
export function missingWeightAdvice(totalWeight: number): string | null {
  if (totalWeight >= 100 || isComplete(totalWeight)) return null;
  const [total, off] = [formatCompact(totalWeight), formatCompact(100 - totalWeight)];
  return `Only ${total} % of the weight is entered. Enter the items of the missing ${off} %, and more can be reached.`;
}

/** What a course without open items still lacks. Null if its weight is complete. */
export function missingItemsNote(totalWeight: number): string | null {
  if (totalWeight >= 100 || isComplete(totalWeight)) return null;
  return `The items so far count ${formatCompact(totalWeight)} %. Add the rest of the course to plan it.`;
}

/** Explains what weights that don't add up to 100 percent mean for the grade. */
export function weightsNote(totalWeight: number): string {
  const total = formatCompact(totalWeight);
  const off = formatCompact(Math.abs(totalWeight - 100));
  return totalWeight < 100
    ? `${total} % of the weight is entered. ${off} % to go.`
    : `${total} % of the weight is entered. The ${off} % over 100 count as extra credit.`;
}
