import { assignmentLimits } from '../../core/assignments/assignment-rules.ts';
import type {
  Assignment,
  AssignmentMeta,
  DeletedAssignment,
} from '../../schema/assignments/assignment.type.ts';
import { courseNotFound, storedItemId, type CoursePlace, type GradebookCourses } from '../courses/index.ts';
import type { ReturnedGrades } from '../gradebook/index.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { compareNames } from '../platform/compare-names.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import { keyedId, keyProblem } from '../platform/keyed-id.ts';
import type { RateLimit, RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { NewId } from '../platform/new-id.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { assignmentNotFound, canGrade, type AssignmentAccess } from './assignment-access.ts';
import {
  changedContent,
  noContent,
  type AssignmentContent,
  type UncheckedAssignment,
} from './assignment-content.ts';
import { restorableFor, toAssignment, toAssignmentMeta, toDeletedAssignment } from './assignment.mapper.ts';
import type { AssignmentDocument, AssignmentHead, AssignmentStore } from './assignment.store.ts';

export interface AssignmentServiceDependencies {
  readonly assignments: AssignmentStore;
  readonly access: AssignmentAccess;
  readonly grades: Pick<ReturnedGrades, 'itemProblem'>;
  readonly courses: Pick<GradebookCourses, 'isStored'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** An assignment as a client sends it. */
interface SentAssignment extends UncheckedAssignment {
  /** ID of the item in the API. */
  readonly itemId?: string | null;
}

const createLimit: RateLimit = { name: 'create-assignment', max: 300, windowMs: 60 * minute };

/** The assignments of courses. Instructors of a course write them, and its members read them once they are published. */
export class AssignmentService {
  constructor(private readonly dependencies: AssignmentServiceDependencies) {}

  /** The assignments of a course that the actor can see, by due date. */
  async list(actor: Actor, courseId: string): Promise<AssignmentMeta[]> {
    const { assignments, access } = this.dependencies;
    const place = await access.readableCourse(actor, courseId);
    const found = await assignments.list([courseId], visibleTo(canGrade(place, actor)));
    return byDueDate(found).map(toAssignmentMeta);
  }

  /** By course ID: the assignments that the actor can see in the courses that the actor can read, by due date. */
  async byCourse(
    courseIds: readonly string[],
    actor: Actor,
  ): Promise<ReadonlyMap<string, readonly AssignmentMeta[]>> {
    const { assignments, access } = this.dependencies;
    const readable = await access.readableAmong(actor, courseIds);
    const idsWhere = (isStaff: boolean) => [...readable.keys()].filter((id) => readable.get(id) === isStaff);
    const found = await Promise.all(
      [true, false].map((isStaff) => assignments.list(idsWhere(isStaff), visibleTo(isStaff))),
    );
    const byId = Map.groupBy(found.flat(), ({ courseId }) => courseId);
    return new Map(
      Array.from(readable.keys(), (id) => [id, byDueDate(byId.get(id) ?? []).map(toAssignmentMeta)]),
    );
  }

  async get(actor: Actor, id: string): Promise<Assignment> {
    return this.view(actor, await this.dependencies.access.readable(actor, id));
  }

  /** Adds an assignment. If an earlier request had the same `key`, returns its assignment and changes nothing. */
  async save(
    actor: Actor,
    courseId: string,
    { key = null, ...sent }: SentAssignment & { readonly key?: string | null },
  ): Promise<Assignment> {
    const place = await this.dependencies.access.editableCourse(actor, courseId);
    const content = changedContent(sent, noContent);
    const problem = keyProblem(key);
    if (problem !== null) throw badUserInput({ 'input.key': problem });
    const add = async (id: string) => this.add(actor, { courseId, place, content, itemId: sent.itemId }, id);
    if (key === null) return add(this.dependencies.newId());
    const id = keyedId(actor.userId, `assignment ${courseId} ${key}`);
    try {
      return (await this.created(actor, place, id)) ?? (await add(id));
    } catch (error) {
      // An identical request may have created the assignment first.
      const other = isDuplicateKey(error) ? await this.created(actor, place, id) : null;
      if (!other) throw error;
      return other;
    }
  }

  /**
   * Throws CONFLICT if the stored revision is not `asked`. Null or undefined overwrites any revision: then it repeats
   * until no other request changes the assignment in between.
   */
  async update(
    actor: Actor,
    id: string,
    sent: SentAssignment,
    asked: number | null | undefined,
  ): Promise<Assignment> {
    const { assignments, access, clock } = this.dependencies;
    const { assignment: before, place } = await access.editable(actor, id);
    if (typeof asked === 'number' && asked !== before.revision) throw staleAssignment(before.revision);
    if (Object.values(sent).every((value) => value === undefined))
      return this.view(actor, { assignment: before, place });
    const content = changedContent(sent, before);
    const itemId = await this.itemFrom(actor, sent.itemId, before);
    const $set = {
      ...content,
      itemId,
      authorId: actor.userId,
      authorName: actor.name,
      updatedAt: isoAfter(clock, 0),
      revision: before.revision + 1,
    };
    const isSame = { revision: { $eq: before.revision }, deletedAt: null };
    const changed = await assignments.change(before, isSame, { $set });
    return changed ? this.view(actor, { assignment: changed, place }) : this.update(actor, id, sent, asked);
  }

  async remove(actor: Actor, id: string): Promise<string> {
    const { assignments, access, clock } = this.dependencies;
    const { assignment } = await access.editable(actor, id);
    const deletedAt = isoAfter(clock, 0);
    const removed = await assignments.change(assignment, { deletedAt: null }, { $set: { deletedAt } });
    if (!removed) throw assignmentNotFound();
    return id;
  }

  /** The deleted assignments of a course that can be restored, most recently deleted first. */
  async listDeleted(actor: Actor, courseId: string): Promise<DeletedAssignment[]> {
    const { assignments, access, clock } = this.dependencies;
    await access.editableCourse(actor, courseId);
    const deleted = await assignments.listDeleted(courseId, isoAfter(clock, -restorableFor));
    return deleted
      .map(toDeletedAssignment)
      .filter((assignment) => assignment !== null)
      .toSorted((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1));
  }

  /**
   * Restores an assignment that was deleted in the last 30 days. If something else grades its item now, it has no item.
   * An assignment that is not deleted stays unchanged.
   */
  async restore(actor: Actor, id: string): Promise<Assignment> {
    const { assignments, access, clock } = this.dependencies;
    const { assignment: before, place } = await access.everEditable(actor, id);
    if (before.deletedAt === null) return this.view(actor, { assignment: before, place });
    const isFree = before.itemId === null || (await this.itemProblem(actor, before, before.itemId)) === null;
    const isRestorable = { deletedAt: { $gt: isoAfter(clock, -restorableFor) } };
    const $set = { deletedAt: null, ...(!isFree && { itemId: null }) };
    const restored = await assignments.change(before, isRestorable, { $set, $inc: { revision: 1 } });
    if (!restored) throw assignmentNotFound();
    return this.view(actor, { assignment: restored, place });
  }

  private view(
    actor: Actor,
    placed: { readonly assignment: AssignmentDocument; readonly place: CoursePlace },
  ): Assignment {
    return toAssignment(placed, actor, isoAfter(this.dependencies.clock, 0));
  }

  /** The assignment that an earlier request created. Null if there is none. Throws BAD_USER_INPUT if it is deleted. */
  private async created(actor: Actor, place: CoursePlace, id: string): Promise<Assignment | null> {
    const assignment = await this.dependencies.assignments.findEver(id);
    if (!assignment) return null;
    if (assignment.deletedAt === null) return this.view(actor, { assignment, place });
    const message =
      'The assignment that was created with this key is deleted. Restore it, or use another key.';
    throw badUserInput({ 'input.key': message });
  }

  private async add(actor: Actor, given: NewAssignment, id: string): Promise<Assignment> {
    const { assignments, courses, limiter, clock } = this.dependencies;
    const { courseId, place, content } = given;
    const itemId = await this.itemFrom(actor, given.itemId, { _id: id, courseId, itemId: null });
    if ((await assignments.count(courseId)) >= assignmentLimits.perCourse) throw tooManyAssignments();
    await limiter.use(createLimit, actor.userId);
    const now = isoAfter(clock, 0);
    const assignment = {
      ...content,
      _id: id,
      courseId,
      ownerId: place.ownerId,
      itemId,
      revision: 1,
      authorId: actor.userId,
      authorName: actor.name,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await assignments.add(assignment);
    // If the course was erased at the same time, the assignment must not stay without it.
    if (await courses.isStored(courseId)) return this.view(actor, { assignment, place });
    await assignments.removeCourses([courseId]);
    throw courseNotFound();
  }

  /** ID, in its course, of the item that was sent. Throws BAD_USER_INPUT if the assignment cannot grade the item. */
  private async itemFrom(
    actor: Actor,
    sent: string | null | undefined,
    before: Pick<AssignmentHead, '_id' | 'courseId' | 'itemId'>,
  ): Promise<string | null> {
    if (sent === undefined || sent === null) return sent === null ? null : before.itemId;
    const itemId = storedItemId(sent, before.courseId) ?? '';
    if (itemId === before.itemId) return itemId;
    const problem = await this.itemProblem(actor, before, itemId);
    if (problem !== null) throw badUserInput({ 'input.itemId': problem });
    return itemId;
  }

  /** Why the assignment cannot grade the item. Null if it can. */
  private async itemProblem(
    actor: Actor,
    { _id, courseId }: Pick<AssignmentHead, '_id' | 'courseId'>,
    itemId: string,
  ): Promise<string | null> {
    const { assignments, grades } = this.dependencies;
    const problem = await grades.itemProblem(actor, courseId, itemId);
    if (problem !== null) return problem;
    const others = await assignments.list([courseId]);
    const other = others.find((each) => each._id !== _id && each.itemId === itemId);
    return other ? `The assignment “${other.title}” grades this item already.` : null;
  }
}

interface NewAssignment {
  readonly courseId: string;
  readonly place: CoursePlace;
  readonly content: AssignmentContent;
  readonly itemId: string | null | undefined;
}

const visibleTo = (isStaff: boolean) => (isStaff ? {} : { isPublished: true });

/** Assignments without a due date are last. */
const dateOf = ({ dueAt }: AssignmentHead) => dueAt ?? '~';

function byDueDate(assignments: readonly AssignmentHead[]): AssignmentHead[] {
  return assignments.toSorted((one, other) => {
    if (dateOf(one) !== dateOf(other)) return dateOf(one) < dateOf(other) ? -1 : 1;
    return compareNames(one.title, other.title) || (one._id < other._id ? -1 : 1);
  });
}

function staleAssignment(revision: number): AppError {
  const message =
    'The assignment was changed in another tab or on another device after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

function tooManyAssignments(): AppError {
  const message = `A course has at most ${assignmentLimits.perCourse} assignments, including those deleted in the last 30 days.`;
  return badUserInput({ input: message });
}
