import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { canEditWith } from '../../../../../core/courses/course-staff.ts';
import type { CourseNotesQuery } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import {
  courseNotesAddress,
  newPublicNoteAddress,
  publicNoteAddress,
} from '../../../lib/notes/note-address.ts';
import { courseNotesQuery, deletedCourseNotesQuery } from '../../../lib/notes/public-note-documents.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import { useCourseNoteActions } from '../../../lib/notes/use-course-note-actions.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Failure } from '../../../ui/failure.tsx';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { accessTo } from '../model/saved-course.ts';
import { usePlanner } from '../store/use-planner.ts';
import styles from './course-notes-page.module.css';

type Note = NonNullable<CourseNotesQuery['publicNotes']>[number];

/** The notes of a course in the reading order. Instructors of the course write, order and delete them. */
export function CourseNotesPage({ courseId }: { courseId: string }) {
  const session = useSession({ fetches: false });
  const canEditCourse = usePlanner(({ saved }) => saved !== null && canEditWith(accessTo(saved)));
  const isWriter = canEditCourse && session.status === 'signedIn' && session.user.role !== 'Student';
  const { data, error, refetch } = useQuery(courseNotesQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const notes = data?.publicNotes;
  return (
    <>
      <Title order={2}>Course notes</Title>
      {error ? (
        <Failure
          mt="md"
          title="The notes could not be fetched"
          message={failureMessage(error)}
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        />
      ) : null}
      {notes || error ? null : <Skeleton height={96} mt="sm" />}
      {notes?.length === 0 ? (
        <Text mt="sm" maw={560}>
          {isWriter
            ? 'No notes yet. Write what the people in this course should read: they see it as soon as it is saved.'
            : 'No notes yet. What the instructors of this course write for you appears here.'}
        </Text>
      ) : null}
      {notes && notes.length > 0 ? <NoteList courseId={courseId} notes={notes} isWriter={isWriter} /> : null}
      <Group mt="md" gap="sm">
        {isWriter ? (
          <Button component={Link} to={newPublicNoteAddress(courseId)}>
            Write a note
          </Button>
        ) : null}
        <Button variant="default" component={Link} to={courseNotesAddress(courseId)}>
          Your own notes about this course
        </Button>
      </Group>
      {isWriter ? <DeletedNotes courseId={courseId} /> : null}
    </>
  );
}

interface NoteListProps {
  courseId: string;
  notes: readonly Note[];
  isWriter: boolean;
}

function NoteList({ courseId, notes, isWriter }: NoteListProps) {
  const { remove, order } = useCourseNoteActions(courseId);
  const ids = notes.map(({ id }) => id);
  // The buttons at both ends stay focusable, so that a note that was moved there keeps the focus.
  const move = (from: number, by: 1 | -1) => {
    if (from + by < 0 || from + by >= ids.length) return;
    const moved = ids.toSpliced(from, 1).toSpliced(from + by, 0, ...ids.slice(from, from + 1));
    void order(moved);
  };
  return (
    <ol className={styles.list} aria-label="Notes of this course">
      {notes.map((note, at) => {
        const title = titleOf(note);
        const { id, excerpt, authorName, updatedAt } = note;
        return (
          <li key={id}>
            <div className={styles.words}>
              <Link to={publicNoteAddress(courseId, id)} className={styles.title}>
                {title}
              </Link>
              {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
              <p className={styles.facts}>
                Changed {ago(updatedAt)}
                {authorName === '' ? '' : ` by ${authorName}`}
              </p>
            </div>
            {isWriter ? (
              <div className={styles.actions}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  data-disabled={at === 0}
                  aria-disabled={at === 0}
                  aria-label={`Move ${title} up`}
                  title="Move up"
                  onClick={() => move(at, -1)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  data-disabled={at === notes.length - 1}
                  aria-disabled={at === notes.length - 1}
                  aria-label={`Move ${title} down`}
                  title="Move down"
                  onClick={() => move(at, 1)}
                >
                  <IconArrowDown size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={`Delete ${title}`}
                  title="Delete"
                  onClick={() => void remove(note)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** The deleted notes of the course that can be restored. Hidden if there are none, or if they did not load. */
function DeletedNotes({ courseId }: { courseId: string }) {
  const { data } = useQuery(deletedCourseNotesQuery, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const { restore } = useCourseNoteActions(courseId);
  const notes = data?.deletedPublicNotes ?? [];
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="deleted-course-notes">
      <Title order={3} id="deleted-course-notes" mt="xl">
        Recently deleted
      </Title>
      <ul className={styles.list} aria-labelledby="deleted-course-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <div className={styles.words}>
              {titleOf(note)}
              <p className={styles.facts}>
                Deleted {ago(note.deletedAt)}. You can restore it until{' '}
                <DateTimeText at={note.restoreExpiresAt} />
              </p>
            </div>
            <Button
              variant="default"
              aria-label={`Restore ${titleOf(note)}`}
              onClick={() => void restore(note)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
