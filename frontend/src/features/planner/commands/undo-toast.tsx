import { showUndo } from '../../../lib/show-undo.tsx';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

/**
 * Shows what was just done, with an undo button. The button disappears with the next edit, which 'Undo' would
 * undo instead.
 */
export function offerUndo(store: PlannerStore, message: string): void {
  const done = presentOf(store.getState());
  const takeBack = () => {
    if (presentOf(store.getState()) === done) store.getState().undo();
  };
  const hide = showUndo(message, takeBack, { onClose: () => stop() });
  const stop = store.subscribe((state) => {
    if (presentOf(state) !== done) hide();
  });
}
