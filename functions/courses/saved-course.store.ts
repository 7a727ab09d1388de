import type { Course, Person } from '../../core/grading/course.ts';
import type { Actor } from '../core/actor.ts';
import type { StoreFilter } from '../core/store/store-filter.ts';
import type { StoreUpdate } from '../core/store/store-update.ts';
import type { Store, StoreCollection, StoredDocument } from '../core/store/store.ts';
import { editableBy } from './saved-course.policy.ts';

/** What its owner may change of a course at once. People are changed one by one. */
export interface SavedContent extends Course {
  readonly isTemplate: boolean;
}

export interface PersonDocument extends Omit<Person, 'id'> {
  /** Rising in the order in which people were added. */
  readonly order: number;
}

/** A course with its people: what must stay true together is one document. */
export interface SavedCourseDocument extends StoredDocument, SavedContent {
  readonly ownerId: string;
  readonly createdBy: string;
  /** By id, so that each person is changed alone, whoever changes another at the same time. */
  readonly people: Readonly<Record<string, PersonDocument>>;
  readonly peopleCount: number;
  /** Counts the changes of who is in it. */
  readonly peopleVersion: number;
  readonly revision: number;
  readonly createdOn: string;
  readonly lastUpdatedOn: string;
  /** Null while the course is there. */
  readonly deletedOn: string | null;
}

type CourseFilter = StoreFilter<SavedCourseDocument>;
export type CourseUpdate = StoreUpdate<SavedCourseDocument>;

/** Read together, so that a list of large courses is never in memory as a whole. */
const pageSize = 20;

/** In the list; the others are known by their ids. */
const mostTemplates = 100;

export class SavedCourseStore {
  private readonly courses: StoreCollection<SavedCourseDocument>;

  constructor(store: Store) {
    this.courses = store.collection<SavedCourseDocument>('courses');
  }

  async declareIndexes(): Promise<void> {
    await this.courses.createIndex({ ownerId: 1, _id: 1 });
    await this.courses.createIndex({ isTemplate: 1, name: 1 });
    await this.courses.createIndex({ deletedOn: 1 });
  }

  async add(course: SavedCourseDocument): Promise<void> {
    await this.courses.insertOne(course);
  }

  /** Whoever it belongs to: what the caller may see of it is for its policy to say. */
  find(id: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ _id: { $eq: id }, deletedOn: null });
  }

  /** Null where there is none that the editor may change. */
  findEditable(id: string, editor: Actor): Promise<SavedCourseDocument | null> {
    return this.courses.findOne({ ...editableBy(editor), _id: { $eq: id }, deletedOn: null });
  }

  /** Those of one owner, in no particular order, each as `view` wants it. */
  listOwned<View>(ownerId: string, view: (course: SavedCourseDocument) => View): Promise<View[]> {
    return this.pages({ ownerId: { $eq: ownerId }, deletedOn: null }, view, '');
  }

  /** Those of one owner that were deleted after `since`, in no particular order, each as `view` wants it. */
  listRestorable<View>(
    ownerId: string,
    since: string,
    view: (course: SavedCourseDocument) => View,
  ): Promise<View[]> {
    return this.pages({ ownerId: { $eq: ownerId }, deletedOn: { $gt: since } }, view, '');
  }

  /** With those that can be restored. */
  listEverOwned<View>(ownerId: string, view: (course: SavedCourseDocument) => View): Promise<View[]> {
    return this.pages({ ownerId: { $eq: ownerId } }, view, '');
  }

  /** Those of the ids that are there, in no particular order, each as `view` wants it. */
  async listByIds<View>(
    ids: readonly string[],
    view: (course: SavedCourseDocument) => View,
  ): Promise<View[]> {
    if (ids.length === 0) return [];
    const filter: CourseFilter = { _id: { $in: ids.slice(0, pageSize) }, deletedOn: null };
    const views = (await this.courses.find(filter).toArray()).map(view);
    return [...views, ...(await this.listByIds(ids.slice(pageSize), view))];
  }

  /** How many there are of one owner, deleted ones included. */
  countOwned(ownerId: string): Promise<number> {
    return this.courses.countDocuments({ ownerId: { $eq: ownerId } });
  }

  /** By name, the first hundred, each as `view` wants it. */
  async listTemplates<View>(view: (course: SavedCourseDocument) => View, skip = 0): Promise<View[]> {
    const page = await this.courses
      .find({ isTemplate: true, deletedOn: null })
      .sort({ name: 1, _id: 1 })
      .skip(skip)
      .limit(pageSize)
      .toArray();
    const views = page.map(view);
    const next = skip + pageSize;
    if (page.length < pageSize || next >= mostTemplates) return views;
    return [...views, ...(await this.listTemplates(view, next))];
  }

  /** Changes a course that is there, in one step, if it also meets `condition`; the course as it is then, or null. */
  change(
    id: string,
    editor: Actor,
    update: CourseUpdate,
    condition: CourseFilter = {},
  ): Promise<SavedCourseDocument | null> {
    return this.courses.findOneAndUpdate(
      { ...condition, ...editableBy(editor), _id: { $eq: id }, deletedOn: null },
      update,
      { returnDocument: 'after' },
    );
  }

  /** Takes back a deletion that came after `since`; null where there is none. */
  restore(id: string, editor: Actor, since: string): Promise<SavedCourseDocument | null> {
    return this.courses.findOneAndUpdate(
      { ...editableBy(editor), _id: { $eq: id }, deletedOn: { $gt: since } },
      { $set: { deletedOn: null } },
      { returnDocument: 'after' },
    );
  }

  /** The ids of those that were deleted until then. */
  listDeleted(until: string): Promise<string[]> {
    return this.pages({ deletedOn: { $lte: until } }, ({ _id }) => _id, '');
  }

  async removeDeleted(until: string): Promise<void> {
    await this.courses.deleteMany({ deletedOn: { $lte: until } });
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.courses.deleteMany({ ownerId: { $eq: ownerId } });
  }

  /** Those with an id above `after`, by id. */
  private async pages<View>(
    filter: CourseFilter,
    view: (course: SavedCourseDocument) => View,
    after: string,
  ): Promise<View[]> {
    const page = await this.courses
      .find({ ...filter, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(pageSize)
      .toArray();
    const views = page.map(view);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return views;
    return [...views, ...(await this.pages(filter, view, last._id))];
  }
}
