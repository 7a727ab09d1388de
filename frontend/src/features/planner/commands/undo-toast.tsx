import { type FollowUp, showUndo } from '../../../lib/show-undo.tsx';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

/**
 * Shows what was just done, with an undo button. The notice closes at the next edit, because Undo would then undo
 * that edit instead.
 */
export function offerUndo(store: PlannerStore, message: string, followUp?: FollowUp): void {
  const done = presentOf(store.getState());
  const undo = () => {
    if (presentOf(store.getState()) === done) store.getState().undo();
  };
  const hide = showUndo(message, undo, { onClose: () => stop(), followUp });
  const stop = store.subscribe((state) => {
    if (presentOf(state) !== done) hide();
  });
}
