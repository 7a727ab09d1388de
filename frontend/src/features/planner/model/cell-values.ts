import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { BlockField } from '../../../../../core/grading/editing/block-columns.ts';
import type { FieldPath } from '../../../../../core/grading/editing/field-errors.ts';
import { findItem } from '../../../../../core/grading/editing/rows.ts';
import type { Entry } from '../store/entries.ts';

/** The columns of the table that the keyboard reaches, in order. */
export const itemColumns = ['name', 'weight', 'known', 'grade', 'maximumPoints', 'needed'] as const;
export type ItemColumn = (typeof itemColumns)[number];

export const isItemColumn = (column: string): column is ItemColumn =>
  itemColumns.some((each) => each === column);

/**
 * The field of the course that a column edits. The column of recommended grades edits the grade too: in target mode
 * the course stores typed grades as hypothetical ones.
 */
export const fieldOfColumn: Readonly<Record<ItemColumn, BlockField>> = {
  name: 'name',
  weight: 'weight',
  known: 'knownScores',
  grade: 'grade',
  maximumPoints: 'maximumPoints',
  needed: 'grade',
};

/**
 * The entered value of a cell. Null for an open grade, and in target mode for an item without a hypothetical
 * grade.
 */
export function itemValue(course: WorkingCourse, itemKey: string, column: ItemColumn): Entry['value'] {
  const position = findItem(course.categories, itemKey);
  const item = position === null ? undefined : course.categories[position.category]?.items[position.item];
  if (position === null || item === undefined) return null;
  switch (column) {
    case 'needed':
    case 'grade':
      if (course.achievingTargetGrade) return course.pinnedGrades[position.category]?.[position.item] ?? null;
      return item.knownScores ? item.grade : null;
    case 'known':
      return null;
    default:
      return item[column];
  }
}

/** The error of a field of the course, or null. */
export function errorAt({ errors }: WorkingCourse, path: FieldPath): string | null {
  switch (path.of) {
    case 'course':
      return errors.course[path.field] ?? null;
    case 'category':
      return errors.categories[path.key]?.[path.field] ?? null;
    case 'item':
      return errors.items[path.key]?.[path.field] ?? null;
  }
}
