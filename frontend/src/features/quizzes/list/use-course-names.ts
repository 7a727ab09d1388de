import { useQuery } from '@apollo/client/react';
import { courseNamesQuery } from '../../../lib/courses/documents.ts';
import type { ListedQuiz } from './quiz-list.ts';

/**
 * The names of the courses that the quizzes belong to, and of the one that is looked at, by id; a course that one cannot see
 * is not among them.
 */
export function useCourseNames(
  quizzes: readonly ListedQuiz[],
  shown: string | null,
): ReadonlyMap<string, string> {
  const used = new Set([...quizzes.map(({ courseId }) => courseId), shown].filter((id) => id !== null));
  // A failure takes the names away and nothing else.
  const { data } = useQuery(courseNamesQuery, {
    skip: used.size === 0,
    fetchPolicy: 'cache-and-network',
  });
  const courses = [...(data?.savedCourses ?? []), ...(data?.memberCourses ?? [])];
  return new Map(
    courses
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => [id, name === '' ? 'Untitled course' : name]),
  );
}
