import { Alert, Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { AskedQuestionPartsFragment } from '../../../../gql/graphql.ts';
import type { QuestionResponse } from '../../../../ui/quiz-question/question-response.ts';
import { letterOf } from '../../../../ui/quiz-question/letters.ts';
import { answerTo, conflictAt } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt, useOpenAttempt } from './use-attempt.ts';
import { readableText } from '../../../../../../core/rich-text/readable-text.ts';

/** An answer as text, for example 'B: Jupiter'. */
function answerText(
  { textFormat, answers, matchPrompts, matchOptions }: AskedQuestionPartsFragment,
  { answerIds, text, matches }: QuestionResponse,
): string {
  const chosen = answers.flatMap((answer, index) =>
    answerIds.includes(answer.id) ? [`${letterOf(index)}: ${readableText(answer.text, textFormat)}`] : [],
  );
  const textOf = (options: typeof answers, id: string) =>
    readableText(options.find((option) => option.id === id)?.text ?? '', textFormat);
  const pairs = matches.map(
    ({ promptId, optionId }) => `${textOf(matchPrompts, promptId)}: ${textOf(matchOptions, optionId)}`,
  );
  const parts = [...chosen, ...pairs, ...(text.trim() === '' ? [] : [text])];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

interface ConflictNoticeProps {
  question: AskedQuestionPartsFragment;
  /** Index of the question. */
  index: number;
}

/**
 * Shown if a question was answered differently on another device or in another tab. The user chooses one
 * answer.
 */
export function ConflictNotice({ question, index }: ConflictNoticeProps) {
  const { syncQueue } = useOpenAttempt();
  const theirs = useAttempt((state) => conflictAt(state, question.id));
  const mine = useAttempt((state) => answerTo(state, question.id));
  if (!theirs) return null;
  const decide = (whose: 'mine' | 'theirs', { currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears once the conflict is resolved, so the focus moves to the element around it.
    currentTarget.closest<HTMLElement>('[role="dialog"], section')?.focus();
    syncQueue.decide(question.id, whose);
  };
  return (
    <Alert color="ink" my="md" title={`Question ${index + 1} was answered on another device, too`}>
      <dl className={styles.versions}>
        <dt>This device</dt>
        <dd>{shortened(answerText(question, mine))}</dd>
        <dt>Other device</dt>
        <dd>{shortened(answerText(question, theirs))}</dd>
      </dl>
      <Group gap="sm" mt="sm">
        <Button className={styles.choose ?? ''} variant="outline" onClick={(event) => decide('mine', event)}>
          Keep this device’s answer
        </Button>
        <Button
          className={styles.choose ?? ''}
          variant="outline"
          onClick={(event) => decide('theirs', event)}
        >
          Use the other answer
        </Button>
      </Group>
    </Alert>
  );
}

/** Characters of an essay that are enough to recognize it. */
const maxLength = 600;

function shortened(text: string): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength)}… (${text.length.toLocaleString('en-US')} characters)`;
}
