import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import type { QuestionProposalsQuery } from '../../../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../../../../lib/server-failure.ts';
import { questionProposalsQuery } from '../data/builder-documents.ts';
import { useTab } from '../store/use-builder.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { inputOf, noCriteria, type Criteria } from './criteria.ts';
import { Proposals } from './proposals.tsx';

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

type Answer = NonNullable<QuestionProposalsQuery['questionProposals']>;

interface Outcome {
  /** Number of requests. Each response starts with a new selection. */
  readonly count: number;
  readonly answer: Answer | null;
  readonly error: unknown;
}

function Generator({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const [criteria, setCriteria] = useState<Criteria>(noCriteria);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ count: 0, answer: null, error: null });
  const ask = async () => {
    setAsking(true);
    const count = outcome.count + 1;
    try {
      const variables = { input: inputOf(criteria) };
      const { data } = await client.query({
        query: questionProposalsQuery,
        variables,
        fetchPolicy: 'no-cache',
      });
      setOutcome({ count, answer: data?.questionProposals ?? null, error: null });
    } catch (error) {
      setOutcome({ count, answer: null, error });
    } finally {
      setAsking(false);
    }
  };
  const { count, answer, error } = outcome;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <CriteriaFields criteria={criteria} onChange={(part) => setCriteria({ ...criteria, ...part })} />
        <Group mt="md">
          <Button
            type="submit"
            variant={answer ? 'default' : 'filled'}
            loading={isAsking}
            disabled={criteria.from === 'text' && criteria.text.trim() === ''}
          >
            {answer ? 'Regenerate' : 'Propose questions'}
          </Button>
        </Group>
        {error === null ? null : (
          <FormFailure title={texts.quiz.generateFailure}>{reasonIn(error)}</FormFailure>
        )}
      </form>
      {answer ? <Proposals key={count} answer={answer} onClose={onClose} /> : null}
    </>
  );
}

function reasonIn(error: unknown): string {
  const messages = Object.values(fieldMessages(error));
  const reason = messages.length > 0 ? messages.join('\n') : failureMessage(error);
  return reason === texts.quiz.generateFailure ? '' : reason;
}
