import type { Course } from '../../../../../core/grading/course.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';
import { offerUndo } from './undo-toast.tsx';

/** Opens another version of the course, as a step that can be undone. */
export function openVersion(store: PlannerStore, course: Course): void {
  // Row keys continue after the keys in the history, so that no key is used twice.
  const firstKey = presentOf(store.getState()).nextKey;
  store.getState().open({ course: createWorkingCourse(course, { firstKey }), entries: {} });
}

/** Replaces all changes by the saved version, also changes from an earlier visit, which Undo cannot take back. */
export function discardChanges(store: PlannerStore): void {
  const { saved } = store.getState();
  if (saved === null) return;
  openVersion(store, saved.course);
  offerUndo(store, 'Your changes are discarded. The course is as it was saved.');
}
