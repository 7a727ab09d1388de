import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useNoticesOf } from '../../lib/notices-of.ts';
import { useStayingAt } from '../../lib/use-staying-at.ts';
import { CompareNotes } from './conflict/compare-notes.tsx';
import { NoteOffers } from './conflict/note-offers.tsx';
import { NoteBody } from '../../ui/note-editor/note-body.tsx';
import { LeaveWindow } from './leave-window.tsx';
import styles from './note.module.css';
import { titleOf } from '../../lib/notes/note-title.ts';
import type { NoteSaver } from './saving/note-saver.ts';
import { useAutosave } from './saving/use-autosave.ts';

interface NotePageProps {
  saver: NoteSaver;
  /** URL of the note, which changes when a new note gets its ID. */
  addressOf: (id: string) => string;
  /** Above the page: the way back, whether the note is saved, and actions. */
  bar: ReactNode;
  /** The fields above the text. */
  head: ReactNode;
  /** Below the page. */
  foot?: ReactNode;
}

/** A note that is open. While there is another version of it, both are shown side by side instead. */
export function NotePage({ saver, addressOf, bar, head, foot = null }: NotePageProps) {
  const { store } = saver;
  const theirs = useStore(store, (state) => state.theirs);
  const contentSerial = useStore(store, (state) => state.contentSerial);
  const heading = useStore(store, ({ saved, fields }) =>
    saved === null ? 'New note' : `Note: ${titleOf(fields)}`,
  );
  useAutosave(saver);
  useNoteAddress(saver, addressOf);
  useNoticesOf(saver);
  return (
    <div className={`wrap ${styles.screen}`} data-wide={theirs !== null || undefined}>
      <VisuallyHidden component="h1">{heading}</VisuallyHidden>
      {theirs === null ? (
        <>
          <NoteOffers saver={saver} />
          {bar}
          <article className={styles.page}>
            {head}
            <NoteBody
              key={contentSerial}
              content={store.getState().fields.content}
              label="Text"
              onAdopt={(content) => saver.adopt(content)}
              onChange={(content) => saver.change({ content })}
            />
          </article>
          {foot}
        </>
      ) : (
        <CompareNotes saver={saver} theirs={theirs} addressOf={addressOf} />
      )}
      <LeaveWindow saver={saver} />
    </div>
  );
}

/** Changes the URL after a new note was created. The screen stays. */
function useNoteAddress({ store }: NoteSaver, addressOf: NotePageProps['addressOf']): void {
  const { id } = useParams();
  const savedId = useStore(store, ({ saved }) => saved?.id);
  useStayingAt(savedId === undefined || savedId === id ? null : { pathname: addressOf(savedId) });
}
