import { publicNoteLimits } from '../../../core/notes/note-limits.ts';
import { readInChunks } from '../../platform/store/read-in-chunks.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';
import type { NoteAuthor, PublicNoteDocument } from './public-note.store.ts';

/** An earlier version of a public note. `_id` is the ID of the note, a colon, and the number. */
export interface PublicNoteVersionDocument
  extends StoredDocument, NoteAuthor, Pick<PublicNoteDocument, 'courseId' | 'ownerId' | 'title' | 'content'> {
  readonly noteId: string;
  readonly number: number;
  /** The last revision of the note in this version. */
  readonly revision: number;
  readonly savedAt: string;
}

export type PublicNoteVersionHead = Omit<PublicNoteVersionDocument, 'content'>;

/** Versions per read with their content. */
const chunkSize = 20;

const versionIdOf = (noteId: string, number: number) => `${noteId}:${number}`;

/** The state of a note as a version. */
export function versionOf(note: PublicNoteDocument): PublicNoteVersionDocument {
  const { _id, courseId, ownerId, version, revision, title, content, authorId, authorName, updatedAt } = note;
  const state = { courseId, ownerId, revision, title, content, authorId, authorName };
  return { _id: versionIdOf(_id, version), noteId: _id, number: version, savedAt: updatedAt, ...state };
}

/** The earlier versions of public notes. The current version is the note itself. */
export class PublicNoteVersionStore {
  private readonly versions: StoreCollection<PublicNoteVersionDocument>;

  constructor(store: Store) {
    this.versions = store.collection<PublicNoteVersionDocument>('publicNoteVersions');
  }

  async declareIndexes(): Promise<void> {
    await this.versions.createIndex({ noteId: 1, number: 1 });
    await this.versions.createIndex({ courseId: 1, _id: 1 });
    await this.versions.createIndex({ authorId: 1, _id: 1 });
    await this.versions.createIndex({ ownerId: 1, _id: 1 });
  }

  /**
   * Stores the state of a note before another version begins. Call it before the note is written. If the note is not
   * written then, the version has the number of the current one, which `list` leaves out. Deletes the oldest versions.
   */
  async put(note: PublicNoteDocument): Promise<void> {
    const { _id, ...version } = versionOf(note);
    const oldest = note.version - publicNoteLimits.versions + 1;
    // A request that read an older revision must not replace the state of a newer one.
    const isOlder = { _id: { $eq: _id }, revision: { $lt: version.revision } };
    const { matchedCount } = await this.versions.updateOne(isOlder, { $set: version });
    if (matchedCount === 0) await this.insert({ _id, ...version });
    await this.versions.deleteMany({ noteId: { $eq: note._id }, number: { $lte: oldest } });
  }

  private async insert(version: PublicNoteVersionDocument): Promise<void> {
    try {
      await this.versions.insertOne(version);
    } catch (error) {
      // Another request has stored this revision or a newer one.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The versions with a number below `current`, newest first. */
  list(noteId: string, current: number): Promise<PublicNoteVersionHead[]> {
    return this.versions
      .find({ noteId: { $eq: noteId }, number: { $lt: current } })
      .project({ content: 0 })
      .sort({ number: -1 })
      .toArray();
  }

  /** Null if it is a version of another note. */
  find(id: string, noteId: string): Promise<PublicNoteVersionDocument | null> {
    return this.versions.findOne({ _id: { $eq: id }, noteId: { $eq: noteId } });
  }

  async removeNotes(noteIds: readonly string[]): Promise<void> {
    if (noteIds.length > 0) await this.versions.deleteMany({ noteId: { $in: noteIds } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.versions.deleteMany({ courseId: { $in: courseIds } });
  }

  /** The versions that the user wrote, in chunks. */
  chunksBy(authorId: string): AsyncGenerator<PublicNoteVersionDocument[], void> {
    return readInChunks(
      (id) => this.versions.find({ authorId: { $eq: authorId }, _id: { $gt: id } }),
      chunkSize,
    );
  }

  /** Removes the author's name from a version that the author wrote. */
  async forgetAuthor(id: string, authorId: string): Promise<void> {
    await this.versions.updateOne(
      { _id: { $eq: id }, authorId: { $eq: authorId } },
      { $set: { authorId: null, authorName: '' } },
    );
  }
}
