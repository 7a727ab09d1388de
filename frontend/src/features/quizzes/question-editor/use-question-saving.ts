import { useApolloClient } from '@apollo/client/react';
import { use, useState } from 'react';
import { ShownBank } from '../../../lib/quizzes/shown-bank.ts';
import { texts } from '../../../../../core/texts.ts';
import { inputOf, settingsOf } from '../../../ui/question-form/question-draft.ts';
import type { QuestionFormState } from '../../../ui/question-form/use-question-form.ts';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { useRegradeNotice } from '../../../lib/quizzes/use-regrade-notice.ts';
import {
  failureMessage,
  fieldMessages,
  isConflict,
  isForbidden,
  isNotFound,
  isUnauthenticated,
} from '../../../lib/server-failure.ts';
import { confirmSession } from '../../../lib/session/session.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { addQuestionMutation, bankQuestionQuery, editQuestionMutation } from './question-documents.ts';

export interface Failure {
  readonly title: string;
  readonly message: string;
  /** True if the text can only be saved as a new question of the user's bank. */
  readonly isLost?: true;
}

const lostInShared =
  'This bank is no longer shared with you for editing, or the question was deleted. Your text is still in the form.';
const lostInOwn = 'The question was deleted elsewhere. Your text is still in the form.';

const editFailure = 'The question wasn’t saved';

interface SavingOptions {
  readonly form: QuestionFormState;
  /** The edited question. Null for a new one. */
  readonly question: BankQuestionFragment | null;
  readonly onStored: OnStored;
}

/** Receives the stored question before the user sees that it is saved. */
export type OnStored = (stored: BankQuestionFragment) => unknown;

/** Saves a question of the bank, and reports the result. */
export function useSaving({ form, question, onStored }: SavingOptions) {
  const client = useApolloClient();
  const bankId = use(ShownBank);
  const regradeNotice = useRegradeNotice();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [theirs, setTheirs] = useState<BankQuestionFragment | null>(null);

  const send = async (revision: number | undefined) => {
    const input = { ...inputOf(form.draft), ...settingsOf(form.draft) };
    if (!question) {
      const { data } = await client.mutate({ mutation: addQuestionMutation, variables: { input, bankId } });
      if (data?.addQuestion) await onStored(data.addQuestion);
    } else {
      const variables = { id: question.id, input, revision: revision ?? question.revision };
      const { data } = await client.mutate({ mutation: editQuestionMutation, variables });
      if (data?.editQuestion) await onStored(data.editQuestion);
    }
  };

  const readTheirs = async (id: string) => {
    const { data } = await client.query({
      query: bankQuestionQuery,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    setTheirs(data?.question ?? null);
  };

  /** Whether the question, or the bank for a new question, no longer exists for the user. */
  const isLost = (error: unknown) =>
    (question !== null || bankId !== null) && (isNotFound(error) || isForbidden(error));

  const handleFailure = async (error: unknown) => {
    if (isLost(error)) {
      setFailure({ title: editFailure, message: bankId === null ? lostInOwn : lostInShared, isLost: true });
      return;
    }
    if (question && isConflict(error)) {
      await readTheirs(question.id);
      return;
    }
    // If the session has ended, the screen asks the user to sign in. The draft stays on this device.
    if (isUnauthenticated(error)) void confirmSession(client);
    const fields = withoutInputPrefix(fieldMessages(error));
    form.refuse(fields);
    const title = question ? editFailure : texts.questions.failure;
    // The error's own message names the fields by their API paths, so the field messages are preferred.
    const message = Object.values(fields).join('\n') || failureMessage(error);
    setFailure({ title, message });
  };

  const run = async (task: () => Promise<void>): Promise<boolean> => {
    if (isSending || !form.check()) return false;
    setSending(true);
    setFailure(null);
    setTheirs(null);
    try {
      await task();
      return true;
    } catch (error) {
      await handleFailure(error).catch((readError: unknown) =>
        setFailure({ title: editFailure, message: failureMessage(readError) }),
      );
      return false;
    } finally {
      setSending(false);
    }
  };
  /**
   * Returns whether the question was saved. `revision`: the revision to overwrite. By default, the revision
   * that was opened.
   */
  const save = (revision?: number) =>
    run(async () => {
      await send(revision);
      showSuccess(question ? 'Saved.' : texts.questions.success);
      if (question) void regradeNotice.afterQuestion(question.id);
    });

  /** Saves the text as a new question of the user's bank. Returns whether it was saved. */
  const saveAsOwn = () =>
    run(async () => {
      const settings = settingsOf(form.draft);
      // The category of another bank does not exist in the user's bank.
      const categoryId = bankId === null ? settings.categoryId : null;
      const input = { ...inputOf(form.draft), ...settings, categoryId };
      const { data } = await client.mutate({
        mutation: addQuestionMutation,
        variables: { input, bankId: null },
      });
      if (data?.addQuestion) await onStored(data.addQuestion);
      showSuccess('Saved in your bank.');
    });
  return { save, saveAsOwn, isSending, failure, theirs, forgetTheirs: () => setTheirs(null) };
}

/** Removes `input.`, the name of the argument, from the start of the server's field paths. */
function withoutInputPrefix(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^input\./, ''), message]),
  );
}
