import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { categoryName, nameOf } from './names.ts';

/** An action that moves a row, with the text that screen readers announce. */
export interface Move {
  readonly action: CourseAction;
  readonly announcement: string;
}

/**
 * The move of an item by one row. From the edge of its category, the item moves into the neighbouring category. Null at
 * the ends of the course.
 */
export function itemMovedBy(course: WorkingCourse, itemKey: string, step: 1 | -1): Move | null {
  const { categories } = course;
  const from = categories.findIndex(({ items }) => items.some(({ key }) => key === itemKey));
  const category = categories[from];
  if (category === undefined) return null;
  const index = category.items.findIndex(({ key }) => key === itemKey) + step;
  if (index >= 0 && index < category.items.length) return itemMovedTo(course, itemKey, category.key, index);
  const neighbour = categories[from + step];
  if (neighbour === undefined) return null;
  return itemMovedTo(course, itemKey, neighbour.key, step === 1 ? 0 : neighbour.items.length);
}

/** The move of an item into a category. `toIndex` is its index in the category after the move. */
export function itemMovedTo(
  { categories }: WorkingCourse,
  itemKey: string,
  toCategoryKey: string,
  toIndex: number,
): Move | null {
  const to = categories.find(({ key }) => key === toCategoryKey);
  const item = categories.flatMap(({ items }) => items).find(({ key }) => key === itemKey);
  if (to === undefined || item === undefined) return null;
  const isInside = to.items.includes(item);
  const length = to.items.length + (isInside ? 0 : 1);
  const index = Math.min(toIndex, length - 1);
  return {
    action: { type: 'moveItem', itemKey, toCategoryKey, toIndex: index },
    announcement: `${nameOf(item)} moved to position ${index + 1} of ${length} in ${categoryName(to)}`,
  };
}

/** The move of a category by one position. Null at the ends of the course. */
export function categoryMovedBy(course: WorkingCourse, categoryKey: string, step: 1 | -1): Move | null {
  const from = course.categories.findIndex(({ key }) => key === categoryKey);
  const toIndex = from + step;
  if (from === -1 || toIndex < 0 || toIndex >= course.categories.length) return null;
  return categoryMovedTo(course, categoryKey, toIndex);
}

/** The move of a category. `toIndex` is its index in the course after the move. */
export function categoryMovedTo(
  { categories }: WorkingCourse,
  categoryKey: string,
  toIndex: number,
): Move | null {
  const category = categories.find(({ key }) => key === categoryKey);
  if (category === undefined) return null;
  return {
    action: { type: 'moveCategory', categoryKey, toIndex },
    announcement: `${categoryName(category)} moved to position ${toIndex + 1} of ${categories.length}`,
  };
}
