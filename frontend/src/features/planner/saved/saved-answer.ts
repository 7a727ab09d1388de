import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import type { Item } from '../../../../../core/grading/course.ts';
import type { OwnPlanContent } from '../../../../../core/gradebook/own-plan.ts';
import { isOwnItem } from '../../../../../core/gradebook/course-with-plan.ts';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { SavedCourseContentFragment, SaveCourseInput, SavedCourseQuery } from '../../../gql/graphql.ts';
import { asMember } from '../model/membership.ts';
import { courseToSave, type SavedCourse } from '../model/saved-course.ts';

type MemberFields = Partial<
  Pick<NonNullable<SavedCourseQuery['course']>, 'ownCourseGrade' | 'ownGrades' | 'ownPlan'>
>;

/**
 * The saved course in a response of the server.
 * @throws if the course is invalid. This should never happen, because the server stores only valid courses.
 */
export function savedCourseOf(response: SavedCourseContentFragment & MemberFields): SavedCourse {
  const read = readCourseFile(response);
  if ('errors' in read) throw new Error(read.errors.join(' '));
  const { id, revision, lastUpdatedOn, isTemplate, canEdit, access, createdBy } = response;
  const saved = { id, revision, lastUpdatedOn, isTemplate, canEdit, access, createdBy, course: read.course };
  const { ownCourseGrade = null, ownGrades, ownPlan } = response;
  if (canEdit || !ownGrades || !ownPlan) return saved;
  const released = ownGrades.map(({ itemId, points, status, feedback }) => {
    return { itemId, points, status, feedback };
  });
  const plan = planFrom(ownPlan);
  return asMember(saved, { course: read.course, released, plan, courseGrade: ownCourseGrade });
}

/** The plan without names of GraphQL types, so that it can be sent back. */
function planFrom({ targetGrade, grades, items }: NonNullable<MemberFields['ownPlan']>): OwnPlanContent {
  return {
    targetGrade,
    grades: grades.map(({ itemId, points }) => ({ itemId, points })),
    items: items.map(({ key, categoryName, categoryIndex, name, weight, maximumPoints, points }) => {
      return { key, categoryName, categoryIndex, name, weight, maximumPoints, points };
    }),
  };
}

const nameKey = (category: string, item: string) => JSON.stringify([category, item]);

/** The data from which new items get their IDs. */
interface NewIds {
  /** The first part of new IDs. No other planner has the same. */
  readonly prefix: string;
  /** The course that is updated. Null for a new one. */
  readonly saved: SavedCourse | null;
}

/**
 * The input to save all fields of the current course. A new item gets an ID from its key, so that it has the same ID in
 * every save. If the saved course has an item of that name, no ID is sent: the server recognizes the item by its
 * name, for example after an import, or after a reload.
 */
export function toSaveInput(working: WorkingCourse, { prefix, saved }: NewIds): SaveCourseInput {
  const { categories, meterDivisions, gradeMaps, ...fields } = courseToSave(working);
  const savedNames = new Set(
    saved?.course.categories.flatMap(({ name, items }) => items.map((item) => nameKey(name, item.name))),
  );
  const newId = (c: number, i: number) => {
    const category = working.categories[c];
    const item = category?.items[i];
    if (!category || !item || savedNames.has(nameKey(category.name, item.name))) return null;
    return `${prefix}${item.key}`;
  };
  return {
    ...fields,
    categories: categories.map((category, c) => ({
      ...category,
      items: category.items.map((item, i) => ({
        ...item,
        dueAt: item.dueAt ?? null,
        itemId: idOf(item) ?? newId(c, i),
      })),
    })),
    meterDivisions: [...meterDivisions],
    gradeMaps: [...gradeMaps],
  };
}

/**
 * The ID of an item in its course. Null for a new item, and for an item that a student has added to an instructor’s
 * course: in a copy, this item becomes an item of the course.
 */
function idOf(item: Item): string | null {
  return isOwnItem(item) ? null : (item.itemId ?? null);
}
