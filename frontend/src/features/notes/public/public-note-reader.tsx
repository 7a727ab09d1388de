import { ActionIcon, Anchor, Button, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Role } from '../../../../../core/accounts/role.ts';
import type { NoteDocument } from '../../../../../core/notes/note-document.ts';
import { noteText } from '../../../../../core/notes/note-text.ts';
import { outlineOf } from '../../../../../core/notes/note-outline.ts';
import type { PublicNoteWithContentFragment } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { courseNotesTab } from '../../../lib/notes/note-address.ts';
import { questionsFromNoteAddress } from '../../../lib/notes/note-questions.ts';
import { useCourseNoteActions } from '../../../lib/notes/use-course-note-actions.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { type Backlink, Backlinks } from '../backlinks.tsx';
import { ReadOnlyNote } from '../../../ui/note-editor/read-only-note.tsx';
import { titleOf } from '../../../lib/notes/note-title.ts';
import { QuestionsLink } from '../questions-link.tsx';
import styles from '../note.module.css';
import { cleanContent } from '../../../lib/notes/note-content.ts';
import { headingAnchors } from './heading-anchors.ts';
import { NoteNeighbours } from './note-neighbours.tsx';
import { NoteOutline } from './note-outline.tsx';

/** The comparison of versions needs more code of the editor, so it is loaded on first use. */
const NoteHistory = lazyChunk(73, async () => (await import('./history/note-history.tsx')).NoteHistory);

const historyNotLoaded = (retry: () => void) => (
  <Failure message="The history didn’t load. Check the connection and try again." onRetry={retry} />
);

interface PublicNoteReaderProps {
  note: PublicNoteWithContentFragment;
  canEdit: boolean;
  role: Role;
  backlinks: readonly Backlink[];
  onEdit: () => void;
  /** Called after an earlier version was restored. */
  onChanged: (note: PublicNoteWithContentFragment) => void;
}

/** A note of a course, to read. Instructors who can edit it also see its history. */
export function PublicNoteReader({
  note,
  canEdit,
  role,
  backlinks,
  onEdit,
  onChanged,
}: PublicNoteReaderProps) {
  const { courseId, authorName, updatedAt } = note;
  const [showsHistory, setShowsHistory] = useState(false);
  const content = useMemo(() => cleanContent(note.content), [note.content]);
  const isEmpty = noteText(content).trim() === '';
  return (
    <div className={`wrap ${styles.screen}`} data-wide={showsHistory || undefined}>
      <div className={styles.bar}>
        <Anchor component={Link} to={courseNotesTab(courseId)} className={styles.back ?? ''}>
          <IconChevronLeft size={16} aria-hidden />
          Course notes
        </Anchor>
        {showsHistory ? null : (
          <QuestionsLink to={questionsFromNoteAddress(note, { role, isEditor: canEdit })} />
        )}
        {canEdit ? (
          <EditorActions
            note={note}
            showsHistory={showsHistory}
            onEdit={onEdit}
            onHistory={() => setShowsHistory(!showsHistory)}
          />
        ) : null}
      </div>
      <article className={styles.page}>
        <h1 className={styles.readTitle}>{titleOf(note)}</h1>
        <p className={styles.facts}>
          Changed {ago(updatedAt)}
          {authorName === '' ? '' : ` by ${authorName}`}
        </p>
        {showsHistory ? (
          <ErrorBoundary fallback={historyNotLoaded}>
            <Suspense fallback={<Skeleton height={180} mt="md" />}>
              <NoteHistory
                note={note}
                onRestored={(restored) => {
                  setShowsHistory(false);
                  onChanged(restored);
                  screenHeading()?.focus();
                }}
              />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Text key={note.revision} content={content} />
        )}
        {isEmpty && !showsHistory ? <p className={styles.facts}>Nothing is written here yet.</p> : null}
      </article>
      {showsHistory ? null : (
        <>
          <NoteNeighbours courseId={courseId} id={note.id} />
          <Backlinks notes={backlinks} />
        </>
      )}
    </div>
  );
}

/** The text of the note, with its table of contents if it has several headings. */
function Text({ content }: { content: NoteDocument }) {
  const outline = useMemo(() => outlineOf(content), [content]);
  const [anchors] = useState(() => [headingAnchors(outline.map(({ anchor }) => anchor))]);
  useEffect(() => {
    // The browser looked for the section of the URL before the note had loaded.
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    if (anchor !== '') document.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView();
  }, []);
  return (
    <>
      <NoteOutline outline={outline} />
      <ReadOnlyNote content={content} more={anchors} label="Text" />
    </>
  );
}

interface EditorActionsProps {
  note: PublicNoteWithContentFragment;
  showsHistory: boolean;
  onEdit: () => void;
  onHistory: () => void;
}

function EditorActions({ note, showsHistory, onEdit, onHistory }: EditorActionsProps) {
  const { remove } = useCourseNoteActions(note.courseId);
  const navigate = useNavigate();
  const removeNote = async () => {
    if (await remove(note)) await navigate(courseNotesTab(note.courseId));
  };
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        aria-expanded={showsHistory}
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={onHistory}
      >
        {showsHistory ? 'Close the history' : 'History'}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Delete the note"
        title="Delete"
        onClick={() => void removeNote()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      {showsHistory ? null : (
        <Button size="compact-md" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          Edit
        </Button>
      )}
    </>
  );
}
