import { Extension } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { loadMarkdown } from './markdown/load-markdown.ts';
import { looksLikeMarkdown } from './markdown/looks-like-markdown.ts';

/** A pasted text that is plain until the code that reads Markdown has loaded. */
interface Pasted {
  readonly from: number;
  readonly to: number;
}

const key = new PluginKey<Pasted | null>('pasteMarkdown');

/** Formats the pasted text, as a step of its own: Undo brings the plain text back. */
async function format(view: EditorView, source: string): Promise<void> {
  // Without its code, for example offline, the text stays plain.
  const markdown = await loadMarkdown().catch(() => null);
  if (markdown === null || view.isDestroyed) return;
  const pasted = key.getState(view.state);
  if (!pasted) return;
  const { document } = markdown.readMarkdown(source);
  const content = Fragment.fromJSON(view.state.schema, document.content);
  const transaction = closeHistory(view.state.tr)
    .replaceRange(pasted.from, pasted.to, Slice.maxOpen(content))
    .setMeta(key, null)
    .scrollIntoView();
  view.dispatch(transaction);
}

/** Inserts a paragraph for each line. An editor's own paste would format single words, which Undo would leave formatted. */
function insertPlain(view: EditorView, text: string): void {
  const { schema, tr } = view.state;
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '');
  const paragraphs = lines.map((line) => schema.node('paragraph', null, schema.text(line)));
  view.dispatch(tr.replaceSelection(Slice.maxOpen(Fragment.from(paragraphs))).scrollIntoView());
}

/** Pasted plain text that is Markdown becomes formatted. With Shift it stays as it is. */
export const pasteMarkdown = Extension.create({
  name: 'pasteMarkdown',
  addProseMirrorPlugins: () => {
    let isShift = false;
    return [
      new Plugin<Pasted | null>({
        key,
        state: {
          init: () => null,
          apply: (transaction, value) => {
            const set = transaction.getMeta(key) as Pasted | null | undefined;
            if (set !== undefined) return set;
            if (value === null || !transaction.docChanged) return value;
            const { mapping } = transaction;
            return { from: mapping.map(value.from, 1), to: mapping.map(value.to, -1) };
          },
        },
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              isShift = event.shiftKey;
              return false;
            },
          },
          handlePaste: (view, event) => {
            const data = event.clipboardData;
            const text = data?.getData('text/plain') ?? '';
            const { $from, from } = view.state.selection;
            const isPlain = isShift || data?.types.includes('text/html') === true;
            if (isPlain || $from.parent.type.spec.code === true || !looksLikeMarkdown(text)) return false;
            insertPlain(view, text);
            view.dispatch(view.state.tr.setMeta(key, { from, to: view.state.selection.to }));
            void format(view, text);
            return true;
          },
        },
      }),
    ];
  },
});
