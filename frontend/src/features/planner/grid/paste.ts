import type { GradeMap, Item } from '../../../../../core/grading/course.ts';
import {
  type BlockColumn,
  type BlockField,
  mapBlock,
  type MappedBlock,
  readColumnsOf,
} from '../../../../../core/grading/editing/block-columns.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { parseGrade, pasteBlock } from '../../../../../core/grading/paste.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { offerUndo } from '../commands/undo-toast.tsx';
import { fieldOfColumn, isItemColumn, type ItemColumn, itemValue } from '../model/cell-values.ts';
import { setsMaximum, type Fraction, fractionText } from '../model/fraction-text.ts';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { letterPercent } from './letter-note.tsx';
import {
  courseToPreview,
  itemsFrom,
  pasteAction,
  type PastedTable,
  type PreviewedPaste,
  refusedCells,
} from './pasted-table.ts';

const names: Readonly<Record<BlockField, string>> = {
  name: 'name',
  description: 'description',
  weight: 'weight',
  knownScores: 'known',
  grade: 'grade',
  maximumPoints: 'maximum',
};

/**
 * Names the columns that a pasted block filled, so that the student notices a misplaced column.
 * @param before the items from the first filled one on, as they were before the paste
 * @param result `refused`: number of refused entries. `isTried`: whether the grades are hypothetical.
 * Hypothetical grades don't change the maximum.
 */
function pastedText(
  block: MappedBlock,
  before: readonly Item[],
  { refused, isTried, gradeMaps }: { refused: number; isTried: boolean; gradeMaps: readonly GradeMap[] },
): string {
  const { length } = block.rows;
  const width = Math.max(0, ...block.rows.map((cells) => cells.length));
  const columns = block.columns.slice(0, width).flatMap((field) => (field === null ? [] : [names[field]]));
  const columnList = columns.length > 1 ? `: ${columns.join(', ')}` : '';
  const sentences = [
    `Pasted ${length === 1 ? '1 row' : `${length} rows`}${columnList}.`,
    ...skippedText(block),
  ];
  const [first, ...more] = isTried ? [] : appliedFractions(block, before);
  if (first) sentences.push(fractionText(first));
  if (more.length > 0) sentences.push(`The same for ${more.length} more.`);
  if (hasLetter(block, gradeMaps)) sentences.push('A letter counts as the lowest grade with the letter.');
  if (refused > 0) sentences.push(`${refused === 1 ? '1 entry needs' : `${refused} entries need`} checking.`);
  return sentences.join(' ');
}

/** Names the columns that were not used. */
function skippedText(block: MappedBlock): string[] {
  const skipped = readColumnsOf(block).filter(({ column }) => column === null);
  return skipped.length === 0 ? [] : [`Not used: ${skipped.map(({ header }) => header).join(', ')}.`];
}

function hasLetter({ columns, rows }: MappedBlock, gradeMaps: readonly GradeMap[]): boolean {
  const grade = columns.indexOf('grade');
  return rows.some((cells) => letterPercent(cells[grade] ?? '', gradeMaps) !== null);
}

/** The pasted grades whose maximum replaced the maximum of the item. */
function appliedFractions({ columns, rows }: MappedBlock, before: readonly Item[]): Fraction[] {
  const grade = columns.indexOf('grade');
  return rows.flatMap((cells, row) => {
    const entry = parseGrade(cells[grade] ?? '');
    const maximum = before[row]?.maximumPoints ?? 0;
    return setsMaximum(entry) && maximum !== 0 && maximum !== entry.of ? [entry] : [];
  });
}

/**
 * Pastes a block from a spreadsheet into the table, starting at the focused cell. The browser itself pastes a
 * single value.
 * @param onPreview called instead if the user should see first how the block was understood
 */
export function handlePaste(
  store: PlannerStore,
  event: ClipboardEvent,
  onPreview: (paste: PreviewedPaste) => void,
): void {
  const cells = pasteBlock(event.clipboardData?.getData('text/plain') ?? '');
  const cell = event.target;
  if (!(cell instanceof HTMLInputElement) || (cells.length < 2 && (cells[0]?.length ?? 0) < 2)) return;
  const row = cell.closest<HTMLElement>('[data-row]');
  const itemKey = row?.dataset['row'];
  if (!row || itemKey === undefined) return;
  event.preventDefault();
  const mapped = mapBlock(cells, columnsFrom(row, cell), presentOf(store.getState()).gradeMaps);
  const isWeightEntered = row.querySelector('input[data-column="weight"]') !== null;
  const columns = mapped.columns.map((field) => (field === 'weight' && !isWeightEntered ? null : field));
  const table = { itemKey, block: { ...mapped, columns } };
  const after = courseToPreview(store.getState(), table);
  if (after === null) fillCells(store, table);
  else onPreview({ table, after });
}

/**
 * The fields of the cell that was pasted into and of the cells to its right. Recommended grades are computed, so a
 * block skips their column unless it starts there.
 */
function columnsFrom(row: HTMLElement, cell: HTMLElement): BlockColumn[] {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')];
  const columns = cells.slice(cells.indexOf(cell)).map((each) => each.dataset['column'] ?? '');
  const entered = columns.filter(isItemColumn).filter((column, index) => index === 0 || column !== 'needed');
  return entered.map((column) => fieldOfColumn[column]);
}

/** Fills the cells from an item on, and shows a notice with Undo. */
export function fillCells(store: PlannerStore, table: PastedTable): void {
  const before = presentOf(store.getState());
  store.getState().edit(pasteAction(table));
  const after = presentOf(store.getState());
  if (after.errors.course.categories !== undefined) {
    showFailure(after.errors.course.categories);
    return;
  }
  const refused = keepRefused(store, table);
  const isTried = before.achievingTargetGrade;
  offerUndo(
    store,
    pastedText(table.block, itemsFrom(before, table.itemKey), {
      refused,
      isTried,
      gradeMaps: before.gradeMaps,
    }),
  );
}

/** Leaves refused texts in their cells, so that they can be corrected. Returns their number. */
function keepRefused(store: PlannerStore, table: PastedTable): number {
  const course = presentOf(store.getState());
  const typed = refusedCells(course, table).flatMap(({ item, field, text }) => {
    const column = shownColumn(course, item, field);
    if (column === null) return [];
    return [{ row: item.key, column, text, value: itemValue(course, item.key, column), actions: [] }];
  });
  store.getState().type(...typed);
  return typed.length;
}

/**
 * The column whose cell can hold a refused text. Null if there is none. In target mode the hypothetical grade
 * of an open item has a separate field.
 */
function shownColumn(course: WorkingCourse, item: WorkingItem, field: BlockField): ItemColumn | null {
  if (field === 'knownScores' || field === 'description') return null;
  return field === 'grade' && course.achievingTargetGrade && !item.knownScores ? 'needed' : field;
}
