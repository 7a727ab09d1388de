import { useQuery } from '@apollo/client/react';
import { ActionIcon, Anchor, Select, TagsInput, Textarea } from '@mantine/core';
import { IconChevronLeft, IconPin, IconPinFilled, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { noteLimits } from '../../../../core/notes/note-limits.ts';
import { checkTags, cleanTags } from '../../../../core/notes/note-tags.ts';
import type { Role } from '../../../../core/accounts/role.ts';
import { stopAsking } from '../../lib/leaving.ts';
import { questionsFromNoteAddress } from '../../lib/notes/note-questions.ts';
import { paths } from '../../lib/paths.ts';
import { useNoteActions } from './list/use-note-actions.ts';
import styles from './note.module.css';
import { noteTagsQuery } from './note-documents.ts';
import { titleOf } from '../../lib/notes/note-title.ts';
import { ExportNote } from './transfer/export-note.tsx';
import { QuestionsLink } from './questions-link.tsx';
import { SaveLine } from './save-line.tsx';
import type { NoteSaver } from './saving/note-saver.ts';
import { useCourseChoices } from './use-course-choices.ts';

/** Value of the option 'No course'. No course has this ID. */
const none = '';

/** The text of the note begins below the title: Enter in the title goes there. */
function goToText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('main [role="textbox"][aria-multiline]')?.focus();
}

/** The title of a note, which is also the field in which a new note begins. */
export function NoteTitle({ saver }: { saver: NoteSaver }) {
  const title = useStore(saver.store, ({ fields }) => fields.title);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (saver.store.getState().saved === null) field.current?.focus();
  }, [saver]);
  return (
    <Textarea
      classNames={{ input: styles.title ?? '' }}
      variant="unstyled"
      autosize
      minRows={1}
      aria-label="Title"
      placeholder="Title"
      maxLength={noteLimits.title}
      ref={field}
      value={title}
      onKeyDown={goToText}
      onChange={({ currentTarget }) =>
        saver.change({ title: currentTarget.value.replaceAll(/[\r\n\t]+/g, ' ') })
      }
      onBlur={() => void saver.save()}
    />
  );
}

function Tags({ saver }: { saver: NoteSaver }) {
  const tags = useStore(saver.store, ({ fields }) => fields.tags);
  const { data } = useQuery(noteTagsQuery);
  return (
    <TagsInput
      className={styles.tags ?? ''}
      variant="unstyled"
      aria-label="Tags"
      placeholder={tags.length === 0 ? 'Add tags' : ''}
      data={(data?.noteTags ?? []).map(({ tag }) => tag)}
      maxTags={noteLimits.tags}
      splitChars={[',']}
      error={checkTags(cleanTags(tags))}
      value={[...tags]}
      onChange={(next) => saver.change({ tags: cleanTags(next) })}
    />
  );
}

function Course({ saver }: { saver: NoteSaver }) {
  const courseId = useStore(saver.store, ({ fields }) => fields.courseId);
  const courses = useCourseChoices({ isFetched: true });
  const isKnown = courseId === null || courses.some(({ value }) => value === courseId);
  // The user can have left the course, or its name has not loaded yet.
  const shown = isKnown ? courses : [...courses, { value: courseId, label: 'Another course' }];
  if (shown.length === 0) return null;
  return (
    <Select
      className={styles.course ?? ''}
      variant="unstyled"
      aria-label="Course"
      searchable={shown.length > 10}
      allowDeselect={false}
      data={[{ value: none, label: 'No course' }, ...shown]}
      value={courseId ?? none}
      onChange={(value) => saver.change({ courseId: value === none ? null : value })}
    />
  );
}

/** The pin, and deleting a saved note. */
function Actions({ saver }: { saver: NoteSaver }) {
  const isPinned = useStore(saver.store, ({ fields }) => fields.isPinned);
  const savedId = useStore(saver.store, ({ saved }) => saved?.id ?? null);
  const { remove } = useNoteActions();
  const navigate = useNavigate();
  if (savedId === null) return null;
  const Pin = isPinned ? IconPinFilled : IconPin;
  const removeNote = async () => {
    const { fields } = saver.store.getState();
    // What was written last is in the note when it is restored. If it cannot be saved, it stays on this device.
    await saver.save();
    if (!(await remove({ id: savedId, title: titleOf(fields) }))) return;
    stopAsking();
    await navigate(paths.notes);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color={isPinned ? 'ink' : 'gray'}
        size={36}
        aria-label={isPinned ? 'Unpin the note' : 'Pin the note'}
        title={isPinned ? 'Unpin' : 'Pin: list it first'}
        onClick={() => saver.change({ isPinned: !isPinned })}
      >
        <Pin size={18} aria-hidden />
      </ActionIcon>
      <ExportNote saver={saver} />
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
    </>
  );
}

/** Opens the question generator with this note. What was written last is saved before. */
function MakeQuestions({ saver, role }: { saver: NoteSaver; role: Role }) {
  const id = useStore(saver.store, ({ saved }) => saved?.id ?? null);
  if (id === null) return null;
  return <QuestionsLink to={questionsFromNoteAddress({ id, courseId: null }, { role })} />;
}

/** The way back to the list, whether the note is saved, and actions. */
export function NoteBar({ saver, role }: { saver: NoteSaver; role: Role }) {
  return (
    <div className={styles.bar}>
      <Anchor component={Link} to={paths.notes} className={styles.back ?? ''}>
        <IconChevronLeft size={16} aria-hidden />
        Notes
      </Anchor>
      <SaveLine saver={saver} />
      <Actions saver={saver} />
      <MakeQuestions saver={saver} role={role} />
    </div>
  );
}

/** The title, tags and course of a note. */
export function NoteHead({ saver }: { saver: NoteSaver }) {
  return (
    <>
      <NoteTitle saver={saver} />
      <div className={styles.labels}>
        <Tags saver={saver} />
        <Course saver={saver} />
      </div>
    </>
  );
}
