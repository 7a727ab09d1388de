import type { AssignmentSettings } from '../../core/assignments/assignment-rules.ts';
import type { NoteDocument as NoteContent } from '../../core/notes/note-document.ts';
import { readInChunks } from '../platform/store/read-in-chunks.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { StoreUpdate } from '../platform/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

export interface AssignmentDocument extends StoredDocument, AssignmentSettings {
  readonly courseId: string;
  /** The owner of the course, for whose storage the assignment counts. */
  readonly ownerId: string;
  readonly title: string;
  readonly brief: NoteContent;
  /** ID, in its course, of the item that returned grades are entered in. Null if there is none. */
  readonly itemId: string | null;
  readonly isPublished: boolean;
  readonly revision: number;
  /** ID of the account that changed it last. Null after the account was deleted. */
  readonly authorId: string | null;
  /** Empty after the account was deleted. */
  readonly authorName: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null if the assignment is not deleted. */
  readonly deletedAt: string | null;
}

/** An assignment without its brief. */
export type AssignmentHead = Omit<AssignmentDocument, 'brief'>;

/** Assignments per read with their brief. */
const chunkSize = 20;

/** The assignments of courses. */
export class AssignmentStore {
  private readonly assignments: StoreCollection<AssignmentDocument>;

  constructor(store: Store) {
    this.assignments = store.collection<AssignmentDocument>('assignments');
  }

  async declareIndexes(): Promise<void> {
    await this.assignments.createIndex({ courseId: 1, deletedAt: 1, isPublished: 1, _id: 1 });
    await this.assignments.createIndex({ authorId: 1, _id: 1 });
    await this.assignments.createIndex({ ownerId: 1, _id: 1 });
    await this.assignments.createIndex({ deletedAt: 1 });
  }

  async add(assignment: AssignmentDocument): Promise<void> {
    await this.assignments.insertOne(assignment);
  }

  /** Null if the assignment is deleted. */
  find(id: string): Promise<AssignmentDocument | null> {
    return this.assignments.findOne({ _id: { $eq: id }, deletedAt: null });
  }

  /** Also if it is deleted. */
  findEver(id: string): Promise<AssignmentDocument | null> {
    return this.assignments.findOne({ _id: { $eq: id } });
  }

  /** The assignments of courses, in no particular order. `more`: more conditions. */
  async list(
    courseIds: readonly string[],
    more: Pick<StoreFilter<AssignmentDocument>, 'isPublished'> = {},
  ): Promise<AssignmentHead[]> {
    if (courseIds.length === 0) return [];
    return this.assignments
      .find({ ...more, courseId: { $in: courseIds }, deletedAt: null })
      .project({ brief: 0 })
      .toArray();
  }

  /** Assignments with these IDs, without deleted ones, in no particular order. */
  async listByIds(ids: readonly string[]): Promise<AssignmentHead[]> {
    if (ids.length === 0) return [];
    return this.assignments
      .find({ _id: { $in: ids }, deletedAt: null })
      .project({ brief: 0 })
      .toArray();
  }

  /** The title of the assignment that grades the item. Null if there is none. */
  async titleOfItem(courseId: string, itemId: string): Promise<string | null> {
    const grading = (await this.list([courseId])).find((each) => each.itemId === itemId);
    return grading?.title ?? null;
  }

  /** The assignments of a course that were deleted after `since`, in no particular order. */
  listDeleted(courseId: string, since: string): Promise<AssignmentHead[]> {
    return this.assignments
      .find({ courseId: { $eq: courseId }, deletedAt: { $gt: since } })
      .project({ brief: 0 })
      .toArray();
  }

  /** Number of the assignments of a course, including deleted ones that can be restored. */
  count(courseId: string): Promise<number> {
    return this.assignments.countDocuments({ courseId: { $eq: courseId } });
  }

  /** Atomically changes an assignment that meets `condition`. Returns the changed assignment or null. */
  change(
    { _id, courseId }: Pick<AssignmentHead, '_id' | 'courseId'>,
    condition: StoreFilter<AssignmentDocument>,
    update: StoreUpdate<AssignmentDocument>,
  ): Promise<AssignmentDocument | null> {
    return this.assignments.findOneAndUpdate(
      { ...condition, _id: { $eq: _id }, courseId: { $eq: courseId } },
      update,
      { returnDocument: 'after' },
    );
  }

  /** IDs of the assignments that were deleted at `until` or earlier. */
  async idsDeleted(until: string): Promise<string[]> {
    const found = await this.assignments
      .find({ deletedAt: { $lte: until } })
      .project({ _id: 1 })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  async removeDeleted(until: string): Promise<void> {
    await this.assignments.deleteMany({ deletedAt: { $lte: until } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.assignments.deleteMany({ courseId: { $in: courseIds } });
  }

  /** The assignments that the user changed last, including deleted ones, in chunks. */
  chunksBy(authorId: string): AsyncGenerator<AssignmentDocument[], void> {
    return readInChunks(
      (id) => this.assignments.find({ authorId: { $eq: authorId }, _id: { $gt: id } }),
      chunkSize,
    );
  }

  /** Removes the author's name from an assignment that the author changed last. */
  async forgetAuthor(id: string, authorId: string): Promise<void> {
    await this.assignments.updateOne(
      { _id: { $eq: id }, authorId: { $eq: authorId } },
      { $set: { authorId: null, authorName: '' } },
    );
  }
}
