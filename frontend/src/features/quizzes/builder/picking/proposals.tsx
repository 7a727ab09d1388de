import { Button, Checkbox, CopyButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { PickFoot } from './pick-foot.tsx';
import { PickList } from './pick-list.tsx';
import type { Picked } from './use-picked.ts';
import type { Answer, Offer } from './use-proposals.ts';
import { useAddQuestions } from './use-add-questions.ts';
import styles from './picking.module.css';

const sourceTexts: Readonly<Record<Answer['source'], string>> = {
  BANK: 'Drawn from the bank.',
  TEXT: 'Generated from the text by rules. Compare each question with its sentence, and select those to add.',
  MODEL: 'Written by a language model. Compare each question with its sentence, and select those to add.',
};

interface ProposalsProps {
  answer: Answer;
  /** Whether a later request gave no questions. */
  isEarlier: boolean;
  /** Whether the code repeats the questions. */
  isRepeatable: boolean;
  offered: readonly Offer[];
  picked: Picked<BuiltQuestion>;
  onClose: () => void;
}

/** The generated questions. Only the selected ones are added to the quiz. */
export function Proposals({ answer, isEarlier, isRepeatable, offered, picked, onClose }: ProposalsProps) {
  const { proposals, source, seed, available, shortfall } = answer;
  const { addQuestions, isInQuiz } = useAddQuestions();
  const earlierCount = offered.length - proposals.length;
  const free = offered.filter(({ entry }) => !isInQuiz(entry.bankId));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The proposals begin below the fields, out of view.
    if (answer.proposals.length > 0) section.current?.scrollIntoView({ block: 'start' });
  }, [answer]);
  const selectedCount = free.filter(({ key }) => picked.has(key)).length;
  return (
    <>
      <section ref={section} className={styles.outcome} aria-label="Proposed questions">
        <div role="status">
          {isEarlier ? (
            <p className={styles.shortfall}>
              The last request gave no questions. These are from an earlier request.
            </p>
          ) : (
            <>
              <p>
                {countOf(proposals.length, available, earlierCount > 0)} {sourceTexts[source]}
              </p>
              {shortfall === null ? null : <p className={styles.shortfall}>{shortfall}</p>}
              {earlierCount === 0 ? null : <p>{earlierText(earlierCount)}</p>}
            </>
          )}
        </div>
        {isRepeatable ? <SelectionCode code={seed} /> : null}
        <Checkbox
          mt="sm"
          label="Select all"
          checked={selectedCount > 0 && selectedCount === free.length}
          indeterminate={selectedCount > 0 && selectedCount < free.length}
          disabled={free.length === 0}
          onChange={({ currentTarget }) =>
            picked.reset(new Map(currentTarget.checked ? free.map(({ key, entry }) => [key, entry]) : []))
          }
        />
        <PickList
          label="Proposals"
          questions={offered.map(({ key, proposal, entry }) => ({
            key,
            entry,
            isInQuiz: isInQuiz(entry.bankId),
            ...(proposal.source !== null && { note: proposal.source }),
          }))}
          has={picked.has}
          onPick={(key, isPicked) => {
            const offer = offered.find((each) => each.key === key);
            if (offer) picked.pick(key, offer.entry, isPicked);
          }}
        />
      </section>
      {/* Not in the section: it would only stay in view as long as the section is. */}
      <PickFoot count={picked.all.length} onAdd={() => addQuestions(picked.all)} onClose={onClose} />
    </>
  );
}

function SelectionCode({ code }: { code: string }) {
  return (
    <p className={styles.sourceTexts}>
      Code of this selection: {code}{' '}
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button variant="subtle" size="compact-xs" onClick={copy}>
            {copied ? 'Copied' : 'Copy the code'}
          </Button>
        )}
      </CopyButton>
    </p>
  );
}

/** `isMore`: questions of an earlier request are in the list as well. */
function countOf(count: number, available: number, isMore: boolean): string {
  const things = `${isMore ? 'new ' : ''}${count === 1 ? 'question' : 'questions'}`;
  const questions = `${count} ${things}`;
  return available > count ? `${questions} of ${available} that match.` : `${questions}.`;
}

function earlierText(count: number): string {
  return count === 1
    ? 'The question that you selected before is first in the list.'
    : `The ${count} questions that you selected before are first in the list.`;
}
