import type { Browser } from '../../support/browser.ts';
import { run } from './run.ts';

/** IDs of an account's notes. */
export interface NoteThings {
  readonly note: string;
  readonly deletedNote: string;
}

export const emptyNoteThings: NoteThings = { note: 'no-such-id', deletedNote: 'no-such-id' };

/** IDs of the notes of an account's course. */
export interface PublicNoteThings {
  readonly publicNote: string;
  readonly deletedPublicNote: string;
}

export const emptyPublicNoteThings: PublicNoteThings = {
  publicNote: 'no-such-id',
  deletedPublicNote: 'no-such-id',
};

/** A note without an empty field, so that the matrix can tell a hidden field from an empty one. */
export const sampleNote = {
  title: 'Limits',
  content: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A limit of a sequence' }] }],
  },
  tags: ['Week 1'],
  isPinned: true,
};

async function saveNote(browser: Browser, courseId: string, more: object = {}): Promise<string> {
  const document = 'mutation ($input: SaveNoteInput!) { saveNote(input: $input) { id } }';
  const data = await run(browser, document, { input: { ...sampleNote, courseId, ...more } });
  return (data['saveNote'] as { id: string }).id;
}

/** The content of a note with a link to a page of the site. */
const linkTo = (path: string) => {
  const marks = [{ type: 'link', attrs: { href: `http://localhost:4000${path}` } }];
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'see', marks }] }] };
};

/** Creates two notes about a course, and deletes one of them. A third note links to the first one. */
export async function makeNotes(browser: Browser, courseId: string): Promise<NoteThings> {
  const note = await saveNote(browser, courseId);
  await saveNote(browser, courseId, { content: linkTo(`/note/${note}`) });
  const deletedNote = await saveNote(browser, courseId);
  await run(browser, 'mutation ($id: ID!) { deleteNote(id: $id) }', { id: deletedNote });
  return { note, deletedNote };
}

export const samplePublicNote = { title: 'Limits', content: sampleNote.content };

async function savePublicNote(instructor: Browser, courseId: string): Promise<string> {
  const document =
    'mutation ($courseId: ID!, $input: SavePublicNoteInput!) { savePublicNote(courseId: $courseId, input: $input) { id } }';
  const data = await run(instructor, document, { courseId, input: samplePublicNote });
  return (data['savePublicNote'] as { id: string }).id;
}

/** Creates two notes of a course, and deletes one of them. A note of the instructor links to the first one. */
export async function makePublicNotes(instructor: Browser, courseId: string): Promise<PublicNoteThings> {
  const publicNote = await savePublicNote(instructor, courseId);
  const content = linkTo(`/course/${courseId}/public-note/${publicNote}`);
  await saveNote(instructor, courseId, { content });
  const deletedPublicNote = await savePublicNote(instructor, courseId);
  const document = 'mutation ($courseId: ID!, $id: ID!) { deletePublicNote(courseId: $courseId, id: $id) }';
  await run(instructor, document, { courseId, id: deletedPublicNote });
  return { publicNote, deletedPublicNote };
}
