import type { Category, Item } from './course.ts';
import { countedWeightsOf, isDroppable, weightsBeforeDrops } from './drops.ts';
import { canChange, rangeOf } from './grade-range.ts';
import { contribution } from './standing.ts';
import type { WeighedCategory } from './weigh.ts';

/** The grades for the lowest possible sum of a category: items without a grade get their fewest points. */
export function lowestGrades(items: readonly Item[], grades: readonly (number | null)[]): number[] {
  return items.map((item, index) => grades[index] ?? rangeOf(item).lowest);
}

/** Maximum items for which the dropped items are searched, times the items of the category. Takes about 50 ms. */
const maxSearched = 100_000;

/**
 * The most that each item without a grade adds to the course, in hundredths of a percent: what it adds with its highest
 * points while the other items without a grade get their fewest. Null for an item with a grade. In a category that drops
 * items and has hundreds of different ones, it is what the item would add if the heaviest other items were dropped.
 * @param grades points of each item. Null if the item has no grade
 */
export function mostAdded(
  category: Category,
  weighed: WeighedCategory | undefined,
  grades: readonly (number | null)[],
): (number | null)[] {
  const { items, dropLowest } = category;
  const weights = weightsBeforeDrops(category, weighed);
  const countedWeight = dropLowest > 0 ? countedWeightIn(category, weights, grades) : null;
  return items.map((item, index) => {
    if ((grades[index] ?? null) !== null) return null;
    return addsWith(item, countedWeight === null ? (weights[index] ?? 0) : countedWeight(index));
  });
}

function addsWith(item: Item, weight: number): number {
  return canChange(item) ? contribution(weight, rangeOf(item).highest, item.maximumPoints) : 0;
}

/** Returns the weight after drops of an item without a grade, if it gets its highest points. */
function countedWeightIn(
  category: Category,
  weights: readonly number[],
  grades: readonly (number | null)[],
): (index: number) => number {
  const { items, dropLowest } = category;
  const base = lowestGrades(items, grades);
  const search = (index: number) => {
    const item = items[index];
    if (item === undefined) return 0;
    return countedWeightsOf(category, weights, base.with(index, rangeOf(item).highest)).weights[index] ?? 0;
  };
  // The search gives the same weight for equal items, except that of equal grades the last ones are dropped. If there are
  // more equal items than drops, the others have lower grades.
  const kinds = items.map((item, index) => (grades[index] === null ? kindOf(item, weights[index]) : null));
  const counts = new Map<string | null, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counts.delete(null);
  const searches = [...counts.values()].reduce((sum, count) => sum + (count > dropLowest ? 1 : count), 0);
  if (searches * items.length > maxSearched) return highestWeightIn(category, weights);
  const found = new Map<string, number>();
  return (index) => {
    const kind = kinds[index] ?? '';
    const weight = found.get(kind) ?? search(index);
    if ((counts.get(kind) ?? 0) > dropLowest) found.set(kind, weight);
    return weight;
  };
}

function kindOf(item: Item, weight: number | undefined): string {
  const { lowest, highest } = rangeOf(item);
  return [weight, item.maximumPoints, lowest, highest].join(' ');
}

/** Returns the weight of an item if the heaviest of the other items are dropped. */
function highestWeightIn(
  { items, dropLowest }: Category,
  weights: readonly number[],
): (index: number) => number {
  const droppable = weights.filter((weight, i) => isDroppable(weight, items[i] ?? { maximumPoints: 0 }));
  const whole = sumOf(droppable);
  const sorted = droppable.toSorted((a, b) => b - a);
  const heaviest = sorted.slice(0, dropLowest);
  const dropped = sumOf(heaviest);
  return (index) => {
    const weight = weights[index] ?? 0;
    // An item is not dropped itself: the next one is dropped instead of it.
    const isHeaviest = weight >= (heaviest.at(-1) ?? 0);
    const others = isHeaviest ? dropped - weight + (sorted[dropLowest] ?? 0) : dropped;
    return weight === 0 ? 0 : (weight * whole) / Math.max(weight, whole - others);
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
