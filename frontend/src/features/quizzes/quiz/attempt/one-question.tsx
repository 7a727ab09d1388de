import { Button } from '@mantine/core';
import { useRef, type SubmitEvent } from 'react';
import { progressIn } from './attempt-state.ts';
import { QuestionCard } from './question-card.tsx';
import { letterOf } from '../../../../ui/quiz-question/letters.ts';
import { SavedLine } from './saved-line.tsx';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';
import { useFocusOnQuestion } from './use-focus-on-question.ts';

export interface QuestionsProps {
  /** Whether time is up, so that nothing can be answered any more. */
  isShut: boolean;
  /** Asks the user to confirm the submission. */
  onSubmit: () => void;
}

/** One question at a time. Enter goes to the next, but not from a text that should be a number. */
export function OneQuestion({ isShut, onSubmit }: QuestionsProps) {
  const { goTo } = useOpenAttempt();
  const { questions } = useAttempt(({ attempt }) => attempt);
  const place = useAttempt((state) => state.place);
  const card = useRef<HTMLElement>(null);
  useFocusOnQuestion(place, () => card.current, 'nearest');
  const isInvalid = useAttempt((state) => progressIn(state)[place] === 'invalid');
  const question = questions[place];
  if (!question) return null;
  const isLast = place === questions.length - 1;
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    // Text that is not a number blocks only Next. The list of questions works, and the submission window names the question.
    if (isLast) onSubmit();
    else if (isInvalid) card.current?.querySelector('input')?.focus();
    else goTo(place + 1);
  };
  return (
    <form onSubmit={goOn}>
      <QuestionCard key={question.id} ref={card} question={question} index={place} isShut={isShut} hasKeys>
        <div className={styles.act}>
          <Button size="md" variant="default" disabled={place === 0} onClick={() => goTo(place - 1)}>
            Back
          </Button>
          <Button size="md" type="submit">
            {isLast ? 'Hand in…' : 'Next'}
          </Button>
          <SavedLine isInvalid={isInvalid} />
        </div>
        {isShut || question.answers.length === 0 ? null : <Keys count={question.answers.length} />}
      </QuestionCard>
    </form>
  );
}

const maxLetters = 26;
const maxDigits = 9;

/** The keys for answers. Shown on devices with a keyboard. */
function Keys({ count }: { count: number }) {
  const joint = count === 2 ? 'or' : 'to';
  return (
    <p className={styles.keys}>
      Keys: <kbd>A</kbd> {joint} <kbd>{letterOf(Math.min(count, maxLetters) - 1)}</kbd> (or <kbd>1</kbd>{' '}
      {joint} <kbd>{Math.min(count, maxDigits)}</kbd>) choose, <kbd>Enter</kbd> goes on.
    </p>
  );
}
