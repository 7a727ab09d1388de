import type { NoticeAction } from './notice-content.tsx';
import { showUndo } from './show-undo.tsx';

/** An editor with a history of steps, of which only the last one can be undone. */
export interface UndoHistory {
  /** What identifies the state after the last step. It changes with every step. */
  readonly now: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly undo: () => void;
}

export interface UndoOffer {
  /** Makes a step that belongs to the announced change: the notice stays, and Undo also undoes this step. */
  readonly grow: (step: () => void) => void;
  /** True until the next step of the editor. */
  readonly isLast: () => boolean;
}

/**
 * Shows what was just done in an editor, with an undo button. The notice closes at the next step, because Undo would
 * then undo that step instead. It also closes when the user leaves the editor (`useNoticesOf`).
 */
export function offerUndo(
  owner: object,
  { now, subscribe, undo }: UndoHistory,
  message: string,
  followUp?: NoticeAction,
): UndoOffer {
  let done = now();
  let steps = 1;
  let isGrowing = false;
  const isLast = () => now() === done;
  const undoAll = () => {
    if (!isLast()) return;
    for (let step = 0; step < steps; step += 1) undo();
  };
  const hide = showUndo(message, undoAll, { owner, onClose: () => stop(), followUp });
  const stop = subscribe(() => {
    if (!isLast() && !isGrowing) hide();
  });
  const grow = (step: () => void) => {
    isGrowing = true;
    step();
    isGrowing = false;
    if (isLast()) return;
    done = now();
    steps += 1;
  };
  return { grow, isLast };
}
