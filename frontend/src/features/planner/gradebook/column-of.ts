import type { WorkingCategory, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import type { GradebookColumn } from './gradebook-rows.ts';

interface Columns {
  readonly columns: readonly GradebookColumn[];
  /** The current, perhaps unsaved, structure of the course. */
  readonly categories: readonly WorkingCategory[];
  /** The server saves a new item with this prefix and the item’s key as its ID. */
  readonly newIdPrefix: string;
}

/**
 * The column of an item of the open course. Undefined for an item that is not saved. An item that was added here has no
 * ID until the course is opened again. The server recognizes it by its key or by its name, and so does this function.
 */
export function columnOf(
  item: WorkingItem,
  { columns, categories, newIdPrefix }: Columns,
): GradebookColumn | undefined {
  const expectedId = item.itemId ?? `${newIdPrefix}${item.key}`;
  const byId = columns.find(({ itemId }) => itemId === expectedId);
  if (byId || (item.itemId ?? null) !== null) return byId;
  const courseItemIds = new Set(categories.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  const category = categories.find(({ items }) => items.includes(item));
  const namesakes = columns.filter(
    ({ itemId, itemName, categoryName }) =>
      !courseItemIds.has(itemId) && itemName === item.name && categoryName === category?.name,
  );
  return namesakes.length === 1 ? namesakes[0] : undefined;
}
