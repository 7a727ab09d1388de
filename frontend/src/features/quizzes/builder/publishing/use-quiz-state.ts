import { notifications } from '@mantine/notifications';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { texts } from '../../../../../../core/texts.ts';
import type { SetBuiltQuizStateMutationVariables } from '../../../../gql/graphql.ts';
import { quizListQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { failureWithReason } from '../../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { showUndo } from '../../../../lib/show-undo.tsx';
import { setQuizStateMutation } from '../data/builder-documents.ts';
import { savingNotices } from '../data/saving-notices.ts';
import { savedQuizOf } from '../data/saved-answer.ts';
import { useBuilderContext } from '../store/use-builder-context.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { closingEffect } from './publishing-labels.ts';

export type QuizState = Omit<SetBuiltQuizStateMutationVariables, 'id'>;

/**
 * Publishes, unpublishes, opens, closes, deletes and restores the current quiz. Each action reports its result.
 */
export function useQuizState() {
  const client = useApolloClient();
  const store = useBuilderStore();
  const { show } = useBuilderContext();
  const [send, { loading: isSetting }] = useMutation(setQuizStateMutation, { fetchPolicy: 'no-cache' });

  /** Returns whether it succeeded. */
  const change = async (state: QuizState, retry: () => void): Promise<boolean> => {
    const { built, dispatch } = store.getState();
    if (!built.saved) return false;
    try {
      const { data } = await send({ variables: { id: built.saved.id, ...state } });
      dispatch({ type: 'stateSet', saved: savedQuizOf(data?.updateQuizMetadata) });
      void client.refetchQueries({ include: [quizListQuery] });
      return true;
    } catch (error) {
      showFailure(failureWithReason(texts.quiz.updateFailure, error), retry, 'quiz-state');
      return false;
    }
  };
  const set = async (state: QuizState): Promise<void> => {
    if (!(await change(state, () => void set(state)))) return;
    // The notice of the last save may still say that the quiz is not published.
    notifications.hide(savingNotices.success);
    showSuccess(messageFor(state));
  };
  const restore = async (): Promise<void> => {
    if (!(await change({ deleted: false }, () => void restore()))) return;
    showSuccess(`${titleIn(store)} is back.`);
    show(store.getState().built.saved?.id ?? null);
  };
  const remove = async (): Promise<void> => {
    if (!(await change({ deleted: true }, () => void remove()))) return;
    show(null);
    showUndo(`Deleted ${titleIn(store)}.`, () => void restore());
  };
  return { set, restore, remove, isSetting };
}

function messageFor({ isPublished, active }: QuizState): string {
  if (isPublished === true) return 'Published. Students can find the quiz now.';
  if (isPublished === false) return 'Unpublished. Students can no longer find the quiz.';
  return active ? 'Open. Students can take the quiz while it’s published.' : `Closed. ${closingEffect}`;
}

function titleIn(store: ReturnType<typeof useBuilderStore>): string {
  return store.getState().built.saved?.content.settings.title ?? 'the quiz';
}
