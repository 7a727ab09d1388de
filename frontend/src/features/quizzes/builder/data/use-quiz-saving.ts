import { useApolloClient } from '@apollo/client/react';
import { texts } from '../../../../../../core/texts.ts';
import { quizListQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { useRegradeNotice } from '../../../../lib/quizzes/use-regrade-notice.ts';
import { failureWithReason, isUnauthenticated } from '../../../../lib/server-failure.ts';
import { confirmSession } from '../../../../lib/session/session.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { useBuilderStore } from '../store/use-builder.ts';
import { useBuilderContext } from '../store/use-builder-context.ts';
import { hideSavingNotices, savingNotices } from './saving-notices.ts';
import { useItemLinking } from './use-item-linking.ts';
import { saveOverTheirs, saveQuiz, type SaveOutcome } from './save-quiz.ts';

/** Functions that save the current quiz and report the result. */
export function useSaving() {
  const client = useApolloClient();
  const store = useBuilderStore();
  const { onCreated } = useBuilderContext();
  const regradeNotice = useRegradeNotice();
  const linkItem = useItemLinking();
  const tools = { client, store };

  const showOutcome = (result: SaveOutcome, retry: () => void): SaveOutcome => {
    const { outcome } = result;
    if (outcome === 'created' || outcome === 'updated') hideSavingNotices();
    const savedId = store.getState().built.saved?.id ?? null;
    const isNew = savedId === null;
    const failure = isNew ? texts.quiz.createFailure : texts.quiz.updateFailure;
    if (outcome === 'created')
      showSuccess('The quiz is saved. Students can find it once you publish it.', savingNotices.success);
    if (outcome === 'updated') showSuccess('The quiz is saved.', savingNotices.success);
    if (outcome === 'created' || outcome === 'updated' || outcome === 'filesLeft')
      void client.refetchQueries({ include: [quizListQuery] });
    if (outcome === 'updated' && savedId !== null) {
      const { title } = store.getState().built.content.settings;
      void regradeNotice.afterQuiz(savedId, title);
    }
    if (outcome === 'filesLeft')
      showFailure('The quiz is saved, but some files weren’t uploaded.', retry, savingNotices.filesLeft);
    if (outcome === 'refused') store.getState().announce(`${failure}. Check the marked fields.`);
    // If the session has ended, the screen asks the user to sign in. The draft stays on this device.
    if (outcome === 'failed' && isUnauthenticated(result.error)) void confirmSession(client);
    else if (outcome === 'failed')
      showFailure(failureWithReason(failure, result.error), retry, savingNotices.failure);
    return result;
  };
  /** `retry`: what 'Try again' does after a failure. By default, it saves again. */
  const save = async (retry?: () => void): Promise<SaveOutcome> => {
    hideSavingNotices();
    // Screen readers would otherwise still find the failure of an earlier save.
    store.getState().announce('');
    const result = showOutcome(await saveQuiz(tools, onCreated), retry ?? (() => void save()));
    const { outcome } = result;
    if (outcome === 'created' || outcome === 'updated' || outcome === 'filesLeft') await linkItem();
    return result;
  };
  const overwrite = async (): Promise<SaveOutcome> =>
    showOutcome(await saveOverTheirs(tools), () => void save());
  return { save, overwrite };
}
