import { useLayoutEffect } from 'react';
import type { Card } from '../use-practice.ts';

/**
 * Reports the concepts of the asked card, and none while no card is asked. A generated question asks for a term,
 * and that term is its concept: shown next to the question, it would be the answer.
 */
export function useHiddenConcepts(card: Card | undefined, onAsk: (concepts: readonly string[]) => void) {
  const concepts = card?.concepts;
  // Before the first paint with the card.
  useLayoutEffect(() => {
    onAsk(concepts ?? []);
    return () => onAsk([]);
  }, [concepts, onAsk]);
}
