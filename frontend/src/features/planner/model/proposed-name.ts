import { presentOf, type PlannerState, type PlannerStore } from '../store/planner-store.ts';
import { isSample } from './sample.ts';

const untitled = 'Untitled course';

/** The name to propose for the current course when it is saved as a new one. Empty if there is none. */
export function proposedName(state: PlannerState): string {
  const course = presentOf(state);
  if (course.courseName.trim() === '') return isSample(course) ? 'Sample course' : '';
  return state.saved?.canEdit === true ? `${course.courseName} (copy)` : course.courseName;
}

/** Names the current course if it has no name, so that it can be saved without a question. */
export function nameIfUnnamed(store: PlannerStore): void {
  const state = store.getState();
  if (presentOf(state).courseName.trim() !== '') return;
  state.edit({ type: 'setCourseText', field: 'courseName', value: proposedName(state) || untitled });
}
