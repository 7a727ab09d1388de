import type { Course } from '../../../../../core/grading/course.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { courseInHand, isSameCourse, type SavedCourse } from '../model/saved-course.ts';
import { draftOf, presentOf, type PlannerStore } from '../store/planner-store.ts';

/**
 * Goes on with the version that was saved elsewhere, or over it with `kept`. Both come into the history, so that Undo
 * brings either back.
 */
export function takeVersion(store: PlannerStore, theirs: SavedCourse, kept: Course | null): void {
  const { open, setSaved } = store.getState();
  const before = draftOf(store.getState());
  open({ course: inHand(store, theirs.course), entries: {} });
  setSaved(theirs);
  if (kept === null) {
    offerUndo(store, 'The version saved elsewhere is open.');
    return;
  }
  const isMine = isSameCourse(kept, courseInHand(before.course));
  open(isMine ? before : { course: inHand(store, kept), entries: {} });
}

/** Its keys count on from those that are in the history. */
function inHand(store: PlannerStore, course: Course) {
  return createWorkingCourse(course, { firstKey: presentOf(store.getState()).nextKey });
}
