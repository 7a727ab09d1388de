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
  /** Points for every open item, the pinned ones as they are; null for items with a real grade. */
  readonly recommended: ParallelGrades;
  /** The course total with the recommendations. */
  readonly grade: number;
}

export interface TargetOutOfReach {
  readonly reachable: false;
  /** The alert of the specification. */
  readonly message: string;
  /** With the pinned grades held fixed. */
  readonly maxAchievableGrade: number;
}

export interface SolvingOptions {
  /** Grades that the student holds fixed, in points; read for open items only. */
  readonly pinned?: ParallelGrades | undefined;
}

/** In percent of the course: less than this is noise of doubles, not a grade. */
const reachTolerance = 1e-9;
/** Half of the last shown digit of a percent, so that the shown maximum itself can be reached. */
const shownTolerance = 0.005;

/**
 * What is needed on every open item to reach the target: the same share of each, then as little as whole points allow.
 * Where the target is out of reach, the answer says how far the course can go. With pinned grades that is how far it
 * can go while they are held: they may be what prevents the target.
 * @param target percent of the course
 * @param weighed the result of `weigh` for the same categories, if it is known already
 * @throws {UnknownCategoryTypeError} where a category has a type that the planner does not know
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
  // Solved for a hair below the target, so that a sum that should equal it does, whatever the noise.
  const goal = (target - reachTolerance) * 100;
  needShare(open, (goal - fixedTotal) / openWeight);
  reduce(open, fixedTotal + sumOf(open, neededWeight) - goal);
  return {
    reachable: true,
    recommended: slots.map((row) => row.map((slot) => (isOpenSlot(slot) ? slot.needed : slot))),
    grade: (fixedTotal + sumOf(open, neededWeight)) / 100,
  };
}

/** An item that the plan has to find points for. */
interface OpenSlot extends OpenItem {
  /** In hundredths of a percent, like every sum here: they are exact where weights are summed. */
  readonly weight: number;
}

function isOpenSlot(slot: OpenSlot | number | null): slot is OpenSlot {
  return typeof slot === 'object' && slot !== null;
}

/**
 * The course as the solver sees it: `fixedTotal` is what real and pinned grades contribute, `slots` says for each item what
 * is recommended already (null: it has a real grade) or which open item it is.
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
      // Nothing that an item without weight or points can earn brings the target nearer.
      if (weight === 0 || !isOpen(item)) return 0;
      const slot = { weight, maximumPoints, pointCost: weight / maximumPoints, needed: 0 };
      open.push(slot);
      return slot;
    }),
  );
  return { slots, open, fixedTotal };
}

/** Asks the same share of every item, rounded up to whole points. */
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
