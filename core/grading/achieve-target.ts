import { texts } from '../texts.ts';
import type { Category } from './course.ts';
import { type OpenItem, reduce } from './reduction.ts';
import { formatPercent, toHundredths } from './rounding.ts';
import { contribution, isOpen } from './standing.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

/** Points by category and item, parallel to the course. */
export type ParallelGrades = readonly (readonly (number | null)[])[];

export interface TargetReached {
  readonly reachable: true;
  /** Points of every open item, with pinned ones unchanged. Null for items with a known grade. */
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

/** In percent of the course. Smaller differences are rounding noise of doubles. */
const reachTolerance = 1e-9;
/** Half of the last shown digit of a percent, so that the shown maximum itself can be reached. */
const shownTolerance = 0.005;

/**
 * The recommended grades of all open items for the target: the same share of each item's points, rounded up,
 * then lowered point by point while the target is still reached. If the target is out of reach, returns the
 * highest possible course grade instead. It includes the pinned grades, since they may be why the target is out
 * of reach.
 * @param target percent of the course
 * @param weighed the result of `weigh` for the same categories, if it is known already
 * @throws {UnknownCategoryTypeError} if a category has a type that the planner does not know
 */
export function achieveTarget(
  categories: readonly Category[],
  target: number,
  { pinned }: SolvingOptions = {},
  weighed = weigh(categories),
): TargetReached | TargetOutOfReach {
  const { slots, open, fixedTotal } = gather(categories, weighed, pinned);
  const openWeight = sumOf(open, ({ weight }) => weight);
  const maximum = fixedTotal + openWeight;
  if (target * 100 - maximum > (shownTolerance + reachTolerance) * 100) {
    const maxAchievableGrade = maximum / 100;
    return {
      reachable: false,
      message: texts.lowerTarget(formatPercent(maxAchievableGrade)),
      maxAchievableGrade,
    };
  }
  // Solved for slightly less than the target, so that rounding noise cannot prevent an exact sum.
  const goal = (target - reachTolerance) * 100;
  needShare(open, (goal - fixedTotal) / openWeight);
  reduce(open, fixedTotal + sumOf(open, neededWeight) - goal);
  return {
    reachable: true,
    recommended: slots.map((row) => row.map((slot) => (isOpenSlot(slot) ? slot.needed : slot))),
    grade: (fixedTotal + sumOf(open, neededWeight)) / 100,
  };
}

/** An item that needs a recommended grade. */
interface OpenSlot extends OpenItem {
  /** In hundredths of a percent, like every sum here: sums of weights are exact in this unit. */
  readonly weight: number;
}

function isOpenSlot(slot: OpenSlot | number | null): slot is OpenSlot {
  return typeof slot === 'object' && slot !== null;
}

/**
 * The course in the solver's form. `fixedTotal` is the contribution of known and pinned grades. `slots` has
 * for each item its points (null for a known grade) or its open slot.
 */
function gather(
  categories: readonly Category[],
  weighed: readonly WeighedCategory[],
  pinned: ParallelGrades | undefined,
) {
  const open: OpenSlot[] = [];
  let fixedTotal = 0;
  const slots = categories.map((category, c) =>
    category.items.map((item, i): OpenSlot | number | null => {
      const { knownScores, grade, maximumPoints } = item;
      const weight = toHundredths(weighed[c]?.itemWeights[i] ?? 0);
      const fixed = knownScores ? grade : (pinned?.[c]?.[i] ?? null);
      if (fixed !== null) {
        fixedTotal += contribution(weight, fixed, maximumPoints);
        return knownScores ? null : fixed;
      }
      // An item without weight or points cannot bring the target nearer.
      if (weight === 0 || !isOpen(item)) return 0;
      const slot = { weight, maximumPoints, pointCost: weight / maximumPoints, needed: 0 };
      open.push(slot);
      return slot;
    }),
  );
  return { slots, open, fixedTotal };
}

/** Sets the same share for every item, rounded up to whole points. */
function needShare(open: readonly OpenSlot[], share: number): void {
  for (const slot of open) {
    slot.needed = Math.max(0, Math.min(slot.maximumPoints, Math.ceil(share * slot.maximumPoints)));
  }
}

function neededWeight({ weight, needed, maximumPoints }: OpenSlot): number {
  return contribution(weight, needed, maximumPoints);
}

function sumOf<Value>(values: readonly Value[], amount: (value: Value) => number): number {
  let sum = 0;
  for (const value of values) sum += amount(value);
  return sum;
}
