import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ago } from '../../../lib/ago.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { Failure } from '../../../ui/failure.tsx';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { deletedNotesQuery } from '../note-documents.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import styles from './notes.module.css';

/** Number of notes to show at first. */
const firstShown = 5;

interface DeletedNotesProps {
  onRestore: (note: { id: string; title: string }) => void;
}

/** The user's deleted notes that can be restored, most recently deleted first. */
export function DeletedNotes({ onRestore }: DeletedNotesProps) {
  const { data, error, refetch } = useQuery(deletedNotesQuery, { fetchPolicy: 'cache-and-network' });
  const [showsAll, setShowsAll] = useState(false);
  const notes = data?.deletedNotes ?? [];
  // Most users have none, so nothing is shown while the list is loading.
  if (notes.length === 0 && !error) return null;
  const retry = () => void refetch().catch(ignoreShownFailure);
  const shown = showsAll ? notes : notes.slice(0, firstShown);
  return (
    <section className={styles.deleted} aria-labelledby="deleted-notes">
      <h2 id="deleted-notes">Recently deleted</h2>
      {error ? (
        <Failure
          mt="md"
          title="The deleted notes could not be fetched"
          message={failureMessage(error)}
          onRetry={retry}
        />
      ) : null}
      <ul aria-labelledby="deleted-notes">
        {shown.map((note) => (
          <li key={note.id}>
            <div>
              <h3 className={styles.deletedName}>{titleOf(note)}</h3>
              {note.excerpt === '' ? null : <p className={styles.excerpt}>{note.excerpt}</p>}
              <p className={styles.facts}>
                <span>
                  Deleted {ago(note.deletedAt)}. You can restore it until{' '}
                  <DateTimeText at={note.restoreExpiresAt} />
                </span>
              </p>
            </div>
            <Button
              variant="default"
              flex="none"
              aria-label={`Restore ${titleOf(note)}`}
              onClick={() => onRestore(note)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < notes.length ? (
        <Button mt="sm" variant="subtle" onClick={() => setShowsAll(true)}>
          Show all {notes.length}
        </Button>
      ) : null}
    </section>
  );
}
