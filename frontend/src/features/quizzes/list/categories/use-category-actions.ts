import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { texts } from '../../../../../../core/texts.ts';
import { addQuizCategoryMutation } from '../../../../lib/quizzes/add-category.ts';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { failureMessage, failureWithReason, isConflict } from '../../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { showUndo } from '../../../../lib/show-undo.tsx';
import { deleteQuizCategoryMutation, editQuizCategoryMutation } from '../quiz-list-documents.ts';
import type { Category } from '../quiz-list.ts';

/**
 * Hides, shows and deletes a category. Each action reports its result. `onInUse` receives the reason why a
 * category cannot be deleted.
 */
export function useCategoryActions(onInUse: (why: string) => void) {
  const client = useApolloClient();

  const setActive = async (category: Category, active: boolean): Promise<void> => {
    const { id, categoryName } = category;
    try {
      await client.mutate({ mutation: editQuizCategoryMutation, variables: { id, input: { active } } });
      showSuccess(
        active ? `${categoryName} is visible to students again.` : `${categoryName} is hidden from students.`,
      );
    } catch (error) {
      showFailure(
        failureWithReason(texts.quizCategories.editFailure, error),
        () => void setActive(category, active),
      );
    }
  };

  /** Undoes a deletion. Only empty categories can be deleted, so a new one with the same name is enough. */
  const bringBack = async (category: Category): Promise<void> => {
    const { categoryName, active } = category;
    try {
      const { data } = await client.mutate({
        mutation: addQuizCategoryMutation,
        variables: { categoryName },
      });
      const id = data?.addQuizCategory?.id;
      if (!active && id !== undefined)
        await client.mutate({ mutation: editQuizCategoryMutation, variables: { id, input: { active } } });
      await refresh(client);
      showSuccess(`${categoryName} is back.`);
    } catch (error) {
      showFailure(failureWithReason(texts.quizCategories.addFailure, error), () => void bringBack(category));
    }
  };

  const remove = async (category: Category): Promise<void> => {
    const { id, categoryName } = category;
    try {
      await client.mutate({ mutation: deleteQuizCategoryMutation, variables: { id } });
      await refresh(client);
      showUndo(`Deleted ${categoryName}.`, () => void bringBack(category));
    } catch (error) {
      if (isConflict(error)) return onInUse(failureMessage(error));
      const failure = failureWithReason(texts.quizCategories.deleteFailure, error);
      showFailure(failure, () => void remove(category));
    }
  };
  return { setActive, remove };
}

const refresh = (client: ApolloClient) =>
  client.query({ query: quizCategoriesQuery, fetchPolicy: 'network-only' });
