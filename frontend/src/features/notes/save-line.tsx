import { Button } from '@mantine/core';
import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useStore } from 'zustand';
import styles from './note.module.css';
import type { NoteSaver } from './saving/note-saver.ts';
import { hasUnsaved, type NoteState } from './saving/note-state.ts';

/** What is not saved, and where it is until then. */
function troubleOf({ failure, isKept }: NoteState): string | null {
  if (failure === null) return null;
  const where = isKept
    ? 'Your changes are kept on this device.'
    : 'This browser does not store your changes. Don’t close the page.';
  return `Not saved: ${failure.message} ${where}`;
}

/** Shows whether the server has the note. Screen readers announce problems, but not success. */
export function SaveLine({ saver }: { saver: NoteSaver }) {
  const { store } = saver;
  const trouble = useStore(store, troubleOf);
  const kind = useStore(store, ({ failure }) => failure?.kind);
  const isDirty = useStore(store, hasUnsaved);
  const isSaved = useStore(store, ({ saved }) => saved !== null) && !isDirty;
  const isFine = trouble === null;
  return (
    <div className={styles.status} data-trouble={!isFine || undefined}>
      {isFine && isDirty ? (
        <span>
          <IconLoader2 size={16} aria-hidden />
          Saving…
        </span>
      ) : null}
      {isFine && isSaved ? (
        <span>
          <IconCheck size={16} aria-hidden />
          Saved
        </span>
      ) : null}
      {isFine && !isDirty && !isSaved ? <span>Saved as you type</span> : null}
      {isFine ? null : <IconCloudOff size={16} aria-hidden />}
      <output>{trouble ?? ''}</output>
      {kind === 'gone' ? (
        <Button size="compact-sm" variant="default" onClick={() => void saver.saveAsNew()}>
          Save as a new note
        </Button>
      ) : null}
      {kind === 'noAnswer' || kind === 'refused' ? (
        <Button size="compact-sm" variant="default" onClick={() => void saver.save()}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
