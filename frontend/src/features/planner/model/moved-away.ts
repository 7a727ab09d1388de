import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import { findItem } from '../../../../../core/grading/editing/rows.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { nameOf } from './names.ts';
import { categoryName } from './names.ts';

/**
 * Describes that an item moved to another category, and how its weight changed: each type of category computes
 * weights differently. Null if the item stayed in its category.
 */
export function movedAwayText(before: WorkingCourse, after: WorkingCourse, itemKey: string): string | null {
  const [from, to] = [stateOf(before, itemKey), stateOf(after, itemKey)];
  if (from === null || to === null || from.category.key === to.category.key) return null;
  const moved = `Moved ${nameOf(to.item)} to ${categoryName(to.category)}.`;
  if (from.weight === to.weight) return moved;
  return `${moved} Its weight is now ${formatCompact(to.weight)} %, it was ${formatCompact(from.weight)} %.`;
}

function stateOf({ categories }: WorkingCourse, itemKey: string) {
  const position = findItem(categories, itemKey);
  const category = position && categories[position.category];
  const item = position && category?.items[position.item];
  if (!category || !item) return null;
  return {
    category,
    item,
    weight: weighedOf(categories)[position.category]?.itemWeights[position.item] ?? 0,
  };
}
