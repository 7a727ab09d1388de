import { Anchor, Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { courseNotesTab, publicNoteAddress } from '../../../lib/notes/note-address.ts';
import { NoteTitle } from '../note-head.tsx';
import { NotePage } from '../note-page.tsx';
import styles from '../note.module.css';
import { SaveLine } from '../save-line.tsx';
import type { SavedNote } from '../saving/note-fields.ts';
import type { NoteSaver } from '../saving/note-saver.ts';
import { hasUnsaved } from '../saving/note-state.ts';

interface PublicNoteEditorProps {
  saver: NoteSaver;
  courseId: string;
  /** Called with the saved note when the user has finished. */
  onDone: (saved: SavedNote) => void;
}

/** A note of a course while an instructor writes it. It is saved as it is typed, like the user's own notes. */
export function PublicNoteEditor({ saver, courseId, onDone }: PublicNoteEditorProps) {
  const navigate = useNavigate();
  const isUnsaved = useStore(saver.store, hasUnsaved);
  const finish = async () => {
    if (!(await saver.save())) return;
    const { saved } = saver.store.getState();
    if (saved === null) await navigate(courseNotesTab(courseId));
    else onDone(saved);
  };
  return (
    <NotePage
      saver={saver}
      addressOf={(id) => publicNoteAddress(courseId, id)}
      bar={
        <div className={styles.bar}>
          <Anchor component={Link} to={courseNotesTab(courseId)} className={styles.back ?? ''}>
            <IconChevronLeft size={16} aria-hidden />
            Course notes
          </Anchor>
          <SaveLine saver={saver} />
          <Button size="compact-md" variant={isUnsaved ? 'default' : 'filled'} onClick={() => void finish()}>
            Done
          </Button>
        </div>
      }
      head={
        <>
          <NoteTitle saver={saver} />
          <p className={styles.audience}>
            Everybody in the course reads what you write, as soon as it is saved.
          </p>
        </>
      }
    />
  );
}
