import { Button, CopyButton } from '@mantine/core';
import type { QuestionProposalsQuery } from '../../../../gql/graphql.ts';
import { newKey, type BuiltQuestion } from '../model/quiz-content.ts';
import { PickFoot } from './pick-foot.tsx';
import { PickList } from './pick-list.tsx';
import { usePicked } from './use-picked.ts';
import { useTaking } from './use-taking.ts';
import styles from './picking.module.css';

type Answer = NonNullable<QuestionProposalsQuery['questionProposals']>;

const sourceTexts: Readonly<Record<Answer['source'], string>> = {
  BANK: 'Drawn from the bank.',
  TEXT: 'Generated from the text by rules. Compare each question with its sentence before you add it.',
  MODEL: 'Written by a language model. Compare each question with its sentence before you add it.',
};

/** The generated questions. Only the selected ones are added to the quiz. */
export function Proposals({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { proposals, source, seed, available } = answer;
  const { take, isTaken } = useTaking();
  const offered = proposals.map((proposal, at) => ({ key: `${at}`, proposal, entry: entryOf(proposal) }));
  // Bank questions are preselected, since the user has reviewed them before. Generated ones need a review first.
  const chosen = source === 'BANK' ? offered.filter(({ entry }) => !isTaken(entry.bankId)) : [];
  const picked = usePicked<BuiltQuestion>(chosen.map(({ key, entry }) => [key, entry]));
  return (
    <section className={styles.outcome} aria-label="Proposed questions">
      <p role="status">
        {countOf(proposals.length, available)} {sourceTexts[source]}
      </p>
      <p className={styles.sourceTexts}>
        Seed: {seed}{' '}
        <CopyButton value={seed}>
          {({ copied, copy }) => (
            <Button variant="subtle" size="compact-xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy the seed'}
            </Button>
          )}
        </CopyButton>
      </p>
      <PickList
        label="Proposals"
        questions={offered.map(({ key, proposal, entry }) => ({
          key,
          entry,
          isTaken: isTaken(entry.bankId),
          ...(proposal.source !== null && { note: proposal.source }),
        }))}
        has={picked.has}
        onPick={(key, isPicked) => {
          const offer = offered.find((each) => each.key === key);
          if (offer) picked.pick(key, offer.entry, isPicked);
        }}
      />
      <PickFoot count={picked.all.length} onAdd={() => take(picked.all)} onClose={onClose} />
    </section>
  );
}

function entryOf({ question, questionId }: Answer['proposals'][number]): BuiltQuestion {
  return { key: newKey(), id: null, bankId: questionId, question };
}

function countOf(count: number, available: number): string {
  const questions = count === 1 ? '1 question' : `${count} questions`;
  return available > count ? `${questions} of ${available} that match.` : `${questions}.`;
}
