import { useQuery } from '@apollo/client/react';
import { timeZone } from '../../../../lib/time-zone.ts';
import { builderCourseQuery } from '../data/builder-documents.ts';

/** The course of the quiz, and the time zone in which dates are typed: the course's, or the user's own. */
export function useQuizCourse(courseId: string | null) {
  const { data } = useQuery(builderCourseQuery, {
    variables: { id: courseId ?? '' },
    skip: courseId === null,
  });
  const course = data?.course ?? undefined;
  return { course, zone: course?.timeZone || timeZone() };
}
