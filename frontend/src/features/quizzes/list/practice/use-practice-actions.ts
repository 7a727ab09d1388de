import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { quizListQuery, quizProgressQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { failureMessage, isNotFound } from '../../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { showUndo } from '../../../../lib/show-undo.tsx';
import {
  deleteFinishedPracticeMutation,
  deletePracticeQuizMutation,
  restorePracticeQuizzesMutation,
} from '../quiz-list-documents.ts';
import type { ListedQuiz } from '../quiz-list.ts';
import { counted } from '../quiz-facts.ts';

const cardsStay = 'Cards from missed questions stay for 30 days.';
const quizzes = (count: number) => counted(count, 'practice quiz', 'practice quizzes');

/** Deletes and restores practice quizzes. Each action reports its result. */
export function usePracticeActions() {
  const client = useApolloClient();

  const restore = async (ids: readonly string[], subject: string): Promise<void> => {
    try {
      await client.mutate({ mutation: restorePracticeQuizzesMutation, variables: { ids: [...ids] } });
      await refresh(client);
      showSuccess(`${subject} ${ids.length === 1 ? 'is' : 'are'} back.`);
    } catch (error) {
      showFailure(
        `${subject} could not be restored. ${failureMessage(error)}`,
        () => void restore(ids, subject),
      );
    }
  };

  const reportDeletion = async (ids: readonly string[], subject: string): Promise<void> => {
    await refresh(client);
    showUndo(`Deleted ${subject}. ${cardsStay}`, () => void restore(ids, subject));
  };

  const remove = async (quiz: Pick<ListedQuiz, 'id' | 'title'>): Promise<void> => {
    const { id, title } = quiz;
    try {
      await client.mutate({ mutation: deletePracticeQuizMutation, variables: { id } });
      await reportDeletion([id], title);
    } catch (error) {
      // The quiz was already deleted in another tab or on another device.
      if (isNotFound(error)) await refresh(client);
      else showFailure(`${title} could not be deleted. ${failureMessage(error)}`, () => void remove(quiz));
    }
  };

  const removeFinished = async (): Promise<void> => {
    try {
      const { data } = await client.mutate({ mutation: deleteFinishedPracticeMutation });
      const ids = data?.deleteFinishedPractice ?? [];
      if (ids.length === 0) await refresh(client);
      else await reportDeletion(ids, quizzes(ids.length));
    } catch (error) {
      showFailure(
        `The finished practice quizzes could not be deleted. ${failureMessage(error)}`,
        () => void removeFinished(),
      );
    }
  };
  return { remove, removeFinished };
}

const refresh = (client: ApolloClient) =>
  client.refetchQueries({ include: [quizListQuery, quizProgressQuery] });
