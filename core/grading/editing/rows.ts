import type { Item } from '../course.ts';
import type { WorkingCategory, WorkingItem } from './working-course.ts';

/** Indices of a category, and of an item in this category. */
export interface ItemPosition {
  readonly category: number;
  readonly item: number;
}

type Categories = readonly WorkingCategory[];

export function findCategory(categories: Categories, key: string): number | null {
  const index = categories.findIndex((category) => category.key === key);
  return index === -1 ? null : index;
}

export function findItem(categories: Categories, key: string): ItemPosition | null {
  for (const [category, { items }] of categories.entries()) {
    const item = items.findIndex((candidate) => candidate.key === key);
    if (item !== -1) return { category, item };
  }
  return null;
}

/** Replaces a category by the result of `change`. Unchanged categories stay the same objects. */
export function changeCategory(
  categories: Categories,
  index: number,
  change: (category: WorkingCategory) => WorkingCategory,
): Categories {
  const category = categories[index];
  const changed = category && change(category);
  return changed === undefined || changed === category ? categories : categories.with(index, changed);
}

export function changeItems(
  categories: Categories,
  index: number,
  change: (items: readonly WorkingItem[]) => readonly WorkingItem[],
): Categories {
  return changeCategory(categories, index, (category) => {
    const items = change(category.items);
    return items === category.items ? category : { ...category, items };
  });
}

export function patchItem(
  categories: Categories,
  { category, item }: ItemPosition,
  patch: Partial<Item>,
): Categories {
  return changeItems(categories, category, (items) =>
    items.map((row, index) => (index === item ? { ...row, ...patch } : row)),
  );
}

/** Moves a row. `toIndex`: index in the list after the move. Smaller and larger indices mean the start and the end. */
export function moveRow<Row>(rows: readonly Row[], fromIndex: number, toIndex: number): readonly Row[] {
  const index = Math.max(0, Math.min(toIndex, rows.length - 1));
  if (index === fromIndex) return rows;
  return rows.toSpliced(fromIndex, 1).toSpliced(index, 0, ...rows.slice(fromIndex, fromIndex + 1));
}

export function insertRow<Row>(rows: readonly Row[], index: number, row: Row): readonly Row[] {
  return rows.toSpliced(Math.max(0, index), 0, row);
}

export function countItems(categories: Categories): number {
  return categories.reduce((total, { items }) => total + items.length, 0);
}
