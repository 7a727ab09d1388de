import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import {
  type BlockField,
  type MappedBlock,
  readColumnsOf,
} from '../../../../../core/grading/editing/block-columns.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { typedField } from '../../../../../core/grading/editing/enter-grade.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { errorAt } from '../model/cell-values.ts';
import { mayEdit } from '../model/membership.ts';
import { type PlannerState, presentOf } from '../store/planner-store.ts';

/** A block that fills the cells of the planner from an item on. */
export interface PastedTable {
  readonly itemKey: string;
  readonly block: MappedBlock;
}

/** A table that the user sees before it is pasted. */
export interface PreviewedPaste {
  readonly table: PastedTable;
  /** The course after the paste. */
  readonly after: WorkingCourse;
}

export const pasteAction = ({ itemKey, block }: PastedTable): CourseAction => ({
  type: 'pasteBlock',
  itemKey,
  columns: block.columns,
  block: block.rows,
});

/** A filled cell of a pasted block that the course does not accept. */
interface RefusedCell {
  readonly item: WorkingItem;
  readonly field: BlockField;
  /** The text of the cell. */
  readonly text: string;
  /** Number of its row in the block, from 1. */
  readonly row: number;
  readonly message: string;
}

/** The refused cells of a block, in a course into which it was pasted. */
export function refusedCells(course: WorkingCourse, { itemKey, block }: PastedTable): RefusedCell[] {
  const items = itemsFrom(course, itemKey);
  return block.rows.flatMap((cells, index) => {
    const item = items[index];
    if (!item) return [];
    return block.columns.flatMap((field, at) => {
      const text = cells[at]?.trim() ?? '';
      if (text === '' || field === null) return [];
      const message = errorAt(course, typedField(course, item, field));
      return message === null ? [] : [{ item, field, text, row: block.rowNumbers[index] ?? 0, message }];
    });
  });
}

/**
 * The course after a paste, if the user should see it first: the table has a header, or several columns that are not
 * those of the planner. A single column of grades is pasted at once. Null also if the paste is not possible.
 */
export function courseToPreview(state: PlannerState, table: PastedTable): WorkingCourse | null {
  const before = presentOf(state);
  const after = courseReducer(before, pasteAction(table));
  const isPossible =
    after.errors.course.categories === undefined && mayEdit(state.saved?.membership ?? null, before, after);
  return isPossible && (table.block.header !== null || !isLikeGrid(after, table)) ? after : null;
}

/** Whether each filled column has a column in the planner that accepts one of its cells. */
function isLikeGrid(after: WorkingCourse, table: PastedTable): boolean {
  const { columns, rows } = table.block;
  if (rows.every((cells) => cells.length < 2)) return true;
  if (readColumnsOf(table.block).some(({ column }) => column === null)) return false;
  const refused = refusedCells(after, table);
  return columns.every((field, at) => {
    const filled = rows.filter((cells) => (cells[at] ?? '').trim() !== '').length;
    return filled === 0 || refused.filter((cell) => cell.field === field).length < filled;
  });
}

/** The item that was pasted into and the items below it. */
export function itemsFrom({ categories }: WorkingCourse, itemKey: string): readonly WorkingItem[] {
  const category = categories.find(({ items }) => items.some(({ key }) => key === itemKey));
  return category?.items.slice(category.items.findIndex(({ key }) => key === itemKey)) ?? [];
}
