import type { NoteDocument as NoteContent } from '../../core/notes/note-document.ts';
import { day } from '../platform/clock.ts';
import { orderBy, readPage, type Page, type PageRequest } from '../platform/paging/page.ts';
import { readInChunks } from '../platform/store/read-in-chunks.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { StoreUpdate } from '../platform/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

export interface NoteDocument extends StoredDocument {
  readonly ownerId: string;
  readonly title: string;
  readonly content: NoteContent;
  /** Beginning of the text, for lists. */
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly courseId: string | null;
  readonly isPinned: boolean;
  /** Pinned notes first, then by the time of the last change: lists are sorted by it in descending order. */
  readonly listKey: string;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null if the note is not deleted. */
  readonly deletedAt: string | null;
}

/** A note without its content. */
export type NoteHead = Omit<NoteDocument, 'content'>;

/** Milliseconds during which a deleted note can be restored. */
export const restorableFor = 30 * day;

/** Notes per read with their content. */
const chunkSize = 20;
/** Maximum deleted notes in a list. */
const maxDeleted = 500;

const newestFirst = orderBy<NoteHead>('listKey', -1);

export function listKeyOf({ isPinned, updatedAt }: Pick<NoteDocument, 'isPinned' | 'updatedAt'>): string {
  return `${isPinned ? 1 : 0} ${updatedAt}`;
}

export class NoteStore {
  private readonly notes: StoreCollection<NoteDocument>;

  constructor(store: Store) {
    this.notes = store.collection<NoteDocument>('notes');
  }

  async declareIndexes(): Promise<void> {
    await this.notes.createIndex({ ownerId: 1, listKey: 1, _id: 1, deletedAt: 1, courseId: 1 });
    await this.notes.createIndex({ ownerId: 1, deletedAt: 1, _id: 1 });
    await this.notes.createIndex({ deletedAt: 1 });
  }

  async add(note: NoteDocument): Promise<void> {
    await this.notes.insertOne(note);
  }

  /** Null if the note is deleted, or if somebody else owns it. */
  find(id: string, ownerId: string): Promise<NoteDocument | null> {
    return this.notes.findOne({ _id: { $eq: id }, ownerId: { $eq: ownerId }, deletedAt: null });
  }

  /** Also if it is deleted. */
  findEver(id: string, ownerId: string): Promise<NoteDocument | null> {
    return this.notes.findOne({ _id: { $eq: id }, ownerId: { $eq: ownerId } });
  }

  /** The owner's notes, pinned first, then the newest. `filter`: more conditions. */
  page(ownerId: string, filter: StoreFilter<NoteHead>, request: PageRequest): Promise<Page<NoteHead>> {
    const source = {
      find: (conditions: StoreFilter<NoteHead>) => this.notes.find(conditions).project({ content: 0 }),
      countDocuments: (conditions: StoreFilter<NoteHead>) => this.notes.countDocuments(conditions),
    };
    const own = { ...filter, ownerId: { $eq: ownerId }, deletedAt: null };
    return readPage(source, { filter: own, order: newestFirst }, request, (note) => note);
  }

  /** The owner's notes with these IDs and their content, in no particular order. */
  listByIds(ids: readonly string[], ownerId: string): Promise<NoteDocument[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.notes.find({ _id: { $in: ids }, ownerId: { $eq: ownerId }, deletedAt: null }).toArray();
  }

  /** The owner's notes with these IDs, without their content, in no particular order. */
  async listHeads(ids: readonly string[], ownerId: string): Promise<NoteHead[]> {
    if (ids.length === 0) return [];
    return this.notes
      .find({ _id: { $in: ids }, ownerId: { $eq: ownerId }, deletedAt: null })
      .project({ content: 0 })
      .toArray();
  }

  /** The owner's notes that were deleted after `since`, most recently deleted first. Maximum 500. */
  listDeleted(ownerId: string, since: string): Promise<NoteHead[]> {
    return this.notes
      .find({ ownerId: { $eq: ownerId }, deletedAt: { $gt: since } })
      .project({ content: 0 })
      .sort({ deletedAt: -1, _id: 1 })
      .limit(maxDeleted)
      .toArray();
  }

  /** Number of the owner's notes, including deleted ones that can be restored. */
  countOwned(ownerId: string): Promise<number> {
    return this.notes.countDocuments({ ownerId: { $eq: ownerId } });
  }

  /** Atomically changes a note of the owner that meets `condition`. Returns the changed note or null. */
  change(
    id: string,
    ownerId: string,
    condition: StoreFilter<NoteDocument>,
    update: StoreUpdate<NoteDocument>,
  ): Promise<NoteDocument | null> {
    return this.notes.findOneAndUpdate(
      { ...condition, _id: { $eq: id }, ownerId: { $eq: ownerId } },
      update,
      { returnDocument: 'after' },
    );
  }

  /** Removes the notes that were deleted at `until` or earlier. A search finds none of them. */
  async removeDeleted(until: string): Promise<void> {
    await this.notes.deleteMany({ deletedAt: { $lte: until } });
  }

  /** All notes of the owner, including deleted ones, in chunks. */
  ownedChunks(ownerId: string): AsyncGenerator<NoteDocument[], void> {
    return readInChunks((id) => this.notes.find({ ownerId: { $eq: ownerId }, _id: { $gt: id } }), chunkSize);
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.notes.deleteMany({ ownerId: { $eq: ownerId } });
  }
}
