import { isAdmin, type Actor } from '../platform/actor.ts';
import { CachedResult } from '../platform/graph/cached-results.ts';
import { toMemberCourse, type MemberCourseView } from './membership.mapper.ts';
import { newestFirst } from './newest-first.ts';
import type { OwnRows } from './own-rows.ts';
import { accessTo, membershipOf, type CourseAccess } from './saved-course.policy.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface MembershipServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly rows: OwnRows;
}

/** A use of a course. `read`: its owner, its members and admins. `teach`: users who see all of its people. */
export type CourseUse = 'read' | 'teach';

/** Readers of a template are not included, because they are not members. */
const allowed: Readonly<Record<CourseUse, readonly CourseAccess[]>> = {
  read: ['editor', 'instructor', 'member'],
  teach: ['editor', 'instructor'],
};

/** Memberships in courses, for domains whose data belongs to courses. */
export class MembershipService {
  private readonly ownedIds: CachedResult<string[]>;

  constructor(private readonly dependencies: MembershipServiceDependencies) {
    this.ownedIds = new CachedResult(({ userId }) => dependencies.courses.idsOwned(userId));
  }

  /** Courses of others with the actor as a member, most recently updated first. */
  async list(actor: Actor): Promise<MemberCourseView[]> {
    const found = await this.dependencies.rows.ofMember(actor);
    return newestFirst(found.flatMap((course) => toMemberCourse(course, actor) ?? []));
  }

  /** The courses that the actor owns or is a member of, without deleted ones. */
  async courseIdsOf(actor: Actor): Promise<string[]> {
    const [ownCourses, others] = await Promise.all([this.ownedIds.of(actor), this.list(actor)]);
    return [...ownCourses, ...others.map(({ id }) => id)];
  }

  /** The owners of the courses that exist, without duplicates. */
  async ownerIdsOf(courseIds: readonly string[], actor: Actor): Promise<string[]> {
    const known = new Map((await this.list(actor)).map(({ id, ownerId }) => [id, ownerId]));
    const others = courseIds.filter((id) => !known.has(id));
    const heads = await this.dependencies.courses.listHeads(others);
    const owners = [
      ...courseIds.flatMap((id) => known.get(id) ?? []),
      ...heads.map(({ ownerId }) => ownerId),
    ];
    return [...new Set(owners)];
  }

  /**
   * One address for each member, empty for rows without one. Null if the teacher cannot see all people, or if
   * the course does not exist.
   */
  async addressesIn(courseId: string, teacher: Actor): Promise<string[] | null> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, teacher);
    if (!course || access === null || !allowed.teach.includes(access)) return null;
    return Object.values(course.people)
      .filter((person) => person.email === '' || membershipOf(person) === 'MEMBER')
      .map(({ email }) => email);
  }

  /** IDs of the courses that the actor can read as the owner, a member or an admin. */
  async readable(actor: Actor, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (isAdmin(actor))
      return new Set((await this.dependencies.courses.listHeads(courseIds)).map(({ _id }) => _id));
    const readable = new Set(await this.courseIdsOf(actor));
    return new Set(courseIds.filter((id) => readable.has(id)));
  }

  /** The name of a course, for the audit log. Null if the course does not exist. */
  async nameOf(courseId: string): Promise<string | null> {
    return (await this.dependencies.courses.find(courseId))?.name ?? null;
  }

  /** Whether the actor has this use of the course. False if the course does not exist. */
  async may(actor: Actor, courseId: string, use: CourseUse): Promise<boolean> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, actor);
    return access !== null && allowed[use].includes(access);
  }
}
