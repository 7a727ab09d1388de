import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import type { FieldPath } from '../../../../../core/grading/editing/field-errors.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { type Entries, withEntry } from '../store/entries.ts';
import { errorAt, fieldOfColumn, isItemColumn, itemValue } from './cell-values.ts';

/**
 * A text that the course refused, as the draft stores it. The row is stored by position, because its key is not
 * the same after a reload.
 */
export interface LocalEntry {
  readonly category: number;
  readonly item: number;
  readonly column: string;
  readonly text: string;
  readonly message: string;
}

/** The refused texts in the table. */
export function localEntries(course: WorkingCourse, entries: Entries): LocalEntry[] {
  const remaining: LocalEntry[] = [];
  if (Object.keys(course.errors.items).length === 0) return remaining;
  for (const [category, { items }] of course.categories.entries()) {
    for (const [item, { key }] of items.entries()) {
      for (const [column, { text }] of Object.entries(entries[key] ?? {})) {
        const path = pathOf(key, column);
        const message = path === null ? null : errorAt(course, path);
        if (message !== null) remaining.push({ category, item, column, text, message });
      }
    }
  }
  return remaining;
}

/** Puts refused texts back into their cells, with their errors. */
export function restoreEntries(
  course: WorkingCourse,
  remaining: readonly LocalEntry[],
): { course: WorkingCourse; entries: Entries } {
  let entries: Entries = {};
  let restored = course;
  for (const { category, item, column, text, message } of remaining) {
    const key = course.categories[category]?.items[item]?.key;
    const path = key === undefined ? null : pathOf(key, column);
    if (key === undefined || path === null || !isItemColumn(column)) continue;
    const value = itemValue(course, key, column);
    entries = withEntry(entries, { row: key, column }, { text, value });
    restored = courseReducer(restored, { type: 'setFieldError', path, message });
  }
  return { course: restored, entries };
}

/** Parses the refused texts of a draft. Entries of another shape are skipped. */
export function readLocalEntries(source: unknown): LocalEntry[] {
  return Array.isArray(source) ? source.filter(isLocalEntry) : [];
}

function isLocalEntry(value: unknown): value is LocalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { category, item, column, text, message } = value as Partial<Record<keyof LocalEntry, unknown>>;
  const isPlaced = typeof category === 'number' && typeof item === 'number' && typeof column === 'string';
  return isPlaced && typeof text === 'string' && typeof message === 'string';
}

function pathOf(key: string, column: string): FieldPath | null {
  return isItemColumn(column) ? { of: 'item', key, field: fieldOfColumn[column] } : null;
}
