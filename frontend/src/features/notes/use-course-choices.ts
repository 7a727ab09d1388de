import { useQuery } from '@apollo/client/react';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';

/** A course that a note can be about. */
export interface CourseChoice {
  readonly value: string;
  readonly label: string;
}

/** The user's own courses and those in which the user is a member, by name. Empty until they have loaded. */
export function useCourseChoices(): readonly CourseChoice[] {
  const { data } = useQuery(courseNamesQuery, { fetchPolicy: 'cache-and-network' });
  const courses = [...(data?.savedCourses ?? []), ...(data?.memberCourses ?? [])];
  return [...new Map(courses.map(({ id, name }) => [id, name]))]
    .map(([value, name]) => ({ value, label: name === '' ? 'Untitled course' : name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
