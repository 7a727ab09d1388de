import { useState } from 'react';
import { emptyResponse, type QuestionResponse } from '../../../ui/quiz-question/question-response.ts';
import type { Card } from '../use-practice.ts';

/** What the user has entered for cards that are not answered. Other cards and a new plan don't replace it. */
export interface Responses {
  readonly to: (card: Card) => QuestionResponse;
  readonly set: (card: Card, response: QuestionResponse) => void;
}

// An answer in another tab or device changes the revision. What was entered before does not belong to that question.
const keyOf = ({ id, cardRevision }: Card) => `${id} ${cardRevision}`;

export function useResponses(): Responses {
  const [entered, setEntered] = useState<ReadonlyMap<string, QuestionResponse>>(new Map());
  return {
    to: (card) => entered.get(keyOf(card)) ?? emptyResponse,
    set: (card, response) => setEntered((before) => new Map(before).set(keyOf(card), response)),
  };
}
