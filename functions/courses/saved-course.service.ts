import { normalizeEmail } from '../../core/accounts/email.ts';
import { defaultRole } from '../../core/accounts/role.ts';
import { defaultValues, pickValues } from '../../core/grading/course-fields.ts';
import { courseLimits } from '../../core/grading/value-rules.ts';
import { texts } from '../../core/texts.ts';
import type { DeletedCourse } from '../../schema/courses/saved-course.type.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimit, RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { WorkBudget } from '../platform/limits/work-budget.ts';
import { keyedId, keyProblem } from '../platform/keyed-id.ts';
import type { NewId } from '../platform/new-id.ts';
import { forbidden, signInFirst } from '../platform/policy.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { removeDependents, type CourseDependents } from './course-dependents.ts';
import type { CourseLog } from './course-log.ts';
import type { CourseTemplateStore } from './course-template.store.ts';
import { identified } from './item-ids.ts';
import type { MembershipStore, RowAddress } from './membership.store.ts';
import { newestFirst } from './newest-first.ts';
import type { OwnRows } from './own-rows.ts';
import type { PeopleAdmission } from './people-admission.ts';
import {
  checkChanges,
  checkContent,
  checkTemplate,
  type CheckedContent,
  type UncheckedChanges,
  type UncheckedSavedContent,
} from './saved-course-content.ts';
import {
  toDeletedCourse,
  toSavedCourse,
  toSavedCourseMeta,
  toVisiblePeople,
  type PersonView,
  type SavedCourseMetaView,
  type SavedCourseView,
} from './saved-course.mapper.ts';
import { accessTo, isMemberRow, isStaffIn, membershipOf, ownedBy } from './saved-course.policy.ts';
import type {
  CourseOutline,
  CourseRows,
  SavedContent,
  SavedCourseDocument,
} from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface SavedCourseServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly members: MembershipStore;
  readonly rows: OwnRows;
  readonly admission: PeopleAdmission;
  readonly templates: CourseTemplateStore;
  readonly log: CourseLog;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly dependents: readonly CourseDependents[];
}

/** How long a deleted course can be restored. */
const restoreTime = 30 * day;

/** Maximum per owner, including deleted courses that can be restored. */
const maxCourses = 200;

/** Maximum per owner, so that no account can fill the public list. */
const maxTemplates = 10;

const createLimit: RateLimit = { name: 'create-course', max: 60, windowMs: 60 * minute };

/** The same error for a course that does not exist and for a course that the actor cannot see. */
export function courseNotFound(): AppError {
  return new AppError(texts.courseLoad.none, { code: 'NOT_FOUND' });
}

const gradersCannotEdit = 'Graders can enter grades, but can’t change the course.';
const ownersOnly = 'Only the course’s owner can do this.';
const ownerPublishes = 'Only the course’s owner can make it a template.';

