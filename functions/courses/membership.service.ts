import { isStudentRole } from '../../core/courses/student-role.ts';
import { isAdmin, type Actor } from '../platform/actor.ts';
import { CachedResult } from '../platform/graph/cached-results.ts';
import {
  canEditWith,
  canGradeWith,
  canSeeGradesWith,
  type CourseAccess,
  type CourseWork,
} from '../../core/courses/course-staff.ts';
import { toMemberCourse, toStaffCourse, type MemberCourseView } from './membership.mapper.ts';
import { newestFirst } from './newest-first.ts';
import type { OwnRows } from './own-rows.ts';
import { accessTo, canBeStaff, isMemberRow, isStaffIn, membershipOf } from './saved-course.policy.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface MembershipServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly rows: OwnRows;
}

/**
 * What a user can do with a course. `read`: the owner, the staff and members can. `teach`: the owner, co-instructors and
 * members with an instructor's account can put quizzes into it.
 */
export type CourseUse = 'read' | 'teach';

/** A course, for domains whose data belongs to courses. */
export interface CoursePlace {
  readonly ownerId: string;
  readonly name: string;
  /** What the actor can do with the course. */
  readonly access: CourseAccess;
}

/** Which access allows which use. Readers of a template have no use, because they are not members. */
const allowed: Readonly<Record<CourseUse, (access: CourseAccess) => boolean>> = {
  read: (access) => access !== 'READER',
  teach: (access) => canSeeGradesWith(access) && access !== 'GRADER',
};

/**
 * What the actor can do with the quizzes of a course. Students who own a course can only take the quizzes that
 * instructors put into it, so that they do not see the answer keys.
 */
function workWith(access: CourseAccess, actor: Actor): CourseWork | null {
  if (access === 'READER') return null;
  if (!canBeStaff(actor)) return 'take';
  if (canEditWith(access)) return 'edit';
  return canGradeWith(access) ? 'grade' : 'take';
}

/** Memberships in courses, for domains whose data belongs to courses. */
export class MembershipService {
  private readonly ownedIds: CachedResult<string[]>;

  constructor(private readonly dependencies: MembershipServiceDependencies) {
    this.ownedIds = new CachedResult(({ userId }) => dependencies.courses.idsOwned(userId));
  }

  /** Courses of other people in which the actor is a member, most recently updated first. */
  async list(actor: Actor): Promise<MemberCourseView[]> {
    const found = await this.dependencies.rows.ofMember(actor);
    return newestFirst(found.flatMap((course) => toMemberCourse(course, actor) ?? []));
  }

  /** Courses of other people in whose staff the actor works, most recently updated first. */
  async listTaught(actor: Actor): Promise<MemberCourseView[]> {
    const found = await this.dependencies.rows.ofMember(actor);
    return newestFirst(found.flatMap((course) => toStaffCourse(course, actor) ?? []));
  }

  /** What the actor can do with the quizzes of each course that the actor owns, is a member of or works in, by ID. */
  async worksOf(actor: Actor): Promise<ReadonlyMap<string, CourseWork>> {
    const [owned, others] = await Promise.all([
      this.ownedIds.of(actor),
      this.dependencies.rows.ofMember(actor),
    ]);
    const works = new Map<string, CourseWork>();
    for (const course of others) {
      const isMember = Object.values(course.people).some((person) => isMemberRow(person, actor));
      const access = isStaffIn(course, actor) ? accessTo(course, actor) : null;
      const work = access ? workWith(access, actor) : isMember && 'take';
      if (work) works.set(course._id, work);
    }
    for (const id of owned) works.set(id, canBeStaff(actor) ? 'edit' : 'take');
    return works;
  }

  /** IDs of the courses that the actor owns, is a member of or works in, without deleted courses. */
  async courseIdsOf(actor: Actor): Promise<string[]> {
    return [...(await this.worksOf(actor)).keys()];
  }

  /** What the actor can do with the quizzes of a course. Null if nothing, or if the course does not exist. */
  async workIn(actor: Actor, courseId: string): Promise<CourseWork | null> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, actor);
    return access && workWith(access, actor);
  }

  /** IDs of the owners of the courses, without duplicates. Courses that do not exist are skipped. */
  async ownerIdsOf(courseIds: readonly string[], actor: Actor): Promise<string[]> {
    const known = new Map(
      (await this.dependencies.rows.ofMember(actor)).map(({ _id, ownerId }) => [_id, ownerId]),
    );
    const others = courseIds.filter((id) => !known.has(id));
    const heads = await this.dependencies.courses.listHeads(others);
    const owners = [
      ...courseIds.flatMap((id) => known.get(id) ?? []),
      ...heads.map(({ ownerId }) => ownerId),
    ];
    return [...new Set(owners)];
  }

  /**
   * The address of each student among the members, empty for a student without one. Null if the teacher cannot see all
   * people, or if the course does not exist.
   */
  async studentAddressesIn(courseId: string, teacher: Actor): Promise<string[] | null> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, teacher);
    if (!course || access === null || !canSeeGradesWith(access)) return null;
    return Object.values(course.people)
      .filter(({ role }) => isStudentRole(role))
      .filter((person) => person.email === '' || membershipOf(person) === 'MEMBER')
      .map(({ email }) => email);
  }

  /** The name, and the account IDs of the owner and the co-instructors, by course ID. Without missing courses. */
  async editorsOf(
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly editorIds: ReadonlySet<string> }>> {
    const heads = await this.dependencies.courses.listHeads(courseIds);
    return new Map(
      heads.map(({ _id, name, ownerId, editorIds = [] }) => [
        _id,
        { name, editorIds: new Set([ownerId, ...editorIds]) },
      ]),
    );
  }

  /** IDs of the courses that the actor can read as the owner, in the staff, as a member or as an admin. */
  async readable(actor: Actor, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (isAdmin(actor)) return new Set(await this.dependencies.courses.existingIds(courseIds));
    const readable = new Set(await this.courseIdsOf(actor));
    return new Set(courseIds.filter((id) => readable.has(id)));
  }

  /** The name of a course, for the audit log. Null if the course does not exist. */
  async nameOf(courseId: string): Promise<string | null> {
    return (await this.dependencies.courses.find(courseId))?.name ?? null;
  }

  /** A course that the actor can read as the owner, in the staff, as a member or as an admin. Null if there is none. */
  async placeOf(actor: Actor, courseId: string): Promise<CoursePlace | null> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, actor);
    if (!course || access === null || !allowed.read(access)) return null;
    return { ownerId: course.ownerId, name: course.name, access };
  }

  /** Whether the actor can use the course in this way. False if the course does not exist. */
  async may(actor: Actor, courseId: string, use: CourseUse): Promise<boolean> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, actor);
    return access !== null && allowed[use](access);
  }
}
