import { achieveTarget } from '../../../../../core/grading/achieve-target.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { solvable } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { nameOf } from '../model/names.ts';

interface Need {
  readonly name: string;
  readonly points: number;
}

/**
 * What the target takes of the open item that counts most, of equal ones the last; null where nothing is needed of it,
 * or the target is out of reach. In target mode it is the grade that the panel names.
 */
export function biggestNeed(course: WorkingCourse): Need | null {
  const { categories, pinnedGrades: pinned, targetGrade } = course;
  const answer = achieveTarget(solvable(course), targetGrade, { pinned });
  if (!answer.reachable) return null;
  let found: { name: string; points: number; weight: number } | null = null;
  for (const [c, { items }] of categories.entries()) {
    for (const [i, item] of items.entries()) {
      const weight = weighedOf(categories)[c]?.itemWeights[i] ?? 0;
      const isFree = !item.knownScores && (pinned[c]?.[i] ?? null) === null;
      if (!isFree || weight === 0 || weight < (found?.weight ?? 0)) continue;
      found = { name: nameOf(item), points: answer.recommended[c]?.[i] ?? 0, weight };
    }
  }
  return found !== null && found.points > 0 ? found : null;
}
