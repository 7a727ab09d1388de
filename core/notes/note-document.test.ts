import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNoteLink, readNoteDocument } from './note-document.ts';
import { noteLimits } from './note-limits.ts';
import { completeDocument, documentOf, paragraph, textDocument } from './testing/documents.ts';

const problemOf = (value: unknown) => {
  const read = readNoteDocument(value);
  return 'problem' in read ? read.problem : null;
};
const linkTo = (href: unknown) =>
  documentOf({
    type: 'paragraph',
    content: [{ type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href } }] }],
  });

/** A quote in a quote in a quote, with this many nodes above the text. */
function nested(depth: number): object {
  let node: object = paragraph('deep');
  for (let at = 0; at < depth - 3; at += 1) node = { type: 'blockquote', content: [node] };
  return { type: 'doc', content: [node] };
}

describe('the document of a note', () => {
  it('keeps every node, mark and attribute of a note', () => {
    expect(readNoteDocument(completeDocument)).toEqual({ document: completeDocument });
  });

  it('loses classes, styles, event handlers and unknown fields', () => {
    const attacked = {
      ...textDocument('Hello'),
      onload: 'alert(1)',
      content: [
        {
          ...paragraph('Hello'),
          attrs: { style: 'position:fixed', onclick: 'alert(1)', class: 'x' },
          html: '<img src=x onerror=alert(1)>',
        },
      ],
    };
    expect(readNoteDocument(attacked)).toEqual({ document: textDocument('Hello') });
  });

  it.each([
    [{ type: 'doc' }, '“doc” is empty.'],
    [paragraph('alone'), 'The content is not a document of the editor.'],
    [[], 'The content is not a document of the editor.'],
    [null, 'The content is not a document of the editor.'],
    [documentOf({ type: 'script' }), 'A note cannot contain “script”.'],
    [documentOf({ type: 'constructor' }), 'A note cannot contain “constructor”.'],
    [documentOf({ type: 'iframe', attrs: { src: 'https://x.example' } }), 'A note cannot contain “iframe”.'],
    [documentOf({ type: 'listItem', content: [paragraph('x')] }), '“listItem” is not allowed at its place.'],
    [documentOf({ type: 'bulletList' }), '“bulletList” is empty.'],
    [
      documentOf({
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'horizontalRule' }] }],
      }),
      '“listItem” does not begin with a paragraph.',
    ],
    [
      documentOf({ type: 'paragraph', content: [{ type: 'text', text: '' }] }),
      'The content has a text without characters.',
    ],
    [
      documentOf({
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { color: 'red' } }] }],
      }),
      'A note cannot contain the format “textStyle”.',
    ],
    [
      documentOf({
        type: 'codeBlock',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }],
      }),
      'Code cannot be formatted.',
    ],
    [
      documentOf({ type: 'heading', attrs: { level: 7 }, content: [] }),
      'The content has a number that is not from 1 to 3.',
    ],
  ])('is refused whole if it contains something else: %j', (value, problem) => {
    expect(problemOf(value)).toBe(problem);
  });

  it('has at most 60 levels, also if there are 1,000', () => {
    expect(problemOf(nested(noteLimits.depth + 1))).toBeNull();
    const problem = 'The content is nested deeper than 60 levels.';
    for (const depth of [noteLimits.depth + 2, 1_000]) expect(problemOf(nested(depth))).toBe(problem);
  });

  it('has at most 500,000 characters as JSON', () => {
    const room = noteLimits.content - JSON.stringify(textDocument('')).length;
    expect(problemOf(textDocument('x'.repeat(room)))).toBeNull();
    expect(problemOf(textDocument('x'.repeat(room + 1)))).toBe(
      'The note has 500,001 characters with its formats. At most 500,000 are allowed: divide it into several notes.',
    );
  });

  it.each([
    'https://school.example',
    'http://school.example/a?b=c#d',
    'HTTPS://SCHOOL.EXAMPLE',
    'ftp://files.example/a.txt',
    'file:///home/ada/a.txt',
    'mailto:ada@school.example',
  ])('can have a link to %s', (url) => {
    expect(isNoteLink(url)).toBe(true);
    expect(problemOf(linkTo(url))).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://school.example/x',
    '//school.example',
    '/relative',
    'https://school.example/a b',
    'https://school.example/\u0000',
    `https://school.example/${'x'.repeat(2_000)}`,
    '',
    7,
    null,
    { href: 'https://school.example' },
  ])('is refused with a link to %j', (url) => {
    expect(problemOf(linkTo(url))).toBe(
      'A link leads to an address that is not allowed. Use http, https, ftp, file or mailto.',
    );
  });

  it('is read without an error from any JSON, and a read document is read as itself', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(problemOf(value)).not.toBeNull();
      }),
    );
    const leaf = fc.string({ minLength: 1 }).map((text) => ({ type: 'text', text }));
    const node = fc.letrec((tie) => ({
      block: fc.oneof(
        { maxDepth: 4 },
        fc.record({ type: fc.constantFrom('paragraph', 'heading'), content: fc.array(leaf) }),
        fc.record({ type: fc.constant('blockquote'), content: fc.array(tie('block'), { minLength: 1 }) }),
      ),
    })).block;
    fc.assert(
      fc.property(fc.array(node, { minLength: 1 }), (content) => {
        const read = readNoteDocument({ type: 'doc', content });
        if ('problem' in read) throw new Error(read.problem);
        expect(readNoteDocument(read.document)).toEqual(read);
      }),
    );
  });
});
