import { staffRoleNames } from '../../../../core/courses/course-staff.ts';
import type { SavedCoursesQuery } from '../../gql/graphql.ts';
import { deviceDraft, gaugeFigures } from '../../lib/device-draft.ts';
import type { StoredDrafts } from '../../lib/stored-drafts.ts';

/** A saved course in the list. */
export type CourseMeta = NonNullable<SavedCoursesQuery['savedCourses']>[number];

/** A saved course with the figures of its unsaved changes on this device, if there are any. */
export interface ShownCourse extends CourseMeta {
  readonly isChanged: boolean;
}

/** The course with the figures of its unsaved changes on this device, because the planner opens these changes. */
export function asShown(course: CourseMeta, drafts: StoredDrafts): ShownCourse {
  const draft = deviceDraft(drafts, course.id);
  if (draft === null) return { ...course, isChanged: false };
  const { meterDivisions, ...figures } = gaugeFigures(draft);
  return { ...course, ...figures, meterDivisions: [...meterDivisions], isChanged: true };
}

/** The user's role in a course of somebody else, with its owner. Null for the user's own courses. */
export function staffMark({ access, createdBy }: Pick<CourseMeta, 'access' | 'createdBy'>): string | null {
  const role = access === 'CO_INSTRUCTOR' || access === 'GRADER' ? staffRoleNames[access] : null;
  return role === null ? null : `${role} · owned by ${createdBy}`;
}

export const titleOf = ({ name }: Pick<CourseMeta, 'name'>) => (name === '' ? 'Untitled course' : name);
