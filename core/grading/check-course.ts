import {
  checkCategories,
  checkDescription,
  checkLongText,
  checkMeterDivisions,
  checkName,
  checkNumber,
  type FieldErrors,
} from './course-rules.ts';
import type { Course } from './course.ts';
import { checkGradeMaps } from './letter-scale.ts';

/** Everything that is wrong with a course; an empty record where nothing is. */
export function checkCourse(course: Course): FieldErrors {
  const fields: Record<string, string | null> = {
    name: checkName(course.name),
    description: checkDescription(course.description),
    syllabus: checkLongText('The syllabus', course.syllabus),
    meetingDetails: checkLongText('The meeting details', course.meetingDetails),
    notes: checkLongText('The notes', course.notes),
    targetGrade: checkNumber('target', course.targetGrade),
    meterDivisions: checkMeterDivisions(course.meterDivisions),
  };
  const errors: FieldErrors = { ...checkCategories(course.categories), ...checkGradeMaps(course.gradeMaps) };
  for (const [field, problem] of Object.entries(fields)) {
    if (problem !== null) errors[field] = problem;
  }
  return errors;
}
