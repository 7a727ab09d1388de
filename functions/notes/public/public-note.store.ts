import type { NoteDocument as NoteContent } from '../../../core/notes/note-document.ts';
import { readInChunks } from '../../platform/store/read-in-chunks.ts';
import type { StoreFilter } from '../../platform/store/store-filter.ts';
import type { StoreUpdate } from '../../platform/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';

/** Who wrote a state of a public note. */
export interface NoteAuthor {
  /** ID of the account. Null after the account was deleted. */
  readonly authorId: string | null;
  /** Empty after the account was deleted. */
  readonly authorName: string;
}

export interface PublicNoteDocument extends StoredDocument, NoteAuthor {
  readonly courseId: string;
  /** The owner of the course, for whose storage the note counts. */
  readonly ownerId: string;
  readonly title: string;
  readonly content: NoteContent;
  /** Beginning of the text, for lists. */
  readonly excerpt: string;
  /** Place in the reading order, ascending. */
  readonly position: number;
  readonly revision: number;
  /** Number of the version that the note has now. Earlier versions are stored separately. */
  readonly version: number;
  /** When the version began. */
  readonly versionAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null if the note is not deleted. */
  readonly deletedAt: string | null;
}

/** A public note without its content. */
export type PublicNoteHead = Omit<PublicNoteDocument, 'content'>;

/** Notes per read with their content. */
const chunkSize = 20;

/** In the reading order. */
export function inOrder<Note extends Pick<PublicNoteHead, '_id' | 'position'>>(
  notes: readonly Note[],
): Note[] {
  return notes.toSorted((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1));
}

/** The notes of courses, which their instructors write and their members read. */
export class PublicNoteStore {
  private readonly notes: StoreCollection<PublicNoteDocument>;

  constructor(store: Store) {
    this.notes = store.collection<PublicNoteDocument>('publicNotes');
  }

  async declareIndexes(): Promise<void> {
    await this.notes.createIndex({ courseId: 1, deletedAt: 1, _id: 1 });
    await this.notes.createIndex({ authorId: 1, _id: 1 });
    await this.notes.createIndex({ ownerId: 1, _id: 1 });
    await this.notes.createIndex({ deletedAt: 1 });
  }

  async add(note: PublicNoteDocument): Promise<void> {
    await this.notes.insertOne(note);
  }

  /** Null if the note is deleted, or if it belongs to another course. */
  find(id: string, courseId: string): Promise<PublicNoteDocument | null> {
    return this.notes.findOne({ _id: { $eq: id }, courseId: { $eq: courseId }, deletedAt: null });
  }

  /** Null if the note is deleted, or if it belongs to none of the courses. */
  async findIn(id: string, courseIds: readonly string[]): Promise<PublicNoteDocument | null> {
    if (courseIds.length === 0) return null;
    return this.notes.findOne({ _id: { $eq: id }, courseId: { $in: courseIds }, deletedAt: null });
  }

  /** Also if it is deleted. */
  findEver(id: string, courseId: string): Promise<PublicNoteDocument | null> {
    return this.notes.findOne({ _id: { $eq: id }, courseId: { $eq: courseId } });
  }

  /** The notes of courses, in no particular order. */
  async list(courseIds: readonly string[]): Promise<PublicNoteHead[]> {
    if (courseIds.length === 0) return [];
    return this.notes
      .find({ courseId: { $in: courseIds }, deletedAt: null })
      .project({ content: 0 })
      .toArray();
  }

  /** Notes with their content, in no particular order. */
  async listByIds(ids: readonly string[]): Promise<PublicNoteDocument[]> {
    if (ids.length === 0) return [];
    return this.notes.find({ _id: { $in: ids }, deletedAt: null }).toArray();
  }

  /** The notes of a course that were deleted after `since`, in no particular order. */
  listDeleted(courseId: string, since: string): Promise<PublicNoteHead[]> {
    return this.notes
      .find({ courseId: { $eq: courseId }, deletedAt: { $gt: since } })
      .project({ content: 0 })
      .toArray();
  }

  /** Number of the notes of a course, including deleted ones that can be restored. */
  count(courseId: string): Promise<number> {
    return this.notes.countDocuments({ courseId: { $eq: courseId } });
  }

  /** Atomically changes a note of the course that meets `condition`. Returns the changed note or null. */
  change(
    id: string,
    courseId: string,
    condition: StoreFilter<PublicNoteDocument>,
    update: StoreUpdate<PublicNoteDocument>,
  ): Promise<PublicNoteDocument | null> {
    return this.notes.findOneAndUpdate(
      { ...condition, _id: { $eq: id }, courseId: { $eq: courseId } },
      update,
      { returnDocument: 'after' },
    );
  }

  /** IDs of the notes that were deleted at `until` or earlier. */
  async idsDeleted(until: string): Promise<string[]> {
    const found = await this.notes
      .find({ deletedAt: { $lte: until } })
      .project({ _id: 1 })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  async removeDeleted(until: string): Promise<void> {
    await this.notes.deleteMany({ deletedAt: { $lte: until } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.notes.deleteMany({ courseId: { $in: courseIds } });
  }

  /** The notes whose current state the user wrote, including deleted ones, in chunks. */
  chunksBy(authorId: string): AsyncGenerator<PublicNoteDocument[], void> {
    return readInChunks(
      (id) => this.notes.find({ authorId: { $eq: authorId }, _id: { $gt: id } }),
      chunkSize,
    );
  }

  /** Removes the author's name from a note that the author wrote. */
  async forgetAuthor(id: string, authorId: string): Promise<void> {
    await this.notes.updateOne(
      { _id: { $eq: id }, authorId: { $eq: authorId } },
      { $set: { authorId: null, authorName: '' } },
    );
  }
}
