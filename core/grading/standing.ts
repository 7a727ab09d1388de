import type { Category, Item } from './course.ts';
import { countedWeightsOf, weightsBeforeDrops } from './drops.ts';
import { canChange, rangeOf } from './grade-range.ts';
import { toHundredths } from './rounding.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

/** The current, lowest and highest possible grade of a course. All numbers are unrounded percent of the course. */
export interface Standing {
  /** The part of the course grade that no open item and no further attempt can lower. Equal to `minGuaranteedGrade`. */
  readonly earned: number;
  /** Weight of the items with a known grade. */
  readonly knownWeight: number;
  /** Maximum that the open items, and known items whose grade can still rise, can add to the course grade. */
  readonly unknownWeight: number;
  /**
   * The weighted mean of the known grades after drops. Null if no known item has weight. Without drop rules, this is
   * `earned` divided by `knownWeight`, as percent.
   */
  readonly currentGrade: number | null;
  readonly minGuaranteedGrade: number;
  readonly maxAchievableGrade: number;
  /** Sum of the category weights. 100 in a complete course. */
  readonly totalWeight: number;
  readonly byCategory: readonly CategoryStanding[];
}

/** How much of a category's weight is earned, lost and still open. */
export interface CategoryStanding {
  readonly weight: number;
  /** Can be more than `weight`, because all points of extra credit count. */
  readonly earned: number;
  /** Weight that can still be earned. */
  readonly open: number;
  /** Weight that can no longer be earned. Never negative. */
  readonly lost: number;
  readonly knownWeight: number;
}

/**
 * Computes the standing of a course from its known grades.
 * @param weighed the result of `weigh` for the same categories, if the caller already has it
 * @param sumUp sums up one category. A memoized function avoids repeated work
 * @throws {UnknownCategoryTypeError} if a category has a type that the planner does not know
 */
export function standing(
  categories: readonly Category[],
  weighed = weigh(categories),
  sumUp = sumUpCategory,
): Standing {
  const parts = categories.map((category, index) => sumUp(category, weighed[index]));
  const total = { weight: 0, earned: 0, open: 0, known: 0, current: 0 };
  for (const part of parts) {
    total.weight += part.weight;
    total.earned += part.earned;
    total.open += part.open;
    total.known += part.known;
    total.current += part.current;
  }
  return {
    earned: total.earned / 100,
    knownWeight: total.known / 100,
    unknownWeight: total.open / 100,
    currentGrade: total.known === 0 ? null : (total.current / total.known) * 100,
    minGuaranteedGrade: total.earned / 100,
    maxAchievableGrade: (total.earned + total.open) / 100,
    totalWeight: total.weight / 100,
    byCategory: parts.map(({ weight, earned, open, known, lost }) => ({
      weight: weight / 100,
      earned: earned / 100,
      open: open / 100,
      lost: lost / 100,
      knownWeight: known / 100,
    })),
  };
}

/** The contribution of an item's points, in the unit of `weight`. All points above the maximum count too. */
export function contribution(weight: number, points: number, maximumPoints: number): number {
  if (maximumPoints === 0) return 0;
  return points === maximumPoints ? weight : (weight * points) / maximumPoints;
}

/** Sums of a category in hundredths of a percent. Weights are whole numbers in this unit, so sums are exact. */
export interface CategorySums {
  readonly weight: number;
  readonly earned: number;
  readonly open: number;
  readonly known: number;
  /** Earned by the known items if open items are ignored. With drops or grade ranges, this can differ from `earned`. */
  readonly current: number;
  readonly lost: number;
}

export function sumUpCategory(category: Category, weighed: WeighedCategory | undefined): CategorySums {
  const { items } = category;
  if (category.dropLowest > 0) return sumUpWithDrops(category, weighed);
  let [earned, open, known, current, all] = [0, 0, 0, 0, 0];
  items.forEach((item, index) => {
    const weight = toHundredths(weighed?.itemWeights[index] ?? 0);
    const { grade, maximumPoints, knownScores } = item;
    const { lowest, highest } = rangeOf(item);
    const sure = contribution(weight, lowest, maximumPoints);
    earned += sure;
    if (canChange(item)) open += contribution(weight, highest, maximumPoints) - sure;
    if (knownScores) {
      known += weight;
      current += contribution(weight, grade, maximumPoints);
    }
    if (knownScores || maximumPoints > 0) all += weight;
  });
  const lost = Math.max(0, all - open - earned);
  return { weight: toHundredths(weighed?.weight ?? 0), earned, open, known, current, lost };
}

/**
 * `sumUpCategory` with a drop rule. The dropped items depend on the open grades. So the lowest possible sum is computed
 * with the lowest points that the items can get, and the highest possible sum with their highest points.
 */
function sumUpWithDrops(category: Category, weighed: WeighedCategory | undefined): CategorySums {
  const weights = weightsBeforeDrops(category, weighed);
  const sumWith = (pointsOf: (item: Item) => number | null) =>
    countedSum(category, weights, category.items.map(pointsOf));
  const current = sumWith(({ knownScores, grade }) => (knownScores ? grade : null));
  const earned = sumWith((item) => rangeOf(item).lowest);
  const highest = sumWith((item) => rangeOf(item).highest);
  let [known, all] = [0, 0];
  for (const [index, item] of category.items.entries()) {
    if (item.knownScores) known += weights[index] ?? 0;
    if (item.knownScores || item.maximumPoints > 0) all += weights[index] ?? 0;
  }
  const open = Math.max(0, highest - earned);
  const lost = Math.max(0, all - highest);
  return { weight: toHundredths(weighed?.weight ?? 0), earned, open, known, current, lost };
}

/** The sum of the grades of a category after drops, in the unit of `weights`. `grades`: points, null for no grade. */
export function countedSum(
  category: Category,
  weights: readonly number[],
  grades: readonly (number | null)[],
): number {
  const counted = countedWeightsOf(category, weights, grades);
  let sum = 0;
  for (const [index, { maximumPoints }] of category.items.entries()) {
    sum += contribution(counted.weights[index] ?? 0, grades[index] ?? 0, maximumPoints);
  }
  return sum;
}
