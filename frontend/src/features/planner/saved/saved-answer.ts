import type { Course } from '../../../../../core/grading/course.ts';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { SavedCourseContentFragment, SaveCourseInput } from '../../../gql/graphql.ts';
import type { SavedCourse } from '../model/saved-course.ts';

/**
 * The saved course in a response of the server.
 * @throws if the course is invalid, but the server never stores an invalid course
 */
export function savedCourseOf(answer: SavedCourseContentFragment): SavedCourse {
  const read = readCourseFile(answer);
  if ('errors' in read) throw new Error(read.errors.join(' '));
  const { id, revision, lastUpdatedOn, isTemplate, canEdit, createdBy } = answer;
  return { id, revision, lastUpdatedOn, isTemplate, canEdit, createdBy, course: read.course };
}

/** The input to save all fields of a course. */
export function toSaveInput(course: Course): SaveCourseInput {
  const { categories, meterDivisions, gradeMaps, ...texts } = course;
  return {
    ...texts,
    categories: categories.map((category) => ({ ...category, items: [...category.items] })),
    meterDivisions: [...meterDivisions],
    gradeMaps: [...gradeMaps],
  };
}
