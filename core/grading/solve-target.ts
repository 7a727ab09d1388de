import { texts } from '../texts.ts';
import type { Category } from './course.ts';
import { canChange, rangeOf, recommendedOf, smallestShare } from './grade-range.ts';
import { reduce } from './reduction.ts';
import { type OpenItems, valueAt } from './reduction-rows.ts';
import { formatPercent } from './rounding.ts';
import { contribution } from './standing.ts';

/** Points by category and item, parallel to the course. */
export type ParallelGrades = readonly (readonly (number | null)[])[];

export interface TargetReached {
  readonly reachable: true;
  /**
   * Points of every open item, and of known items that need another attempt. A pinned item has its pinned points. Null for
   * the other items with a known grade.
   */
  readonly recommended: ParallelGrades;
  /** The course grade with the recommended grades. */
  readonly grade: number;
}

export interface TargetOutOfReach {
  readonly reachable: false;
  /** The alert of the specification. */
  readonly message: string;
  /** The highest possible course grade with the pinned grades. */
  readonly maxAchievableGrade: number;
}

export interface SolvingOptions {
  /** Grades that the student has pinned, in points. Only used for open items. */
  readonly pinned?: ParallelGrades | undefined;
}

/** In percent of the course. Smaller differences are floating-point errors. */
const reachTolerance = 1e-9;
/** In percent of the course. The displayed maximum is rounded up by up to 0.005, and must be accepted as the target. */
const displayTolerance = 0.005;

export interface WeightedOptions extends SolvingOptions {
  /** The weights after drops, by category and item, in hundredths of a percent. */
  readonly weights: readonly (readonly number[])[];
}

/**
 * The result for a target that is above the highest possible course grade, else null.
 * @param target percent of the course
 * @param maximum the highest possible course grade in hundredths of a percent
 */
export function outOfReach(target: number, maximum: number): TargetOutOfReach | null {
  if (target * 100 - maximum <= (displayTolerance + reachTolerance) * 100) return null;
  const maxAchievableGrade = maximum / 100;
  return {
    reachable: false,
    message: texts.lowerTarget(formatPercent(maxAchievableGrade)),
    maxAchievableGrade,
  };
}

/** The sum that must be reached, in hundredths of a percent. `target`: percent of the course. */
export const goalOf = (target: number) => (target - reachTolerance) * 100;

/** `achieveTarget` with weights that stay fixed: dropped items already have the weight 0. */
export function solveTarget(
  categories: readonly Category[],
  target: number,
  { pinned, weights }: WeightedOptions,
): TargetReached | TargetOutOfReach {
  const { grades, open, fixedTotal } = gather(categories, weights, pinned);
  const refused = outOfReach(target, fixedTotal + weightOf(open, open.highest));
  if (refused !== null) return refused;
  // The goal is slightly below the target, so that a floating-point error cannot raise a recommended grade.
  const goal = goalOf(target);
  setNeeded(open, shareFor(open, goal - fixedTotal));
  reduce(open, fixedTotal + weightOf(open, open.needed) - goal);
  return {
    reachable: true,
    recommended: withNeeded(categories, grades, open),
    grade: (fixedTotal + weightOf(open, open.needed)) / 100,
  };
}

/** The items that need a recommended grade, in the order of the course. */
interface TargetItems extends OpenItems {
  /** In hundredths of a percent, like all sums in this file. In this unit, sums of weights are exact. */
  readonly weight: Float64Array;
  /** The highest points that the item can get. */
  readonly highest: Float64Array;
  /** Whether an item cannot get all points from 0 to its maximum. */
  readonly isBounded: boolean;
}

/** The points of each item: null for a known grade, undefined for an item that needs a recommended grade. */
type FixedGrades = readonly (readonly (number | null | undefined)[])[];

/** Collects the open items in arrays. `fixedTotal`: the contribution of known and pinned grades. */
function gather(
  categories: readonly Category[],
  weights: readonly (readonly number[])[],
  pinned: ParallelGrades | undefined,
): { grades: FixedGrades; open: TargetItems; fixedTotal: number } {
  const columns = targetItems(categories.reduce((sum, { items }) => sum + items.length, 0));
  let count = 0;
  let fixedTotal = 0;
  let isBounded = false;
  const grades = categories.map((category, c) =>
    category.items.map((item, i) => {
      const { knownScores, maximumPoints } = item;
      const weight = weights[c]?.[i] ?? 0;
      const { lowest, highest } = rangeOf(item);
      const pin = knownScores ? null : (pinned?.[c]?.[i] ?? null);
      // An item without weight or points does not change the course grade.
      if (pin !== null || weight === 0 || !canChange(item)) {
        fixedTotal += contribution(weight, pin ?? lowest, maximumPoints);
        return knownScores ? null : (pin ?? lowest);
      }
      columns.weight[count] = weight;
      columns.maximumPoints[count] = maximumPoints;
      columns.pointCost[count] = weight / maximumPoints;
      columns.lowest[count] = lowest;
      columns.highest[count] = highest;
      isBounded ||= lowest > 0 || highest < maximumPoints;
      count += 1;
      return undefined;
    }),
  );
  const first = (column: Float64Array) => column.subarray(0, count);
  const open = {
    weight: first(columns.weight),
    maximumPoints: first(columns.maximumPoints),
    pointCost: first(columns.pointCost),
    needed: first(columns.needed),
    lowest: first(columns.lowest),
    highest: first(columns.highest),
    isBounded,
  };
  return { grades, open, fixedTotal };
}

function targetItems(count: number): Omit<TargetItems, 'isBounded'> {
  const column = () => new Float64Array(count);
  return {
    weight: column(),
    maximumPoints: column(),
    pointCost: column(),
    needed: column(),
    lowest: column(),
    highest: column(),
  };
}

/** The smallest common share of the items’ maximum points with which they add `goal`, in hundredths of a percent. */
function shareFor(open: TargetItems, goal: number): number {
  if (!open.isBounded) return goal / weightOf(open, open.maximumPoints);
  return smallestShare((share) => {
    let sum = 0;
    for (let row = 0; row < open.needed.length; row += 1)
      sum += within(open, row, share * valueAt(open.maximumPoints, row)) * valueAt(open.pointCost, row);
    return sum >= goal;
  });
}

/** Sets the same share for every item, rounded up to whole points, within the points that the item can get. */
function setNeeded(open: TargetItems, share: number): void {
  for (let row = 0; row < open.needed.length; row += 1)
    open.needed[row] = within(open, row, Math.ceil(share * valueAt(open.maximumPoints, row)));
}

function within({ lowest, highest }: TargetItems, row: number, points: number): number {
  return Math.max(valueAt(lowest, row), Math.min(valueAt(highest, row), points));
}

/** What the items add to the course grade with these points, in hundredths of a percent. */
function weightOf({ weight, maximumPoints }: TargetItems, points: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < points.length; row += 1) {
    sum += contribution(valueAt(weight, row), valueAt(points, row), valueAt(maximumPoints, row));
  }
  return sum;
}

/** Fills in the recommended grades of the open items. */
function withNeeded(
  categories: readonly Category[],
  grades: FixedGrades,
  { needed }: TargetItems,
): ParallelGrades {
  let row = -1;
  return categories.map(({ items }, c) =>
    items.map((item, i) => {
      const points = grades[c]?.[i];
      if (points !== undefined) return points;
      row += 1;
      return recommendedOf(item, valueAt(needed, row));
    }),
  );
}
