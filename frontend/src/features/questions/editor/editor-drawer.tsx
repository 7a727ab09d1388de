import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { draftOf, blankDraft } from '../../../components/question-form/open-draft.ts';
import type { QuestionDraft } from '../../../components/question-form/question-draft.ts';
import { useQuestionForm } from '../../../components/question-form/use-question-form.ts';
import type { CategoryChoice } from '../../../components/question-form/about-fields.tsx';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts';
import { DiscardWindow } from './discard-window.tsx';
import { EditorForm } from './editor-form.tsx';

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
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isUnsaved = () => isOpen && form.isChanged();
  useUnsavedGuard(isUnsaved, (go) => setLeave(() => go));
  // Not within the key press: the window that asks would take Escape for its own, and be gone at once.
  const ask = () => void setTimeout(() => setLeave(() => onClose));
  const close = () => (isUnsaved() ? ask() : onClose());
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      closeOnEscape={leave === null}
      position="right"
      size="min(720px, 100%)"
      title={question ? 'Edit the question' : 'A new question'}
    >
      <EditorForm form={form} question={question} categories={categories} onDone={onClose} onCancel={close} />
      <DiscardWindow leave={leave} onStay={() => setLeave(null)} />
    </Drawer>
  );
}
