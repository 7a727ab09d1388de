import type { NoteDocument } from '../../../../../core/notes/note-document.ts';
import { newNoteId } from '../../../lib/notes/note-address.ts';
import {
  draftsAbout,
  dropDraft,
  forgetDraft,
  type LocalDraft,
  ownDraft,
  saveDraft,
  setDraftAside,
  type DraftKey,
} from '../../../lib/own-drafts.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import { cleanContent } from '../../../lib/notes/note-content.ts';
import { isSameText, type NoteFields, type SavedNote } from './note-fields.ts';

/** An unsaved note, or unsaved changes of a note, on this device. */
export interface LocalNote {
  /** Storage key. */
  readonly key: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** The note's revision when the draft was begun. Null for a new note. */
  readonly revision: number | null;
  readonly fields: NoteFields;
  /** The idempotency key of a new note. */
  readonly saveKey: string;
}

/** What drafts are about: a saved note by its ID, or a new note. */
const keyOf = (userId: string, about: string): DraftKey => ({ userId, kind: 'note', about });

/** The draft of a new note in a course is not offered for a new note of the user, or of another course. */
export const newInCourse = (courseId: string) => `${newNoteId} ${courseId}`;

interface NoteToKeep {
  readonly userId: string;
  readonly saved: SavedNote | null;
  readonly fields: NoteFields;
  readonly saveKey: string;
  /** What the draft of a new note is about. */
  readonly newAbout: string;
}

/** Saves this tab's draft of a note. Returns false if the browser stores nothing. */
export function keepNote({ userId, saved, fields, saveKey, newAbout }: NoteToKeep): boolean {
  return saveDraft(keyOf(userId, saved?.id ?? newAbout), {
    name: titleOf(fields),
    revision: saved?.revision ?? null,
    content: { ...fields, saveKey },
  });
}

/** Deletes this tab's draft. */
export function dropNote(userId: string, about: string): void {
  dropDraft(keyOf(userId, about));
}

/** This tab's draft, for example from before a reload. Null if there is none. */
export function ownNote(userId: string, about: string): LocalNote | null {
  const draft = ownDraft(keyOf(userId, about));
  return draft && readNote(draft);
}

/** The newest draft of a note that was deleted, from any tab. Null if there is none. */
export function draftOfDeleted(userId: string, id: string): LocalNote | null {
  return draftsAbout(keyOf(userId, id)).flatMap((draft) => readNote(draft) ?? [])[0] ?? null;
}

/** Offers this tab's new note that is not saved as the note of another tab, so that another new note does not replace it. */
export function setNewNoteAside(userId: string): void {
  setDraftAside(keyOf(userId, newNoteId));
}

/** The drafts of other tabs, newest first. Deletes drafts that equal the saved note. */
export function otherNotes(userId: string, saved: SavedNote | null, newAbout: string): LocalNote[] {
  const draftKey = keyOf(userId, saved?.id ?? newAbout);
  const own = ownDraft(draftKey)?.key;
  return draftsAbout(draftKey).flatMap((draft) => {
    const note = draft.key === own ? null : readNote(draft);
    if (!note) return [];
    if (saved === null || !isSameText(note.fields, saved.fields)) return [note];
    forgetDraft(note.key);
    return [];
  });
}

function readNote({ key, writtenAt, revision, content }: LocalDraft): LocalNote | null {
  if (!isRecord(content)) return null;
  const { title, content: document, tags, courseId, isPinned, saveKey } = content;
  if (typeof title !== 'string' || typeof saveKey !== 'string') return null;
  if (!isRecord(document) || document['type'] !== 'doc') return null;
  const fields = {
    title,
    content: cleanContent(document as Readonly<Record<string, unknown>> & NoteDocument),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    courseId: typeof courseId === 'string' ? courseId : null,
    isPinned: isPinned === true,
  };
  return { key, writtenAt, revision, fields, saveKey };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
