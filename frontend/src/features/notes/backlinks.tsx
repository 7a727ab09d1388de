import { Link } from 'react-router-dom';
import { noteAddress } from '../../lib/notes/note-address.ts';
import { titleOf } from '../../lib/notes/note-title.ts';
import styles from './note.module.css';

/** A note of the user that links to the note on the screen. */
export interface Backlink {
  readonly id: string;
  readonly title: string;
}

/** The user's notes that link to the note on the screen. Hidden if there are none. */
export function Backlinks({ notes }: { notes: readonly Backlink[] }) {
  if (notes.length === 0) return null;
  return (
    <nav className={styles.backlinks} aria-labelledby="backlinks">
      <h2 id="backlinks">Linked from</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <Link to={noteAddress(note.id)}>{titleOf(note)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
