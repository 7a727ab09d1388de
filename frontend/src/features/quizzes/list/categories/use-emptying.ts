import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  quizCategoriesQuery,
  quizListQuery,
  updateQuestionsMutation,
} from '../../../../lib/quizzes/quiz-fragments.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { moveQuizMutation, quizCategoryUseQuery } from '../quiz-list-documents.ts';
import type { Category } from '../quiz-list.ts';
import { contentText } from './category-use-text.ts';

/**
 * Empties a category of the questions and quizzes that the user can edit. Moves all questions in one request, and
 * the quizzes one by one.
 */
export function useEmptying({ id, categoryName }: Category) {
  const client = useApolloClient();
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const moveQuestions = async (target: string | null): Promise<number> => {
    const { data } = await client.mutate({
      mutation: updateQuestionsMutation,
      variables: { selection: { filter: { categoryId: id } }, changes: { categoryId: target } },
    });
    return data?.updateQuestions?.ids.length ?? 0;
  };

  const moveQuizzes = async (target: string | null): Promise<number> => {
    const { data } = await client.query({ query: quizListQuery, fetchPolicy: 'network-only' });
    const editable = (data?.quizzes ?? []).filter(
      ({ categoryId, canEdit, deleted }) => categoryId === id && canEdit && !deleted,
    );
    for (const quiz of editable)
      // oxlint-disable-next-line no-await-in-loop -- many requests at once would exceed the rate limit
      await client.mutate({ mutation: moveQuizMutation, variables: { id: quiz.id, categoryId: target } });
    return editable.length;
  };

  /** Returns whether everything was moved. */
  const empty = async (target: string | null): Promise<boolean> => {
    setMoving(true);
    setFailure(null);
    try {
      const { data } = await client.query({
        query: quizCategoryUseQuery,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const questions = data?.quizCategoryUse?.questionCount ? await moveQuestions(target) : 0;
      const quizzes = await moveQuizzes(target);
      await client.refetchQueries({ include: [quizCategoriesQuery, quizListQuery] });
      showSuccess(`Moved ${contentText(questions, quizzes)} out of ${categoryName}.`);
      return true;
    } catch (error) {
      setFailure(failureMessage(error));
      return false;
    } finally {
      setMoving(false);
    }
  };
  return { empty, isMoving, failure };
}
