import { Alert, Button, Drawer, Group, Modal, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts';
import { blankDraft, draftOf } from '../../../ui/question-form/open-draft.ts';
import type { QuestionDraft } from '../../../ui/question-form/question-draft.ts';
import { useQuestionForm } from '../../../ui/question-form/use-question-form.ts';
import type { CategoryChoice } from '../../../ui/quiz-category/category-choice.ts';
import { EditorForm } from './editor-form.tsx';
import type { LocalQuestion } from './local-questions.ts';
import type { OnStored } from './use-question-saving.ts';
import { useQuestionDraft } from './use-question-draft.ts';

interface DraftOfferProps {
  offer: LocalQuestion;
  /** The stored question. Null for a new one. */
  question: BankQuestionFragment | null;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers an unsaved draft of the question. */
function DraftOffer({ offer, question, onContinue, onDiscard }: DraftOfferProps) {
  const isOlder = question !== null && question.revision !== offer.revision;
  return (
    <Alert color="ink" mb="md" title={question ? 'You have a draft of this question' : 'You have a draft'}>
      ‘{offer.name}’, written {ago(offer.writtenAt)}, and not saved.
      {isOlder ? ` The question was saved elsewhere ${ago(question.updatedAt)}.` : null}
      <Group gap="sm" mt="sm">
        <Button variant="outline" onClick={(event) => decide(onContinue, event)}>
          Go on with your draft
        </Button>
        <Button variant="subtle" onClick={(event) => decide(onDiscard, event)}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

/** Runs the chosen action. The clicked button disappears with the offer, so the focus moves to the question. */
function decide(action: () => void, { currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  action();
}

interface DiscardWindowProps {
  /** Continues the navigation. Null if the user is not leaving. */
  leave: (() => void) | null;
  onStay: () => void;
}

/** Asks what to do with an unsaved question. */
function DiscardWindow({ leave, onStay }: DiscardWindowProps) {
  const go = () => {
    onStay();
    leave?.();
  };
  return (
    <Modal opened={leave !== null} onClose={onStay} title="Leave without saving the question?" centered>
      <Text>Your changes aren’t saved yet. You’ll lose them if you continue.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="default" onClick={go}>
          Leave without saving
        </Button>
        <Button data-autofocus onClick={onStay}>
          Keep writing
        </Button>
      </Group>
    </Modal>
  );
}

interface EditorDrawerProps {
  isOpen: boolean;
  /** Null creates a new question. */
  question: BankQuestionFragment | null;
  /** Initial content instead of the stored question. */
  draft: QuestionDraft | null;
  categories: readonly CategoryChoice[];
  onStored: OnStored;
  onClose: () => void;
}

/** Edits one question. Asks before unsaved changes are lost. */
export function EditorDrawer({ isOpen, question, draft, categories, onStored, onClose }: EditorDrawerProps) {
  const form = useQuestionForm(() => (question ? draftOf(question) : blankDraft()), draft);
  const localDraft = useQuestionDraft({ isOpen, form, question, isProposed: draft !== null });
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isUnsaved = () => isOpen && form.isChanged();
  const askFirst = (go: () => void) =>
    setLeave(() => () => {
      localDraft.stop();
      go();
    });
  useUnsavedGuard(isUnsaved, askFirst);
  const done = () => {
    localDraft.stop();
    onClose();
  };
  // The window opens after the key press. Otherwise the same Escape would also close it.
  const ask = () => void setTimeout(() => askFirst(onClose));
  const close = () => (isUnsaved() ? ask() : done());
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      closeOnEscape={leave === null}
      position="right"
      size="min(1080px, 100%)"
      title={question ? 'Edit the question' : 'A new question'}
    >
      {localDraft.offers.slice(0, 1).map((offer) => (
        <DraftOffer
          key={offer.key}
          offer={offer}
          question={question}
          onContinue={() => localDraft.continueDraft(offer)}
          onDiscard={() => localDraft.discard(offer)}
        />
      ))}
      <EditorForm
        form={form}
        question={question}
        categories={categories}
        onStored={onStored}
        onSaved={localDraft.drop}
        onDone={done}
        onCancel={close}
      />
      <DiscardWindow leave={leave} onStay={() => setLeave(null)} />
    </Drawer>
  );
}
