import { Editor, getSchema } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noteParts, readNoteDocument } from '../../../../core/notes/note-document.ts';
import { noteExtensions } from './note-extensions.ts';

const schema = getSchema(noteExtensions);

/** Names of the nodes that are valid children of a node. */
function childrenOf(name: string): string[] {
  const found = new Set<string>();
  const walked = new Set<unknown>();
  const walk = (match: (typeof schema.nodes)[string]['contentMatch']) => {
    if (walked.has(match)) return;
    walked.add(match);
    for (let at = 0; at < match.edgeCount; at += 1) {
      const { type, next } = match.edge(at);
      found.add(type.name);
      walk(next);
    }
  };
  const type = schema.nodes[name];
  if (type) walk(type.contentMatch);
  return [...found].toSorted();
}

const editorWith = (content: object | string) => {
  const editor = new Editor({ element: null, extensions: noteExtensions, content });
  onTestFinished(() => editor.destroy());
  return editor;
};

/** The document that a pasted HTML becomes. */
const pasted = (html: string) => {
  const read = readNoteDocument(editorWith(html).getJSON());
  if ('problem' in read) throw new Error(read.problem);
  return read.document;
};

const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });
const cellOf = (type: string) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph()] });

/** A document with every node and every mark. */
const everything = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [text('One')] },
    { type: 'heading', attrs: { level: 2 }, content: [text('Two')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('Three')] },
    paragraph(
      text('bold', { type: 'bold' }),
      text('italic', { type: 'italic' }),
      text('underline', { type: 'underline' }),
      text('strike', { type: 'strike' }),
      text('code', { type: 'code' }),
      { type: 'hardBreak' },
      text('link', { type: 'link', attrs: { href: 'https://a.example/x' } }),
      { type: 'formula', attrs: { tex: 'x^2' } },
    ),
    { type: 'formulaBlock', attrs: { tex: 'a &= b \\\\\nc' } },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(text('a')),
            {
              type: 'orderedList',
              attrs: { start: 4 },
              content: [{ type: 'listItem', content: [paragraph(text('b'))] }],
            },
          ],
        },
      ],
    },
    {
      type: 'taskList',
      content: [
        {
          type: 'taskItem',
          attrs: { checked: true },
          content: [
            paragraph(text('done')),
            { type: 'taskList', content: [{ type: 'taskItem', content: [paragraph(text('open'))] }] },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [paragraph(text('quoted'))] },
    { type: 'codeBlock', attrs: { language: 'c++' }, content: [text('int x;')] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cellOf('tableHeader'), cellOf('tableHeader')] },
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              attrs: { colspan: 2, rowspan: 1, colwidth: [80, 120] },
              content: [paragraph()],
            },
          ],
        },
      ],
    },
    paragraph(),
  ],
};

describe('the editor', () => {
  it('has the nodes of a note, with the same children and attributes', () => {
    const nodes = Object.values(schema.nodes).map(({ name, spec }) => [
      name,
      { children: childrenOf(name), attributes: Object.keys(spec.attrs ?? {}).toSorted() },
    ]);
    const expected = Object.entries(noteParts.nodes).map(([name, { children, attributes }]) => [
      name,
      { children: children.toSorted(), attributes: attributes.toSorted() },
    ]);
    expect(Object.fromEntries(nodes)).toEqual(Object.fromEntries(expected));
  });

  it('has the marks of a note, with the same attributes', () => {
    const marks = Object.values(schema.marks).map(({ name, spec }) => [
      name,
      { attributes: Object.keys(spec.attrs ?? {}) },
    ]);
    expect(Object.fromEntries(marks)).toEqual(noteParts.marks);
  });

  it('returns a document with every node and mark unchanged', () => {
    expect(readNoteDocument(everything)).toEqual({ document: everything });
    expect(readNoteDocument(editorWith(everything).getJSON())).toEqual({ document: everything });
    const names = new Set(JSON.stringify(everything).match(/(?<="type":")\w+/g));
    expect(names).toEqual(new Set([...Object.keys(noteParts.nodes), ...Object.keys(noteParts.marks)]));
  });
});

describe('pasted HTML', () => {
  it('keeps only what a note can contain', () => {
    const html = `<h4 style="color:red">Title</h4><p onclick="x()">A <span class="x">b</span> <img src="x.png">
      <a href="javascript:alert(1)">no</a> <a href="https://a.example" class="y" target="_top">yes</a></p>
      <script>alert(1)</script><iframe src="https://b.example"></iframe>`;
    const read = pasted(html);
    expect(JSON.stringify(read)).not.toMatch(/javascript|iframe|alert|img|style|class|target/);
    expect(read.content?.[0]).toEqual({ type: 'heading', attrs: { level: 3 }, content: [text('Title')] });
    expect(read.content?.[1]?.content).toContainEqual(
      text('yes', { type: 'link', attrs: { href: 'https://a.example' } }),
    );
  });

  it('has numbers within the limits of a note', () => {
    const html =
      '<ol start="-3"><li>a</li></ol><table><tr><td colspan="400" rowspan="5000" width="90">b</td></tr></table>';
    const [list, table] = pasted(html).content ?? [];
    expect(list?.attrs).toEqual({ start: 0 });
    expect(table?.content?.[0]?.content?.[0]?.attrs).toEqual({ colspan: 50, rowspan: 1000 });
  });

  it('keeps the level of a heading that was copied from a note', () => {
    const html = editorWith(everything).getHTML();
    const levels = pasted(html).content?.flatMap(({ type, attrs }) =>
      type === 'heading' ? [attrs?.['level']] : [],
    );
    expect(html).toContain('<h2 data-level="1">One</h2>');
    expect(levels).toEqual([1, 2, 3]);
  });
});
