import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { SavedCourseContentFragment, SaveCourseInput } from '../../../gql/graphql.ts';
import { courseInHand, type SavedCourse } from '../model/saved-course.ts';

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

/**
 * The input to save all fields of the current course. A new item gets an ID from its key, so that it has the same ID in
 * every save. `idPrefix`: text that no other planner has.
 */
export function toSaveInput(working: WorkingCourse, idPrefix: string): SaveCourseInput {
  const { categories, meterDivisions, gradeMaps, ...texts } = courseInHand(working);
  const newId = (c: number, i: number) => `${idPrefix}${working.categories[c]?.items[i]?.key ?? ''}`;
  return {
    ...texts,
    categories: categories.map((category, c) => ({
      ...category,
      items: category.items.map((item, i) => ({ ...item, itemId: item.itemId ?? newId(c, i) })),
    })),
    meterDivisions: [...meterDivisions],
    gradeMaps: [...gradeMaps],
  };
}
