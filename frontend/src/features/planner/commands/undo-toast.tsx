import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { type FollowUp, showUndo } from '../../../lib/show-undo.tsx';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

/** What the notice undoes. */
interface Offer {
  /** The course as it was left by what was done. */
  done: WorkingCourse;
  /** Number of steps in the history. */
  steps: number;
  /** True during an edit that belongs to it. */
  isGrowing: boolean;
}

/** The last offer of each planner. */
const offers = new WeakMap<PlannerStore, Offer>();

/**
 * Shows what was just done, with an undo button. The notice closes at the next edit, because Undo would then undo
 * that edit instead.
 */
export function offerUndo(store: PlannerStore, message: string, followUp?: FollowUp): void {
  const offer = { done: presentOf(store.getState()), steps: 1, isGrowing: false };
  offers.set(store, offer);
  const undo = () => {
    if (presentOf(store.getState()) !== offer.done) return;
    for (let step = 0; step < offer.steps; step += 1) store.getState().undo();
  };
  const hide = showUndo(message, undo, { onClose: () => stop(), followUp });
  const stop = store.subscribe((state) => {
    if (presentOf(state) !== offer.done && !offer.isGrowing) hide();
  });
}

/** Makes an edit that belongs to what was just done, if anything was: its notice stays, and Undo undoes both. */
export function editWithin(store: PlannerStore, action: CourseAction): void {
  const offer = offers.get(store);
  const before = presentOf(store.getState());
  if (offer?.done !== before) {
    store.getState().edit(action);
    return;
  }
  offer.isGrowing = true;
  store.getState().edit(action);
  offer.isGrowing = false;
  offer.done = presentOf(store.getState());
  if (offer.done !== before) offer.steps += 1;
}
