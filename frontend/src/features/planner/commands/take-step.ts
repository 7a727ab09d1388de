import type { PlannerStore } from '../store/planner-store.ts';

const said = {
  undo: { done: 'Undone', none: 'Nothing to undo' },
  redo: { done: 'Redone', none: 'Nothing to redo' },
};

/** Undoes or redoes the last edit, and announces whether there was one. */
export function takeStep(store: PlannerStore, step: 'undo' | 'redo'): void {
  const { history, announce, [step]: take } = store.getState();
  const { length } = step === 'undo' ? history.past : history.future;
  take();
  announce(length > 0 ? said[step].done : said[step].none);
}
