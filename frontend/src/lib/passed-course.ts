import type { Course } from '../../../core/grading/course.ts';
import { blankCategory } from '../../../core/grading/defaults.ts';
import { defaultCourse } from '../../../core/grading/editing/working-course.ts';

/** The `state` of a link to the planner that opens a course there. The planner asks before it replaces a draft. */
export interface PassedCourse {
  readonly course: Course;
  /** Shown once the course is open. */
  readonly message: string;
  /** True to focus the field for the name, because the course has none yet. Default: false. */
  readonly isToBeNamed?: boolean;
}

/** Opens a new course: the sample of the specification. */
export const newCourse: PassedCourse = { course: defaultCourse, message: 'Started a new course.' };

/** The course to start without the sample: a blank category with a blank item. */
export const emptyCourse: Course = { ...defaultCourse, categories: [blankCategory()] };

/** Opens an empty course for an instructor, who has a syllabus of their own and adds people. */
export const createdCourse: PassedCourse = {
  course: emptyCourse,
  message: 'Started an empty course. Save it to add people.',
  isToBeNamed: true,
};

/** Opens a course that starts from a template. */
export const fromTemplate = (course: Course): PassedCourse => ({
  course,
  message: `Started from ${course.name}.`,
});
