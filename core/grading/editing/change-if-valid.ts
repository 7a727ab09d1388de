import { type FieldPath, withError } from './field-errors.ts';
import type { WorkingCourse } from './working-course.ts';

/** Sets or clears the error of a field. Returns the same state if that changes nothing. */
export function withSentence(state: WorkingCourse, path: FieldPath, sentence: string | null): WorkingCourse {
  const errors = withError(state.errors, path, sentence);
  return errors === state.errors ? state : { ...state, errors };
}

/**
 * Applies a valid change and clears the field's error. Otherwise keeps the old value and records the error.
 */
export function changeIfValid(
  state: WorkingCourse,
  path: FieldPath,
  problem: string | null,
  change: (state: WorkingCourse) => WorkingCourse,
): WorkingCourse {
  const noted = withSentence(state, path, problem);
  return problem === null ? change(noted) : noted;
}
