import { MemberCourse } from './membership.type.ts';
import { SavedCourse, SavedCourseMeta } from './saved-course.type.ts';

/** The course types. Each has the edges of a course, such as `owner` and `quizzes`. */
export const courseTypes = [SavedCourse, SavedCourseMeta, MemberCourse] as const;
