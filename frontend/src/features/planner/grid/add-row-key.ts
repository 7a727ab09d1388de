import { flushSync } from 'react-dom';
import { blankItem } from '../../../../../core/grading/defaults.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { editWithin } from '../commands/undo-toast.tsx';
import { noticeSelector } from '../../../lib/notice-content.tsx';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { focusPart } from './focus.ts';

/**
 * Enter on the last row adds a row, like in a spreadsheet. In the column of names, this is the last row of a category.
 * In the other columns it is the last row of the course, because users enter grades from category to category without
 * looking up: if a row were added in between, the next grade would be entered for a new item. Enter adds no row if the
 * last row is still blank, in target mode, and in a course of somebody else. The new row is removed if the focus leaves
 * it while it is blank, so that Enter after the last name or grade adds no item by mistake.
 */
export function handleAddRowKey(store: PlannerStore, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  // Enter also ends the composition of an input method.
  if (event.isComposing) return;
  if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement)) return;
  const column = target.dataset['column'];
  const itemKey = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (column === undefined || itemKey === undefined || !addingColumns.has(column)) return;
  const categoryKey = categoryToExtend(store, itemKey, column);
  if (categoryKey === null) return;
  event.preventDefault();
  // Leaving the cell completes its entry, for example `12/15`. `editWithin` keeps the undo notice of that entry.
  flushSync(() => target.blur());
  const { nextKey } = presentOf(store.getState());
  flushSync(() => editWithin(store, { type: 'addItem', categoryKey }));
  if (presentOf(store.getState()).nextKey === nextKey) {
    target.focus();
    return;
  }
  focusPart(`row-${nextKey}`, '[data-column="name"]');
  // In some columns a new item has no field.
  focusPart(`row-${nextKey}`, `input[data-column="${column}"]`);
  store.getState().announce('Item added');
  removeIfLeftBlank(store);
}

/** Undoes the edit that added the focused row as soon as the focus leaves the row, unless something has changed since. */
function removeIfLeftBlank(store: PlannerStore): void {
  const added = presentOf(store.getState());
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  let isMouseDown = false;
  const watching = new AbortController();
  const note = ({ type }: Event) => {
    isMouseDown = type === 'mousedown';
  };
  for (const type of ['mousedown', 'mouseup', 'dragend'])
    window.addEventListener(type, note, { capture: true, signal: watching.signal });
  const leave = ({ relatedTarget }: FocusEvent) => {
    // The browser's window lost the focus, and the field will have it again.
    if (!document.hasFocus()) return;
    if (relatedTarget instanceof Node && row?.contains(relatedTarget)) return;
    // The notice of the entry before can undo both.
    if (relatedTarget instanceof Element && relatedTarget.closest(noticeSelector)) return;
    row?.removeEventListener('focusout', leave);
    watching.abort();
    if (presentOf(store.getState()) !== added) return;
    if (row && isMouseDown) keepRoom(row);
    store.getState().undo();
  };
  row?.addEventListener('focusout', leave);
}

/**
 * Keeps the room of a removed row until the click that removed it has ended. Otherwise the rows below would move before
 * the mouse button is up again, and the click would be lost.
 */
function keepRoom(row: HTMLElement): void {
  const table = row.closest('table');
  if (table === null) return;
  table.style.paddingBottom = `${row.getBoundingClientRect().height}px`;
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    // The click follows at once.
    setTimeout(() => table.style.removeProperty('padding-bottom'));
  };
  for (const type of ['mouseup', 'dragend', 'keydown'])
    window.addEventListener(type, end, { capture: true, signal: waiting.signal });
}

/** The columns in which Enter adds a row. */
const addingColumns: ReadonlySet<string> = new Set(['name', 'grade', 'maximumPoints']);

/** The key of the category that gets a row. Null if Enter adds none. */
function categoryToExtend(store: PlannerStore, itemKey: string, column: string): string | null {
  const { categories, achievingTargetGrade } = presentOf(store.getState());
  if (achievingTargetGrade || store.getState().saved?.membership) return null;
  const category = categories.find(({ items }) => items.at(-1)?.key === itemKey);
  const last = category?.items.at(-1);
  if (category === undefined || last === undefined || isBlank(last)) return null;
  const isLastOfCourse = categories.findLast(({ items }) => items.length > 0) === category;
  return column === 'name' || isLastOfCourse ? category.key : null;
}

function isBlank({ name, description, weight, knownScores, maximumPoints }: WorkingItem): boolean {
  const hasName = name.trim() !== '' && name !== blankItem().name;
  return !hasName && description === '' && weight === 0 && !knownScores && maximumPoints === 0;
}
