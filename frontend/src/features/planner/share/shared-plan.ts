import type { Course } from '../../../../../core/grading/course.ts';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { CourseInput } from '../../../gql/graphql.ts';
import { emptyCourse, type PassedCourse } from '../../../lib/passed-course.ts';
import { courseToSave, isSameCourse } from '../model/saved-course.ts';
import { isSample } from '../model/sample.ts';
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
 * @throws if the course is invalid. This should never happen, because the server stores only valid courses.
 */
export function courseOf(answer: unknown): Course {
  const read = readCourseFile(answer);
  if ('errors' in read) throw new Error(read.errors.join(' '));
  return read.course;
}

/** Opens a course. If this would replace the student's own work, it asks first. */
export function offerCourse(store: PlannerStore, offered: PassedCourse): void {
  if (!isReplaceable(store.getState())) store.getState().setOffered(offered);
  else if (!isSameCourse(courseToSave(presentOf(store.getState())), offered.course))
    takeCourse(store, offered);
}

/** Opens a course as one undoable step, and offers to undo it. */
export function takeCourse(store: PlannerStore, { course, message }: PassedCourse): void {
  const { nextKey } = presentOf(store.getState());
  store.getState().open({ course: createWorkingCourse(course, { firstKey: nextKey }), entries: {} });
  offerUndo(store, message);
}

const sample = courseToSave(createWorkingCourse());

/** Whether the current course is exactly the sample, without any edit. */
export function isUntouched(state: PlannerState): boolean {
  const present = presentOf(state);
  // This check runs at every keystroke. It is quick, because most courses differ from the sample in name or categories.
  if (state.saved !== null || !isSample(present)) return false;
  if (present.achievingTargetGrade || Object.keys(state.entries).length > 0) return false;
  return isSameCourse(courseToSave(present), sample);
}

/** Whether the current course contains no work of the student, so that it can be replaced. */
function isReplaceable(state: PlannerState): boolean {
  const course = courseToSave(presentOf(state));
  const isBlank = (['categories', 'name'] as const).every((field) => course[field].length === 0);
  return isUntouched(state) || isBlank || isSameCourse(course, emptyCourse);
}
