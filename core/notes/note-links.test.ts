import { expect, it } from 'vitest';
import type { NoteNode } from './note-document.ts';
import { linkedNotes } from './note-links.ts';

const site = 'https://markwise.example';

const linksTo = (...hrefs: readonly string[]): NoteNode => ({
  type: 'doc',
  content: [
    {
      type: 'blockquote',
      content: hrefs.map((href) => ({
        type: 'paragraph',
        content: [{ type: 'text', text: 'see', marks: [{ type: 'link', attrs: { href } }] }],
      })),
    },
  ],
});

it('links to own notes and to notes of courses, each once, also to a section of them', () => {
  const note = linksTo(
    `${site}/note/abc`,
    `${site}/note/abc#section-proof`,
    `${site}/course/c1/public-note/x-y_z/`,
    `${site}/note/def?find=limit`,
  );
  expect(linkedNotes(note, site)).toEqual(['abc', 'x-y_z', 'def']);
  expect(linkedNotes(note, `${site}/`)).toEqual(['abc', 'x-y_z', 'def']);
});

it('links to no note with the URL of another site or another screen', () => {
  const note = linksTo(
    'https://markwise.example.org/note/abc',
    'http://markwise.example/note/abc',
    'mailto:note@markwise.example',
    'https://',
    `${site}/notes`,
    `${site}/note/a/b`,
    `${site}/quiz/abc`,
  );
  expect(linkedNotes(note, site)).toEqual([]);
});

it('links to at most 100 notes', () => {
  const note = linksTo(...Array.from({ length: 101 }, (_, at) => `${site}/note/n${at}`));
  expect(linkedNotes(note, site)).toHaveLength(100);
});
