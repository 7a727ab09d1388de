import { useQuery } from '@apollo/client/react';
import type { QuizCategoriesQuery } from '../../gql/graphql.ts';
import { quizCategoriesQuery } from './quiz-fragments.ts';

type Category = NonNullable<QuizCategoriesQuery['quizCategories']>[number];

/** The categories of a bank. Empty until they are loaded. `bankId`: null for the user's own bank. */
export function useBankCategories(
  bankId: string | null,
  fetchPolicy?: 'cache-and-network',
): readonly Category[] {
  const { data } = useQuery(quizCategoriesQuery, fetchPolicy ? { fetchPolicy } : {});
  const all = data?.quizCategories ?? [];
  return all.filter((category) => (bankId === null ? category.isOwn : category.bankId === bankId));
}

export const useOwnCategories = () => useBankCategories(null);
