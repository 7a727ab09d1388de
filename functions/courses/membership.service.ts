import type { Actor } from '../platform/actor.ts';
import { toMemberCourse, type MemberCourseView } from './membership.mapper.ts';
import type { MembershipStore } from './membership.store.ts';
import { newestFirst } from './newest-first.ts';
import { accessTo, membershipOf, type CourseAccess } from './saved-course.policy.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface MembershipServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly members: MembershipStore;
}

/** A use of a course. `read`: its owner, its people and admins. `teach`: users who see all of its people. */
export type CourseUse = 'read' | 'teach';

/** Anyone can read a template, but that makes nobody one of its people. */
const allowed: Readonly<Record<CourseUse, readonly CourseAccess[]>> = {
  read: ['editor', 'instructor', 'member'],
  teach: ['editor', 'instructor'],
};

/** Memberships in courses, for domains whose data belongs to courses. */
export class MembershipService {
  constructor(private readonly dependencies: MembershipServiceDependencies) {}

  /** Courses of others with the actor as a member, most recently updated first. */
  async list(actor: Actor): Promise<MemberCourseView[]> {
    const { courses, members } = this.dependencies;
    const ids = await members.courseIdsOf(actor.email);
    const views = await courses.listByIds(ids, (course) => toMemberCourse(course, actor));
    return newestFirst(views.filter((view) => view !== null));
  }

  /** The courses that the actor owns or is a member of, without deleted ones. */
  async courseIdsOf(actor: Actor): Promise<string[]> {
    const [ownCourses, others] = await Promise.all([
      this.dependencies.courses.idsOwned(actor.userId),
      this.list(actor),
    ]);
    return [...ownCourses, ...others.map(({ id }) => id)];
  }

  /** The owners of the courses that exist, without duplicates. */
  async ownerIdsOf(courseIds: readonly string[]): Promise<string[]> {
    return [...new Set(await this.dependencies.courses.listByIds(courseIds, ({ ownerId }) => ownerId))];
  }

  /**
   * One address for each member, empty for rows without one. Null if the teacher cannot see all people, or if
   * there is no such course.
   */
  async addressesIn(courseId: string, teacher: Actor): Promise<string[] | null> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, teacher);
    if (!course || access === null || !allowed.teach.includes(access)) return null;
    return Object.values(course.people)
      .filter((person) => person.email === '' || membershipOf(person) === 'MEMBER')
      .map(({ email }) => email);
  }

  /** IDs of the courses that the actor can read as a person of the course or as an admin. */
  async readable(actor: Actor, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = await this.dependencies.courses.listByIds(courseIds, (course) => {
      const access = accessTo(course, actor);
      return access !== null && allowed.read.includes(access) ? course._id : null;
    });
    return new Set(ids.filter((id) => id !== null));
  }

  /** False if there is no such course. */
  async may(actor: Actor, courseId: string, use: CourseUse): Promise<boolean> {
    const course = await this.dependencies.courses.find(courseId);
    const access = course && accessTo(course, actor);
    return access !== null && allowed[use].includes(access);
  }
}
