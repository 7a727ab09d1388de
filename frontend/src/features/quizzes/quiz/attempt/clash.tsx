import { Alert, Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { AskedQuestionPartsFragment } from '../../../../gql/graphql.ts';
import type { Given } from '../../../../ui/quiz-question/given.ts';
import { letterOf } from '../../../../ui/quiz-question/letters.ts';
import { answerTo, clashAt } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';

/** An answer as text, for example 'B: Jupiter'. */
function answerText(
  { answers, matchPrompts, matchOptions }: AskedQuestionPartsFragment,
  { answerIds, text, matches }: Given,
): string {
  const chosen = answers.flatMap((answer, place) =>
    answerIds.includes(answer.id) ? [`${letterOf(place)}: ${answer.text}`] : [],
  );
  const textOf = (options: typeof answers, id: string) =>
    options.find((option) => option.id === id)?.text ?? '';
  const pairs = matches.map(
    ({ promptId, optionId }) => `${textOf(matchPrompts, promptId)}: ${textOf(matchOptions, optionId)}`,
  );
  const words = [...chosen, ...pairs, ...(text.trim() === '' ? [] : [text])];
  return words.length === 0 ? 'nothing' : words.join(', ');
}

interface ClashProps {
  question: AskedQuestionPartsFragment;
  /** Index of the question. */
  place: number;
}

/**
 * A question that was answered differently on another device or in another tab: the user chooses the answer.
 */
export function Clash({ question, place }: ClashProps) {
  const { syncQueue } = useOpenAttempt();
  const theirs = useAttempt((state) => clashAt(state, question.id));
  const mine = useAttempt((state) => answerTo(state, question.id));
  if (!theirs) return null;
  const decide = (whose: 'mine' | 'theirs', { currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with its answer.
    currentTarget.closest<HTMLElement>('[role="dialog"], section')?.focus();
    syncQueue.decide(question.id, whose);
  };
  return (
    <Alert color="ink" my="md" title={`Question ${place + 1} was answered on another device, too`}>
      <dl className={styles.versions}>
        <dt>Here</dt>
        <dd>{shortened(answerText(question, mine))}</dd>
        <dt>There</dt>
        <dd>{shortened(answerText(question, theirs))}</dd>
      </dl>
      <Group gap="sm" mt="sm">
        <Button className={styles.choose ?? ''} variant="outline" onClick={(event) => decide('mine', event)}>
          Keep the one here
        </Button>
        <Button
          className={styles.choose ?? ''}
          variant="outline"
          onClick={(event) => decide('theirs', event)}
        >
          Take the other one
        </Button>
      </Group>
    </Alert>
  );
}

/** Characters of an essay that are enough to recognize it. */
const max = 600;

function shortened(text: string): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max)}… (${text.length.toLocaleString('en-US')} characters)`;
}
