import type { Category, Item } from './course.ts';
import { toHundredths } from './rounding.ts';
import type { WeighedCategory } from './weigh.ts';

/** The weights of the items of a category after the lowest grades are dropped. */
export interface CountedWeights {
  /** One per item, in the unit of the weights before drops. 0 for a dropped item. */
  readonly weights: readonly number[];
  /** Whether each item is dropped. */
  readonly isDropped: readonly boolean[];
}

/**
 * The weights of the items before drops, in hundredths of a percent. If the category drops items, weights that are
 * computed from points are not rounded. Otherwise equal items would have slightly different weights.
 */
export function weightsBeforeDrops(
  { categoryType, items, dropLowest }: Category,
  weighed: WeighedCategory | undefined,
): number[] {
  const weights = items.map((_, index) => toHundredths(weighed?.itemWeights[index] ?? 0));
  if (!(dropLowest > 0) || categoryType === 'STANDARD') return weights;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const points = items.reduce((sum, { maximumPoints }) => sum + maximumPoints, 0);
  return points === 0 ? weights : items.map(({ maximumPoints }) => (whole * maximumPoints) / points);
}

/**
 * Whether an item can be dropped. An item without weight or maximum points never counts, so dropping it has no effect.
 */
export function isDroppable(weight: number, { maximumPoints }: Pick<Item, 'maximumPoints'>): boolean {
  return weight > 0 && maximumPoints > 0;
}

/**
 * Drops the lowest grades. As in Canvas, the items are dropped without which the category has the best grade. These are
 * not always the items with the lowest percent, because an item with few points matters less. Of equal items, the later
 * item is dropped. At least one item remains. The remaining items share the weight of the dropped items in proportion
 * to their own weights, so that the category keeps its weight. Items without a grade keep their weight.
 * @param weights the result of `weightsBeforeDrops`
 * @param grades the points of each item; null if the item has no grade
 */
export function countedWeightsOf(
  { items, dropLowest }: Pick<Category, 'items' | 'dropLowest'>,
  weights: readonly number[],
  grades: readonly (number | null)[],
): CountedWeights {
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
  const counted = [...weights];
  const isDropped = items.map(() => false);
  for (const [at, row] of rows.entries()) {
    const weight = rowWeights[at] ?? 0;
    isDropped[row] = dropped[at] === true;
    if (dropped[at] === true) counted[row] = 0;
    else counted[row] = kept === all ? weight : (weight * all) / kept;
  }
  return { weights: counted, isDropped };
}

/**
 * Marks the `count` items without which the weighted mean of the shares is highest. For the best mean `m`, these are
 * the items with the lowest `weight × (share − m)` (Kane and Kane, Dropping Lowest Grades). So the function starts with
 * the mean of all items, drops the items with the lowest values, and repeats with the new mean until the mean stops
 * growing.
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

/** Marks the `count` lowest values. Of equal values, the last ones are marked. */
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
