import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { AskedQuestion } from '../../../ui/quiz-question/asked-question.tsx';
import {
  emptyResponse,
  progressOf,
  type QuestionResponse,
  type Progress,
} from '../../../ui/quiz-question/question-response.ts';
import { failureMessage, isConflict } from '../../../lib/server-failure.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { answerPracticeMutation } from '../practice-documents.ts';
import styles from '../practice.module.css';
import type { Card } from '../use-practice.ts';
import { useEnterKey } from './use-enter-key.ts';
import type { Responses } from './use-responses.ts';
import type { CardAnswer } from './use-run.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

interface CardAskedProps {
  card: Card;
  /** True for the first card of a visit. It does not take the focus. */
  isFirst: boolean;
  responses: Responses;
  onAnswered: (answer: CardAnswer) => void;
  /** Called if the card was answered in another tab or on another device, or was deleted. */
  onGone: () => void;
}

/** The hint if the user checks a card that is not fully answered. */
const missing: Readonly<Record<Progress, string>> = {
  none: 'Answer first, or show the answer.',
  part: 'Match every prompt first, or show the answer.',
  invalid: 'Enter a number first, or show the answer.',
  all: '',
};

/** A card to answer. Enter checks the answer. */
export function CardAsked({ card, isFirst, responses, onAnswered, onGone }: CardAskedProps) {
  const response = responses.to(card);
  const [asksForMore, setAsksForMore] = useState(false);
  const [send, { loading, error }] = useMutation(answerPracticeMutation, {
    onCompleted: ({ answerPractice }) => {
      if (!answerPractice) return;
      responses.set(card, emptyResponse);
      onAnswered(answerPractice);
    },
    onError: ignoreShownFailure,
  });
  const progress = progressOf(card.question, response);
  const sheet = useFocusOnMount(!isFirst);
  const answer = (sent: QuestionResponse) => {
    if (loading) return;
    const variables = { cardId: card.id, answer: inputOf(sent, card.cardRevision), timeZone: timeZone() };
    void send({ variables });
  };
  const check = () => {
    setAsksForMore(progress !== 'all');
    if (progress === 'all') answer(response);
  };
  useEnterKey(check);
  return (
    <form
      ref={sheet}
      tabIndex={-1}
      className={styles.card}
      aria-label="Card"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        check();
      }}
    >
      <AskedQuestion
        question={card.question}
        response={response}
        onChange={(entered) => responses.set(card, entered)}
        hasKeys
      />
      {error ? (
        <NotChecked error={error} onRetry={isConflict(error) ? onGone : () => answer(response)} />
      ) : null}
      <p className={styles.hint} role="status">
        {asksForMore ? missing[progress] : ''}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" size="md" onClick={() => answer(emptyResponse)}>
          Show the answer
        </Button>
        <Button type="submit" size="md">
          Check answer
        </Button>
      </div>
    </form>
  );
}

function NotChecked({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <FormFailure title="The answer was not checked" onRetry={onRetry}>
      {failureMessage(error)}
    </FormFailure>
  );
}

function inputOf({ answerIds, text, matches }: QuestionResponse, cardRevision: number) {
  return { cardRevision, answerIds: [...answerIds], text, matches: [...matches] };
}

/** Focuses the card, because the element that had the focus disappeared with the previous card. */
function useFocusOnMount(takesFocus: boolean) {
  const sheet = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) sheet.current?.focus();
  }, [takesFocus]);
  return sheet;
}
