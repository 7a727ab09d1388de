import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { quizListQuery } from './quiz-fragments.ts';

/** Number of quizzes by course ID. */
export type QuizCounts = ReadonlyMap<string, number>;

/** Counts the quizzes of every course. Empty if they could not be loaded. */
export function useQuizCounts(): QuizCounts {
  const { data } = useQuery(quizListQuery, { fetchPolicy: 'cache-and-network' });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { courseId, deleted } of data?.quizzes ?? [])
      if (courseId !== null && !deleted) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
    return counts;
  }, [data]);
}
