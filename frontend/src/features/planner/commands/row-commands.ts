import { flushSync } from 'react-dom';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { formatPercent } from '../../../../../core/grading/rounding.ts';
import { rowElement } from '../grid/focus.ts';
import { nameOf } from '../model/names.ts';
import { type Move } from '../model/moves.ts';
import { categoryName } from '../model/names.ts';
import { movedAwayText } from '../model/moved-away.ts';
import { spreadWeight } from '../model/share-weight.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';
import { offerUndo } from './undo-toast.tsx';
import { rowsOf } from '../store/use-planner.ts';

/**
 * Moves a row and announces where it went. If an item moved to another category, a notice offers Undo. The rows are
 * rendered when this function returns, so that the focus can follow.
 */
export function makeMove(store: PlannerStore, move: Move | null): void {
  if (move === null) return;
  const before = presentOf(store.getState());
  flushSync(() => store.getState().edit(move.action));
  store.getState().announce(move.announcement);
  if (move.action.type !== 'moveItem') return;
  const away = movedAwayText(before, presentOf(store.getState()), move.action.itemKey);
  if (away !== null) offerUndo(store, away);
}

export function deleteItem(store: PlannerStore, itemKey: string): void {
  const item = rowsOf(store.getState()).items.get(itemKey);
  if (item === undefined) return;
  deleteRow(store, { type: 'deleteItem', itemKey }, neighbourOf(itemKey, '[data-row]'), nameOf(item));
}

export function deleteCategory(store: PlannerStore, categoryKey: string): void {
  const category = rowsOf(store.getState()).categories.get(categoryKey);
  if (category === undefined) return;
  const count = category.items.length;
  const items = count === 1 ? 'its item' : `its ${count} items`;
  const rowText = `${categoryName(category)}${count === 0 ? '' : ` and ${items}`}`;
  deleteRow(
    store,
    { type: 'deleteCategory', categoryKey },
    neighbourOf(categoryKey, '[data-category]'),
    rowText,
  );
}

/**
 * Deletes a row and offers Undo. If the highest possible grade falls, the notice reports that and offers to give the
 * row's weight to the others.
 */
function deleteRow(
  store: PlannerStore,
  action: CourseAction,
  nextFocus: HTMLElement | null,
  rowText: string,
): void {
  const before = presentOf(store.getState());
  flushSync(() => store.getState().edit(action));
  nextFocus?.focus();
  const after = presentOf(store.getState());
  const fall = maximumFallText(before, after);
  const actions = fall === null ? [] : spreadWeight(before, after);
  const spread = () => {
    store.getState().edit(...actions);
    offerUndo(store, `Spread its weight. ${maximumText(presentOf(store.getState()))}`);
  };
  const message = `Deleted ${rowText}.${fall === null ? '' : ` ${fall}`}`;
  offerUndo(
    store,
    message,
    actions.length === 0 ? undefined : { label: 'Spread its weight', onClick: spread },
  );
}

const maximumText = ({ maxAchievableGrade }: WorkingCourse) =>
  `The maximum is ${formatPercent(maxAchievableGrade)}.`;

/** A sentence about the fall of the highest possible grade. Null if the number on the screen did not fall. */
function maximumFallText(before: WorkingCourse, after: WorkingCourse): string | null {
  const [from, to] = [formatPercent(before.maxAchievableGrade), formatPercent(after.maxAchievableGrade)];
  return Number(to) < Number(from) ? `The maximum fell from ${from} to ${to}.` : null;
}

export function copyCategory(store: PlannerStore, categoryKey: string): void {
  const { edit, announce } = store.getState();
  edit({ type: 'duplicateCategory', categoryKey });
  announce('Category duplicated');
}

/**
 * The element that gets the focus when a row is deleted: the menu of the next row, the menu of the previous row, or
 * the add button. `rows` is the selector of such rows.
 */
function neighbourOf(key: string, rows: string): HTMLElement | null {
  const row = rowElement(key);
  const isRow = (element: Element | null | undefined) => (element?.matches(rows) ? element : null);
  const next = isRow(row?.nextElementSibling) ?? isRow(row?.previousElementSibling);
  const menu = next?.querySelector<HTMLElement>('[data-menu]');
  const container = row?.parentElement?.closest('[data-category], [data-list]');
  return menu ?? container?.querySelector<HTMLElement>('[data-add]') ?? null;
}