function staleRevision(revision: number): AppError {
  const message = 'The course was changed elsewhere after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

/** Courses that users save to their accounts. */
export class SavedCourseService {
  constructor(private readonly dependencies: SavedCourseServiceDependencies) {}

  /** Creates a course. If an earlier request had the same `key`, returns its course and changes nothing. */
  async save(
    actor: Actor,
    { key = null, ...input }: UncheckedSavedContent & { readonly key?: string | null },
    work: WorkBudget,
  ): Promise<SavedCourseView> {
    const content = checkContent(input, work);
    const problem = keyProblem(key);
    if (problem !== null) throw badUserInput({ 'input.key': problem });
    if (key === null) return this.add(actor, content);
    const id = keyedId(actor.userId, key);
    try {
      return (await this.created(actor, id)) ?? (await this.add(actor, content, id));
    } catch (error) {
      // An identical request may have created the course first.
      const other = isDuplicateKey(error) ? await this.created(actor, id) : null;
      if (!other) throw error;
      return other;
    }
  }

  /**
   * The course with the fields that the caller can see. `toEdit`: only if the caller can edit it. Otherwise throws
   * NOT_FOUND, FORBIDDEN for graders, or UNAUTHENTICATED if nobody is signed in.
   */
  async get(id: string, actor: Actor | null, toEdit = false): Promise<SavedCourseView> {
    const course = await this.dependencies.courses.find(id);
    const view = course && toSavedCourse(course, actor);
    if (view && (view.canEdit || !toEdit)) {
      if (actor) await this.noteOpening(course, actor);
      return view;
    }
    if (view?.access === 'GRADER') throw forbidden(gradersCannotEdit);
    throw actor === null ? signInFirst() : courseNotFound();
  }

  /** Stores that the actor has opened the course, if the actor is a member. Editors of the course see this. */
  private async noteOpening({ _id: courseId, people }: SavedCourseDocument, actor: Actor): Promise<void> {
    const own = Object.entries(people).filter(([, row]) => isMemberRow(row, actor));
    const { members } = this.dependencies;
    await Promise.all(
      own.map(([studentId]) => members.noteOpening({ courseId, studentId, email: actor.email })),
    );
  }

  /** The courses that the actor can read, by ID. */
  async byId(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, SavedCourseView>> {
    const views = await this.dependencies.courses.listWholeByIds(ids, (course) =>
      toSavedCourse(course, actor),
    );
    return new Map(views.flatMap((view) => (view ? [[view.id, view]] : [])));
  }

  /** The people whom the actor can see, in the order of the list, by course ID. */
  async peopleOf(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, PersonView[]>> {
    const { courses, rows } = this.dependencies;
    const shown = (course: CourseRows) => [course._id, toVisiblePeople(course, actor)] as const;
    if (actor.role !== defaultRole) return new Map(await courses.listByIds(ids, shown));
    const ownIds = new Set(await courses.idsOwned(actor.userId));
    // In other people's courses, students see only their own rows. So no other rows are read.
    const others = (await rows.ofMember(actor)).filter(({ _id }) => !ownIds.has(_id)).map(shown);
    const owned = ids.filter((id) => ownIds.has(id));
    return new Map([
      ...ids.map((id) => [id, [] as PersonView[]] as const),
      ...others,
      ...(await courses.listByIds(owned, shown)),
    ]);
  }

  /** The courses that the actor owns or in whose staff the actor works, most recently updated first. */
  async list(actor: Actor): Promise<SavedCourseMetaView[]> {
    const { courses, rows } = this.dependencies;
    const view = (course: CourseOutline) => toSavedCourseMeta(course, actor);
    const taught = (await rows.ofMember(actor)).filter((course) => isStaffIn(course, actor));
    const found = await Promise.all([
      courses.listOwned(actor.userId, view),
      courses.listOutlines(
        taught.map(({ _id }) => _id),
        view,
      ),
    ]);
    return newestFirst(found.flat().filter((course) => course !== null));
  }

  /** The actor's deleted courses that can be restored, most recently deleted first. */
  async listDeleted({ userId }: Actor): Promise<DeletedCourse[]> {
    const { courses, clock } = this.dependencies;
    const deleted = await courses.listRestorable(userId, isoAfter(clock, -restoreTime), (course) =>
      toDeletedCourse(course, restoreTime),
    );
    return deleted
      .filter((view) => view !== null)
      .toSorted((left, right) => (left.deletedAt < right.deletedAt ? 1 : -1));
  }

  /** Throws CONFLICT if the stored revision is not `revision`. Null or undefined overwrites any revision. */
  async update(
    actor: Actor,
    id: string,
    input: UncheckedChanges,
    revision: number | null | undefined,
    work: WorkBudget,
  ): Promise<SavedCourseView> {
    const course = await this.editable(actor, id);
    const changes = checkChanges(input, work);
    return this.apply(actor, course, changes, revision ?? null);
  }

  async remove(actor: Actor, id: string): Promise<string> {
    const { courses, members, log, clock } = this.dependencies;
    await log.recordDeletion(actor, await this.owned(actor, id));
    if (!(await courses.change(id, actor, { $set: { deletedAt: isoAfter(clock, 0) } }, {}, ownedBy)))
      throw courseNotFound();
    await members.removeInvitations(id);
    return id;
  }

  /** Restores a course that was deleted in the last 30 days. A course that is not deleted stays unchanged. */
  async restore(actor: Actor, id: string): Promise<SavedCourseView> {
    const { courses, admission, log, clock } = this.dependencies;
    const since = isoAfter(clock, -restoreTime);
    const deleted = await courses.findRestorable(id, actor, since);
    if (deleted) {
      await log.recordRestore(actor, deleted);
      await admission.readmit(deleted, invitedRows(deleted));
    }
    const course = await courses.restore(id, actor, since);
    return this.viewOf(course ?? (await this.owned(actor, id)), actor);
  }

  /** Saves a copy of a course with the fields that the caller can read, without its people. */
  async duplicate(actor: Actor, id: string, work: WorkBudget): Promise<SavedCourseView> {
    const { isTemplate, ...source } = await this.readable(actor, id);
    const name = isTemplate ? source.name : `${source.name} (copy)`.slice(0, courseLimits.name);
    return this.add(actor, checkContent({ ...source, name, isTemplate: false }, work));
  }

  async purge(): Promise<void> {
    const { courses, dependents, clock } = this.dependencies;
    const until = isoAfter(clock, -restoreTime);
    const ids = await courses.listDeleted(until);
    await removeDependents(dependents, ids);
    await courses.removeDeleted(until);
    await removeDependents(dependents, ids);
  }

  /** A course that the actor can edit. Throws FORBIDDEN for graders, and NOT_FOUND for everyone else. */
  async editable(actor: Actor, id: string): Promise<SavedCourseDocument> {
    const { courses } = this.dependencies;
    return (await courses.findEditable(id, actor)) ?? this.refuse(actor, id, gradersCannotEdit);
  }

  /** A course that the actor owns. Throws FORBIDDEN for its staff, and NOT_FOUND for everyone else. */
  async owned(actor: Actor, id: string): Promise<SavedCourseDocument> {
    const { courses } = this.dependencies;
    return (await courses.findOwned(id, actor)) ?? this.refuse(actor, id, ownersOnly);
  }

  /** A course in which the actor can enter grades. Throws NOT_FOUND for everyone else. */
  async gradable(actor: Actor, id: string): Promise<SavedCourseDocument> {
    const course = await this.dependencies.courses.findGradable(id, actor);
    if (!course) throw courseNotFound();
    return course;
  }

  /** Throws FORBIDDEN with the reason for staff, who see the course. For everyone else, the course does not exist. */
  private async refuse(actor: Actor, id: string, reason: string): Promise<never> {
    const course = await this.dependencies.courses.find(id);
    throw course && isStaffIn(course, actor) ? forbidden(reason) : courseNotFound();
  }

  private async readable(actor: Actor, id: string): Promise<UncheckedSavedContent> {
    const template = await this.dependencies.templates.find(id);
    if (template) return { ...defaultValues, ...template, isTemplate: true };
    const course = await this.get(id, actor);
    return { ...course, notes: course.notes ?? '' };
  }

  private async requireTemplateRoom(ownerId: string): Promise<void> {
    if ((await this.dependencies.courses.countTemplates(ownerId)) < maxTemplates) return;
    const message = `An account publishes at most ${maxTemplates} templates, including those deleted in the last 30 days.`;
    throw badUserInput({ 'input.isTemplate': message });
  }

  private viewOf(course: SavedCourseDocument, actor: Actor): SavedCourseView {
    const view = toSavedCourse(course, actor);
    if (!view) throw courseNotFound();
    return view;
  }

  /** The course that an earlier request created. Null if there is none. Throws BAD_USER_INPUT if it is deleted. */
  private async created(actor: Actor, id: string): Promise<SavedCourseView | null> {
    const course = await this.dependencies.courses.findEverOwned(id, actor.userId);
    if (!course) return null;
    if (course.deletedAt === null) return this.viewOf(course, actor);
    const message = 'The course that was created with this key is deleted. Restore it, or use another key.';
    throw badUserInput({ 'input.key': message });
  }

  private async add(
    actor: Actor,
    content: CheckedContent,
    id = this.dependencies.newId(),
  ): Promise<SavedCourseView> {
    const { courses, limiter, clock, newId } = this.dependencies;
    checkTemplate(content);
    if ((await courses.countOwned(actor.userId)) >= maxCourses) throw tooManyCourses();
    if (content.isTemplate) await this.requireTemplateRoom(actor.userId);
    await limiter.use(createLimit, actor.userId);
    const now = isoAfter(clock, 0);
    const course = {
      ...content,
      categories: identified(content.categories, { _id: id, categories: [] }, newId),
      _id: id,
      ownerId: actor.userId,
      createdBy: actor.name,
      people: {},
      staff: {},
      peopleCount: 0,
      peopleVersion: 1,
      revision: 1,
      createdAt: now,
      lastUpdatedOn: now,
      deletedAt: null,
    };
    await courses.add(course);
    return this.viewOf(course, actor);
  }

  /** Writes the changes if the stored course is still `course`, so that every stored state was validated as a whole. */
  private async apply(
    actor: Actor,
    course: SavedCourseDocument,
    { categories, ...others }: Partial<CheckedContent>,
    revision: number | null,
  ): Promise<SavedCourseView> {
    const { courses, clock, newId, log } = this.dependencies;
    const changes: Partial<SavedContent> = {
      ...others,
      ...(categories && { categories: identified(categories, course, newId) }),
    };
    if (revision !== null && revision !== course.revision) throw staleRevision(course.revision);
    if (Object.keys(changes).length === 0) return this.viewOf(course, actor);
    checkTemplate({ ...course, ...changes });
    if (changes.isTemplate !== undefined && changes.isTemplate !== course.isTemplate) {
      // Anyone can read a template, so only the owner decides.
      if (accessTo(course, actor) !== 'OWNER') throw badUserInput({ 'input.isTemplate': ownerPublishes });
      if (changes.isTemplate) await this.requireTemplateRoom(course.ownerId);
    }
    const { extraCredit } = changes;
    if (extraCredit !== undefined && extraCredit !== pickValues(course).extraCredit)
      await log.recordExtraCredit(actor, course, extraCredit);
    const changed = await courses.change(
      course._id,
      actor,
      { $set: { ...changes, lastUpdatedOn: isoAfter(clock, 0) }, $inc: { revision: 1 } },
      { revision: course.revision },
    );
    if (changed) return this.viewOf(changed, actor);
    // The course was changed at the same time: validate again with its current state.
    return this.apply(
      actor,
      await this.editable(actor, course._id),
      { ...others, ...(categories && { categories }) },
      revision,
    );
  }
}

/** Rows of a deleted course whose invitations the deletion withdrew. */
function invitedRows({ people, staff = {} }: SavedCourseDocument): RowAddress[] {
  return [...Object.entries(people), ...Object.entries(staff)]
    .filter(([, person]) => person.email !== '' && membershipOf(person) === 'INVITED')
    .map(([studentId, { email }]) => ({ studentId, email: normalizeEmail(email) }));
}

function tooManyCourses(): AppError {
  const message = `An account has at most ${maxCourses} courses, including those deleted in the last 30 days.`;
  return badUserInput({}, message);
}
