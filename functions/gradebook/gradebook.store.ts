import type { GradeStatus } from '../../core/gradebook/graded-course.ts';
import { inChunks } from '../platform/in-chunks.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../platform/store/store.ts';
import { readAll, readInChunks } from '../platform/store/read-in-chunks.ts';

/** A grade that somebody entered. It replaces the result of a linked quiz. */
export interface StoredGrade {
  /** Null if the grade was removed, or has only a status. */
  readonly points: number | null;
  readonly status: GradeStatus | null;
  /** Text for instructors. May be empty. */
  readonly note: string;
  /** Text for the student, once the item is released. May be empty. Undefined in older grades. */
  readonly feedback?: string;
  /** Name of the account that entered the grade. */
  readonly gradedBy: string;
  readonly gradedAt: string;
  /** Increases with each change of this grade, so that two instructors do not overwrite each other. */
  readonly revision: number;
}

/** The grades of one person in a course. */
export interface GradebookRowDocument extends StoredDocument {
  readonly courseId: string;
  readonly studentId: string;
  /** Normalized address of the person when a grade was last entered. May be empty. */
  readonly email: string;
  /** By the ID of the item in its course. */
  readonly grades: Readonly<Record<string, StoredGrade>>;
}

/** How an item is graded. */
export interface StoredColumn {
  /** The quiz whose results are the grades of the item. */
  readonly quizId: string | null;
  /** Whether students see the grades. */
  readonly isReleased: boolean;
  /** When hidden grades were last released. Null if they never were hidden. */
  readonly releasedAt: string | null;
}

/** The settings of a course's columns. */
export interface GradebookDocument extends StoredDocument {
  /** By the ID of the item in its course. Columns and settings that were never changed are missing: see `newColumn`. */
  readonly columns: Readonly<Record<string, Partial<StoredColumn>>>;
}

export interface RowOwner {
  readonly courseId: string;
  readonly studentId: string;
  readonly email: string;
}

/** A new grade of one person for an item. */
export interface GradeWrite {
  readonly itemId: string;
  readonly grade: StoredGrade;
  /** Revision that the stored grade must have, 0 if there must be none. Null for any revision. */
  readonly replaces: number | null;
}

/** The settings of a column that was never changed. */
export const newColumn: StoredColumn = { quizId: null, isReleased: true, releasedAt: null };

/** Rows per read. */
const pageSize = 100;
/** Courses or rows per query. */
const idChunkSize = 50;

export function rowIdOf({ courseId, studentId }: Omit<RowOwner, 'email'>): string {
  return `${courseId}:${studentId}`;
}

/** The course of a row. IDs of courses have no colon. */
export function courseOfRow(rowId: string): string {
  return rowId.slice(0, rowId.indexOf(':'));
}

export class GradebookStore {
  private readonly gradebooks: StoreCollection<GradebookDocument>;
  private readonly rows: StoreCollection<GradebookRowDocument>;

  constructor(store: Store) {
    this.gradebooks = store.collection<GradebookDocument>('gradebooks');
    this.rows = store.collection<GradebookRowDocument>('gradebookRows');
  }

  async declareIndexes(): Promise<void> {
    await this.rows.createIndex({ courseId: 1, _id: 1 });
    await this.rows.createIndex({ courseId: 1, email: 1 });
  }

  /** By course ID. Courses whose columns were never changed are missing. */
  async columnsOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, GradebookDocument['columns']>> {
    const found = await inChunks(courseIds, idChunkSize, (some) =>
      this.gradebooks.find({ _id: { $in: some } }).toArray(),
    );
    return new Map(found.map(({ _id, columns }) => [_id, columns]));
  }

  /** Changes only these settings of a column, so that two people can change different settings at the same time. */
  async setColumn(courseId: string, itemId: string, settings: Partial<StoredColumn>): Promise<void> {
    const changed = Object.entries(settings).map(([name, value]) => [`columns.${itemId}.${name}`, value]);
    if (changed.length === 0) return;
    await this.gradebooks.updateOne(
      { _id: { $eq: courseId } },
      { $set: Object.fromEntries(changed) },
      { upsert: true },
    );
  }

  /** All rows of a course, also of people who were removed, in no particular order. */
  rowsOf(courseId: string): Promise<GradebookRowDocument[]> {
    const findAfter = (id: string) => this.rows.find({ courseId: { $eq: courseId }, _id: { $gt: id } });
    return readAll(findAfter, pageSize, (row) => row);
  }

  /** The existing rows of these people, in no particular order. */
  rowsOfPeople(people: readonly Omit<RowOwner, 'email'>[]): Promise<GradebookRowDocument[]> {
    const ids = people.map(rowIdOf);
    return inChunks(ids, idChunkSize, (some) => this.rows.find({ _id: { $in: some } }).toArray());
  }

  /** The rows with these addresses in these courses, also of people who were removed, in no particular order. */
  rowsOfAddresses(emails: readonly string[], courseIds: readonly string[]): Promise<GradebookRowDocument[]> {
    return inChunks(emails, idChunkSize, (addresses) =>
      inChunks(courseIds, idChunkSize, (some) =>
        this.rows.find({ courseId: { $in: some }, email: { $in: addresses } }).toArray(),
      ),
    );
  }

  /** All rows of a course, also of people who were removed. */
  rowChunksOf(courseId: string): AsyncGenerator<GradebookRowDocument[], void> {
    return readInChunks((id) => this.rows.find({ courseId: { $eq: courseId }, _id: { $gt: id } }), pageSize);
  }

  /** Creates the person's row with these grades if there is none. */
  async ensureRow(owner: RowOwner, grades: GradebookRowDocument['grades'] = {}): Promise<void> {
    const _id = rowIdOf(owner);
    if ((await this.rows.countDocuments({ _id: { $eq: _id } })) > 0) return;
    try {
      await this.rows.insertOne({ ...owner, _id, grades });
    } catch (error) {
      // Another request created the row at the same time, and may have entered grades already.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Writes grades of one person in one step. Null if the row is missing, or if a stored grade has another revision. */
  changeGrades(owner: RowOwner, writes: readonly GradeWrite[]): Promise<GradebookRowDocument | null> {
    const conditions = writes.flatMap(({ itemId, replaces }) => {
      if (replaces === null) return [];
      const path = `grades.${itemId}.revision`;
      return [[path, replaces === 0 ? { $exists: false } : { $eq: replaces }] as const];
    });
    const grades = writes.map(({ itemId, grade }) => [`grades.${itemId}`, grade] as const);
    const filter = { _id: { $eq: rowIdOf(owner) }, ...Object.fromEntries(conditions) };
    return this.rows.findOneAndUpdate(
      filter as StoreFilter<GradebookRowDocument>,
      { $set: { email: owner.email, ...Object.fromEntries(grades) } },
      { returnDocument: 'after' },
    );
  }

  async setEmail(rowId: string, email: string): Promise<void> {
    await this.rows.updateOne({ _id: { $eq: rowId } }, { $set: { email } });
  }

  async removeCourses(courseIds: readonly string[]): Promise<void> {
    if (courseIds.length === 0) return;
    await this.rows.deleteMany({ courseId: { $in: courseIds } });
    await this.gradebooks.deleteMany({ _id: { $in: courseIds } });
  }
}
