import { achieveTarget } from '../core/grading/achieve-target.ts';
import type { Category } from '../core/grading/course.ts';
import { courseReducer } from '../core/grading/editing/course-reducer.ts';
import { planOf } from '../core/grading/editing/selectors.ts';
import { createWorkingCourse, defaultCourse } from '../core/grading/editing/working-course.ts';
import { standing } from '../core/grading/standing.ts';
import { courseOf } from './courses.ts';
import { medianMs } from './median.ts';

function plainSum(categories: readonly Category[]): number {
  let sum = 0;
  for (const { items } of categories)
    for (const item of items) sum += (item.weight * item.grade) / item.maximumPoints;
  return sum;
}

function oneEdit(count: number): () => unknown {
  const course = createWorkingCourse({ ...defaultCourse, categories: courseOf(count) });
  const item = course.categories.at(-1)?.items.at(-1);
  let value = 0;
  return () => {
    value = (value + 1) % 100;
    return planOf(
      courseReducer(course, { type: 'setItemNumber', itemKey: item?.key ?? '', field: 'grade', value }),
    );
  };
}

/** A target in the middle of the open range, so that every open item is solved for. */
function achieving(count: number, points: number): () => unknown {
  const categories = courseOf(count, points);
  const { earned, maxAchievableGrade } = standing(categories);
  return () => achieveTarget(categories, (earned + maxAchievableGrade) / 2);
}

/** Rows of: name, milliseconds. */
export function benchGrading(): [string, number][] {
  const course = courseOf(1_000);
  return [
    ['plain sum over 1,000 items', medianMs(() => plainSum(course))],
    ['standing of 1,000 items', medianMs(() => standing(course))],
    ['one edit in 1,000 items, with its plan', medianMs(oneEdit(1_000))],
    ['achieveTarget, 1,000 items of 100 points', medianMs(achieving(1_000, 100))],
    ['achieveTarget, 1,000 items of 1,000,000 points', medianMs(achieving(1_000, 1_000_000))],
    ['achieveTarget, 100 items of 100 points', medianMs(achieving(100, 100))],
    ['achieveTarget, 10,000 items of 100 points', medianMs(achieving(10_000, 100), 21)],
  ];
}
