import { type FieldPlace, withError } from './field-errors.ts';
import type { WorkingCourse } from './working-course.ts';

/** Records or clears the error of a field; the state stays the same object where that changes nothing. */
export function withSentence(
  state: WorkingCourse,
  place: FieldPlace,
  sentence: string | null,
): WorkingCourse {
  const errors = withError(state.errors, place, sentence);
  return errors === state.errors ? state : { ...state, errors };
}

/** Applies a change that its rule allows and clears the field's error; else keeps the old value and records it. */
export function judged(
  state: WorkingCourse,
  place: FieldPlace,
  problem: string | null,
  change: (state: WorkingCourse) => WorkingCourse,
): WorkingCourse {
  const noted = withSentence(state, place, problem);
  return problem === null ? change(noted) : noted;
}
