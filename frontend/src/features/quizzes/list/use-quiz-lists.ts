import { useQuery } from '@apollo/client/react';
import { quizCategoriesQuery, quizListQuery, quizStandingsQuery } from '../../../lib/quizzes/documents.ts';
import type { Category, ListedQuiz, Standing } from './quiz-list.ts';

export interface Fetched<T> {
  /** As far as it came. */
  readonly list: T | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface QuizLists {
  readonly quizzes: Fetched<readonly ListedQuiz[]>;
  readonly categories: Fetched<readonly Category[]>;
  readonly standings: Fetched<readonly Standing[]>;
}

const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** The three lists of the screen. Each comes and fails by itself. */
export function useQuizLists(): QuizLists {
  const quizzes = useQuery(quizListQuery, fresh);
  const categories = useQuery(quizCategoriesQuery, fresh);
  const standings = useQuery(quizStandingsQuery, fresh);
  return {
    quizzes: fetched(quizzes, quizzes.data?.quizzes),
    categories: fetched(categories, categories.data?.quizCategories),
    standings: fetched(standings, standings.data?.quizStandings),
  };
}

interface Query {
  readonly error?: Error | undefined;
  readonly refetch: () => Promise<unknown>;
}

const fetched = <T>({ error, refetch }: Query, list: T | undefined): Fetched<T> => ({
  list,
  error,
  // A failure comes back as `error`, too.
  retry: () => void refetch().catch(() => {}),
});
