import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { ago } from '../../../../lib/ago.ts';
import { forgetDraft } from '../../../../lib/own-drafts.ts';
import { failureMessage, isNotFound } from '../../../../lib/server-failure.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { showFailure } from '../../../../lib/show-notice.tsx';
import { bankQuestionQuery } from '../../question-editor/question-documents.ts';
import { localQuestions, type LocalQuestion } from '../../question-editor/local-questions.ts';

interface UnsavedQuestionsProps {
  /** Opens the editor. Without a question, it creates one. With a draft, it starts with the draft. */
  edit: (question: BankQuestionFragment | null, draft?: QuestionDraft) => void;
}

/** Unsaved questions from before a reload, a crash or the end of a session. */
export function UnsavedQuestions({ edit }: UnsavedQuestionsProps) {
  const client = useApolloClient();
  const session = useSession({ fetches: false });
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const [drafts, setDrafts] = useState(() => localQuestions(userId));
  const [isOpening, setOpening] = useState(false);
  const [first, ...more] = drafts;
  if (!first) return null;

  const continueDraft = async () => {
    setOpening(true);
    const stored = await readStored(first).catch(showReadFailure);
    setOpening(false);
    if (stored === undefined) return;
    // If the question was saved elsewhere since, the editor warns before the draft replaces it.
    if (stored && stored.revision !== first.revision) return edit(stored);
    forgetDraft(first.key);
    edit(stored, first.draft);
  };
  const readStored = async ({ questionId }: LocalQuestion): Promise<BankQuestionFragment | null> => {
    if (questionId === null) return null;
    try {
      const variables = { id: questionId };
      const { data } = await client.query({
        query: bankQuestionQuery,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.question ?? null;
    } catch (error) {
      // The draft of a deleted question becomes a new question.
      if (isNotFound(error)) return null;
      throw error;
    }
  };
  const discard = () => {
    forgetDraft(first.key);
    setDrafts(more);
  };
  return (
    <Alert color="ink" my="md" title="A question isn’t saved yet">
      ‘{first.name}’, written {ago(first.writtenAt)}.
      {more.length === 0 ? null : ` ${more.length} more after this one.`}
      <Group gap="sm" mt="sm">
        <Button variant="outline" loading={isOpening} onClick={() => void continueDraft()}>
          Go on with your draft
        </Button>
        <Button variant="subtle" onClick={discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

function showReadFailure(error: unknown): undefined {
  showFailure(failureMessage(error));
}
