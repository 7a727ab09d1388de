import { flushSync } from 'react-dom';
import { rowElement } from '../grid/focus.ts';
import { nameOf } from '../model/names.ts';
import { type Move } from '../model/moves.ts';
import { categoryName } from '../model/names.ts';
import { movedAway } from '../model/moved-away.ts';
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
  store.getState().announce(move.said);
  if (move.action.type !== 'moveItem') return;
  const away = movedAway(before, presentOf(store.getState()), move.action.itemKey);
  if (away !== null) offerUndo(store, away);
}

export function deleteItem(store: PlannerStore, itemKey: string): void {
  const item = rowsOf(store.getState()).items.get(itemKey);
  if (item === undefined) return;
  const next = neighbourOf(itemKey, '[data-row]');
  flushSync(() => store.getState().edit({ type: 'deleteItem', itemKey }));
  next?.focus();
  offerUndo(store, `Deleted ${nameOf(item)}.`);
}

export function deleteCategory(store: PlannerStore, categoryKey: string): void {
  const category = rowsOf(store.getState()).categories.get(categoryKey);
  if (category === undefined) return;
  const count = category.items.length;
  const next = neighbourOf(categoryKey, '[data-category]');
  flushSync(() => store.getState().edit({ type: 'deleteCategory', categoryKey }));
  next?.focus();
  const items = count === 1 ? 'its item' : `its ${count} items`;
  offerUndo(store, `Deleted ${categoryName(category)}${count === 0 ? '' : ` and ${items}`}.`);
}

export function copyCategory(store: PlannerStore, categoryKey: string): void {
  const { edit, announce } = store.getState();
  edit({ type: 'duplicateCategory', categoryKey });
  announce('Category duplicated');
}

/**
 * Where the focus goes when a row is deleted: to the menu of the next row, of the previous row, or to the add
 * button.
 */
function neighbourOf(key: string, rows: string): HTMLElement | null {
  const row = rowElement(key);
  const isRow = (element: Element | null | undefined) => (element?.matches(rows) ? element : null);
  const next = isRow(row?.nextElementSibling) ?? isRow(row?.previousElementSibling);
  const menu = next?.querySelector<HTMLElement>('[data-menu]');
  const around = row?.parentElement?.closest('[data-category], [data-list]');
  return menu ?? around?.querySelector<HTMLElement>('[data-add]') ?? null;
}
