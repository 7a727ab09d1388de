import { useApolloClient } from '@apollo/client/react';
import { columnsQuery } from '../../../../lib/gradebook/column-documents.ts';
import { columnProblem, saveColumn } from '../../../../lib/gradebook/use-column-saving.ts';
import { showFailure } from '../../../../lib/show-notice.tsx';
import { useBuilderStore } from '../store/use-builder.ts';
import { savingNotices } from './saving-notices.ts';

/**
 * Stores the item that a new quiz counts as. This is only possible once the quiz is saved. Reports a failure, and tries
 * again with the next save.
 */
export function useItemLinking(): () => Promise<void> {
  const client = useApolloClient();
  const store = useBuilderStore();
  const link = async (): Promise<void> => {
    const { built, itemToGrade, chooseItem } = store.getState();
    const courseId = built.saved?.content.courseId ?? null;
    if (!built.saved || itemToGrade === null || courseId === null) return;
    try {
      const { data } = await client.query({ query: columnsQuery, variables: { courseId } });
      // If the course lacks the item, or if another quiz grades it, the screen shows 'No item', and nothing is stored.
      if (data?.gradebookColumns?.some(({ itemId, quizId }) => itemId === itemToGrade && quizId === null))
        await saveColumn(client, { courseId, itemId: itemToGrade }, { quizId: built.saved.id });
      chooseItem(null);
    } catch (error) {
      showFailure(
        `The quiz is saved, but it doesn’t count as the item yet. ${columnProblem(error)}`,
        () => void link(),
        savingNotices.item,
      );
    }
  };
  return link;
}
