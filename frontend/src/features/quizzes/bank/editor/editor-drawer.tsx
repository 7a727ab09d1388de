import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { draftOf, blankDraft } from '../../../../ui/question-form/open-draft.ts';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import { useQuestionForm } from '../../../../ui/question-form/use-question-form.ts';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts';
import { DiscardWindow } from './discard-window.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { EditorForm } from './editor-form.tsx';
import { useQuestionDraft } from './use-question-draft.ts';

interface EditorDrawerProps {
  isOpen: boolean;
  /** Null: a new one is written. */
  question: BankQuestionFragment | null;
  /** What to begin with in place of what is stored. */
  draft: QuestionDraft | null;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

/** Writing one question. What is not saved is not lost without being asked for. */
export function EditorDrawer({ isOpen, question, draft, categories, onClose }: EditorDrawerProps) {
  const form = useQuestionForm(() => (question ? draftOf(question) : blankDraft()), draft);
  const kept = useQuestionDraft({ isOpen, form, question, isProposed: draft !== null });
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isUnsaved = () => isOpen && form.isChanged();
  const askFirst = (go: () => void) =>
    setLeave(() => () => {
      kept.giveUp();
      go();
    });
  useUnsavedGuard(isUnsaved, askFirst);
  const done = () => {
    kept.giveUp();
    onClose();
  };
  // Not within the key press: the window that asks would take Escape for its own, and be gone at once.
  const ask = () => void setTimeout(() => askFirst(onClose));
  const close = () => (isUnsaved() ? ask() : done());
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      closeOnEscape={leave === null}
      position="right"
      size="min(720px, 100%)"
      title={question ? 'Edit the question' : 'A new question'}
    >
      {kept.offers.slice(0, 1).map((offer) => (
        <DraftOffer
          key={offer.key}
          offer={offer}
          question={question}
          onTakeUp={() => kept.takeUp(offer)}
          onTurnDown={() => kept.turnDown(offer)}
        />
      ))}
      <EditorForm
        form={form}
        question={question}
        categories={categories}
        onSaved={kept.drop}
        onDone={done}
        onCancel={close}
      />
      <DiscardWindow leave={leave} onStay={() => setLeave(null)} />
    </Drawer>
  );
}
