import { ActionIcon, Button } from '@mantine/core';
import { IconDevices, IconX } from '@tabler/icons-react';
import { screenHeading } from '../../../../lib/screen-heading.ts';
import { conflictsIn, placesOf } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'question 2', 'questions 2, 3 and 5'. The indexes start at 0. */
function questionsText(indexes: readonly number[]): string {
  const numbers = listed.format(indexes.map((index) => String(index + 1)));
  return `${indexes.length === 1 ? 'question' : 'questions'} ${numbers}`;
}

/** Reports answers from another device that arrived while the attempt was open, and conflicts to resolve. */
export function AnswersFromOtherDevice({ onGoTo }: { onGoTo: (index: number) => void }) {
  const { syncQueue } = useOpenAttempt();
  const state = useAttempt((all) => all);
  const added = placesOf(state, (questionId) => state.added.includes(questionId));
  // The question on screen shows its own conflict.
  const [conflict, ...more] = conflictsIn(state).filter((index) => index !== state.place);
  const dismiss = () => {
    syncQueue.forgetAdded();
    screenHeading()?.focus();
  };
  const isQuiet = added.length === 0 && conflict === undefined;
  return (
    <div className={isQuiet ? '' : styles.otherDevice}>
      {isQuiet ? null : <IconDevices size={18} aria-hidden />}
      <div role="status">
        {added.length === 0 ? null : <p>Answers from another device were added: {questionsText(added)}.</p>}
        {conflict === undefined ? null : (
          <p>
            Another device has different answers: {questionsText([conflict, ...more])}. Choose which answers
            count.
          </p>
        )}
      </div>
      {conflict === undefined ? null : (
        <Button className={styles.choose ?? ''} variant="subtle" onClick={() => onGoTo(conflict)}>
          Go to question {conflict + 1}
        </Button>
      )}
      {added.length > 0 && conflict === undefined ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Dismiss: answers from another device"
          onClick={dismiss}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
