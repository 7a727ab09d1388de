import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { texts } from '../../../../../core/texts.ts';
import type { UpdateCourseInput } from '../../../gql/graphql.ts';
import { isConflict, serverMessage } from '../../../lib/server-failure.ts';
import type { SavedCourse } from '../model/saved-course.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { fetchCourse } from './save-course.ts';
import { savedCourseOf } from './saved-answer.ts';
import { updateCourseMutation } from './saved-course-documents.ts';

type SwitchInput = Pick<UpdateCourseInput, 'isTemplate' | 'extraCredit'>;

/** A switch of the course that is saved at once, without other unsaved changes. `save` returns whether that worked. */
export function useSavedSwitch(onSaved: (saved: SavedCourse) => void) {
  const client = useApolloClient();
  const store = usePlannerStore();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (input: SwitchInput): Promise<boolean> => {
    const { saved } = store.getState();
    if (saved === null) return false;
    const { data } = await client.mutate({
      mutation: updateCourseMutation,
      variables: { id: saved.id, input, revision: saved.revision },
      fetchPolicy: 'no-cache',
    });
    if (!data?.updateCourse) return false;
    const changed = savedCourseOf(data.updateCourse);
    // Only the saved version is replaced, since the current course may have unsaved changes.
    store.getState().setSaved(changed);
    onSaved(changed);
    return true;
  };
  const resolveConflict = async (error: unknown) => {
    const { saved, setTheirs } = store.getState();
    if (!isConflict(error) || saved === null) return;
    try {
      setTheirs(await fetchCourse(client, saved.id));
    } catch {
      // The first failure is shown already.
    }
  };
  const save = async (input: SwitchInput): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      return await send(input);
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.courseUpdate.failure);
      await resolveConflict(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, failure };
}
