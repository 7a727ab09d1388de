import { useApolloClient } from '@apollo/client/react';
import { failureWithReason } from '../../../lib/server-failure.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import {
  deletedNotesQuery,
  deleteNoteMutation,
  notesQuery,
  noteTagsQuery,
  pinNoteMutation,
  restoreNoteMutation,
} from '../note-documents.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';

/** A note in a list. */
interface Listed {
  readonly id: string;
  readonly title: string;
}

/** Pins, deletes and restores notes, and reports the result. */
export function useNoteActions() {
  const client = useApolloClient();
  const refresh = () => client.refetchQueries({ include: [notesQuery, noteTagsQuery, deletedNotesQuery] });

  const setPinned = async (note: Listed, isPinned: boolean): Promise<void> => {
    try {
      await client.mutate({ mutation: pinNoteMutation, variables: { id: note.id, isPinned } });
      await refresh();
    } catch (error) {
      const failure = `‘${titleOf(note)}’ wasn’t ${isPinned ? 'pinned' : 'unpinned'}`;
      showFailure(failureWithReason(failure, error), () => void setPinned(note, isPinned));
    }
  };

  const restore = async (note: Listed): Promise<void> => {
    try {
      await client.mutate({ mutation: restoreNoteMutation, variables: { id: note.id } });
      await refresh();
      focusNote(note.id);
      showSuccess(`‘${titleOf(note)}’ is back.`);
    } catch (error) {
      showFailure(failureWithReason(`‘${titleOf(note)}’ wasn’t restored`, error), () => void restore(note));
    }
  };

  const remove = async (note: Listed): Promise<boolean> => {
    try {
      await client.mutate({ mutation: deleteNoteMutation, variables: { id: note.id } });
      focusNeighbour(note.id);
      await refresh();
      showUndo(`Deleted ‘${titleOf(note)}’.`, () => void restore(note));
      return true;
    } catch (error) {
      showFailure(failureWithReason(`‘${titleOf(note)}’ wasn’t deleted`, error), () => void remove(note));
      return false;
    }
  };

  return { setPinned, remove, restore };
}

const linkTo = (id: string) => document.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"] a`);

/** The row of a restored note gets the focus. It may be on another page, or not match the search. */
function focusNote(id: string): void {
  (linkTo(id) ?? screenHeading())?.focus();
}

/** The next row gets the focus before a row is removed, or the previous one after the last row. */
function focusNeighbour(id: string): void {
  const row = document.querySelector(`[data-note="${CSS.escape(id)}"]`);
  if (!row) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('a') ?? screenHeading())?.focus();
}
