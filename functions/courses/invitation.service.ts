import { courseMemberships, type CourseMembership } from '../../core/courses/course-membership.ts';
import type { CourseInvitation } from '../../schema/courses/invitation.type.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import { forbidden } from '../platform/policy.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import { toInvitation } from './invitation.mapper.ts';
import { toMemberCourse, toStaffCourse, type MemberCourseView } from './membership.mapper.ts';
import type { MembershipStore } from './membership.store.ts';
import type { RefusalStore } from './refusal.store.ts';
import { canBeStaff, isOwnRow, membershipOf } from './saved-course.policy.ts';
import { courseNotFound } from './saved-course.service.ts';
import type { PersonDocument, SavedCourseDocument, StaffDocument } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface InvitationServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly members: MembershipStore;
  readonly refusals: RefusalStore;
  readonly clock: Clock;
}

/**
 * With this many memberships a person can accept no more invitations. Memberships that instructors add are not
 * limited.
 */
const maxCourses = 200;

/** A row about the actor, either in the people of a course or in its staff. Nobody is in both. */
interface OwnRow {
  readonly course: SavedCourseDocument;
  readonly studentId: string;
  readonly membership: CourseMembership;
  /** Null for a row of the people. */
  readonly staff: StaffDocument | null;
}

const staffAreInstructors =
  'Only instructors can join the staff of a course. Ask for an instructor’s account first, and then accept the invitation.';

function noInvitation(): AppError {
  return new AppError('Invitation not found.', { code: 'NOT_FOUND' });
}

/** Accepts and declines invitations to courses, and leaves courses, for the invited person. */
export class InvitationService {
  constructor(private readonly dependencies: InvitationServiceDependencies) {}

  /** The actor's invitations, newest first. */
  async list(actor: Actor, request: PageRequest): Promise<Page<CourseInvitation>> {
    const { courses, members } = this.dependencies;
    const page = await members.invitationsOf(actor.email, request);
    const hints = Map.groupBy(page.nodes, ({ courseId }) => courseId);
    const views = (await courses.listByRows(page.nodes)).flatMap((course) =>
      (hints.get(course._id) ?? []).map((hint) => [hint._id, toInvitation(course, hint, actor)] as const),
    );
    const found = new Map(views);
    const edges = page.edges.flatMap(({ cursor, node: { _id } }) => {
      const node = found.get(_id);
      return node ? [{ cursor, node }] : [];
    });
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  /**
   * Accepts an invitation, also after declining it or leaving the course, while the row exists. Returns the course, also
   * if the invitation was accepted before. Throws NOT_FOUND if there is no invitation, BAD_USER_INPUT if the actor is in
   * 200 courses, and FORBIDDEN if a student is invited to the staff.
   */
  async accept(actor: Actor, courseId: string): Promise<MemberCourseView> {
    const { members, refusals } = this.dependencies;
    const own = await this.ownRow(actor, courseId, courseMemberships);
    if (!own) throw noInvitation();
    if (own.staff && !canBeStaff(actor)) throw forbidden(staffAreInstructors);
    if (own.membership === 'MEMBER') return memberView(own.course, actor);
    if ((await members.countOf(actor.email)) >= maxCourses) throw tooManyCourses();
    const row = { courseId, studentId: own.studentId, email: actor.email };
    await members.addMembers(own.course, [row]);
    const changed = await this.change(actor, own, 'MEMBER');
    // The people changed at the same time: check again whether there is an invitation.
    if (!changed) return this.accept(actor, courseId);
    await members.endInvitation(row);
    await refusals.remove(row);
    return memberView(changed, actor);
  }

  /** Throws NOT_FOUND if there is no invitation. */
  async decline(actor: Actor, courseId: string): Promise<string> {
    const membership = await this.refuse(actor, courseId, { from: 'INVITED', to: 'DECLINED' });
    if (!membership) throw noInvitation();
    await this.dependencies.members.endInvitation({
      courseId,
      studentId: membership.studentId,
      email: actor.email,
    });
    return courseId;
  }

  /** The row stays with its grade, for the people who teach the course. Throws NOT_FOUND if the actor is no member. */
  async leave(actor: Actor, courseId: string): Promise<string> {
    const membership = await this.refuse(actor, courseId, { from: 'MEMBER', to: 'LEFT' });
    if (!membership) throw courseNotFound();
    await this.dependencies.members.endMembership({
      courseId,
      studentId: membership.studentId,
      email: actor.email,
    });
    return courseId;
  }

  /** Changes the membership and stores the refusal. Null if the actor has no row with the membership `from`. */
  private async refuse(
    actor: Actor,
    courseId: string,
    { from, to }: { readonly from: CourseMembership; readonly to: 'DECLINED' | 'LEFT' },
  ): Promise<OwnRow | null> {
    const { refusals, clock } = this.dependencies;
    const membership = await this.ownRow(actor, courseId, [from]);
    if (!membership) return null;
    const { course, studentId } = membership;
    // The people changed at the same time: check again whether there is a row to change.
    if (!(await this.change(actor, membership, to))) return this.refuse(actor, courseId, { from, to });
    const { ownerId } = course;
    const at = isoAfter(clock, 0);
    await refusals.put({ courseId, studentId, email: actor.email, ownerId, membership: to, at });
    return membership;
  }

  /** The actor's row in a course of somebody else, if its membership is one of `memberships`. */
  private async ownRow(
    actor: Actor,
    courseId: string,
    memberships: readonly CourseMembership[],
  ): Promise<OwnRow | null> {
    const course = await this.dependencies.courses.find(courseId);
    if (!course || course.ownerId === actor.userId) return null;
    const isRequested = (row: PersonDocument | StaffDocument) => memberships.includes(membershipOf(row));
    const inStaff = Object.entries(course.staff ?? {}).find(
      ([, row]) =>
        isRequested(row) && (row.userId === null ? isOwnRow(row, actor) : row.userId === actor.userId),
    );
    if (inStaff) return toOwnRow(course, inStaff[0], inStaff[1], inStaff[1]);
    const found = Object.entries(course.people).find(
      ([, person]) => isRequested(person) && isOwnRow(person, actor),
    );
    return found ? toOwnRow(course, found[0], found[1], null) : null;
  }

  /** Changes the membership of a row if the people and the staff are unchanged. Returns the course or null. */
  private change(
    actor: Actor,
    { course, studentId, staff }: OwnRow,
    membership: CourseMembership,
  ): Promise<SavedCourseDocument | null> {
    const { courses, clock } = this.dependencies;
    if (staff === null) return courses.changeMembership(course, studentId, membership);
    const accepted = { userId: actor.userId, name: actor.name, acceptedAt: isoAfter(clock, 0) };
    const row = { ...staff, ...(membership === 'MEMBER' && accepted), membership };
    return courses.changeStaff(course, { ...course.staff, [studentId]: row });
  }
}

function toOwnRow(
  course: SavedCourseDocument,
  studentId: string,
  row: PersonDocument | StaffDocument,
  staff: StaffDocument | null,
): OwnRow {
  return { course, studentId, membership: membershipOf(row), staff };
}

function memberView(course: SavedCourseDocument, actor: Actor): MemberCourseView {
  const view = toStaffCourse(course, actor) ?? toMemberCourse(course, actor);
  if (!view) throw noInvitation();
  return view;
}

function tooManyCourses(): AppError {
  return badUserInput({}, `You’re in ${maxCourses} courses already. Leave one to accept this invitation.`);
}
