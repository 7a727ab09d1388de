import { checkCourse } from '../check-course.ts';
import { checkValue, fieldOfState, type CourseNumberField, type CourseTextField } from '../course-fields.ts';
import { checkMeterDivisions, type FieldErrors } from '../course-rules.ts';
import { checkGradeMaps } from '../letter-scale.ts';
import type { CourseLevelAction } from './actions.ts';
import { changeIfValid } from './change-if-valid.ts';
import { replan } from './target-mode.ts';
import { createWorkingCourse, defaultCourse, type WorkingCourse } from './working-course.ts';

export function reduceCourseLevel(state: WorkingCourse, action: CourseLevelAction): WorkingCourse {
  switch (action.type) {
    case 'setCourseNumber':
      return setNumber(state, action.field, action.value);
    case 'setCourseText': {
      const { field, value } = action;
      return setField(state, field, value, checkValue(fieldOfState(field), value));
    }
    case 'setMeterDivisions': {
      const [first, second] = state.meterDivisions;
      const isSame = action.value[0] === first && action.value[1] === second;
      const value = isSame ? state.meterDivisions : action.value;
      return setField(state, 'meterDivisions', value, checkMeterDivisions(value));
    }
    case 'setGradeMaps':
      return setField(state, 'gradeMaps', action.value, firstProblem(checkGradeMaps(action.value)));
    case 'resetCourse':
      return createWorkingCourse(defaultCourse, { firstKey: state.nextKey });
    case 'loadCourse':
      return loadCourse(state, action);
  }
}

function setNumber(state: WorkingCourse, field: CourseNumberField, value: number | null): WorkingCourse {
  // `checkValue` returns the error 'must be a number' for NaN.
  const problem = checkValue(fieldOfState(field), value ?? Number.NaN);
  return changeIfValid(state, { of: 'course', field }, problem, (next) =>
    value === null || value === next[field] ? next : replan({ ...next, [field]: value }),
  );
}

function setField<Field extends CourseTextField | 'meterDivisions' | 'gradeMaps'>(
  state: WorkingCourse,
  field: Field,
  value: WorkingCourse[Field],
  problem: string | null,
): WorkingCourse {
  return changeIfValid(state, { of: 'course', field }, problem, (next) =>
    next[field] === value ? next : { ...next, [field]: value },
  );
}

function loadCourse(
  state: WorkingCourse,
  { course, people = [] }: Extract<CourseLevelAction, { type: 'loadCourse' }>,
): WorkingCourse {
  // The file import and the server already validate courses. This check protects the state from their bugs.
  const problem = firstProblem(checkCourse(course));
  return changeIfValid(state, { of: 'course', field: 'categories' }, problem, (next) =>
    createWorkingCourse(course, { people, firstKey: next.nextKey }),
  );
}

function firstProblem(errors: FieldErrors): string | null {
  return Object.values(errors)[0] ?? null;
}
