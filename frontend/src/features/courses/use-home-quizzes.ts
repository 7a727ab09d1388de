import { useQuery } from '@apollo/client/react';
import { quizListQuery, quizStandingsQuery } from '../../lib/quizzes/documents.ts';
import { homeQuizzes, type HomeQuizzes } from './home-quizzes.ts';

interface FetchedQuizzes {
  /** Undefined while they are on their way. */
  readonly quizzes: HomeQuizzes | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** Of the two lists behind it each may fail: what is to be taken takes both, the rest the standings alone. */
export function useHomeQuizzes(isStudent: boolean): FetchedQuizzes {
  const list = useQuery(quizListQuery, fresh);
  const standings = useQuery(quizStandingsQuery, fresh);
  const retry = () => {
    // A failure comes back as `error`, too.
    if (list.error) void list.refetch().catch(() => {});
    if (standings.error) void standings.refetch().catch(() => {});
  };
  const isComing = (!list.data && !list.error) || (!standings.data && !standings.error);
  if (isComing) return { quizzes: undefined, error: undefined, retry };
  const given = {
    quizzes: standings.data ? (list.data?.quizzes ?? []) : [],
    standings: standings.data?.quizStandings ?? [],
    isStudent,
  };
  return { quizzes: homeQuizzes(given), error: list.error ?? standings.error, retry };
}
