import { useState } from 'react';
import { emptyResponse, type QuestionResponse } from '../../../ui/quiz-question/question-response.ts';
import type { Card } from '../use-practice.ts';

/** Responses that the user has entered but not sent, by card. They stay when other cards or a new plan are loaded. */
export interface Responses {
  readonly to: (card: Card) => QuestionResponse;
  readonly set: (card: Card, response: QuestionResponse) => void;
}

// An answer in another tab or on another device changes the revision. A response that was entered before is then
// ignored.
const keyOf = ({ id, cardRevision }: Card) => `${id} ${cardRevision}`;

export function useResponses(): Responses {
  const [entered, setEntered] = useState<ReadonlyMap<string, QuestionResponse>>(new Map());
  return {
    to: (card) => entered.get(keyOf(card)) ?? emptyResponse,
    set: (card, response) => setEntered((before) => new Map(before).set(keyOf(card), response)),
  };
}
