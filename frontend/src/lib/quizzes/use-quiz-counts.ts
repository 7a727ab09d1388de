import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { quizListQuery } from './quiz-fragments.ts';

/** How many quizzes one finds in a course, by the course’s id. */
export type QuizCounts = ReadonlyMap<string, number>;

/** Of every course that has some; of none where that did not come. */
export function useQuizCounts(): QuizCounts {
  const { data } = useQuery(quizListQuery, { fetchPolicy: 'cache-and-network' });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { courseId, deleted } of data?.quizzes ?? [])
      if (courseId !== null && !deleted) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
    return counts;
  }, [data]);
}
