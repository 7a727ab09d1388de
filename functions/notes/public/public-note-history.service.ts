import type {
  PublicNote,
  PublicNoteVersion,
  PublicNoteVersionMeta,
} from '../../../schema/notes/public-note.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { noteNotFound } from '../note.service.ts';
import type { PublicNoteAccess } from './public-note-access.ts';
import { versionOf, type PublicNoteVersionStore } from './public-note-version.store.ts';
import type { PublicNoteWriter } from './public-note-writer.ts';
import { toPublicNote, toVersion, toVersionMeta } from './public-note.mapper.ts';
import type { PublicNoteDocument, PublicNoteStore } from './public-note.store.ts';

export interface PublicNoteHistoryDependencies {
  readonly publicNotes: PublicNoteStore;
  readonly versions: PublicNoteVersionStore;
  readonly access: PublicNoteAccess;
  readonly writer: PublicNoteWriter;
}

/** The versions of public notes, for users who can edit them. */
export class PublicNoteHistoryService {
  constructor(private readonly dependencies: PublicNoteHistoryDependencies) {}

  /** The versions of a note, newest first. The first one is the note as it is now. */
  async list(actor: Actor, courseId: string, noteId: string): Promise<PublicNoteVersionMeta[]> {
    const note = await this.editable(actor, courseId, noteId);
    const earlier = await this.dependencies.versions.list(noteId, note.version);
    return [versionOf(note), ...earlier].map(toVersionMeta);
  }

  async get(actor: Actor, courseId: string, noteId: string, versionId: string): Promise<PublicNoteVersion> {
    const note = await this.editable(actor, courseId, noteId);
    return toVersion(await this.version(note, versionId));
  }

  /** Makes an earlier version the current one. The version that was current stays in the history. */
  async restore(
    actor: Actor,
    courseId: string,
    noteId: string,
    { versionId, revision }: { readonly versionId: string; readonly revision: number | null },
  ): Promise<PublicNote> {
    const note = await this.editable(actor, courseId, noteId);
    const { title, content } = await this.version(note, versionId);
    const options = { revision, beginsVersion: true };
    return toPublicNote(await this.dependencies.writer.write(actor, note, { title, content }, options), true);
  }

  private async editable(actor: Actor, courseId: string, noteId: string): Promise<PublicNoteDocument> {
    const { access, publicNotes } = this.dependencies;
    await access.editable(actor, courseId);
    const note = await publicNotes.find(noteId, courseId);
    if (!note) throw noteNotFound();
    return note;
  }

  private async version(note: PublicNoteDocument, versionId: string) {
    const current = versionOf(note);
    if (versionId === current._id) return current;
    const version = await this.dependencies.versions.find(versionId, note._id);
    // A number that the note has not reached is left over from a change that failed.
    if (!version || version.number >= note.version)
      throw new AppError('Version not found.', { code: 'NOT_FOUND' });
    return version;
  }
}
