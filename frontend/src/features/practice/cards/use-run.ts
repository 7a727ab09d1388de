import { useState } from 'react';
import type { AnswerPracticeMutation } from '../../../gql/graphql.ts';
import type { Card } from '../use-practice.ts';

export type CardAnswer = NonNullable<AnswerPracticeMutation['answerPractice']>;

/** Goes through the cards in order. */
export function useRun(cards: readonly Card[], onDone: () => void) {
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<CardAnswer | null>(null);
  const next = () => {
    if (at + 1 >= cards.length) {
      onDone();
      return;
    }
    setAnswer(null);
    setAt(at + 1);
  };
  return { card: cards[at], answer, done: at + (answer ? 1 : 0), next, setAnswer };
}
