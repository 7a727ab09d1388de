import type { DeletedNote, Note, NoteMeta } from '../../schema/notes/note.type.ts';
import { restorableFor, type NoteDocument, type NoteHead } from './note.store.ts';

function toFields({ _id, title, tags, courseId, isPinned, revision, createdAt, updatedAt }: NoteHead) {
  return { id: _id, title, tags, courseId, isPinned, revision, createdAt, updatedAt };
}

export function toNote(note: NoteDocument): Note {
  return { ...toFields(note), content: note.content };
}

export function toNoteMeta(note: NoteHead, excerpt = note.excerpt): NoteMeta {
  return { ...toFields(note), excerpt };
}

export function toDeletedNote({ _id: id, title, excerpt, deletedAt }: NoteHead): DeletedNote | null {
  if (deletedAt === null) return null;
  const restoreExpiresAt = new Date(Date.parse(deletedAt) + restorableFor).toISOString();
  return { id, title, excerpt, deletedAt, restoreExpiresAt };
}
