import type { SavedCoursesQuery } from '../../gql/graphql.ts';

/** A saved course in the list. */
export type CourseMeta = NonNullable<SavedCoursesQuery['savedCourses']>[number];

export const titleOf = ({ name }: Pick<CourseMeta, 'name'>) => (name === '' ? 'Untitled course' : name);
