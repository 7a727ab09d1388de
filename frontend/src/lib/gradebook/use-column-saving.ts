import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { GradebookColumnInput, GradebookColumnSettingsFragment } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../server-failure.ts';
import { updateColumnMutation } from './column-documents.ts';

/** An item of a course. */
interface GradedItem {
  readonly courseId: string;
  readonly itemId: string;
}

/** Changes how items of a course are graded. `problem`: why the last change failed. Null if it did not. */
export function useColumnSaving() {
  const client = useApolloClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Returns the new settings. Null if the change failed. `keepsProblem`: for a change that undoes a failed one. */
  const save = async (
    { courseId, itemId }: GradedItem,
    input: GradebookColumnInput,
    { keepsProblem = false } = {},
  ): Promise<GradebookColumnSettingsFragment | null> => {
    setSaving(true);
    if (!keepsProblem) setProblem(null);
    try {
      const variables = { courseId, itemId, input };
      const { data } = await client.mutate({ mutation: updateColumnMutation, variables });
      return data?.updateGradebookColumn ?? null;
    } catch (error) {
      setProblem(fieldMessages(error)['input.quizId'] ?? failureMessage(error));
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, problem };
}
