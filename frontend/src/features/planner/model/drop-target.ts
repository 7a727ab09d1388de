import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { categoryMovedTo, itemMovedTo, type Move } from './moves.ts';

export interface Dragged {
  readonly kind: 'item' | 'category';
  readonly key: string;
}

/**
 * Where a row or category is dropped: before or after another row or category. An item that is dropped on a category
 * moves into the category.
 */
export interface DropTarget {
  readonly kind: 'item' | 'category';
  readonly key: string;
  readonly edge: 'top' | 'bottom';
}

/** The move of a drop. Null if it changes nothing. */
export function moveOfDrop(course: WorkingCourse, dragged: Dragged, target: DropTarget): Move | null {
  if (dragged.key === target.key) return null;
  return dragged.kind === 'category'
    ? categoryDrop(course, dragged.key, target)
    : itemDrop(course, dragged.key, target);
}

function categoryDrop(course: WorkingCourse, key: string, target: DropTarget): Move | null {
  const keys = course.categories.map((category) => category.key);
  const toIndex = indexAfterDrop(keys, key, target);
  return toIndex === null || toIndex === keys.indexOf(key) ? null : categoryMovedTo(course, key, toIndex);
}

function itemDrop(course: WorkingCourse, key: string, target: DropTarget): Move | null {
  const isTarget = ({ key: categoryKey, items }: WorkingCourse['categories'][number]) =>
    target.kind === 'category' ? categoryKey === target.key : items.some((item) => item.key === target.key);
  const category = course.categories.find(isTarget);
  if (category === undefined) return null;
  const keys = category.items.map((item) => item.key);
  const edgeIndex = target.edge === 'top' ? 0 : Infinity;
  const toIndex = target.kind === 'item' ? indexAfterDrop(keys, key, target) : edgeIndex;
  if (toIndex === null || toIndex === keys.indexOf(key)) return null;
  return itemMovedTo(course, key, category.key, toIndex);
}

/** Index in the list after the move. It is lower by one if the row comes from above. */
function indexAfterDrop(
  keys: readonly string[],
  key: string,
  { key: over, edge }: DropTarget,
): number | null {
  const target = keys.indexOf(over);
  if (target === -1) return null;
  const index = edge === 'top' ? target : target + 1;
  const from = keys.indexOf(key);
  return from !== -1 && from < index ? index - 1 : index;
}
