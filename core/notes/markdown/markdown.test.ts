import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNoteDocument, type NoteDocument, type NoteNode } from '../note-document.ts';
import { completeDocument, documentOf, paragraph, textDocument } from '../testing/documents.ts';
import { generatedDocument } from '../testing/generated-document.ts';
import { joinTexts } from './join-texts.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const emptyParagraph = { type: 'paragraph' };
const isEmpty = ({ type, content = [] }: NoteNode) => type === 'paragraph' && content.length === 0;

/** What is left of a document in Markdown: no empty paragraphs, except where a node needs one. */
function expected({ content, ...node }: NoteNode): NoteNode {
  if (node.type === 'paragraph' || node.type === 'heading')
    return { ...node, ...(content && { content: joinTexts(content) }) };
  if (!content) return node;
  const blocks = content.map(expected);
  const filled = node.type === 'codeBlock' ? blocks : blocks.filter((block) => !isEmpty(block));
  if (node.type === 'listItem' && filled[0]?.type !== 'paragraph')
    return { ...node, content: [emptyParagraph, ...filled] };
  if (node.type === 'taskItem')
    return {
      ...node,
      content: [...blocks.slice(0, 1), ...blocks.slice(1).filter((block) => !isEmpty(block))],
    };
  return { ...node, content: filled.length === 0 ? [emptyParagraph] : filled };
}

const roundTrip = (document: NoteDocument) => readMarkdown(writeMarkdown(document)).document;
const read = (source: string) => readMarkdown(source).document.content;
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});

describe('Markdown of a note', () => {
  it('is read as the same document, for every document', () => {
    fc.assert(
      fc.property(generatedDocument, (document) => {
        expect(readNoteDocument(document)).toHaveProperty('document');
        const written = writeMarkdown(document);
        expect(readMarkdown(written).document, written).toEqual(expected(document));
      }),
      { numRuns: 200 },
    );
  });

  it('looks like Markdown that a person writes', () => {
    expect(writeMarkdown(completeDocument)).toBe(`## Limits

**bold** _italic_ <u>under</u> ~~struck~~\` code\`\\
[a link](https://school.example/a)

- point

3. third

- [x] done
- [ ] open

> quoted

\`\`\`python
x = 1
y = 2
\`\`\`

___

so $x^2$ grows

$$
\\sum_{n=1}^k n
$$

| n | 1/n |
| --- | --- |
| 2 | 0.5 |
`);
  });

  it('of other programs is read: underlined headings, link definitions, indented code, mixed lists', () => {
    expect(
      read('Title\n=====\n\nTwo\nlines\\\nand [more][a].\n\n    code\n\n[A]: https://a.example'),
    ).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [text('Title')] },
      {
        type: 'paragraph',
        content: [
          text('Two lines'),
          { type: 'hardBreak' },
          text('and '),
          { ...text('more'), marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] },
          text('.'),
        ],
      },
      { type: 'codeBlock', content: [text('code')] },
    ]);
    expect(read('- a\n- [X] b\n  - - c\n')?.map(({ type }) => type)).toEqual(['bulletList', 'taskList']);
  });

  it('has links only to addresses that a note can have, and none to images', () => {
    const source =
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](/d) ![e](https://e.example/e.png) https://f.example/g.';
    const { document, refusedLinks } = readMarkdown(source);
    expect(refusedLinks).toBe(3);
    expect(JSON.stringify(document).match(/"href":"[^"]*"/g)).toEqual([
      '"href":"https://e.example/e.png"',
      '"href":"https://f.example/g"',
    ]);
    expect(readNoteDocument(document)).toHaveProperty('document');
  });

  it('with HTML is text, except for tags of formats in pairs', () => {
    expect(read('<u>a</u> <script>alert(1)</script> <b>c')).toEqual([
      {
        type: 'paragraph',
        content: [text('a', 'underline'), text(' <script>alert(1)</script> <b>c')],
      },
    ]);
  });

  it('is read up to the levels of a note, however deep it is', () => {
    const list = Array.from({ length: 1_000 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n');
    for (const source of [list, '> '.repeat(1_000), `${'> '.repeat(1_000)}a`])
      expect(readNoteDocument(readMarkdown(source).document)).toHaveProperty('document');
  });

  it('loses merged cells and blocks of a table, which becomes lines', () => {
    const cell = (content: NoteNode[], attrs = {}) => ({ type: 'tableCell', attrs, content });
    const table = documentOf({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell([paragraph('a'), paragraph('b')], { colspan: 2 })] },
        { type: 'tableRow', content: [cell([paragraph('c')], { rowspan: 2 }), cell([paragraph('d')])] },
        { type: 'tableRow', content: [cell([paragraph('e')])] },
      ],
    });
    expect(writeMarkdown(table)).toBe('| a<br>b |  |\n| --- | --- |\n| c | d |\n|  | e |\n');
  });

  it('of an empty document is empty', () => {
    expect(writeMarkdown(textDocument())).toBe('');
    expect(roundTrip(documentOf({ type: 'paragraph' }))).toEqual(documentOf({ type: 'paragraph' }));
  });
});
