import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { publicNoteAddress } from '../../../lib/notes/note-address.ts';
import { courseNotesQuery } from '../../../lib/notes/public-note-documents.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import styles from './public-note.module.css';

/** The note before and the note after this one in the reading order. Hidden until they are known. */
export function NoteNeighbours({ courseId, id }: { courseId: string; id: string }) {
  const { data } = useQuery(courseNotesQuery, { variables: { courseId } });
  const notes = data?.publicNotes ?? [];
  const at = notes.findIndex((note) => note.id === id);
  const neighbours = [
    { rel: 'prev', name: 'Previous', note: notes[at - 1] },
    { rel: 'next', name: 'Next', note: notes[at + 1] },
  ].filter(({ note }) => at !== -1 && note !== undefined);
  if (neighbours.length === 0) return null;
  return (
    <nav className={styles.neighbours} aria-label="Other notes of the course">
      {neighbours.map(({ rel, name, note }) =>
        note ? (
          <Link key={rel} rel={rel} to={publicNoteAddress(courseId, note.id)}>
            <span>{name}</span>
            {titleOf(note)}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
