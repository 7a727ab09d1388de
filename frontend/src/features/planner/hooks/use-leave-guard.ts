import { useEffect } from 'react';
import { guardLeaving } from '../../../lib/leaving.ts';
import { isAsSaved } from '../model/saved-course.ts';
import { presentOf, type PlannerState, type PlannerStore } from '../store/planner-store.ts';

/** Asks before a saved course is left with changes that are not saved, and before the tab is closed with them. */
export function useLeaveGuard(store: PlannerStore): void {
  useEffect(() => {
    const stopGuarding = guardLeaving((leave) => {
      const state = store.getState();
      if (!hasUnsaved(state)) return false;
      state.askToLeave(leave);
      return true;
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      stopGuarding();
      window.removeEventListener('beforeunload', warn);
    };
  }, [store]);
}

/** A course that is to be sent, too: until it is, other devices do not have it. */
export function hasUnsaved(state: PlannerState): boolean {
  const { saved, saving } = state;
  return saving !== 'deleted' && saved?.canEdit === true && !isAsSaved(presentOf(state), saved);
}
