import { Alert, Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { failureMessage, fieldMessages } from '../../../../lib/server-failure.ts';
import { useTab } from '../store/use-builder.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { materialOf, noCriteria, type Criteria } from './criteria.ts';
import { Proposals } from './proposals.tsx';
import { useProposals } from './use-proposals.ts';

/** Generates questions from the bank or a text, to choose from. */
export function GenerateWindow() {
  const isOpen = useTab(({ window }) => window === 'generate');
  const show = useTab((tab) => tab.show);
  return (
    <Modal opened={isOpen} onClose={() => show(null)} title="Generate questions" size={760}>
      <Generator onClose={() => show(null)} />
    </Modal>
  );
}

function Generator({ onClose }: { onClose: () => void }) {
  const [criteria, setCriteria] = useState<Criteria>(noCriteria);
  const { answer, offered, material, isExhausted, error, picked, isAsking, ask } = useProposals();
  const isSame = answer !== null && material === materialOf(criteria);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask(criteria);
        }}
      >
        <CriteriaFields criteria={criteria} onChange={(part) => setCriteria({ ...criteria, ...part })} />
        <Group mt="md">
          <Button
            type="submit"
            variant={isSame ? 'default' : 'filled'}
            loading={isAsking}
            disabled={criteria.from === 'text' && criteria.text.trim() === ''}
          >
            {isSame ? 'Regenerate' : 'Propose questions'}
          </Button>
        </Group>
        {isExhausted ? <Exhausted from={criteria.from} onRestart={() => void ask(criteria, true)} /> : null}
        {error === null ? null : (
          <FormFailure title={texts.quiz.generateFailure}>{reasonIn(error)}</FormFailure>
        )}
      </form>
      {answer ? <Proposals answer={answer} offered={offered} picked={picked} onClose={onClose} /> : null}
    </>
  );
}

function Exhausted({ from, onRestart }: { from: Criteria['from']; onRestart: () => void }) {
  const material = from === 'text' ? 'text' : 'bank';
  return (
    <Alert role="status" mt="md" title="No other questions">
      You’ve seen every question that this {material} gives with these settings.
      <Group mt="sm">
        <Button size="compact-md" variant="default" onClick={onRestart}>
          Start again
        </Button>
      </Group>
    </Alert>
  );
}

function reasonIn(error: unknown): string {
  const messages = Object.values(fieldMessages(error));
  const reason = messages.length > 0 ? messages.join('\n') : failureMessage(error);
  return reason === texts.quiz.generateFailure ? '' : reason;
}
