import type { Course } from '../../../../../core/grading/course.ts';
import { withWeights } from '../../../../../core/grading/weigh.ts';

/** A course as the server returns it, with all its fields. */
export const savedAs = (course: Course, more: object = {}) => ({
  __typename: 'SavedCourse',
  id: 'c1',
  revision: 1,
  lastUpdatedOn: new Date().toISOString(),
  isTemplate: false,
  canEdit: true,
  access: 'OWNER' as const,
  createdBy: 'Ada Lovelace',
  ...course,
  categories: withWeights(course.categories),
  ...more,
});
