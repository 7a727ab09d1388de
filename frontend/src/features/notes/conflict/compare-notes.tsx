import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { ago } from '../../../lib/ago.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { ReadOnlyNote } from '../../../ui/note-editor/read-only-note.tsx';
import { titleOf } from '../../../lib/notes/note-title.ts';
import type { NoteFields, SavedNote } from '../saving/note-fields.ts';
import type { NoteSaver } from '../saving/note-saver.ts';
import { useCourseChoices } from '../use-course-choices.ts';
import styles from './compare.module.css';

interface VersionProps {
  id: string;
  name: string;
  fields: NoteFields;
  other: NoteFields;
  /** Whether the note belongs to a course, so that it has no tags and no other course. */
  isPublic: boolean;
}

/** One of the two versions. What the other one does not have is marked. */
function Version({ id, name, fields, other, isPublic }: VersionProps) {
  const courses = useCourseChoices({ isFetched: true });
  const { tags, courseId, content } = fields;
  const course = courses.find(({ value }) => value === courseId)?.label;
  const facts = isPublic
    ? []
    : [course ?? (courseId === null ? 'No course' : 'Another course'), tags.join(', ') || 'No tags'];
  return (
    <section className={styles.version} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <p className={styles.title} data-changed={fields.title.trim() !== other.title.trim() || undefined}>
        {titleOf(fields)}
      </p>
      {facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>}
      <ReadOnlyNote content={content} other={other.content} label={`Text: ${name}`} />
    </section>
  );
}

interface CompareNotesProps {
  saver: NoteSaver;
  theirs: SavedNote;
  /** URL of a note. */
  addressOf: (id: string) => string;
}

/**
 * Shows this tab's version next to the one that was saved elsewhere. Nothing is overwritten until the user has chosen,
 * and Undo brings the other version back.
 */
export function CompareNotes({ saver, theirs, addressOf }: CompareNotesProps) {
  const isPublic = theirs.author !== null;
  const byWhom = isPublic ? `by ${theirs.author || 'somebody else'}` : 'in another tab or on another device';
  const mine = useStore(saver.store, ({ fields }) => fields);
  const failure = useStore(saver.store, (state) => state.failure);
  const isSending = useStore(saver.store, (state) => state.isSending);
  const navigate = useNavigate();
  useEffect(() => screenHeading()?.focus(), []);
  const undoable = (message: string, other: NoteFields | null) => {
    if (other === null) return;
    showUndo(message, () => saver.replace(other), { owner: saver });
    screenHeading()?.focus();
  };
  const keepBoth = async () => {
    const created = await saver.keepBoth();
    if (created === null) return;
    showNotice({
      message: 'Your version is saved as another note.',
      action: { label: 'Open it', onClick: () => void navigate(addressOf(created.id)) },
    });
    screenHeading()?.focus();
  };
  return (
    <>
      <Title order={2}>This note was changed {byWhom}</Title>
      <Text mt={4}>
        The other version was saved {ago(theirs.updatedAt)}. Nothing is overwritten until you choose. What is
        only in one version has a line beside it.
      </Text>
      {failure === null ? null : (
        <Text mt="sm" c="danger" role="alert">
          Not saved: {failure.message}
        </Text>
      )}
      <Group mt="md" gap="sm">
        <Button
          variant="default"
          disabled={isSending}
          onClick={() => undoable('Your version is kept.', saver.keepMine())}
        >
          Keep my version
        </Button>
        <Button
          variant="default"
          disabled={isSending}
          onClick={() => undoable('The other version is kept.', saver.keepTheirs())}
        >
          Keep the other version
        </Button>
        <Button loading={isSending} onClick={() => void keepBoth()}>
          Keep both
        </Button>
      </Group>
      <div className={styles.versions}>
        <Version
          id="mine"
          name="My version, on this screen"
          fields={mine}
          other={theirs.fields}
          isPublic={isPublic}
        />
        <Version
          id="theirs"
          name={`The other version, saved ${byWhom}`}
          fields={theirs.fields}
          other={mine}
          isPublic={isPublic}
        />
      </div>
    </>
  );
}
