import type { Category, Item } from '../grading/course.ts';
import { withoutExcused } from './without-excused.ts';

export const gradeStatuses = ['EXCUSED', 'MISSING'] as const;
/** EXCUSED: the item does not count for the person. MISSING: it counts with 0 points. */
export type GradeStatus = (typeof gradeStatuses)[number];

/** A person's grade of one item. */
export interface ItemGrade {
  /** Null if there is no grade. */
  readonly points: number | null;
  readonly status: GradeStatus | null;
}

/**
 * The categories with one person's grades as known grades, and without the items from which the person is excused.
 * Items without a grade are open.
 */
export function gradedCategories(
  categories: readonly Category[],
  gradeOf: (item: Item) => ItemGrade | null,
): Category[] {
  const counted = withoutExcused(categories, (item) => gradeOf(item)?.status === 'EXCUSED');
  return counted.map((category) => ({
    ...category,
    items: category.items.map((item): Item => {
      const grade = gradeOf(item);
      const points = grade?.status === 'MISSING' ? 0 : (grade?.points ?? null);
      return { ...item, knownScores: points !== null, grade: points ?? 0 };
    }),
  }));
}
