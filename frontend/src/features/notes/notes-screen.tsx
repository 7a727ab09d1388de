import { useQuery } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { newNoteAddress } from '../../lib/notes/note-address.ts';
import { PagedList } from '../../ui/list/paged-list.tsx';
import { pageSize, usePagesOf } from '../../ui/list/use-pages.ts';
import { SessionGate } from '../../ui/session-gate.tsx';
import { DeletedNotes } from './list/deleted-notes.tsx';
import { NoteFilters } from './list/note-filters.tsx';
import { NoteRow } from './list/note-row.tsx';
import styles from './list/notes.module.css';
import { useNoteActions } from './list/use-note-actions.ts';
import { useNoteSearch } from './list/use-note-search.ts';
import { ExportAllButton, ImportButton } from './transfer/notes-transfer.tsx';
import { notesQuery } from './note-documents.ts';
import { useCourseChoices } from './use-course-choices.ts';

const title = 'Notes';
const reason = 'Notes are saved with an account, so that you find them on every device.';

/** The user's notes. */
export function NotesScreen() {
  return (
    <SessionGate title={title} reason={reason}>
      {() => <Notes />}
    </SessionGate>
  );
}

/** A link to a new note. A note that is written while the list shows a course is about this course. */
function NewNote({ courseId }: { courseId: string | null }) {
  return (
    <Button component={Link} to={newNoteAddress(courseId)} leftSection={<IconPlus size={16} aria-hidden />}>
      New note
    </Button>
  );
}

/** Explains the list while it is empty. */
function NoNotes() {
  return (
    <section className={styles.empty}>
      <Title order={2}>No notes yet</Title>
      <Text mt={4} mb="md" maw={520} c="dimmed">
        Write down what you want to remember. A note is saved as you type, and you find it again by its words,
        its tags or its course.
      </Text>
      <Group gap="sm">
        <NewNote courseId={null} />
        <ImportButton />
      </Group>
    </section>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <>
      No matching notes.{' '}
      <Button size="compact-md" variant="subtle" onClick={onClear}>
        Show all notes
      </Button>
    </>
  );
}

function Notes() {
  const search = useNoteSearch();
  const pages = usePagesOf(JSON.stringify(search.query));
  const notes = useQuery(notesQuery, {
    variables: { ...search.query, first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const { data = notes.previousData, loading, error, refetch } = notes;
  const courses = useCourseChoices();
  const { setPinned, remove, restore } = useNoteActions();
  const list = data?.notes;
  const isEmpty = list?.totalCount === 0 && !search.isFiltered && !loading && !error;
  const names = new Map(courses.map(({ value, label }) => [value, label]));
  const removeNote = async (note: { id: string; title: string }) => {
    const isLastOfPage = list?.nodes.length === 1 && pages.after !== null;
    if ((await remove(note)) && isLastOfPage) pages.back();
  };
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {isEmpty ? null : (
          <Group gap="sm">
            <ImportButton />
            <ExportAllButton />
            <NewNote courseId={search.chosen.courseId} />
          </Group>
        )}
      </div>
      {isEmpty ? (
        <NoNotes />
      ) : (
        <>
          <NoteFilters search={search} courses={courses} />
          <PagedList
            noun={{ one: 'note', many: 'notes' }}
            list={list}
            loading={loading}
            error={error}
            onRetry={() => refetch()}
            pages={pages}
            empty={<NothingFound onClear={search.clear} />}
          >
            {(nodes) => (
              <ul className={styles.rows} aria-label="Notes">
                {nodes.map((note) => (
                  <NoteRow
                    key={note.id}
                    note={note}
                    courseName={note.courseId === null ? undefined : names.get(note.courseId)}
                    onTag={(tag) => search.choose({ tag })}
                    onPin={() => void setPinned(note, !note.isPinned)}
                    onDelete={() => void removeNote(note)}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        </>
      )}
      <DeletedNotes onRestore={(note) => void restore(note)} />
    </div>
  );
}
