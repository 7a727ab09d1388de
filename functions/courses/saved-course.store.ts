import type { StaffRole } from '../../core/courses/course-staff.ts';
import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { inChunks } from '../platform/in-chunks.ts';
import { checkSize, orderBy, readPage, type Page, type PageRequest } from '../platform/paging/page.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { StoreUpdate } from '../platform/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import { readAll, readInChunks, readMapped } from '../platform/store/read-in-chunks.ts';
import {
  leftOutOfRoll,
  leftOutOfHead,
  leftOutOfOutline,
  fieldsWith,
  type SavedCourseDocument,
  type CourseHead,
  type CourseOutline,
  type CourseRoll,
  type CourseRows,
} from './saved-course.document.ts';
import type { RowOfCourse } from './membership.store.ts';
import { editableBy, gradableBy, ownedBy } from './saved-course.policy.ts';

/** The values of all fields that depend on the staff. Write them together. */
function staffFields(staff: NonNullable<SavedCourseDocument['staff']>) {
  const accepted = (role: StaffRole) =>
    Object.values(staff).flatMap((row) =>
      row.role === role && row.membership === 'MEMBER' && row.userId !== null ? [row.userId] : [],
    );
  return { staff, editorIds: accepted('CO_INSTRUCTOR'), graderIds: accepted('GRADER') };
}

type CourseFilter = StoreFilter<SavedCourseDocument>;
export type CourseUpdate = StoreUpdate<SavedCourseDocument>;

/** Courses per read as a whole, so that few large courses are in memory at once. */
const pageSize = 20;
/** Courses with up to 1,000 people each per read. */
const rollsPerRead = 5;
/** IDs of courses per read. */
const idsPerRead = 500;
/** Templates per read. */
const templatesPerRead = 10;
/** A page of templates ends when it has more items than this. */
const maxItemsPerPage = 5_000;
/** Maximum IDs of courses in one query. As many as an account can own. */
const maxIds = 200;
/** Maximum rows of people in one query. */
const maxRows = 50;

const byName = orderBy<SavedCourseDocument>('name', 1);

export class SavedCourseStore {
  private readonly courses: StoreCollection<SavedCourseDocument>;

  constructor(store: Store) {
    this.courses = store.collection<SavedCourseDocument>('courses');
  }

  async declareIndexes(): Promise<void> {
    await this.courses.createIndex({ ownerId: 1, _id: 1 });
    // Contains all fields that `idsOwned` reads, so that it reads no documents.
    await this.courses.createIndex({ ownerId: 1, deletedAt: 1, _id: 1 });
    await this.courses.createIndex({ isTemplate: 1, name: 1, _id: 1 });
    await this.courses.createIndex({ deletedAt: 1 });
  }

  async add(course: SavedCourseDocument): Promise<void> {
    await this.courses.insertOne(course);
  }

