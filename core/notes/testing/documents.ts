import type { NoteNode } from '../note-document.ts';

/** A paragraph with a plain text. */
export const paragraph = (text: string): NoteNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

/** A document with these blocks. */
export const documentOf = (...content: readonly NoteNode[]) => ({ type: 'doc', content }) as const;

/** A document with a paragraph for each text. */
export const textDocument = (...texts: readonly string[]) => documentOf(...texts.map(paragraph));

const marked = (text: string, ...types: readonly string[]): NoteNode => ({
  type: 'text',
  text,
  marks: types.map((type) =>
    type === 'link' ? { type, attrs: { href: 'https://school.example/a' } } : { type },
  ),
});

const cellOf = (type: 'tableCell' | 'tableHeader', text: string): NoteNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: [120] },
  content: [paragraph(text)],
});

/** A document with every node, mark and attribute of a note. */
export const completeDocument = documentOf(
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Limits' }] },
  {
    type: 'paragraph',
    content: [
      marked('bold', 'bold'),
      marked(' italic', 'italic'),
      marked(' under', 'underline'),
      marked(' struck', 'strike'),
      marked(' code', 'code'),
      { type: 'hardBreak' },
      marked('a link', 'link'),
    ],
  },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('point')] }] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph('third')] }],
  },
  {
    type: 'taskList',
    content: [
      { type: 'taskItem', attrs: { checked: true }, content: [paragraph('done')] },
      { type: 'taskItem', content: [paragraph('open')] },
    ],
  },
  { type: 'blockquote', content: [paragraph('quoted')] },
  { type: 'codeBlock', attrs: { language: 'python' }, content: [{ type: 'text', text: 'x = 1\ny = 2' }] },
  { type: 'horizontalRule' },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'so ' },
      { type: 'formula', attrs: { tex: 'x^2' } },
      { type: 'text', text: ' grows' },
    ],
  },
  { type: 'formulaBlock', attrs: { tex: '\\sum_{n=1}^k n' } },
  {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cellOf('tableHeader', 'n'), cellOf('tableHeader', '1/n')] },
      { type: 'tableRow', content: [cellOf('tableCell', '2'), cellOf('tableCell', '0.5')] },
    ],
  },
);
