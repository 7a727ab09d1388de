import { useEffect, useState } from 'react';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { forgetAttempt, keptAttempt, keptKey } from './kept-answers.ts';
import { answersOf, unsentOver } from './merge-answers.ts';

/**
 * Of an attempt that was handed in: the places, from 0, of the questions whose answers on this device did not reach the
 * server before. What is kept of the attempt goes.
 */
export function useLeftovers(userId: string, attempt: AttemptPartsFragment): readonly number[] {
  const key = keptKey(userId, attempt.id);
  // Told until the screen is left: what is kept is gone by then.
  const [lost] = useState(() => {
    const unsent = unsentOver(keptAttempt(key).unsent, answersOf(attempt.questions));
    return attempt.questions.flatMap(({ id }, place) => (id in unsent ? [place] : []));
  });
  useEffect(() => forgetAttempt(key), [key]);
  return lost;
}
