import { useQuery } from '@apollo/client/react';
import { timeZone } from '../../lib/time-zone.ts';
import { assignmentCourseQuery } from './assignment-documents.ts';

/** The course of an assignment. `zone`: the time zone in which dates are typed, the course’s or the user’s own. */
export function useCourse(courseId: string) {
  const { data, error, refetch } = useQuery(assignmentCourseQuery, { variables: { id: courseId } });
  const course = data?.course ?? null;
  return { course, zone: course?.timeZone || timeZone(), error, refetch: () => refetch() };
}
