import { createStore, type StoreApi } from 'zustand/vanilla';
import { newNoteId } from '../../../lib/notes/note-address.ts';
import { type LocalNote, newInCourse, otherNotes, ownNote } from './local-notes.ts';
import { blankFields, isSame, isSameText, type NoteFields, type SavedNote } from './note-fields.ts';

/**
 * Why a note is not saved. `gone`: the note was deleted, so it can only be saved as another one. `noAnswer`: the server
 * was not reached, so sending it again later can help.
 */
export interface SaveFailure {
  readonly kind: 'noAnswer' | 'signedOut' | 'gone' | 'refused';
  readonly message: string;
}

/** A note on the screen. */
export interface NoteState {
  readonly userId: string;
  readonly fields: NoteFields;
  /** The note on the server, as this tab knows it. Null for a new note. */
  readonly saved: SavedNote | null;
  /** The idempotency key of a new note. */
  readonly saveKey: string;
  /** What the draft of this note on the device is about before it is saved. */
  readonly newAbout: string;
  readonly isSending: boolean;
  /** Null unless the last save failed. */
  readonly failure: SaveFailure | null;
  /** Another version that was saved after this tab loaded the note. While it is here, nothing is sent. */
  readonly theirs: SavedNote | null;
  /** Unsaved versions of other tabs on this device. */
  readonly offers: readonly LocalNote[];
  /** Whether this device stores the unsaved changes. */
  readonly isKept: boolean;
  /** Grows whenever the editor has to show another content than the one that was typed in it. */
  readonly contentSerial: number;
}

export type NoteStore = StoreApi<NoteState>;

/** Whether the note has changes that are not on the server. */
export function hasUnsaved({ fields, saved, theirs }: NoteState): boolean {
  return theirs !== null || !isSame(fields, saved?.fields ?? blankFields(fields.courseId));
}

interface Opened {
  readonly userId: string;
  readonly saved: SavedNote | null;
  /** The course of a new note. */
  readonly courseId?: string | null;
  /** Whether the note belongs to the course, and not to the user. */
  readonly isPublic?: boolean;
}

/**
 * Opens a note, with this tab's unsaved changes of it if there are any. If the note was saved elsewhere since, the user
 * has to choose.
 */
export function createNoteStore({ userId, saved, courseId = null, isPublic = false }: Opened): NoteStore {
  const newAbout = isPublic && courseId !== null ? newInCourse(courseId) : newNoteId;
  const draft = ownNote(userId, saved?.id ?? newAbout);
  const isOlder = draft !== null && saved !== null && draft.revision !== saved.revision;
  const isSaved = draft !== null && saved !== null && isSameText(draft.fields, saved.fields);
  return createStore<NoteState>(() => ({
    userId,
    fields: (isSaved ? null : draft?.fields) ?? saved?.fields ?? blankFields(courseId),
    saved,
    saveKey: draft?.saveKey ?? crypto.randomUUID(),
    newAbout,
    isSending: false,
    failure: null,
    theirs: isOlder && !isSaved ? saved : null,
    offers: otherNotes(userId, saved, newAbout),
    isKept: true,
    contentSerial: 0,
  }));
}
