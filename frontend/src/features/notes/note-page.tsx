import { VisuallyHidden } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { noteAddress } from '../../lib/notes/note-address.ts';
import { useNoticesOf } from '../../lib/notices-of.ts';
import { useStayingAt } from '../../lib/use-staying-at.ts';
import { CompareNotes } from './conflict/compare-notes.tsx';
import { NoteOffers } from './conflict/note-offers.tsx';
import { NoteBody } from './editor/note-body.tsx';
import { LeaveWindow } from './leave-window.tsx';
import { NoteBar, NoteHead } from './note-head.tsx';
import styles from './note.module.css';
import { titleOf } from './note-title.ts';
import type { NoteSaver } from './saving/note-saver.ts';
import { useAutosave } from './saving/use-autosave.ts';

/** A note that is open. While there is another version of it, both are shown side by side instead. */
export function NotePage({ saver }: { saver: NoteSaver }) {
  const { store } = saver;
  const theirs = useStore(store, (state) => state.theirs);
  const contentSerial = useStore(store, (state) => state.contentSerial);
  const heading = useStore(store, ({ saved, fields }) =>
    saved === null ? 'New note' : `Note: ${titleOf(fields)}`,
  );
  useAutosave(saver);
  useNoteAddress(saver);
  useNoticesOf(saver);
  return (
    <div className={`wrap ${styles.screen}`} data-wide={theirs !== null || undefined}>
      <VisuallyHidden component="h1">{heading}</VisuallyHidden>
      {theirs === null ? (
        <>
          <NoteOffers saver={saver} />
          <NoteBar saver={saver} />
          <article className={styles.page}>
            <NoteHead saver={saver} />
            <NoteBody key={contentSerial} saver={saver} />
          </article>
        </>
      ) : (
        <CompareNotes saver={saver} theirs={theirs} />
      )}
      <LeaveWindow saver={saver} />
    </div>
  );
}

/** Changes the URL after a new note was created. The screen stays. */
function useNoteAddress({ store }: NoteSaver): void {
  const { id } = useParams();
  const savedId = useStore(store, ({ saved }) => saved?.id);
  useStayingAt(savedId === undefined || savedId === id ? null : { pathname: noteAddress(savedId) });
}
