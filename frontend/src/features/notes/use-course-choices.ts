import { useQuery } from '@apollo/client/react';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';

/** A course that a note can be about. */
export interface CourseChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * The user's own courses and those in which the user is a member, by name. Empty until they have loaded. `isFetched`: the
 * screen has fetched them already.
 */
export function useCourseChoices({ isFetched = false } = {}): readonly CourseChoice[] {
  const fetchPolicy = isFetched ? 'cache-first' : 'cache-and-network';
  const { data } = useQuery(courseNamesQuery, { fetchPolicy });
  const courses = [...(data?.savedCourses ?? []), ...(data?.memberCourses ?? [])];
  return [...new Map(courses.map(({ id, name }) => [id, name]))]
    .map(([value, name]) => ({ value, label: name === '' ? 'Untitled course' : name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
