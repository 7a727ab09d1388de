import type { Course } from '../../../../../core/grading/course.ts';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { CourseInput } from '../../../gql/graphql.ts';
import { courseInHand } from '../model/saved-course.ts';
import { presentOf, type PlannerState, type PlannerStore } from '../store/planner-store.ts';
import { offerUndo } from '../commands/undo-toast.tsx';

/** The shared part of a course: its structure and grades, without syllabus, meeting details and notes. */
export function toCourseInput(course: Course): CourseInput {
  const { name, description, targetGrade, categories, meterDivisions, gradeMaps } = course;
  return {
    name,
    description,
    targetGrade,
    categories: categories.map((category) => ({ ...category, items: [...category.items] })),
    meterDivisions: [...meterDivisions],
    gradeMaps: [...gradeMaps],
  };
}

/**
 * The course in a response of the server.
 * @throws if the course is invalid, but the server never stores an invalid course
 */
export function courseOf(answer: unknown): Course {
  const read = readCourseFile(answer);
  if ('errors' in read) throw new Error(read.errors.join(' '));
  return read.course;
}

/** Opens a course as one undoable step, and offers to undo it. */
export function takeCourse(store: PlannerStore, course: Course, message: string): void {
  const { nextKey } = presentOf(store.getState());
  store.getState().open({ course: createWorkingCourse(course, { firstKey: nextKey }), entries: {} });
  offerUndo(store, message);
}

/** Whether the current course is exactly the sample, without any edit. */
export function isUntouched(state: PlannerState): boolean {
  const present = presentOf(state);
  if (present.achievingTargetGrade || Object.keys(state.entries).length > 0) return false;
  return JSON.stringify(courseInHand(present)) === JSON.stringify(courseInHand(createWorkingCourse()));
}
