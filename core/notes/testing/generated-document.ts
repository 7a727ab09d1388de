import * as fc from 'fast-check';
import type { NoteNode } from '../note-document.ts';

/** Texts with all signs of Markdown, at every place. */
const signs = [
  'a',
  'B',
  'ü',
  '1',
  '12',
  ' ',
  '  ',
  '.',
  ')',
  '(',
  '[',
  ']',
  '[x]',
  '[ ] ',
  '!',
  '-',
  '+',
  '*',
  '**',
  '_',
  '__',
  '~',
  '~~',
  '`',
  '```',
  '#',
  '# ',
  '>',
  '<',
  '<b>',
  '</u>',
  '<br>',
  '|',
  ':',
  '=',
  '===',
  '\\',
  '\\(',
  '$',
  '$$',
  '&',
  '&amp;',
  '&#32;',
  '"',
  '“',
  '…',
  '😀',
  '\t',
  '---',
  '1. ',
  '- ',
  '](',
];
const unit = fc.constantFrom(...signs);
const plainText = fc.string({ unit, minLength: 1, maxLength: 8 });
const word = plainText.map((text) => text.trim()).filter((text) => text !== '');

const types = ['bold', 'italic', 'strike', 'underline'] as const;
const href = fc.constantFrom(
  'https://school.example/a_b?c=1&copy;=2',
  'http://school.example/(x)|y',
  'ftp://files.example/*a*',
  'file:///home/ada/a.txt',
  'mailto:ada@school.example',
);
const link = href.map((url) => ({ type: 'link', attrs: { href: url } }));
const formats = fc.subarray(types.map((type) => ({ type })));
const marks = fc
  .tuple(fc.option(link, { nil: null }), formats)
  .map(([linked, others]) => [...(linked ? [linked] : []), ...others])
  .filter((all) => all.length > 0);

const textOf = (text: string, all: readonly object[]) =>
  ({ type: 'text', text, ...(all.length > 0 && { marks: all }) }) as NoteNode;
const text = fc.oneof(
  plainText.map((value) => textOf(value, [])),
  fc.tuple(word, marks).map(([value, all]) => textOf(value, all)),
  fc.tuple(plainText, fc.option(link, { nil: null })).map(([value, linked]) => {
    return textOf(value, [{ type: 'code' }, ...(linked ? [linked] : [])]);
  }),
  href.map((url) => textOf(url, [{ type: 'link', attrs: { href: url } }])),
);
const tex = fc.constantFrom('x', '\\frac{1}{2}', 'a_b*c', '\\$5', '[x](y)', '5');
const formula = tex.map((value) => ({ type: 'formula', attrs: { tex: value } }) as NoteNode);
const inline = fc.array(
  fc.oneof({ weight: 6, arbitrary: text }, formula, fc.constant<NoteNode>({ type: 'hardBreak' })),
  {
    minLength: 1,
    maxLength: 6,
  },
);

const node = (type: string, content: readonly NoteNode[], attrs?: object): NoteNode => ({
  type,
  ...(attrs && { attrs: attrs as Record<string, unknown> }),
  ...(content.length > 0 && { content }),
});

const paragraph = fc.oneof(
  inline.map((content) => node('paragraph', content)),
  fc.constant(node('paragraph', [])),
);
const codeText = fc.string({ unit: fc.oneof(unit, fc.constant('\n')), maxLength: 12 });
const code = fc
  .tuple(codeText, fc.constantFrom(undefined, 'python', 'c++'))
  .map(([value, language]) =>
    node('codeBlock', value === '' ? [] : [textOf(value, [])], language && { language }),
  );
const heading = fc
  .tuple(fc.oneof(inline, fc.constant([])), fc.integer({ min: 1, max: 3 }))
  .map(([content, level]) => node('heading', content, { level }));

/** A table whose first row is its heading, with one paragraph in each cell: others change in Markdown. */
const table = fc.integer({ min: 1, max: 3 }).chain((width) => {
  const row = (type: string) =>
    fc.array(paragraph, { minLength: width, maxLength: width }).map((cells) =>
      node(
        'tableRow',
        cells.map((cell) => node(type, [cell])),
      ),
    );
  return fc
    .tuple(row('tableHeader'), fc.array(row('tableCell'), { maxLength: 2 }))
    .map(([head, rows]) => node('table', [head, ...rows]));
});

const written = inline.map((content) => node('paragraph', content));

const { blocks } = fc.letrec<{ block: NoteNode; blocks: NoteNode[]; entry: NoteNode[] }>((tie) => ({
  entry: fc.oneof(
    { maxDepth: 3 },
    paragraph.map((only) => [only]),
    fc.tuple(written, tie('blocks')).map(([first, others]) => [first, ...others]),
  ),
  block: fc.oneof(
    { maxDepth: 3 },
    paragraph,
    heading,
    code,
    table,
    fc.constant(node('horizontalRule', [])),
    tex.map((value) => node('formulaBlock', [], { tex: value })),
    tie('blocks').map((content) => node('blockquote', content)),
    fc.array(tie('entry'), { minLength: 1, maxLength: 3 }).map((entries) =>
      node(
        'bulletList',
        entries.map((content) => node('listItem', content)),
      ),
    ),
    fc
      .tuple(fc.array(tie('entry'), { minLength: 1, maxLength: 3 }), fc.constantFrom(undefined, 0, 7, 99))
      .map(([entries, start]) =>
        node(
          'orderedList',
          entries.map((content) => node('listItem', content)),
          start === undefined ? undefined : { start },
        ),
      ),
    fc.array(fc.tuple(tie('entry'), fc.boolean()), { minLength: 1, maxLength: 3 }).map((entries) =>
      node(
        'taskList',
        entries.map(([content, checked]) => node('taskItem', content, checked ? { checked } : undefined)),
      ),
    ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }),
}));

/** A document of a note with every node and mark, and texts that look like Markdown. */
export const generatedDocument = blocks.map((content) => ({ type: 'doc', content }) as const);
