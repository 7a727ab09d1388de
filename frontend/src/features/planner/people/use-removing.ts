import { useApolloClient } from '@apollo/client/react';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { addStudentMutation, removeStudentMutation } from './documents.ts';

/** Takes a person out of the course; undone, the person comes back at the end of the list. */
export function useRemoving(courseId: string, onChanged: () => void) {
  const client = useApolloClient();
  const addAgain = async (person: PersonRowFragment): Promise<void> => {
    const { id: _, __typename, ...input } = person;
    try {
      await client.mutate({ mutation: addStudentMutation, variables: { courseId, input } });
      onChanged();
    } catch (error) {
      tell(error, () => void addAgain(person));
    }
  };
  const remove = async (person: PersonRowFragment): Promise<void> => {
    try {
      await client.mutate({ mutation: removeStudentMutation, variables: { courseId, studentId: person.id } });
      onChanged();
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
