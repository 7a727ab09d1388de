import type { PlannerStore } from '../store/planner-store.ts';

const announcements = {
  undo: { done: 'Undone', none: 'Nothing to undo' },
  redo: { done: 'Redone', none: 'Nothing to redo' },
};

/** Undoes or redoes the last edit, and announces whether there was one. */
export function takeStep(store: PlannerStore, step: 'undo' | 'redo'): void {
  const state = store.getState();
  const steps = step === 'undo' ? state.history.past : state.history.future;
  const hasStep = steps.length > 0;
  state[step]();
  state.announce(hasStep ? announcements[step].done : announcements[step].none);
}
