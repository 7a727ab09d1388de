import { useState } from 'react';
import type { AnswerPracticeMutation } from '../../../gql/graphql.ts';
import type { Card } from '../use-practice.ts';

export type CardAnswer = NonNullable<AnswerPracticeMutation['answerPractice']>;

/** Shows the cards in order. `done`: number of answered cards. `next` calls `onDone` after the last card. */
export function useRun(cards: readonly Card[], onDone: () => void) {
  const [index, setIndex] = useState(0);
  const [answer, setAnswer] = useState<CardAnswer | null>(null);
  const next = () => {
    if (index + 1 >= cards.length) {
      onDone();
      return;
    }
    setAnswer(null);
    setIndex(index + 1);
  };
  return { card: cards[index], answer, done: index + (answer ? 1 : 0), next, setAnswer };
}
