import type { SubmissionKind, SubmissionState } from '../../core/assignments/submission-rules.ts';
import { keyedId } from '../platform/keyed-id.ts';
import { readAll, readInChunks } from '../platform/store/read-in-chunks.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { StoreUpdate } from '../platform/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

export interface SubmissionDocument extends StoredDocument, SubmissionState {
  readonly assignmentId: string;
  readonly courseId: string;
  /** The account of the student. */
  readonly userId: string;
  /** Normalized address of the account when it submitted last, which finds the person in the course. */
  readonly email: string;
  /** Name of the account when it submitted last. */
  readonly studentName: string;
  readonly kind: SubmissionKind;
  readonly text: string | null;
  readonly link: string | null;
  /** Points that a grader gave, before the deduction for late work. Null if there is no grade. */
  readonly grade: number | null;
  /** May be empty. */
  readonly feedback: string;
  /** Name of the account that graded it last. Null if nobody did. */
  readonly gradedBy: string | null;
  readonly gradedAt: string | null;
  /** The deduction for late work when the grade was returned, or changed after that. Null if it is not returned. */
  readonly returnedDeduction: number | null;
  readonly revision: number;
}

/** A submission without its text. */
export type SubmissionHead = Omit<SubmissionDocument, 'text'>;

/** Submissions per read. */
const pageSize = 100;

/** The ID of a student's submission. A student has one submission for each assignment. */
export function submissionIdOf(userId: string, assignmentId: string): string {
  return keyedId(userId, `submission ${assignmentId}`);
}

/** What students submitted for assignments. */
export class SubmissionStore {
  private readonly submissions: StoreCollection<SubmissionDocument>;

  constructor(store: Store) {
    this.submissions = store.collection<SubmissionDocument>('assignmentSubmissions');
  }

  async declareIndexes(): Promise<void> {
    await this.submissions.createIndex({ assignmentId: 1, _id: 1 });
    await this.submissions.createIndex({ courseId: 1, _id: 1 });
    await this.submissions.createIndex({ userId: 1, _id: 1 });
  }

  async add(submission: SubmissionDocument): Promise<void> {
    await this.submissions.insertOne(submission);
  }

  find(id: string): Promise<SubmissionDocument | null> {
    return this.submissions.findOne({ _id: { $eq: id } });
  }

  /**
   * Null if it is a submission of somebody else. A range of one ID, so that the index of the student's submissions is
   * used, and no submission of somebody else is read.
   */
  findOwn(id: string, userId: string): Promise<SubmissionDocument | null> {
    return this.submissions.findOne({ userId: { $eq: userId }, _id: { $gte: id, $lte: id } });
  }

  /** The student's submissions for these assignments, in no particular order. */
  async listOwn(userId: string, assignmentIds: readonly string[]): Promise<SubmissionDocument[]> {
    if (assignmentIds.length === 0) return [];
    const ids = assignmentIds.map((id) => submissionIdOf(userId, id));
    return this.submissions.find({ _id: { $in: ids }, userId: { $eq: userId } }).toArray();
  }

  /** All submissions for an assignment, in no particular order. */
  listOf(assignmentId: string): Promise<SubmissionHead[]> {
    const findAfter = (id: string) =>
      this.submissions.find({ assignmentId: { $eq: assignmentId }, _id: { $gt: id } }).project({ text: 0 });
    return readAll(findAfter, pageSize, (submission) => submission);
  }

  /** Atomically changes a submission of the student that meets `condition`. Returns the changed submission or null. */
  change(
    { _id, userId }: Pick<SubmissionHead, '_id' | 'userId'>,
    condition: StoreFilter<SubmissionDocument>,
    update: StoreUpdate<SubmissionDocument>,
  ): Promise<SubmissionDocument | null> {
    return this.submissions.findOneAndUpdate(
      { ...condition, _id: { $eq: _id }, userId: { $eq: userId } },
      update,
      { returnDocument: 'after' },
    );
  }

  async removeAssignments(assignmentIds: readonly string[]): Promise<void> {
    if (assignmentIds.length > 0) await this.submissions.deleteMany({ assignmentId: { $in: assignmentIds } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length > 0) await this.submissions.deleteMany({ courseId: { $in: courseIds } });
  }

  /** All submissions of a student, in chunks. */
  ownChunks(userId: string): AsyncGenerator<SubmissionDocument[], void> {
    return readInChunks(
      (id) => this.submissions.find({ userId: { $eq: userId }, _id: { $gt: id } }),
      pageSize,
    );
  }

  async removeOfUser(userId: string): Promise<void> {
    await this.submissions.deleteMany({ userId: { $eq: userId } });
  }
}
