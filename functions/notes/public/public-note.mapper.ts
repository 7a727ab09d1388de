import type {
  DeletedPublicNote,
  PublicNote,
  PublicNoteMeta,
  PublicNoteVersion,
  PublicNoteVersionMeta,
} from '../../../schema/notes/public-note.type.ts';
import { restorableFor } from '../note.store.ts';
import type { PublicNoteDocument, PublicNoteHead } from './public-note.store.ts';
import type { PublicNoteVersionDocument, PublicNoteVersionHead } from './public-note-version.store.ts';

function toFields(note: PublicNoteHead) {
  const { _id: id, courseId, title, revision, authorName, createdAt, updatedAt } = note;
  return { id, courseId, title, revision, authorName, createdAt, updatedAt };
}

export function toPublicNote(note: PublicNoteDocument, canEdit: boolean): PublicNote {
  return { ...toFields(note), content: note.content, canEdit };
}

export function toPublicNoteMeta(note: PublicNoteHead): PublicNoteMeta {
  return { ...toFields(note), excerpt: note.excerpt };
}

export function toDeletedPublicNote(note: PublicNoteHead): DeletedPublicNote | null {
  const { _id: id, courseId, title, excerpt, deletedAt } = note;
  if (deletedAt === null) return null;
  const restoreExpiresAt = new Date(Date.parse(deletedAt) + restorableFor).toISOString();
  return { id, courseId, title, excerpt, deletedAt, restoreExpiresAt };
}

export function toVersionMeta(version: PublicNoteVersionHead): PublicNoteVersionMeta {
  const { _id: id, number, title, authorName, savedAt } = version;
  return { id, number, title, authorName, savedAt };
}

export function toVersion(version: PublicNoteVersionDocument): PublicNoteVersion {
  return { ...toVersionMeta(version), content: version.content };
}
