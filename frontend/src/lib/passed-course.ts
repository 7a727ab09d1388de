import type { Course } from '../../../core/grading/course.ts';
import { defaultCourse } from '../../../core/grading/editing/working-course.ts';

/** The `state` of a link to the planner that opens a course there. The planner asks before it replaces a draft. */
export interface PassedCourse {
  readonly course: Course;
  /** Shown once the course is open. */
  readonly message: string;
}

/** Opens a new course: the sample of the specification. */
export const newCourse: PassedCourse = { course: defaultCourse, message: 'Started a new course.' };

export const fromTemplate = (course: Course): PassedCourse => ({
  course,
  message: `Started from ${course.name}.`,
});
