import { MemberCourse } from './membership.type.ts';
import { SavedCourse, SavedCourseMeta } from './saved-course.type.ts';

/** The types of a course. Each has the fields that lead to other objects, for example `owner` and `quizzes`. */
export const courseTypes = [SavedCourse, SavedCourseMeta, MemberCourse] as const;
