import { achieveTarget, type ParallelGrades } from '../../../../../core/grading/achieve-target.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { solvable } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { roundHalfUp } from '../../../../../core/grading/rounding.ts';
import { contribution } from '../../../../../core/grading/standing.ts';

/** The highest course grade with the pinned grades, as the alert shows it. */
export function highestTarget(course: WorkingCourse): number {
  const reach = reachWith(course, course.pinnedGrades, Number.MAX_VALUE);
  return roundHalfUp(reach.reachable ? reach.grade : reach.maxAchievableGrade, 2);
}

interface CostlyPin {
  readonly item: WorkingItem;
  readonly place: { readonly c: number; readonly i: number };
  /** How much the highest course grade rises without the pin, in percent of the course. Positive. */
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
    (pins) => reachWith(course, without(course, pins), course.targetGrade).reachable,
  );
  return (enough ?? []).map(({ item }) => item);
}

function costlyPins({ categories, pinnedGrades }: WorkingCourse): CostlyPin[] {
  const weighed = weighedOf(categories);
  return categories.flatMap(({ items }, c) =>
    items.flatMap((item, i) => {
      const pinned = pinnedGrades[c]?.[i] ?? null;
      if (pinned === null) return [];
      // Without the pin, the entered grade counts, or the full points of an open item.
      const instead = item.knownScores ? item.grade : item.maximumPoints;
      const cost = contribution(weighed[c]?.itemWeights[i] ?? 0, instead - pinned, item.maximumPoints);
      return cost > 0 ? [{ item, place: { c, i }, cost }] : [];
    }),
  );
}

function without({ pinnedGrades }: WorkingCourse, pins: readonly CostlyPin[]): ParallelGrades {
  const rows = pinnedGrades.map((row) => [...row]);
  for (const { place } of pins) rows[place.c]?.splice(place.i, 1, null);
  return rows;
}

function reachWith(course: WorkingCourse, pinned: ParallelGrades, target: number) {
  return achieveTarget(solvable({ ...course, pinnedGrades: pinned }), target, { pinned });
}
