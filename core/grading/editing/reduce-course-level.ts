import { checkCourse } from '../check-course.ts';
import {
  checkLongText,
  checkMeterDivisions,
  checkName,
  checkDescription,
  checkNumber,
  type FieldErrors,
} from '../course-rules.ts';
import { checkGradeMaps } from '../letter-scale.ts';
import type { CourseLevelAction, CourseTextField } from './actions.ts';
import { judged } from './judged.ts';
import { replan } from './target-mode.ts';
import { createWorkingCourse, defaultCourse, type WorkingCourse } from './working-course.ts';

const textRules: Record<CourseTextField, (text: string) => string | null> = {
  courseName: checkName,
  courseDescription: checkDescription,
  courseSyllabus: (text) => checkLongText('The syllabus', text),
  courseMeetingDetails: (text) => checkLongText('The meeting details', text),
  savedCourseNotes: (text) => checkLongText('The notes', text),
};

export function reduceCourseLevel(state: WorkingCourse, action: CourseLevelAction): WorkingCourse {
  switch (action.type) {
    case 'setTargetGrade':
      return setTargetGrade(state, action.value);
    case 'setCourseText': {
      const { field, value } = action;
      return setField(state, field, value, textRules[field](value));
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

function setTargetGrade(state: WorkingCourse, value: number | null): WorkingCourse {
  return judged(state, { of: 'course', field: 'targetGrade' }, checkNumber('target', value), (next) =>
    value === null || value === next.targetGrade ? next : replan({ ...next, targetGrade: value }),
  );
}

function setField<Field extends CourseTextField | 'meterDivisions' | 'gradeMaps'>(
  state: WorkingCourse,
  field: Field,
  value: WorkingCourse[Field],
  problem: string | null,
): WorkingCourse {
  return judged(state, { of: 'course', field }, problem, (next) =>
    next[field] === value ? next : { ...next, [field]: value },
  );
}

function loadCourse(
  state: WorkingCourse,
  { course, people = [] }: Extract<CourseLevelAction, { type: 'loadCourse' }>,
): WorkingCourse {
  // Files and the server check what they give; this keeps a slip there from reaching the state.
  const problem = firstProblem(checkCourse(course));
  return judged(state, { of: 'course', field: 'categories' }, problem, (next) =>
    createWorkingCourse(course, { people, firstKey: next.nextKey }),
  );
}

function firstProblem(errors: FieldErrors): string | null {
  return Object.values(errors)[0] ?? null;
}
