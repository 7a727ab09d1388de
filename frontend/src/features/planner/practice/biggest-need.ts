import { biggestNeed } from '../../../../../core/grading/biggest-need.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { solvable } from '../../../../../core/grading/editing/target-mode.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';

/** What the target takes of the open item that counts most. In target mode it is the grade that the panel names. */
export function needIn(course: WorkingCourse) {
  const { categories, pinnedGrades: pinned, targetGrade } = course;
  return biggestNeed(solvable(course), targetGrade, { pinned, weighed: weighedOf(categories) });
}
