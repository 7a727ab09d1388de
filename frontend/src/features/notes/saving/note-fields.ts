import { emptyNote, readNoteDocument, type NoteDocument } from '../../../../../core/notes/note-document.ts';
import { checkTags, cleanTags } from '../../../../../core/notes/note-tags.ts';
import { noteLimits } from '../../../../../core/notes/note-limits.ts';
import type {
  NoteWithContentFragment,
  PublicNoteWithContentFragment,
  UpdateNoteInput,
} from '../../../gql/graphql.ts';
import { cleanContent } from '../../../lib/notes/note-content.ts';

/** What the user edits in a note. */
export interface NoteFields {
  readonly title: string;
  readonly content: NoteDocument;
  readonly tags: readonly string[];
  readonly courseId: string | null;
  readonly isPinned: boolean;
}

/** A note as the server has stored it. */
export interface SavedNote {
  readonly id: string;
  readonly revision: number;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Name of the person who saved it. Null for the user's own notes, which nobody else saves. */
  readonly author: string | null;
  readonly fields: NoteFields;
}

/** A note in which nothing is written. */
export function blankFields(courseId: string | null): NoteFields {
  return { title: '', content: emptyNote, tags: [], courseId, isPinned: false };
}

export function savedNoteOf(answer: NoteWithContentFragment | null | undefined): SavedNote {
  if (!answer) throw new Error('The server did not return the note.');
  const { id, revision, updatedAt, title, content, tags, courseId, isPinned } = answer;
  const fields = { title, content: cleanContent(content), tags, courseId: courseId ?? null, isPinned };
  return { id, revision, updatedAt, author: null, fields };
}

/** A note of a course. Its title and content are all that is edited. */
export function savedPublicNoteOf(answer: PublicNoteWithContentFragment | null | undefined): SavedNote {
  if (!answer) throw new Error('The server did not return the note.');
  const { id, revision, updatedAt, title, content, courseId, authorName } = answer;
  const fields = { ...blankFields(courseId), title, content: cleanContent(content) };
  return { id, revision, updatedAt, author: authorName, fields };
}

const isSameValue = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields as the server stores them. */
function stored({ title, tags, ...fields }: NoteFields): NoteFields {
  return { ...fields, title: title.trim(), tags: cleanTags(tags) };
}

/** The changes that make `saved` equal to `fields`. */
export function changesOf(fields: NoteFields, saved: NoteFields): UpdateNoteInput {
  const [now, before] = [stored(fields), stored(saved)];
  const names = Object.keys(now) as (keyof NoteFields)[];
  return Object.fromEntries(
    names.filter((name) => !isSameValue(now[name], before[name])).map((name) => [name, now[name]]),
  );
}

export function isSame(one: NoteFields, other: NoteFields): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** Whether the notes differ at most in the pin, which is about the list and not about the note. */
export function isSameText(one: NoteFields, other: NoteFields): boolean {
  return isSame(one, { ...other, isPinned: one.isPinned });
}

/** Error message for fields that the server would refuse. Null if it accepts them. */
export function problemOf({ title, content, tags }: NoteFields): string | null {
  if (title.trim().length > noteLimits.title)
    return `The title has more than ${noteLimits.title} characters.`;
  const read = readNoteDocument(content);
  return 'problem' in read ? read.problem : checkTags(cleanTags(tags));
}
