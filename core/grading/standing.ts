import type { Category, Item } from './course.ts';
import { toHundredths } from './rounding.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

/** Current figures of a course. All are unrounded percent of the course. */
export interface Standing {
  readonly earned: number;
  readonly knownWeight: number;
  readonly unknownWeight: number;
  /** `earned` as a share of the known weight. Null if nothing is known. */
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
  /** May exceed `weight`: extra credit counts in full. */
  readonly earned: number;
  /** Can still be earned. */
  readonly open: number;
  /** Known and not earned; never negative. */
  readonly lost: number;
  readonly knownWeight: number;
}

/**
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
  const total = { weight: 0, earned: 0, open: 0, known: 0 };
  for (const part of parts) {
    total.weight += part.weight;
    total.earned += part.earned;
    total.open += part.open;
    total.known += part.known;
  }
  return {
    earned: total.earned / 100,
    knownWeight: total.known / 100,
    unknownWeight: total.open / 100,
    currentGrade: total.known === 0 ? null : (total.earned / total.known) * 100,
    minGuaranteedGrade: total.earned / 100,
    maxAchievableGrade: (total.earned + total.open) / 100,
    totalWeight: total.weight / 100,
    byCategory: parts.map(({ weight, earned, open, known }) => ({
      weight: weight / 100,
      earned: earned / 100,
      open: open / 100,
      lost: Math.max(0, known - earned) / 100,
      knownWeight: known / 100,
    })),
  };
}

/**
 * The contribution of an item's `points`, in the unit of `weight`. Points above the maximum count in full.
 */
export function contribution(weight: number, points: number, maximumPoints: number): number {
  if (maximumPoints === 0) return 0;
  return points === maximumPoints ? weight : (weight * points) / maximumPoints;
}

/** Whether the item can still earn anything: an open item without points cannot. */
export function isOpen(item: Item): boolean {
  return !item.knownScores && item.maximumPoints > 0;
}

/** In hundredths of a percent: weights are whole numbers in this unit, so their sums are exact. */
export interface CategorySums {
  readonly weight: number;
  readonly earned: number;
  readonly open: number;
  readonly known: number;
}

export function sumUpCategory({ items }: Category, weighed: WeighedCategory | undefined): CategorySums {
  let earned = 0;
  let open = 0;
  let known = 0;
  items.forEach((item, index) => {
    const weight = toHundredths(weighed?.itemWeights[index] ?? 0);
    if (item.knownScores) {
      known += weight;
      earned += contribution(weight, item.grade, item.maximumPoints);
    } else if (isOpen(item)) {
      open += weight;
    }
  });
  return { weight: toHundredths(weighed?.weight ?? 0), earned, open, known };
}
