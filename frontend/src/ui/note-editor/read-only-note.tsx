import { Typography } from '@mantine/core';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import type { NoteDocument } from '../../../../core/notes/note-document.ts';
import { noteExtensions } from './note-extensions.ts';
import { editorContent } from '../../lib/notes/note-content.ts';
import styles from './note-text.module.css';

/** Marks the paragraphs, lists and other blocks that another version does not have. */
const markedChanges = (content: NoteDocument, other: NoteDocument) => {
  const known = new Set(other.content?.map((block) => JSON.stringify(block)));
  const isChanged = content.content?.map((block) => !known.has(JSON.stringify(block))) ?? [];
  return Extension.create({
    name: 'markedChanges',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const found: Decoration[] = [];
            doc.forEach((block, at, index) => {
              if (isChanged[index] === true)
                found.push(Decoration.node(at, at + block.nodeSize, { 'data-changed': 'true' }));
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ],
  });
};

interface ReadOnlyNoteProps {
  content: NoteDocument;
  /** The version to compare with: blocks that it does not have are marked. */
  other?: NoteDocument;
  /** More of the editor's extensions, for example to mark parts. They are read once. */
  more?: readonly Extension[];
  /** Accessible name of the text. */
  label: string;
}

const nothing: readonly Extension[] = [];

/** The text of a version of a note. */
export function ReadOnlyNote({ content, other = content, more = nothing, label }: ReadOnlyNoteProps) {
  const editor = useEditor({
    extensions: [...noteExtensions, markedChanges(content, other), ...more],
    content: editorContent(content),
    editable: false,
    injectCSS: false,
    // It gets the focus because a wide table scrolls.
    editorProps: { attributes: { role: 'group', 'aria-label': label, tabindex: '0' } },
  });
  return (
    <Typography className={styles.text ?? ''}>
      <EditorContent editor={editor} />
    </Typography>
  );
}
