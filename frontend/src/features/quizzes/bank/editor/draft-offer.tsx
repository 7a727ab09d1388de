import { Alert, Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { ago } from '../../../../lib/ago.ts';
import type { KeptQuestion } from './kept-questions.ts';

interface DraftOfferProps {
  offer: KeptQuestion;
  /** As it is stored; null for a new one. */
  question: BankQuestionFragment | null;
  onTakeUp: () => void;
  onTurnDown: () => void;
}

/** What was written of the question before, and not saved. */
export function DraftOffer({ offer, question, onTakeUp, onTurnDown }: DraftOfferProps) {
  const isOlder = question !== null && question.revision !== offer.revision;
  return (
    <Alert color="ink" mb="md" title={question ? 'You have a draft of this question' : 'You have a draft'}>
      ‘{offer.name}’, written {ago(offer.writtenOn)}, and not saved.
      {isOlder ? ` The question was saved elsewhere since, ${ago(question.updatedOn)}.` : null}
      <Group gap="sm" mt="sm">
        <Button variant="outline" onClick={(event) => decide(onTakeUp, event)}>
          Go on with your draft
        </Button>
        <Button variant="subtle" onClick={(event) => decide(onTurnDown, event)}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

/** The offer goes with its answer, and the focus to the question. */
function decide(how: () => void, { currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  how();
}
