import { type FieldPath, withError } from './field-errors.ts';
import type { WorkingCourse } from './working-course.ts';

/** Sets the error of a field, or clears it if `sentence` is null. Returns the same state if nothing changes. */
export function withSentence(state: WorkingCourse, path: FieldPath, sentence: string | null): WorkingCourse {
  const errors = withError(state.errors, path, sentence);
  return errors === state.errors ? state : { ...state, errors };
}

/** Without a problem, applies the change and clears the field's error. With a problem, only records the error. */
export function changeIfValid(
  state: WorkingCourse,
  path: FieldPath,
  problem: string | null,
  change: (state: WorkingCourse) => WorkingCourse,
): WorkingCourse {
  const withProblem = withSentence(state, path, problem);
  return problem === null ? change(withProblem) : withProblem;
}
