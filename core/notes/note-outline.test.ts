import { expect, it } from 'vitest';
import type { NoteNode } from './note-document.ts';
import { outlineOf } from './note-outline.ts';

const text = (value: string): NoteNode => ({ type: 'text', text: value });
const heading = (level: number, value: string): NoteNode => ({
  type: 'heading',
  attrs: { level },
  content: value === '' ? [] : [text(value)],
});

it('lists the headings of a note in the order of its text, also those in quotes', () => {
  const document = {
    type: 'doc',
    content: [
      heading(1, 'Limits  and series'),
      { type: 'paragraph', content: [text('Limits')] },
      { type: 'blockquote', content: [heading(2, 'Cauchy’s Übung')] },
    ],
  };
  expect(outlineOf(document)).toEqual([
    { level: 1, text: 'Limits and series', anchor: 'section-limits-and-series' },
    { level: 2, text: 'Cauchy’s Übung', anchor: 'section-cauchy-s-ubung' },
  ]);
});

it('gives headings with the same words different anchors', () => {
  const document = { type: 'doc', content: [heading(1, 'Proof'), heading(1, 'Proof!'), heading(3, '')] };
  expect(outlineOf(document).map(({ anchor }) => anchor)).toEqual([
    'section-proof',
    'section-proof--2',
    'section',
  ]);
});
