import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Role } from '../../../../../core/accounts/role.ts';
import type { PublicNoteWithContentFragment, SessionUserFragment } from '../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { courseNotesTab, newNoteId } from '../../../lib/notes/note-address.ts';
import { courseNotesQuery } from '../../../lib/notes/public-note-documents.ts';
import { refreshCourseNotes } from '../../../lib/notes/refresh-course-notes.ts';
import { failureMessage, isNotFound } from '../../../lib/server-failure.ts';
import { usePrefetch } from '../../../lib/use-prefetch.ts';
import { Failure } from '../../../ui/failure.tsx';
import { InstructorsOnly } from '../../../ui/instructors-only.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import type { Backlink } from '../backlinks.tsx';
import { LoadingNote } from '../loading-note.tsx';
import styles from '../note.module.css';
import { savedPublicNoteOf, type SavedNote } from '../saving/note-fields.ts';
import { NoteSaver } from '../saving/note-saver.ts';
import { createNoteStore } from '../saving/note-state.ts';
import { notesOfCourse } from '../saving/send-note.ts';
import { publicNoteQuery } from './public-note-documents.ts';
import { PublicNoteEditor } from './public-note-editor.tsx';
import { PublicNoteReader } from './public-note-reader.tsx';

const title = 'A course note';
const reason = 'The notes of a course are for the people in it. Sign in to read this note.';

/** A note of a course: instructors of the course write it, everybody else in the course reads it. */
export function PublicNoteScreen() {
  return (
    <SessionGate title={title} reason={reason}>
      {(user) => <OpenedNote key={user.id} user={user} role={user.role} />}
    </SessionGate>
  );
}

interface OpenedNoteProps {
  user: SessionUserFragment;
  /** The current role of the user: students only read. */
  role: Role;
}

/** The screen is mounted again for another note, but not when a new note gets its ID. */
function OpenedNote({ user, role }: OpenedNoteProps) {
  const { courseId = '', id = newNoteId } = useParams();
  const client = useApolloClient();
  const [note, setNote] = useState<PublicNoteWithContentFragment | null>(null);
  const [backlinks, setBacklinks] = useState<readonly Backlink[]>([]);
  const open = (saved: SavedNote | null) => {
    const store = createNoteStore({ userId: user.id, saved, courseId, isPublic: true });
    return new NoteSaver(notesOfCourse(client, courseId), store);
  };
  const isNew = id === newNoteId;
  const [saver, setSaver] = useState(() => (isNew && role !== 'Student' ? open(null) : null));
  if (saver !== null)
    return (
      <PublicNoteEditor
        saver={saver}
        courseId={courseId}
        onDone={(saved) => {
          // A new note, or a new title, is also in the list from which the reader links to other notes.
          refreshCourseNotes(client, courseId).catch(ignoreShownFailure);
          setNote(shownAs(saved, courseId));
          setSaver(null);
        }}
      />
    );
  if (isNew)
    return (
      <InstructorsOnly title={title} user={user} reason="Only instructors write the notes of a course." />
    );
  if (note === null)
    return (
      <NoteLoader
        courseId={courseId}
        id={id}
        onLoaded={(loaded, linking) => {
          setBacklinks(linking);
          setNote(loaded);
        }}
      />
    );
  return (
    <PublicNoteReader
      note={note}
      role={role}
      backlinks={backlinks}
      canEdit={note.canEdit && role !== 'Student'}
      onEdit={() => setSaver(open(savedPublicNoteOf(note)))}
      onChanged={setNote}
    />
  );
}

/** What was saved last, for the reader. Only somebody who can edit the note has saved it. */
function shownAs(saved: SavedNote, courseId: string): PublicNoteWithContentFragment {
  const { id, revision, updatedAt, author, fields } = saved;
  const { title: shownTitle, content } = fields;
  const state = { id, courseId, revision, updatedAt, authorName: author ?? '' };
  return { __typename: 'PublicNote', ...state, title: shownTitle, content, canEdit: true };
}

interface NoteLoaderProps {
  courseId: string;
  id: string;
  onLoaded: (note: PublicNoteWithContentFragment, backlinks: readonly Backlink[]) => void;
}

/** Fetches a note. Shows that it is loading, or that it did not load. */
function NoteLoader({ courseId, id, onLoaded }: NoteLoaderProps) {
  const variables = { courseId, id };
  const { data, error, refetch } = useQuery(publicNoteQuery, { variables, fetchPolicy: 'no-cache' });
  usePrefetch(courseNotesQuery, { variables: { courseId } });
  const deliver = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data?.publicNote) deliver(data.publicNote, data.publicNote.backlinks);
  }, [data]);
  if (!error)
    return (
      <div className={`wrap ${styles.screen}`}>
        <LoadingNote title={title} />
      </div>
    );
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{title}</h1>
      <PublicNoteFailure
        courseId={courseId}
        error={error}
        onRetry={() => void refetch().catch(ignoreShownFailure)}
      />
    </div>
  );
}

function PublicNoteFailure({
  courseId,
  error,
  onRetry,
}: {
  courseId: string;
  error: unknown;
  onRetry: () => void;
}) {
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
      message="It was deleted, or you’re not in its course. Ask the instructor of the course if you should be."
    >
      <Button
        size="compact-md"
        variant="outline"
        color="danger"
        component={Link}
        to={courseNotesTab(courseId)}
      >
        Notes of the course
      </Button>
    </Failure>
  );
}
