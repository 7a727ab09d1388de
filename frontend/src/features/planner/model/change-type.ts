import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCategory, WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { CategoryType } from '../../../../../core/grading/course.ts';
import { pointsOfItems } from './points-of-items.ts';

/**
 * The actions that change the type of a category. If the user has not entered the values that the new type needs, they
 * are computed from the old type, so that the grade stays the same.
 */
export function changeType(course: WorkingCourse, categoryKey: string, type: CategoryType): CourseAction[] {
  const index = course.categories.findIndex(({ key }) => key === categoryKey);
  const category = course.categories[index];
  const weighed = weighedOf(course.categories)[index];
  if (!category || !weighed) return [];
  const setType: CourseAction = { type: 'setCategoryType', categoryKey, value: type };
  if (type === 'STANDARD') return [...adoptedWeights(category, weighed.itemWeights), setType];
  const edits: CourseAction[] = [];
  const set = (field: 'weight' | 'maximumPoints', value: number) =>
    edits.push({ type: 'setCategoryNumber', categoryKey, field, value });
  if (category.maximumPoints === 0) set('maximumPoints', pointsOfItems(category));
  if (type === 'HYBRID' && category.weight === 0) set('weight', weighed.weight);
  return [...edits, setType];
}

function adoptedWeights({ items }: WorkingCategory, weights: readonly number[]): CourseAction[] {
  const [first] = items;
  if (!first || items.some(({ weight }) => weight !== 0)) return [];
  const block = weights.map((weight) => [String(weight)]);
  return [{ type: 'pasteBlock', itemKey: first.key, columns: ['weight'], block }];
}
