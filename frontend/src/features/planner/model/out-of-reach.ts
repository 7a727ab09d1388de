import { achieveTarget, type ParallelGrades } from '../../../../../core/grading/achieve-target.ts';
import { weightsBeforeDrops } from '../../../../../core/grading/drops.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { categoriesToSolve } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { rangeOf } from '../../../../../core/grading/grade-range.ts';
import { roundHalfUp } from '../../../../../core/grading/rounding.ts';
import { countedSum } from '../../../../../core/grading/standing.ts';

/** The highest course grade with the pinned grades, as the alert shows it. */
export function highestTarget(course: WorkingCourse): number {
  const reach = reachWith(course, course.pinnedGrades, Number.MAX_VALUE);
  return roundHalfUp(reach.reachable ? reach.grade : reach.maxAchievableGrade, 2);
}

/**
 * Whether the pinned grades change the highest course grade. The gauge ignores them, because pinned grades are
 * hypothetical.
 */
export function pinsChangeHighest(course: WorkingCourse, maxAchievableGrade: number): boolean {
  const hasPins = course.pinnedGrades.some((row) => row.some((grade) => grade !== null));
  const isShown = course.achievingTargetGrade || course.message !== null;
  return hasPins && isShown && highestTarget(course) !== roundHalfUp(maxAchievableGrade, 2);
}

/** A smaller cost is only a rounding error. */
const leastCost = 1e-6;

interface CostlyPin {
  readonly item: WorkingItem;
  readonly place: { readonly c: number; readonly i: number };
  /** How much the highest course grade rises without the pin, in hundredths of a percent of the course. */
  readonly cost: number;
}

/**
 * The pinned items to unpin so that the target can be reached: one if that is enough, else every pinned item that
 * costs points. Empty if the target stays out of reach without any of the pins.
 */
export function pinsToRemove(course: WorkingCourse): readonly WorkingItem[] {
  const costly = costlyPins(course);
  const [first] = costly.toSorted((a, b) => b.cost - a.cost);
  const choices = first === undefined ? [] : [[first], costly];
  const enough = choices.find(
    (pins) => reachWith(course, gradesWithout(course, pins), course.targetGrade).reachable,
  );
  return (enough ?? []).map(({ item }) => item);
}

/** The highest points of an item if its pin is removed: the entered grade if it is final, or the maximum of an open item. */
const withoutPin = (item: WorkingItem): number => rangeOf(item).highest;

function costlyPins({ categories, pinnedGrades }: WorkingCourse): CostlyPin[] {
  const weighed = weighedOf(categories);
  return categories.flatMap((category, c) => {
    const weights = weightsBeforeDrops(category, weighed[c]);
    const pins = pinnedGrades[c] ?? [];
    const highest = category.items.map((item, i) => pins[i] ?? withoutPin(item));
    const withPins = countedSum(category, weights, highest);
    return category.items.flatMap((item, i) => {
      if ((pins[i] ?? null) === null) return [];
      // Without the pin, the category may drop another item.
      const cost = countedSum(category, weights, highest.with(i, withoutPin(item))) - withPins;
      return cost > leastCost ? [{ item, place: { c, i }, cost }] : [];
    });
  });
}

function gradesWithout({ pinnedGrades }: WorkingCourse, pins: readonly CostlyPin[]): ParallelGrades {
  const rows = pinnedGrades.map((row) => [...row]);
  for (const { place } of pins) rows[place.c]?.splice(place.i, 1, null);
  return rows;
}

function reachWith(course: WorkingCourse, pinned: ParallelGrades, target: number) {
  return achieveTarget(categoriesToSolve({ ...course, pinnedGrades: pinned }), target, { pinned });
}
