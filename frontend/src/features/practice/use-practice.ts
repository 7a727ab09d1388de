import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { PracticeSessionQuery } from '../../gql/graphql.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { practiceAheadQuery, practiceSessionQuery } from './practice-documents.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

export type PracticeSession = NonNullable<PracticeSessionQuery['practiceSession']>;
export type Card = PracticeSession['cards'][number];

/** Today's cards. `again` fetches them again. `round` counts the successful calls of `again`. */
export function usePractice(courseId: string | null) {
  const [zone] = useState(timeZone);
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery(practiceSessionQuery, {
    variables: { courseId, timeZone: zone },
    // A card that was answered in another tab or on another device must not be asked again.
    fetchPolicy: 'network-only',
  });
  const again = () => void refetch().then(() => setRound((count) => count + 1), ignoreShownFailure);
  return { practice: data?.practiceSession ?? undefined, round, error, again };
}

/** Cards of the questions that were missed in an attempt, due or not. Without `attemptId`, no cards are fetched. */
export function useMissed(courseId: string | null, attemptId: string | null) {
  const [zone] = useState(timeZone);
  const { data, error, refetch } = useQuery(practiceAheadQuery, {
    variables: { courseId, attemptId, timeZone: zone },
    skip: attemptId === null,
    // As above.
    fetchPolicy: 'network-only',
  });
  const isLoading = attemptId !== null && !data && !error;
  return {
    missed: data?.practiceAhead ?? [],
    isLoading,
    error,
    retry: () => void refetch().catch(ignoreShownFailure),
  };
}
