import { Typography, VisuallyHidden } from '@mantine/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Failure } from '../../../ui/failure.tsx';
import { cleanContent, editorContent } from '../saving/note-fields.ts';
import type { NoteSaver } from '../saving/note-saver.ts';
import { CodeLanguage } from './code-language.tsx';
import { FormatBar } from './format-bar.tsx';
import { noteExtensions } from './note-extensions.ts';
import styles from './note-text.module.css';

const hintId = 'note-keys';

const contentOf = (editor: Editor) => cleanContent(editor.getJSON());

/** The text of a note, and the bar with its formats. It reads the content once: another content needs another key. */
export function NoteBody({ saver }: { saver: NoteSaver }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  const focusBar = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const editor = useEditor({
    extensions: noteExtensions,
    content: editorContent(saver.store.getState().fields.content),
    injectCSS: false,
    enableContentCheck: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text',
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
      saver.adopt(contentOf(created));
    },
    onUpdate: ({ editor: changed }) => saver.change({ content: contentOf(changed) }),
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
