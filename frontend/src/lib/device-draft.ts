import { readCourseFile } from '../../../core/grading/course-file.ts';
import type { Course } from '../../../core/grading/course.ts';
import { letterFor } from '../../../core/grading/letter-scale.ts';
import { standing } from '../../../core/grading/standing.ts';
import { draftKeyOf } from './draft-keys.ts';
import { orNull } from './or-null.ts';
import type { StoredDrafts } from './stored-drafts.ts';

/**
 * The unsaved changes of a saved course on this device, as the planner opens them. Without an ID, the unsaved course.
 * Null if there are none.
 */
export function deviceDraft(drafts: StoredDrafts, courseId: string | null): Course | null {
  const draft: unknown = orNull(() => JSON.parse(drafts.textOf(draftKeyOf(courseId)) ?? 'null'));
  if (typeof draft !== 'object' || draft === null || !('file' in draft)) return null;
  const read = readCourseFile(draft.file);
  return 'errors' in read ? null : read.course;
}

/** The figures of a course that a gauge shows. The planner and the server compute the grade with the same function. */
export function gaugeFigures({ categories, targetGrade, meterDivisions, gradeMaps }: Course) {
  const { currentGrade } = standing(categories);
  return { currentGrade, letter: letterFor(currentGrade, gradeMaps), targetGrade, meterDivisions };
}
