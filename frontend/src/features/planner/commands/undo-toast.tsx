import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { offerUndo as offerUndoOf, type UndoOffer } from '../../../lib/offer-undo.ts';
import type { NoticeAction } from '../../../lib/notice-content.tsx';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

/** The last undo notice of each planner. */
const offers = new WeakMap<PlannerStore, UndoOffer>();

/** Shows what was just done in the planner, with an undo button. */
export function offerUndo(store: PlannerStore, message: string, followUp?: NoticeAction): void {
  const history = {
    now: () => presentOf(store.getState()),
    subscribe: store.subscribe,
    undo: () => store.getState().undo(),
  };
  offers.set(store, offerUndoOf(store, history, message, followUp));
}

/**
 * Makes an edit that belongs to the last action with an undo notice: the notice stays, and Undo undoes both. If
 * another edit came in between, this is an edit like any other.
 */
export function editWithin(store: PlannerStore, action: CourseAction): void {
  const edit = () => store.getState().edit(action);
  const offer = offers.get(store);
  if (offer?.isLast() === true) offer.grow(edit);
  else edit();
}
