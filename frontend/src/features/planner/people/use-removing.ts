import { useApolloClient } from '@apollo/client/react';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { addStudentMutation, removeStudentMutation } from './documents.ts';

/** Takes a person out of the course; undone, the person comes back at the end of the list. */
export function useRemoving(courseId: string, onChanged: () => Promise<void>) {
  const client = useApolloClient();
  const addAgain = async (person: PersonRowFragment): Promise<void> => {
    const { id: _, __typename, membership: __, ...input } = person;
    try {
      const { data } = await client.mutate({ mutation: addStudentMutation, variables: { courseId, input } });
      await onChanged();
      rowOf(data?.addStudent?.id)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    } catch (error) {
      tell(error, () => void addAgain(person));
    }
  };
  const remove = async (person: PersonRowFragment): Promise<void> => {
    try {
      await client.mutate({ mutation: removeStudentMutation, variables: { courseId, studentId: person.id } });
      leaveRow(person.id);
      void onChanged();
      showUndo(`Removed ${person.name}.`, () => void addAgain(person));
    } catch (error) {
      tell(error, () => void remove(person));
    }
  };
  return remove;
}

function tell(error: unknown, retry: () => void): void {
  showNotice({
    color: 'danger',
    message: failureMessage(error),
    action: { label: 'Try again', onClick: retry },
  });
}

const rowOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);

/** The row goes; the focus that stands in it goes to the next person, else to the one before, else to adding. */
function leaveRow(id: string): void {
  const row = rowOf(id);
  if (row === null || !row.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  const button = next?.querySelector<HTMLElement>('[data-remove]');
  (button ?? document.querySelector<HTMLElement>('[data-add-person]'))?.focus();
}
