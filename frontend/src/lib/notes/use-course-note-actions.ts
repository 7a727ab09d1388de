import { useApolloClient } from '@apollo/client/react';
import { ignoreShownFailure } from '../ignore-shown-failure.ts';
import { failureWithReason } from '../server-failure.ts';
import { showFailure, showSuccess } from '../show-notice.tsx';
import { showUndo } from '../show-undo.tsx';
import {
  courseNotesQuery,
  deleteCourseNoteMutation,
  deletedCourseNotesQuery,
  orderCourseNotesMutation,
  restoreCourseNoteMutation,
} from './public-note-documents.ts';
import { titleOf } from './note-title.ts';
import { refreshCourseNotes } from './refresh-course-notes.ts';

/** A note of a course in a list. */
interface Listed {
  readonly id: string;
  readonly title: string;
}

/** Deletes, restores and orders the notes of a course, and reports the result. */
export function useCourseNoteActions(courseId: string) {
  const client = useApolloClient();
  const refresh = () => client.refetchQueries({ include: [courseNotesQuery, deletedCourseNotesQuery] });

  const restore = async (note: Listed): Promise<void> => {
    const variables = { courseId, id: note.id };
    try {
      await client.mutate({ mutation: restoreCourseNoteMutation, variables });
      await refresh();
      showSuccess(`‘${titleOf(note)}’ is back.`);
    } catch (error) {
      showFailure(failureWithReason(`‘${titleOf(note)}’ wasn’t restored`, error), () => void restore(note));
    }
  };

  const remove = async (note: Listed): Promise<boolean> => {
    const variables = { courseId, id: note.id };
    try {
      await client.mutate({ mutation: deleteCourseNoteMutation, variables });
      await refresh();
      showUndo(`Deleted ‘${titleOf(note)}’.`, () => void restore(note));
      return true;
    } catch (error) {
      showFailure(failureWithReason(`‘${titleOf(note)}’ wasn’t deleted`, error), () => void remove(note));
      return false;
    }
  };

  /** Shows the new order at once. If it is refused, the list shows the stored order again. */
  const order = async (ids: readonly string[]): Promise<void> => {
    const variables = { courseId, ids: [...ids] };
    const query = { query: courseNotesQuery, variables: { courseId } };
    client.cache.updateQuery(
      query,
      (data) => data && { ...data, publicNotes: inOrderOf(ids, data.publicNotes) },
    );
    try {
      await client.mutate({ mutation: orderCourseNotesMutation, variables });
      // A list that was requested before shows the old order again when it arrives.
      await refreshCourseNotes(client, courseId).catch(ignoreShownFailure);
    } catch (error) {
      await refresh();
      showFailure(failureWithReason('The order wasn’t changed', error), () => void order(ids));
    }
  };

  return { remove, restore, order };
}

function inOrderOf<Note extends { readonly id: string }>(
  ids: readonly string[],
  notes: readonly Note[] | null | undefined,
): Note[] | null {
  return notes ? notes.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : null;
}
