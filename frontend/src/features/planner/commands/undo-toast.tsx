import { showUndo } from '../../../lib/show-undo.tsx';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

/**
 * Says what was just done, with the offer to take it back. The offer ends with the next edit, which 'Undo' would take
 * back instead.
 */
export function offerUndo(store: PlannerStore, message: string): void {
  const done = presentOf(store.getState());
  const takeBack = () => {
    if (presentOf(store.getState()) === done) store.getState().undo();
  };
  const hide = showUndo(message, takeBack, () => stop());
  const stop = store.subscribe((state) => {
    if (presentOf(state) !== done) hide();
  });
}