  /** A course of any owner: the policy decides what the caller can see. */
  find(id: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ _id: { $eq: id }, deletedAt: null });
  }

  /** A course of any owner, also if it is deleted. */
  findEver(id: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ _id: { $eq: id } });
  }

  /** Whether there is a course with the ID, deleted or not. */
  async isStored(id: string): Promise<boolean> {
    return (await this.courses.countDocuments({ _id: { $eq: id } })) > 0;
  }

  /** A course of its owner, also if it is deleted. */
  findEverOwned(id: string, ownerId: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ _id: { $eq: id }, ownerId: { $eq: ownerId } });
  }

  /** Null if the course does not exist, or if the editor cannot change it. */
  findEditable(id: string, editor: Actor): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ ...editableBy(editor), _id: { $eq: id }, deletedAt: null });
  }

  /** Null if the course does not exist, or if the grader cannot enter grades in it. */
  findGradable(id: string, grader: Actor): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ ...gradableBy(grader), _id: { $eq: id }, deletedAt: null });
  }

  /** Null if the course does not exist, or if the actor does not own it. */
  findOwned(id: string, owner: Actor): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ ...ownedBy(owner), _id: { $eq: id }, deletedAt: null });
  }

  /** Courses of one owner, in no particular order, each mapped by `view`. */
  listOwned<View>(ownerId: string, view: (course: CourseOutline) => View): Promise<View[]> {
    return this.listAll({ ownerId: { $eq: ownerId }, deletedAt: null }, leftOutOfOutline, view);
  }

  /** One owner's courses without their content and people, in no particular order. */
  listOwnedHeads(ownerId: string): Promise<CourseHead[]> {
    return this.listAll({ ownerId: { $eq: ownerId }, deletedAt: null }, leftOutOfHead, (course) => course);
  }

  /** One owner's courses, then the courses with the IDs `moreIds`. With their people, without their content. */
  async *rollsInChunks(ownerId: string, moreIds: readonly string[]): AsyncGenerator<CourseRoll[], void> {
    const filter: CourseFilter = { ownerId: { $eq: ownerId }, deletedAt: null };
    yield* readInChunks(
      (id) => this.courses.find({ ...filter, _id: { $gt: id } }).project(leftOutOfRoll),
      rollsPerRead,
    );
    for (let at = 0; at < moreIds.length; at += rollsPerRead)
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other, until the reader has enough
      yield await this.listByIds(moreIds.slice(at, at + rollsPerRead), (course) => course);
  }

  /** IDs of one owner's courses, in no particular order. */
  idsOwned(ownerId: string): Promise<string[]> {
    return this.ids({ ownerId: { $eq: ownerId }, deletedAt: null });
  }

  /** Courses of one owner that were deleted after `since`, in no particular order, each mapped by `view`. */
  listRestorable<View>(ownerId: string, since: string, view: (course: CourseHead) => View): Promise<View[]> {
    return this.listAll({ ownerId: { $eq: ownerId }, deletedAt: { $gt: since } }, leftOutOfHead, view);
  }

  /** Courses of one owner, including deleted courses that can be restored. */
  everOwnedChunks(ownerId: string): AsyncGenerator<SavedCourseDocument[], void> {
    return readInChunks((id) => this.courses.find({ ownerId: { $eq: ownerId }, _id: { $gt: id } }), pageSize);
  }

  /** IDs of one owner's courses, including deleted courses that can be restored. */
  idsEverOwned(ownerId: string): Promise<string[]> {
    return this.ids({ ownerId: { $eq: ownerId } });
  }

  /** The existing courses among the IDs, in no particular order, each mapped by `view`. */
  async listByIds<View>(ids: readonly string[], view: (course: CourseRoll) => View): Promise<View[]> {
    return inChunks(ids, maxIds, (some) =>
      readMapped(this.courses.find({ _id: { $in: some }, deletedAt: null }).project(leftOutOfRoll), view),
    );
  }

  /** The IDs of existing courses among the IDs, in no particular order. */
  existingIds(ids: readonly string[]): Promise<string[]> {
    return inChunks(ids, maxIds, (some) =>
      readMapped(
        this.courses.find({ _id: { $in: some }, deletedAt: null }).project({ _id: 1 }),
        ({ _id }) => _id,
      ),
    );
  }

  /** The existing courses among the IDs without their content and people, in no particular order. */
  listHeads(ids: readonly string[]): Promise<CourseHead[]> {
    return inChunks(ids, maxIds, (some) =>
      this.courses
        .find({ _id: { $in: some }, deletedAt: null })
        .project(leftOutOfHead)
        .toArray(),
    );
  }

  /** The courses that contain these rows, in no particular order. `people` and `staff` contain only these rows. */
  async listByRows(rows: readonly RowOfCourse[]): Promise<CourseRows[]> {
    const found = await inChunks(rows, maxRows, (some) => {
      const filter: CourseFilter = {
        _id: { $in: [...new Set(some.map(({ courseId }) => courseId))] },
        deletedAt: null,
      };
      const fields = fieldsWith(some.map(({ studentId }) => studentId));
      return this.courses.find(filter).project(fields).toArray();
    });
    // Rows of one course can be in several chunks.
    const courses = new Map<string, CourseRows>();
    for (const course of found) {
      const before = courses.get(course._id);
      const people = { ...before?.people, ...course.people };
      courses.set(course._id, { ...course, people, staff: { ...before?.staff, ...course.staff } });
    }
    return [...courses.values()];
  }

  /** The existing courses among the IDs without their people, in no particular order, each mapped by `view`. */
  listOutlines<View>(ids: readonly string[], view: (course: CourseOutline) => View): Promise<View[]> {
    return inChunks(ids, maxIds, (some) =>
      readMapped(this.courses.find({ _id: { $in: some }, deletedAt: null }).project(leftOutOfOutline), view),
    );
  }

  /** The existing courses among the IDs as a whole, in no particular order, each mapped by `view`. */
  listWholeByIds<View>(ids: readonly string[], view: (course: SavedCourseDocument) => View): Promise<View[]> {
    return inChunks(ids, maxIds, (some) =>
      readMapped(this.courses.find({ _id: { $in: some }, deletedAt: null }), view),
    );
  }

  /** Number of courses of one owner, including deleted courses. */
  countOwned(ownerId: string): Promise<number> {
    return this.courses.countDocuments({ ownerId: { $eq: ownerId } });
  }

  /** Number of templates of one owner, including deleted templates. */
  countTemplates(ownerId: string): Promise<number> {
    return this.courses.countDocuments({ ownerId: { $eq: ownerId }, isTemplate: true });
  }

  /**
   * Templates by name, each mapped by `view`. A page of large templates can be shorter than `first`. Throws
   * BAD_USER_INPUT if `first` is not 1 to 100, or if `after` is invalid.
   */
  async pageOfTemplates<View>(
    { first, after }: PageRequest,
    view: (course: CourseOutline) => View,
  ): Promise<Page<View>> {
    checkSize(first);
    const filter: CourseFilter = { isTemplate: true, deletedAt: null };
    const total = this.courses.countDocuments(filter);
    const source = {
      find: (rest: CourseFilter) => this.courses.find(rest).project(leftOutOfOutline),
      countDocuments: () => total,
    };
    let items = 0;
    const countAndView = (course: CourseOutline) => {
      items += course.categories.reduce((sum, category) => sum + category.items.length, 0);
      return view(course);
    };
    const read = async (left: number, from: string | null): Promise<Page<View>> => {
      const some = { first: Math.min(left, templatesPerRead), after: from };
      const page = await readPage(source, { filter, order: byName }, some, countAndView);
      const { hasNextPage, endCursor } = page.pageInfo;
      if (!hasNextPage || left <= templatesPerRead || items > maxItemsPerPage) return page;
      const rest = await read(left - templatesPerRead, endCursor);
      return { ...rest, edges: [...page.edges, ...rest.edges], nodes: [...page.nodes, ...rest.nodes] };
    };
    return read(first, after);
  }

  /**
   * Atomically changes a course that is not deleted, if it also meets `condition`. `allowed`: returns the filter for the
   * courses that the actor can change in this way. Returns the changed course, or null if nothing was changed.
   */
  change(
    id: string,
    actor: Actor,
    update: CourseUpdate,
    condition: CourseFilter = {},
    allowed: typeof editableBy = editableBy,
  ): Promise<SavedCourseDocument | null> {
    return this.courses.findOneAndUpdate(
      { ...condition, ...allowed(actor), _id: { $eq: id }, deletedAt: null },
      update,
      { returnDocument: 'after' },
    );
  }

  /** Changes the membership of a row if the people are unchanged. Returns the course or null. */
  changeMembership(
    { _id, peopleVersion }: SavedCourseDocument,
    studentId: string,
    membership: CourseMembership,
  ): Promise<SavedCourseDocument | null> {
    return this.courses.findOneAndUpdate(
      { _id: { $eq: _id }, peopleVersion, deletedAt: null },
      { $set: { [`people.${studentId}.membership`]: membership }, $inc: { peopleVersion: 1 } },
      { returnDocument: 'after' },
    );
  }

  /** Replaces the staff if neither the staff nor the people have changed. Returns the course or null. */
  changeStaff(
    { _id, peopleVersion }: SavedCourseDocument,
    staff: NonNullable<SavedCourseDocument['staff']>,
  ): Promise<SavedCourseDocument | null> {
    return this.courses.findOneAndUpdate(
      { _id: { $eq: _id }, peopleVersion },
      { $set: staffFields(staff), $inc: { peopleVersion: 1 } },
      { returnDocument: 'after' },
    );
  }

  /** A course that was deleted after `since`. Null if it was not, or if the actor does not own it. */
  findRestorable(id: string, owner: Actor, since: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ ...ownedBy(owner), _id: { $eq: id }, deletedAt: { $gt: since } });
  }

  /** Restores a course that was deleted after `since`. Null if it was not, or if the actor does not own it. */
  restore(id: string, owner: Actor, since: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOneAndUpdate(
      { ...ownedBy(owner), _id: { $eq: id }, deletedAt: { $gt: since } },
      { $set: { deletedAt: null } },
      { returnDocument: 'after' },
    );
  }

  /** IDs of courses that were deleted at `until` or before. */
  listDeleted(until: string): Promise<string[]> {
    return this.ids({ deletedAt: { $lte: until } });
  }

  async removeDeleted(until: string): Promise<void> {
    await this.courses.deleteMany({ deletedAt: { $lte: until } });
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.courses.deleteMany({ ownerId: { $eq: ownerId } });
  }

  private ids(filter: CourseFilter): Promise<string[]> {
    const findAfter = (id: string) => this.courses.find({ ...filter, _id: { $gt: id } }).project({ _id: 1 });
    return readAll(findAfter, idsPerRead, ({ _id }) => _id);
  }

  /** All matching courses in order of ID, without the fields of `without`, each mapped by `view`. */
  private async listAll<Field extends Exclude<keyof SavedCourseDocument, '_id'>, View>(
    filter: CourseFilter,
    without: Readonly<Record<Field, 0>>,
    view: (course: Omit<SavedCourseDocument, Field> & StoredDocument) => View,
  ): Promise<View[]> {
    return readMapped(this.courses.find(filter).project(without).sort({ _id: 1 }), view);
  }
}
