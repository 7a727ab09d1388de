import { useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { checkQuestionCount } from '../../../../../../core/quizzes/generation/sourced-question.ts';
import { texts } from '../../../../../../core/texts.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { failureMessage, fieldMessages } from '../../../../lib/server-failure.ts';
import { useTab } from '../store/use-builder.ts';
import { builderBankQuery } from '../data/builder-documents.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { hasCount, hasMaterial, materialOf, noCriteria, type Criteria } from './criteria.ts';
import { Proposals } from './proposals.tsx';
import { useProposals } from './use-proposals.ts';

/** Generates questions from the bank, a text or a note, to choose from. */
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
  const [changed, setChanged] = useState<Partial<Criteria>>({});
  const [wasSubmitted, setSubmitted] = useState(false);
  const isBankEmpty = useIsBankEmpty();
  const note = useTab((tab) => tab.noteToUse);
  const criteria: Criteria = {
    ...noCriteria,
    ...(isBankEmpty && { from: 'text' }),
    ...(note !== null && { from: 'note', note }),
    ...changed,
  };
  const { answer, offered, material, isRepeatable, isExhausted, error, picked, isAsking, ask, clearFailure } =
    useProposals();
  const propose = (startsAgain = false) => {
    setSubmitted(true);
    if (hasCount(criteria)) void ask(criteria, startsAgain);
  };
  const codeProblem = error === null ? null : (fieldMessages(error)['input.seed'] ?? null);
  const isSame = answer !== null && material === materialOf(criteria);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          propose();
        }}
      >
        <CriteriaFields
          criteria={criteria}
          countProblem={wasSubmitted ? checkQuestionCount(criteria.count) : null}
          codeProblem={codeProblem}
          onChange={(part) => {
            setChanged({ ...changed, ...part });
            clearFailure();
          }}
        />
        <Group mt="md">
          <Button
            type="submit"
            variant={isSame ? 'default' : 'filled'}
            loading={isAsking}
            disabled={!hasMaterial(criteria)}
          >
            {isSame ? 'Regenerate' : 'Propose questions'}
          </Button>
        </Group>
        {isExhausted ? <Exhausted from={criteria.from} onRestart={() => propose(true)} /> : null}
        {error === null || codeProblem !== null ? null : <Failure error={error} />}
      </form>
      {answer ? (
        <Proposals
          answer={answer}
          isEarlier={isExhausted || error !== null}
          isRepeatable={isRepeatable}
          offered={offered}
          picked={picked}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** Whether the user's bank has no questions. False until it is known. */
function useIsBankEmpty(): boolean {
  const { data } = useQuery(builderBankQuery, {
    variables: {
      bankId: null,
      categoryId: null,
      difficulty: null,
      search: null,
      concept: null,
      first: 1,
      after: null,
    },
    fetchPolicy: 'no-cache',
  });
  return data?.questions?.nodes.length === 0;
}

function Exhausted({ from, onRestart }: { from: Criteria['from']; onRestart: () => void }) {
  return (
    <Alert role="status" mt="md" title="No other questions">
      You’ve seen every question that this {from} gives with these settings.
      <Group mt="sm">
        <Button size="compact-md" variant="default" onClick={onRestart}>
          Start again
        </Button>
      </Group>
    </Alert>
  );
}

/** Settings that give no question are not an error of the site, and trying again does not help. */
function Failure({ error }: { error: unknown }) {
  const messages = Object.values(fieldMessages(error));
  if (messages.length > 0)
    return (
      <FormFailure title="No questions generated" onRetry={null}>
        {messages.join('\n')}
      </FormFailure>
    );
  const reason = failureMessage(error);
  return (
    <FormFailure title={texts.quiz.generateFailure}>
      {reason === texts.quiz.generateFailure ? '' : reason}
    </FormFailure>
  );
}
