import type { ItemField } from '../../../../../core/grading/editing/field-errors.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { parseEntry, pasteBlock } from '../../../../../core/grading/paste.ts';
import { errorAt, fieldOfColumn, isItemColumn, itemValue, type ItemColumn } from '../model/cell-values.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

type Block = readonly (readonly string[])[];

/** Pasting a block from a spreadsheet fills the table from the focused cell on; a single value is left to the field. */
export function handlePaste(store: PlannerStore, event: ClipboardEvent): void {
  const block = pasteBlock(event.clipboardData?.getData('text/plain') ?? '');
  const cell = event.target;
  if (!(cell instanceof HTMLInputElement) || (block.length < 2 && (block[0]?.length ?? 0) < 2)) return;
  const row = cell.closest<HTMLElement>('[data-row]');
  const itemKey = row?.dataset['row'];
  if (!row || itemKey === undefined) return;
  event.preventDefault();
  fill(store, itemKey, columnsFrom(row, cell), block);
}

/** The cell pasted into and the ones right of it. What is needed is computed, so a block passes over it. */
function columnsFrom(row: HTMLElement, cell: HTMLElement): ItemColumn[] {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')];
  const columns = cells.slice(cells.indexOf(cell)).map((each) => each.dataset['column'] ?? '');
  return columns.filter(isItemColumn).filter((column, index) => index === 0 || column !== 'needed');
}

function fill(store: PlannerStore, itemKey: string, columns: readonly ItemColumn[], block: Block): void {
  const { edit, announce } = store.getState();
  const fields = columns.map((column) => fieldOfColumn[column]);
  const isAchieving = presentOf(store.getState()).achievingTargetGrade;
  edit({
    type: 'pasteBlock',
    itemKey,
    ...(isAchieving ? { columns: fields, block } : withKnown(columns, block)),
  });
  const refused = keepRefused(store, itemKey, columns, block);
  const rows = block.length === 1 ? '1 row' : `${block.length} rows`;
  announce(refused === 0 ? `Pasted ${rows}` : `Pasted ${rows}. Entries that need a look: ${refused}`);
}

/** Out of target mode a pasted grade is real, so it makes its item known, unless the block itself says otherwise. */
function withKnown(columns: readonly ItemColumn[], block: Block): { columns: ItemField[]; block: Block } {
  const fields = columns.map((column) => fieldOfColumn[column]);
  const grade = columns.indexOf('grade');
  if (grade === -1) return { columns: fields, block };
  const known = columns.indexOf('known');
  const knows = (cells: readonly string[]) =>
    (cells[known] ?? '') !== '' ? (cells[known] ?? '') : parseEntry(cells[grade] ?? '') === null ? '' : 'yes';
  if (known === -1)
    return { columns: ['knownScores', ...fields], block: block.map((cells) => [knows(cells), ...cells]) };
  return { columns: fields, block: block.map((cells) => cells.toSpliced(known, 1, knows(cells))) };
}

/** Leaves what the course refused in its cells, so that it can be put right. Counts them. */
function keepRefused(
  store: PlannerStore,
  itemKey: string,
  columns: readonly ItemColumn[],
  block: Block,
): number {
  const course = presentOf(store.getState());
  const category = course.categories.find(({ items }) => items.some(({ key }) => key === itemKey));
  const items = category?.items.slice(category.items.findIndex(({ key }) => key === itemKey)) ?? [];
  const refused = block.flatMap((cells, row) => {
    const item = items[row];
    if (!item) return [];
    return columns.flatMap((column, index) => {
      const text = cells[index]?.trim() ?? '';
      const error = errorAt(course, { of: 'item', key: item.key, field: fieldOfColumn[column] });
      if (text === '' || column === 'known' || error === null) return [];
      const place = { row: item.key, column: shownColumn(course, item, column) };
      return [{ ...place, text, value: itemValue(course, item.key, place.column), actions: [] }];
    });
  });
  store.getState().type(...refused);
  return refused.length;
}

/** In target mode the grade of an open item is tried in a field of its own. */
function shownColumn(course: WorkingCourse, item: WorkingItem, column: ItemColumn): ItemColumn {
  return column === 'grade' && course.achievingTargetGrade && !item.knownScores ? 'needed' : column;
}
