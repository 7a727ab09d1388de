import { useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Role } from '../../../../core/accounts/role.ts';
import { courseNamesQuery } from '../../lib/courses/course-documents.ts';
import { ago } from '../../lib/ago.ts';
import { forgetDraft } from '../../lib/own-drafts.ts';
import { screenHeading } from '../../lib/screen-heading.ts';
import { titleOf } from '../../lib/notes/note-title.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';
import { newNoteAddress, newNoteId, noteAddress } from '../../lib/notes/note-address.ts';
import { paths } from '../../lib/paths.ts';
import { failureMessage, isNotFound } from '../../lib/server-failure.ts';
import { usePrefetch } from '../../lib/use-prefetch.ts';
import { Failure } from '../../ui/failure.tsx';
import { SessionGate } from '../../ui/session-gate.tsx';
import { type Backlink, Backlinks } from './backlinks.tsx';
import { NoteBar, NoteHead } from './note-head.tsx';
import { NotePage } from './note-page.tsx';
import { LoadingNote } from './loading-note.tsx';
import styles from './note.module.css';
import { noteQuery, noteTagsQuery } from './note-documents.ts';
import { type SavedNote, savedNoteOf } from './saving/note-fields.ts';
import { draftOfDeleted, type LocalNote, setNewNoteAside } from './saving/local-notes.ts';
import { NoteSaver } from './saving/note-saver.ts';
import { createNoteStore } from './saving/note-state.ts';
import { ownNotes } from './saving/send-note.ts';

const title = 'A note';
const reason = 'Notes are saved with an account, and only you can read yours. Sign in to open this note.';

/** One note: the note in the URL, or a new one. */
export function NoteScreen() {
  return (
    <SessionGate title={title} reason={reason}>
      {(user) => <OpenedNote key={user.id} userId={user.id} role={user.role} />}
    </SessionGate>
  );
}

/** The screen is mounted again for another note, but not when a new note gets its ID. */
function OpenedNote({ userId, role }: { userId: string; role: Role }) {
  const { id = newNoteId } = useParams();
  const [params] = useSearchParams();
  const client = useApolloClient();
  usePrefetch(courseNamesQuery);
  usePrefetch(noteTagsQuery);
  const open = (saved: SavedNote | null) =>
    new NoteSaver(ownNotes(client), createNoteStore({ userId, saved, courseId: params.get('course') }));
  const savingAsNew = (draft: LocalNote) => {
    setNewNoteAside(userId);
    const created = open(null);
    created.change(draft.fields);
    created.keepNow();
    forgetDraft(draft.key);
    return created;
  };
  const [saver, setSaver] = useState(() => (id === newNoteId ? open(null) : null));
  const [backlinks, setBacklinks] = useState<readonly Backlink[]>([]);
  if (saver !== null)
    return (
      <NotePage
        saver={saver}
        addressOf={noteAddress}
        bar={<NoteBar saver={saver} role={role} />}
        head={<NoteHead saver={saver} />}
        foot={<Backlinks notes={backlinks} />}
      />
    );
  return (
    <NoteLoader
      id={id}
      userId={userId}
      onSaveAsNew={(draft) => setSaver(savingAsNew(draft))}
      onLoaded={(note, linking) => {
        setBacklinks(linking);
        setSaver(open(note));
      }}
    />
  );
}

interface NoteLoaderProps {
  id: string;
  userId: string;
  /** Called with unsaved changes of a deleted note. */
  onSaveAsNew: (draft: LocalNote) => void;
  onLoaded: (note: SavedNote, backlinks: readonly Backlink[]) => void;
}

/** Fetches a note. Shows that it is loading, or that it did not load. */
function NoteLoader({ id, userId, onSaveAsNew, onLoaded }: NoteLoaderProps) {
  const { data, error, refetch } = useQuery(noteQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const deliver = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data?.note) deliver(savedNoteOf(data.note), data.note.backlinks);
  }, [data]);
  return (
    <div className={`wrap ${styles.screen}`}>
      {error ? (
        <>
          <h1>{title}</h1>
          {isNotFound(error) ? <DeletedDraft id={id} userId={userId} onSaveAsNew={onSaveAsNew} /> : null}
          <NoteFailure error={error} onRetry={() => void refetch().catch(ignoreShownFailure)} />
        </>
      ) : (
        <LoadingNote title={title} />
      )}
    </div>
  );
}

/** Offers unsaved changes of a note that was deleted in another tab or on another device. Hidden if there are none. */
function DeletedDraft({ id, userId, onSaveAsNew }: Omit<NoteLoaderProps, 'onLoaded'>) {
  const [draft, setDraft] = useState(() => draftOfDeleted(userId, id));
  if (draft === null) return null;
  const discard = () => {
    forgetDraft(draft.key);
    setDraft(draftOfDeleted(userId, id));
    screenHeading()?.focus();
  };
  return (
    <Alert color="ink" mt="md" title="Your changes of this note aren’t saved">
      ‘{titleOf(draft.fields)}’ has changes on this device from {ago(draft.writtenAt)}, which were not saved
      before the note was deleted.
      <Group gap="sm" mt="sm">
        <Button variant="outline" onClick={() => onSaveAsNew(draft)}>
          Save as a new note
        </Button>
        <Button variant="subtle" onClick={discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

function NoteFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isNotFound(error))
    return (
      <Failure
        mt="md"
        title="The note could not be opened"
        message={failureMessage(error)}
        onRetry={onRetry}
      />
    );
  return (
    <Failure
      mt="md"
      title="There is no such note"
      message="It was deleted, or it belongs to another account. A deleted note can be restored from your notes for 30 days."
    >
      <Button size="compact-md" variant="outline" color="danger" component={Link} to={paths.notes}>
        Your notes
      </Button>
      <Button size="compact-md" variant="subtle" color="danger" component={Link} to={newNoteAddress()}>
        New note
      </Button>
    </Failure>
  );
}
