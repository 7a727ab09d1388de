import { achieveWithDrops } from './achieve-with-drops.ts';
import type { Category } from './course.ts';
import { toHundredths } from './rounding.ts';
import {
  solveTarget,
  type SolvingOptions,
  type TargetOutOfReach,
  type TargetReached,
} from './solve-target.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

export type { ParallelGrades } from './solve-target.ts';

/**
 * The recommended grades of all open items for the target: the same share of each item's points, rounded up,
 * then lowered point by point while the target is still reached. If the target is out of reach, returns the
 * highest possible course grade instead. It includes the pinned grades, since they may be why the target is out
 * of reach.
 * @param target percent of the course
 * @param weighed the result of `weigh` for the same categories, if the caller already has it
 * @throws {UnknownCategoryTypeError} if a category has a type that the planner does not know
 */
export function achieveTarget(
  categories: readonly Category[],
  target: number,
  { pinned }: SolvingOptions = {},
  weighed: readonly WeighedCategory[] = weigh(categories),
): TargetReached | TargetOutOfReach {
  if (categories.some(({ dropLowest }) => dropLowest > 0)) {
    return achieveWithDrops(categories, target, { pinned, weighed });
  }
  const weights = weighed.map(({ itemWeights }) => itemWeights.map(toHundredths));
  return solveTarget(categories, target, { pinned, weights });
}
