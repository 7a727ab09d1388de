import { useQuery } from '@apollo/client/react';
import type { GradebookColumnSettingsFragment } from '../../../../gql/graphql.ts';
import { columnsQuery } from '../../../../lib/gradebook/column-documents.ts';
import { courseItemsQuery } from '../data/builder-documents.ts';
import { useBuilderState, useTab } from '../store/use-builder.ts';
import { useQuizCourse } from './use-quiz-course.ts';

/** ID of the field with the item that the quiz counts as. */
export const gradedItemFieldId = 'quiz-counts-as';

/**
 * The items of the quiz's course, and the item that the quiz grades, or will grade once it is saved. `isOffered`: false if
 * the quiz has no course, or if the user cannot edit the course. `canChoose`: false if the quiz is stored with another
 * course, and so cannot be linked.
 */
export function useGradedItem() {
  const saved = useBuilderState((state) => state.saved);
  const courseId = useBuilderState(({ content }) => content.courseId);
  const { course } = useQuizCourse(courseId);
  const isOffered = course?.canEdit === true && saved?.deleted !== true;
  const itemToGrade = useTab((tab) => tab.itemToGrade);
  const canChoose = saved === null || saved.content.courseId === courseId;
  const { data, error, refetch } = useQuery(columnsQuery, {
    variables: { courseId: courseId ?? '' },
    fetchPolicy: saved === null ? 'cache-first' : 'cache-and-network',
    skip: courseId === null || !isOffered || !canChoose,
  });
  const columns = isOffered && canChoose ? (data?.gradebookColumns ?? null) : null;
  const isCurrent = ({ quizId, itemId }: GradebookColumnSettingsFragment) =>
    saved ? quizId === saved.id : quizId === null && itemId === itemToGrade;
  const current = columns?.find(isCurrent) ?? null;
  return { courseId, quizId: saved?.id ?? null, isOffered, canChoose, columns, current, error, refetch };
}

/** When the item that the quiz counts as is due. Null if it has no due date, and until the date has loaded. */
export function useItemDueDate(
  courseId: string | null,
  item: Pick<GradebookColumnSettingsFragment, 'itemId'> | null,
): string | null {
  const { data } = useQuery(courseItemsQuery, {
    variables: { id: courseId ?? '' },
    skip: courseId === null || item === null,
  });
  const items = data?.course?.categories.flatMap((category) => category.items) ?? [];
  return items.find(({ itemId }) => itemId === item?.itemId)?.dueAt ?? null;
}
