import { describe, expect, it } from 'vitest';
import type { NoteDocument } from '../note-document.ts';
import { documentOf } from '../testing/documents.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const roundTrip = (document: NoteDocument) => readMarkdown(writeMarkdown(document)).document;
const read = (source: string) => readMarkdown(source).document.content;
const text = (value: string) => ({ type: 'text', text: value });

describe('Markdown of a note', () => {
  it('has formulas in dollar signs, and no formula for prices and escaped signs', () => {
    const formula = (tex: string) => ({ type: 'formula', attrs: { tex } });
    expect(read('Let $a\\_b$ be $5 or $6, \\$x\\$ or \\(y\\).')).toEqual([
      {
        type: 'paragraph',
        content: [text('Let '), formula('a\\_b'), text(' be $5 or $6, $x$ or (y).')],
      },
    ]);
    const block = (tex: string) => ({ type: 'formulaBlock', attrs: { tex } });
    expect(read('$$ x^2 $$\n\n> $$y$$\n\n$$\na &= b \\\\\n\n- c\n$$\ntext')).toEqual([
      block('x^2'),
      { type: 'blockquote', content: [block('y')] },
      block('a &= b \\\\\n\n- c'),
      { type: 'paragraph', content: [text('text')] },
    ]);
    expect(read('$$\nno end\n\n- one')).toEqual([
      { type: 'paragraph', content: [text('$$')] },
      { type: 'paragraph', content: [text('no end')] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('one')] }] }],
      },
    ]);
    const long = 'x'.repeat(2_001);
    expect(read(`$${long}$\n\n$$\n${long}\n$$`)).toEqual(
      [`$${long}$`, '$$', long, '$$'].map((line) => ({ type: 'paragraph', content: [text(line)] })),
    );
  });

  it('keeps formulas that are hard to write', () => {
    const inLine = (tex: string, after: string) =>
      documentOf({
        type: 'paragraph',
        content: [text('a'), { type: 'formula', attrs: { tex } }, text(after)],
      });
    for (const document of [
      inLine('x', '5'),
      inLine('\\text{$x$}', ' b'),
      inLine('x\\', 'b'),
      inLine('x', '$y$'),
    ])
      expect(roundTrip(document)).toEqual(document);
    const cell = (type: string, tex: string) => ({
      type,
      content: [{ type: 'paragraph', content: [{ type: 'formula', attrs: { tex } }] }],
    });
    const table = (type: string, tex: string) => ({ type: 'tableRow', content: [cell(type, tex)] });
    const norm = documentOf({
      type: 'table',
      content: [table('tableHeader', '|x|'), table('tableCell', '\\|x\\|')],
    });
    expect(writeMarkdown(norm)).toBe('| $\\vert x\\vert$ |\n| --- |\n| $\\Vert x\\Vert$ |\n');
    expect(writeMarkdown(inLine('$$', ''))).toBe('a`$$`\n');
    expect(writeMarkdown(documentOf({ type: 'formulaBlock', attrs: { tex: '$$' } }))).toBe(
      '```latex\n$$\n```\n',
    );
  });
});
