import { useQuery } from '@apollo/client/react';
import { columnsQuery } from '../../../../lib/gradebook/column-documents.ts';
import { useBuilt } from '../store/use-builder.ts';
import { useQuizCourse } from './use-quiz-course.ts';

/** ID of the field with the item that the quiz counts as. */
export const gradedItemFieldId = 'quiz-counts-as';

/**
 * The items of the quiz's course, and the one that the quiz grades. `isOffered`: false if the quiz has no course, or if
 * the user cannot edit the course. `isSaved`: whether the quiz is stored with this course, and so can be linked.
 */
export function useGradedItem() {
  const saved = useBuilt((state) => state.saved);
  const courseId = useBuilt(({ content }) => content.courseId);
  const { course } = useQuizCourse(courseId);
  const isOffered = course?.canEdit === true && saved?.deleted !== true;
  const isSaved = saved !== null && saved.content.courseId === courseId;
  const { data, error, refetch } = useQuery(columnsQuery, {
    variables: { courseId: courseId ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: courseId === null || !isOffered || !isSaved,
  });
  const columns = isOffered && isSaved ? (data?.gradebookColumns ?? null) : null;
  const current = columns?.find(({ quizId }) => quizId === saved?.id) ?? null;
  return { courseId, quizId: saved?.id ?? null, isOffered, isSaved, columns, current, error, refetch };
}
