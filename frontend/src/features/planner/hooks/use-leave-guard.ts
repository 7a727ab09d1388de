import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts';
import { isAsSaved } from '../model/saved-course.ts';
import { presentOf, type PlannerState, type PlannerStore } from '../store/planner-store.ts';

/** Asks before a saved course is left with changes that are not saved. */
export function useLeaveGuard(store: PlannerStore): void {
  useUnsavedGuard(
    () => hasUnsaved(store.getState()),
    (leave) => store.getState().askToLeave(leave),
  );
}

/** A course that is to be sent, too: until it is, other devices do not have it. */
function hasUnsaved(state: PlannerState): boolean {
  const { saved, saving } = state;
  return saving !== 'deleted' && saved?.canEdit === true && !isAsSaved(presentOf(state), saved);
}
