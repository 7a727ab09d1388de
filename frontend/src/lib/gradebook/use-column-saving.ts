import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { GradebookColumnInput, GradebookColumnSettingsFragment } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../server-failure.ts';
import { columnFragment, updateColumnMutation } from './column-documents.ts';

/** An item of a course. */
interface GradedItem {
  readonly courseId: string;
  readonly itemId: string;
}

/** ID of the quiz that grades an item, from the cache. Null if no quiz does, or if the column was not fetched. */
function quizOf(cache: ApolloCache, itemId: string): string | null {
  const id = cache.identify({ __typename: 'GradebookColumn', itemId });
  return cache.readFragment({ ...(id !== undefined && { id }), fragment: columnFragment })?.quizId ?? null;
}

/** Sets the item of a listed quiz, so that the planner's rows link to the quiz. */
function setItemOf(cache: ApolloCache, quizId: string | null | undefined, itemId: string | null): void {
  const id = quizId ? cache.identify({ __typename: 'QuizMeta', id: quizId }) : undefined;
  if (id !== undefined) cache.modify({ id, fields: { gradedItemId: () => itemId } });
}

/** Changes how an item is graded, and returns the new settings. Throws the error of the request. */
export async function saveColumn(
  client: ApolloClient,
  { courseId, itemId }: GradedItem,
  input: GradebookColumnInput,
): Promise<GradebookColumnSettingsFragment | null> {
  const previousQuizId = quizOf(client.cache, itemId);
  const { data } = await client.mutate({
    mutation: updateColumnMutation,
    variables: { courseId, itemId, input },
  });
  if (input.quizId !== undefined) {
    setItemOf(client.cache, previousQuizId, null);
    setItemOf(client.cache, input.quizId, itemId);
  }
  return data?.updateGradebookColumn ?? null;
}

/** The reason why a change of a column failed, for users. */
export const columnProblem = (error: unknown): string =>
  fieldMessages(error)['input.quizId'] ?? failureMessage(error);

/** Changes how items of a course are graded. `problem`: why the last change failed. Null if it succeeded. */
export function useColumnSaving() {
  const client = useApolloClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Returns the new settings. Null if the change failed. `keepsProblem`: for a change that undoes a failed one. */
  const save = async (
    item: GradedItem,
    input: GradebookColumnInput,
    { keepsProblem = false } = {},
  ): Promise<GradebookColumnSettingsFragment | null> => {
    setSaving(true);
    if (!keepsProblem) setProblem(null);
    try {
      return await saveColumn(client, item, input);
    } catch (error) {
      setProblem(columnProblem(error));
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, problem };
}
