import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import type { Item } from '../../../../../core/grading/course.ts';
import { gradePath } from '../../../../../core/grading/editing/enter-grade.ts';
import type { FieldPath } from '../../../../../core/grading/editing/field-errors.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { type Entries, withEntry } from '../store/entries.ts';
import { errorAt, fieldOfColumn, isItemColumn, itemValue } from './cell-values.ts';

/**
 * A text that the course refused, as the draft stores it. The row is stored by its position, because its key changes
 * at a reload.
 */
export interface LocalEntry {
  readonly category: number;
  readonly item: number;
  readonly column: string;
  readonly text: string;
  readonly message: string;
  /** True if the text is a hypothetical grade. */
  readonly isTried?: boolean;
}

/** The refused texts in the table. */
export function localEntries(course: WorkingCourse, entries: Entries): LocalEntry[] {
  const refused: LocalEntry[] = [];
  if (Object.keys(course.errors.items).length === 0) return refused;
  for (const [category, { items }] of course.categories.entries()) {
    for (const [item, { key }] of items.entries()) {
      for (const [column, { text }] of Object.entries(entries[key] ?? {})) {
        for (const isTried of [false, true]) {
          const path = pathOf(key, column, isTried);
          const message = path === null ? null : errorAt(course, path);
          if (message === null) continue;
          refused.push({ category, item, column, text, message, ...(isTried && { isTried }) });
        }
      }
    }
  }
  return refused;
}

/** Puts refused texts back into their cells, with their errors. */
export function restoreEntries(
  course: WorkingCourse,
  refused: readonly LocalEntry[],
): { course: WorkingCourse; entries: Entries } {
  let entries: Entries = {};
  let restored = course;
  for (const { category, item, column, text, message, isTried = column === 'needed' } of refused) {
    const row = course.categories[category]?.items[item];
    if (row === undefined || !isItemColumn(column)) continue;
    const { key } = row;
    const path = pathOf(key, column, isTried);
    if (path === null) continue;
    const value = path.field === 'grade' ? enteredGrade(row) : itemValue(course, key, column);
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
  const { category, item, column, text, message, isTried } = value as Partial<
    Record<keyof LocalEntry, unknown>
  >;
  const isPlaced = typeof category === 'number' && typeof item === 'number' && typeof column === 'string';
  return (
    isPlaced &&
    typeof text === 'string' &&
    typeof message === 'string' &&
    (isTried === undefined || typeof isTried === 'boolean')
  );
}

const enteredGrade = ({ knownScores, grade }: Item) => (knownScores ? grade : null);

/** The field that an error of the column belongs to. Null if the column has no such field. */
function pathOf(key: string, column: string, isTried: boolean): Extract<FieldPath, { of: 'item' }> | null {
  if (!isItemColumn(column)) return null;
  const field = fieldOfColumn[column];
  if (field !== 'grade') return isTried ? null : { of: 'item', key, field };
  // The column of recommended grades has no entered grade.
  return column === 'needed' && !isTried ? null : gradePath({ key }, isTried);
}
