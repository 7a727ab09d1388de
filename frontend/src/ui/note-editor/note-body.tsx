import { Typography, VisuallyHidden } from '@mantine/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { NoteDocument } from '../../../../core/notes/note-document.ts';
import { cleanContent, editorContent } from '../../lib/notes/note-content.ts';
import { Failure } from '../failure.tsx';
import { CodeLanguage } from './code-language.tsx';
import { FormatBar } from './format-bar.tsx';
import { noteExtensions } from './note-extensions.ts';
import styles from './note-text.module.css';

const hintId = 'note-keys';

const contentOf = (editor: Editor) => cleanContent(editor.getJSON());

interface NoteBodyProps {
  /** It is read once: another content needs another key. */
  content: NoteDocument;
  /** Accessible name of the text. */
  label: string;
  /**
   * Called with the content as the editor shows it, before the user changes anything. An editor adds for example an empty
   * last line, which is no change of the user.
   */
  onAdopt: (content: NoteDocument) => void;
  onChange: (content: NoteDocument) => void;
}

/** The text of a note, and the bar with its formats. */
export function NoteBody({ content, label, onAdopt, onChange }: NoteBodyProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  const focusBar = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const editor = useEditor({
    extensions: noteExtensions,
    content: editorContent(content),
    injectCSS: false,
    enableContentCheck: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': hintId,
        'data-placeholder': 'Write here…',
      },
      handleKeyDown: (_view, { key, isComposing }) => {
        if (key !== 'Escape' || isComposing) return false;
        focusBar();
        return true;
      },
    },
    // Otherwise the parts that this version of the site does not know would be lost with the next change.
    onContentError: () => setUnknown(true),
    onCreate: ({ editor: created }) => {
      // The plugins complete the document after the first transaction, for example with an empty last line.
      created.view.dispatch(created.state.tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
      onAdopt(contentOf(created));
    },
    onUpdate: ({ editor: changed }) => onChange(contentOf(changed)),
  });
  if (isUnknown)
    return (
      <Failure
        mt="md"
        title="The text cannot be shown"
        message="It has parts that this version of the site does not know. Nothing was changed. Reload the page."
      />
    );
  return (
    <>
      <FormatBar ref={bar} editor={editor} />
      <CodeLanguage editor={editor} />
      <VisuallyHidden id={hintId}>Escape goes to the formats.</VisuallyHidden>
      <Typography className={styles.text ?? ''}>
        <EditorContent editor={editor} />
      </Typography>
    </>
  );
}
