import { texts } from '../texts.ts';
import type { Category } from './course.ts';
import { reduce } from './reduction.ts';
import { type OpenItems, valueAt } from './reduction-rows.ts';
import { formatPercent } from './rounding.ts';
import { contribution, isOpen } from './standing.ts';

/** Points by category and item, parallel to the course. */
export type ParallelGrades = readonly (readonly (number | null)[])[];

export interface TargetReached {
  readonly reachable: true;
  /** Points of every open item. A pinned item has its pinned points. Null for items with a known grade. */
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
  const openWeight = sumOf(open.weight);
  const refused = outOfReach(target, fixedTotal + openWeight);
  if (refused !== null) return refused;
  // The goal is slightly below the target, so that a floating-point error cannot raise a recommended grade.
  const goal = goalOf(target);
  setShare(open, (goal - fixedTotal) / openWeight);
  reduce(open, fixedTotal + neededWeight(open) - goal);
  return {
    reachable: true,
    recommended: withNeeded(grades, open),
    grade: (fixedTotal + neededWeight(open)) / 100,
  };
}

/** The items that need a recommended grade, in the order of the course. */
interface TargetItems extends OpenItems {
  /** In hundredths of a percent, like all sums in this file. In this unit, sums of weights are exact. */
  readonly weight: Float64Array;
}

/** The points of each item: null for a known grade, undefined for an open item. */
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
  const grades = categories.map((category, c) =>
    category.items.map((item, i) => {
      const { knownScores, grade, maximumPoints } = item;
      const weight = weights[c]?.[i] ?? 0;
      const fixed = knownScores ? grade : (pinned?.[c]?.[i] ?? null);
      if (fixed !== null) {
        fixedTotal += contribution(weight, fixed, maximumPoints);
        return knownScores ? null : fixed;
      }
      // An item without weight or points does not change the course grade.
      if (weight === 0 || !isOpen(item)) return 0;
      columns.weight[count] = weight;
      columns.maximumPoints[count] = maximumPoints;
      columns.pointCost[count] = weight / maximumPoints;
      count += 1;
      return undefined;
    }),
  );
  return { grades, open: firstOf(columns, count), fixedTotal };
}

function targetItems(count: number): TargetItems {
  const column = () => new Float64Array(count);
  return { weight: column(), maximumPoints: column(), pointCost: column(), needed: column() };
}

function firstOf({ weight, maximumPoints, pointCost, needed }: TargetItems, count: number): TargetItems {
  return {
    weight: weight.subarray(0, count),
    maximumPoints: maximumPoints.subarray(0, count),
    pointCost: pointCost.subarray(0, count),
    needed: needed.subarray(0, count),
  };
}

/** Sets the same share for every item, rounded up to whole points. */
function setShare({ needed, maximumPoints }: TargetItems, share: number): void {
  for (let row = 0; row < needed.length; row += 1) {
    const maximum = valueAt(maximumPoints, row);
    needed[row] = Math.max(0, Math.min(maximum, Math.ceil(share * maximum)));
  }
}

function neededWeight({ weight, needed, maximumPoints }: TargetItems): number {
  let sum = 0;
  for (let row = 0; row < needed.length; row += 1) {
    sum += contribution(valueAt(weight, row), valueAt(needed, row), valueAt(maximumPoints, row));
  }
  return sum;
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < values.length; row += 1) sum += valueAt(values, row);
  return sum;
}

/** Fills in the recommended grades of the open items. */
function withNeeded(grades: FixedGrades, { needed }: TargetItems): ParallelGrades {
  let row = -1;
  return grades.map((category) =>
    category.map((points) => {
      if (points !== undefined) return points;
      row += 1;
      return valueAt(needed, row);
    }),
  );
}
