import type { Course } from '../../../../core/grading/course.ts';
import { readCourseFile } from '../../../../core/grading/course-file.ts';
import { defaultCourse } from '../../../../core/grading/editing/working-course.ts';
import { draftKey } from '../../lib/draft-keys.ts';
import { tried } from '../../lib/tried.ts';

/** The course that the planner keeps on this device; null where there is none, or nothing of the student's in it. */
export function readDeviceDraft(): Course | null {
  const draft: unknown = tried(() => JSON.parse(localStorage.getItem(draftKey) ?? 'null'));
  if (typeof draft !== 'object' || draft === null || !('file' in draft)) return null;
  const read = readCourseFile(draft.file);
  if ('errors' in read || JSON.stringify(read.course) === JSON.stringify(defaultCourse)) return null;
  return read.course;
}
