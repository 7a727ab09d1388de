import type { Category, Item } from './course.ts';
import { toHundredths } from './rounding.ts';
import type { WeighedCategory } from './weigh.ts';

/** How the items of a category count after the lowest grades are dropped. */
export interface Counting {
  /** One per item, in the unit of the weights that were passed in. A dropped item has none. */
  readonly weights: readonly number[];
  /** Whether each item is dropped. */
  readonly isDropped: readonly boolean[];
}

/**
 * The weights of the items in hundredths of a percent. With a drop rule, weights that are computed from points are not
 * rounded: two of three equal items would count 66.67 and 66.66 of 133.33.
 */
export function weightsToDrop(
  { categoryType, items, dropLowest }: Category,
  weighed: WeighedCategory | undefined,
): number[] {
  const weights = items.map((_, index) => toHundredths(weighed?.itemWeights[index] ?? 0));
  if (!(dropLowest > 0) || categoryType === 'STANDARD') return weights;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const points = items.reduce((sum, { maximumPoints }) => sum + maximumPoints, 0);
  return points === 0 ? weights : items.map(({ maximumPoints }) => (whole * maximumPoints) / points);
}

/** Whether an item can be dropped: one without weight or points counts nothing in any case. */
export function isDroppable(weight: number, { maximumPoints }: Pick<Item, 'maximumPoints'>): boolean {
  return weight > 0 && maximumPoints > 0;
}

/**
 * The weights that count. Items without a grade are neither dropped nor do they get weight from dropped items.
 * As in Canvas, the remaining items give the category the best possible grade. That is not always the item
 * with the lowest percent, because an item with few points matters less. Of equal items, the later one is dropped.
 * At least one item remains. The remaining items share the weight of the dropped ones in proportion to theirs, so
 * that the category keeps its weight.
 * @param grades the points of each item; null if it has none
 */
export function countingOf(
  { items, dropLowest }: Pick<Category, 'items' | 'dropLowest'>,
  weights: readonly number[],
  grades: readonly (number | null)[],
): Counting {
  if (!(dropLowest > 0)) return { weights, isDropped: items.map(() => false) };
  const rows: number[] = [];
  const rowWeights: number[] = [];
  const shares: number[] = [];
  for (const [row, item] of items.entries()) {
    const [weight = 0, grade = null] = [weights[row], grades[row]];
    if (grade === null || !isDroppable(weight, item)) continue;
    rows.push(row);
    rowWeights.push(weight);
    shares.push(grade / item.maximumPoints);
  }
  const dropped = lowestOf(rowWeights, shares, dropLowest);
  const all = rowWeights.reduce((sum, weight) => sum + weight, 0);
  const kept = rowWeights.reduce((sum, weight, at) => (dropped[at] === true ? sum : sum + weight), 0);
  const counting = [...weights];
  const isDropped = items.map(() => false);
  for (const [at, row] of rows.entries()) {
    const weight = rowWeights[at] ?? 0;
    isDropped[row] = dropped[at] === true;
    counting[row] = dropped[at] === true ? 0 : kept === all ? weight : (weight * all) / kept;
  }
  return { weights: counting, isDropped };
}

/**
 * Marks the `count` items without which the weighted mean of the shares is highest. If the best mean is `mean`, then
 * leaving out the items with the lowest `weight × (share − mean)` gives it (Kane and Kane, Dropping Lowest Grades).
 * So the mean is improved until it no longer grows.
 */
function lowestOf(weights: readonly number[], shares: readonly number[], count: number): boolean[] {
  const number = Math.min(count, weights.length - 1);
  let best = weights.map(() => false);
  if (number <= 0) return best;
  let mean = meanOf(weights, shares, best);
  for (;;) {
    const values = weights.map((weight, at) => weight * ((shares[at] ?? 0) - mean));
    const next = lowestValues(values, number);
    const improved = meanOf(weights, shares, next);
    const isFirst = !best.includes(true);
    if (!isFirst && improved <= mean) return best;
    best = next;
    mean = Math.max(mean, improved);
  }
}

function meanOf(weights: readonly number[], shares: readonly number[], dropped: readonly boolean[]): number {
  let [sum, total] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    if (dropped[at] === true) continue;
    sum += weight * (shares[at] ?? 0);
    total += weight;
  }
  return sum / total;
}

/** Marks the `count` lowest values, of equal ones the last. */
function lowestValues(values: readonly number[], count: number): boolean[] {
  const marked = values.map(() => false);
  const cut = values.toSorted((a, b) => a - b)[count - 1] ?? 0;
  let ties = count;
  for (const [at, value] of values.entries()) {
    if (value >= cut) continue;
    marked[at] = true;
    ties -= 1;
  }
  for (let at = values.length - 1; ties > 0; at -= 1) {
    if (values[at] !== cut) continue;
    marked[at] = true;
    ties -= 1;
  }
  return marked;
}
