import { MemberCourse } from './membership.type.ts';
import { SavedCourse, SavedCourseMeta } from './saved-course.type.ts';

/** Types of a course that have the edges of a course. */
export const courseTypes = [SavedCourse, SavedCourseMeta, MemberCourse] as const;
