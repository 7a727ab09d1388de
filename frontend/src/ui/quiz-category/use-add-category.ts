import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { tidyCategoryName } from '../../../../core/quizzes/quiz-category.ts';
import { texts } from '../../../../core/texts.ts';
import { addQuizCategoryMutation } from '../../lib/quizzes/add-category.ts';
import { quizCategoriesQuery } from '../../lib/quizzes/documents.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { categoryNameProblem, refusedCategoryName } from './category-name.ts';

/** Adds a category to the list that all instructors share; `problem` says why it was not added. */
export function useAddCategory(onAdded: (id: string) => void) {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = useRef(true);
  useEffect(() => {
    isAsked.current = true;
    return () => {
      isAsked.current = false;
    };
  }, []);

  const send = async (categoryName: string): Promise<void> => {
    setSending(true);
    try {
      const { data } = await client.mutate({
        mutation: addQuizCategoryMutation,
        variables: { categoryName },
      });
      const id = data?.addQuizCategory?.id;
      // It is there, also where the list cannot be fetched anew.
      await client.refetchQueries({ include: [quizCategoriesQuery] }).catch(() => {});
      // Who has gone on since has chosen otherwise.
      if (id !== undefined && isAsked.current) onAdded(id);
    } catch (error) {
      setProblem(
        refusedCategoryName(error) ?? `${texts.quizCategories.addFailure}. ${failureMessage(error)}`,
      );
    } finally {
      setSending(false);
    }
  };

  const add = (text: string): void => {
    if (isSending) return;
    const categoryName = tidyCategoryName(text);
    const found = categoryNameProblem(categoryName);
    setProblem(found);
    if (found === null) void send(categoryName);
  };
  return { add, isSending, problem, forgetProblem: () => setProblem(null) };
}
