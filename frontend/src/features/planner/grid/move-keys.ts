import { categoryMovedBy, itemMovedBy } from '../model/places.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';
import { makeMove } from '../commands/row-commands.ts';
import { focusedPart, focusPart } from './focus.ts';

/**
 * The keyboard's way of dragging: Alt with a vertical arrow moves the row or category that holds the focus, and on a
 * grip the arrow alone does. The focus goes with it.
 */
export function handleMoveKeys(store: PlannerStore, event: KeyboardEvent): void {
  const step = stepOf(event);
  const { target } = event;
  if (step === null || !(target instanceof HTMLElement)) return;
  if (!event.altKey && !target.matches('[data-grip]')) return;
  event.preventDefault();
  moveHolder(store, target, step);
}

function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}

function moveHolder(store: PlannerStore, target: HTMLElement, step: 1 | -1): void {
  const course = presentOf(store.getState());
  const itemKey = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const categoryKey = target.closest<HTMLElement>('[data-category]')?.dataset['category'];
  const part = focusedPart(target);
  if (itemKey !== undefined) makeMove(store, itemMovedBy(course, itemKey, step));
  else if (categoryKey !== undefined) makeMove(store, categoryMovedBy(course, categoryKey, step));
  focusPart(itemKey ?? categoryKey ?? '', part);
}
