import { checkValue, mapFields } from './course-fields.ts';
import { checkCategories, checkMeterDivisions, type FieldErrors } from './course-rules.ts';
import type { Course } from './course.ts';
import { checkGradeMaps } from './letter-scale.ts';

/** All errors of a course by path. Empty if there are none. */
export function checkCourse(course: Course): FieldErrors {
  const fields: Record<string, string | null> = {
    ...mapFields((name) => checkValue(name, course[name])),
    meterDivisions: checkMeterDivisions(course.meterDivisions),
  };
  const errors: FieldErrors = { ...checkCategories(course.categories), ...checkGradeMaps(course.gradeMaps) };
  for (const [field, problem] of Object.entries(fields)) {
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}
