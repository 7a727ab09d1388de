import { useQuery } from '@apollo/client/react';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { ShownBank } from '../../../../lib/quizzes/shown-bank.ts';
import { useBankCategories, useOwnCategories } from '../../../../lib/quizzes/use-bank-categories.ts';
import { failureMessage, isNotFound } from '../../../../lib/server-failure.ts';
import { texts } from '../../../../../../core/texts.ts';
import { EditorDrawer } from '../../question-editor/editor-drawer.tsx';
import { bankQuestionQuery } from '../../question-editor/question-documents.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useBuilderState, useTab } from '../store/use-builder.ts';
import styles from './bank-question.module.css';
import { useBankChanges } from './use-bank-changes.ts';

/** Asks whether a bank question or a copy of it is edited. The original is edited here, too. */
export function BankQuestionWindow() {
  const key = useTab((tab) => tab.bankQuestion);
  const show = useTab((tab) => tab.showBankQuestion);
  const entry = useBuilderState(({ content }) => content.questions.find((question) => question.key === key));
  const [original, setOriginal] = useState<BankQuestionFragment | null>(null);
  const [isEditing, setEditing] = useState(false);
  const edit = (question: BankQuestionFragment) => {
    show(null);
    setOriginal(question);
    setEditing(true);
  };
  return (
    <>
      <Modal
        opened={entry !== undefined}
        onClose={() => show(null)}
        title="Edit a copy or the original?"
        size={560}
      >
        {entry ? <Choice entry={entry} onEdit={edit} /> : null}
      </Modal>
      {original ? (
        <OriginalDrawer
          key={`${original.id} ${original.revision}`}
          isOpen={isEditing}
          question={original}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  entry: BuiltQuestion;
  onEdit: (original: BankQuestionFragment) => void;
}

function Choice({ entry: { key, bankId }, onEdit }: ChoiceProps) {
  const dispatch = useTab((tab) => tab.dispatch);
  const show = useTab((tab) => tab.showBankQuestion);
  const quizId = useBuilderState(({ saved }) => saved?.id);
  const { data, error, refetch } = useQuery(bankQuestionQuery, {
    variables: { id: bankId ?? '' },
    skip: bankId === null,
    fetchPolicy: 'network-only',
  });
  const original = data?.question;
  const copy = () => {
    show(null);
    dispatch({ type: 'detach', key });
  };
  return (
    <>
      <Text>This question is in a question bank. Other quizzes can ask it, too.</Text>
      <ul className={styles.choices}>
        <li>
          <Button data-autofocus onClick={copy}>
            Edit a copy for this quiz
          </Button>
          <p>Only this quiz changes. The question in the bank stays as it is.</p>
        </li>
        <li>
          <Button
            variant="default"
            disabled={!original?.canEdit}
            onClick={() => original && onEdit(original)}
          >
            Edit the original in the bank
          </Button>
          <p role="status">{original ? effectOf(original, quizId) : (reasonOf(error) ?? texts.loading)}</p>
          {error && !isNotFound(error) ? (
            <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
              Try again
            </Button>
          ) : null}
        </li>
      </ul>
      <Text c="dimmed">
        Students keep the question that they were asked. If you correct its answers, you can regrade their
        submitted attempts either way.
      </Text>
    </>
  );
}

function reasonOf(error: unknown): string | null {
  if (!error) return null;
  return isNotFound(error) ? 'It was deleted, or it is in somebody else’s bank.' : failureMessage(error);
}

/** `quizId`: the quiz in the builder. */
function effectOf({ usedIn, canEdit }: BankQuestionFragment, quizId: string | undefined): string {
  if (!canEdit) return 'It is in a bank of somebody else that you can only read.';
  const others = usedIn.filter((quiz) => quiz.quizId !== quizId).map(({ title }) => `‘${title}’`);
  return others.length === 0
    ? 'The bank and this quiz change. No other quiz asks the question.'
    : `The bank and all quizzes that ask the question change: this one and ${new Intl.ListFormat('en').format(others)}.`;
}

interface OriginalDrawerProps {
  isOpen: boolean;
  question: BankQuestionFragment;
  onClose: () => void;
}

function OriginalDrawer({ isOpen, question, onClose }: OriginalDrawerProps) {
  const own = useOwnCategories();
  const { data } = useQuery(quizCategoriesQuery);
  // The category shows whose bank the question is in.
  const bankId = data?.quizCategories?.find(({ id }) => id === question.categoryId)?.bankId ?? null;
  const inBank = useBankCategories(bankId);
  const categories = bankId === null ? own : inBank;
  const showChanges = useBankChanges();
  return (
    <ShownBank value={bankId}>
      <EditorDrawer
        isOpen={isOpen}
        question={question}
        draft={null}
        categories={categories}
        onStored={showChanges}
        onClose={onClose}
      />
    </ShownBank>
  );
}
