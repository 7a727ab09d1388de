import type { SavedCoursesQuery } from '../../gql/graphql.ts';
import { deviceDraft, gaugeFigures } from '../../lib/device-draft.ts';
import type { StoredDrafts } from '../../lib/stored-drafts.ts';

/** A saved course in the list. */
export type CourseMeta = NonNullable<SavedCoursesQuery['savedCourses']>[number];

/** A saved course with the figures of its unsaved changes on this device, if there are any. */
export interface ShownCourse extends CourseMeta {
  readonly isChanged: boolean;
}

/** The planner opens the unsaved changes, so lists show their figures. */
export function asShown(course: CourseMeta, drafts: StoredDrafts): ShownCourse {
  const draft = deviceDraft(drafts, course.id);
  if (draft === null) return { ...course, isChanged: false };
  const { meterDivisions, ...figures } = gaugeFigures(draft);
  return { ...course, ...figures, meterDivisions: [...meterDivisions], isChanged: true };
}

export const titleOf = ({ name }: Pick<CourseMeta, 'name'>) => (name === '' ? 'Untitled course' : name);
