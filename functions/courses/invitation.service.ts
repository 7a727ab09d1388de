import { courseMemberships, type CourseMembership } from '../../core/courses/course-membership.ts';
import type { CourseInvitation } from '../../schema/courses/invitation.type.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import { toInvitation } from './invitation.mapper.ts';
import { toMemberCourse, type MemberCourseView } from './membership.mapper.ts';
import type { MembershipStore } from './membership.store.ts';
import type { RefusalStore } from './refusal.store.ts';
import { isOwnRow, membershipOf } from './saved-course.policy.ts';
import { courseNotFound } from './saved-course.service.ts';
import type { PersonDocument, SavedCourseDocument } from './saved-course.document.ts';
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

interface OwnRow {
  readonly course: SavedCourseDocument;
  readonly studentId: string;
  readonly person: PersonDocument;
}

function noInvitation(): AppError {
  return new AppError('Invitation not found.', { code: 'NOT_FOUND' });
}

/** The invited person's side: accepting and declining invitations, and leaving courses. */
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
   * Also works after declining or leaving, while the row exists. Returns the course again if the invitation was
   * accepted before. Throws NOT_FOUND if there is no invitation, and BAD_USER_INPUT if the actor is in too many
   * courses.
   */
  async accept(actor: Actor, courseId: string): Promise<MemberCourseView> {
    const { courses, members, refusals } = this.dependencies;
    const membership = await this.ownRow(actor, courseId, courseMemberships);
    if (!membership) throw noInvitation();
    if (membershipOf(membership.person) === 'MEMBER') return memberView(membership.course, actor);
    if ((await members.countOf(actor.email)) >= maxCourses) throw inTooMany();
    const row = { courseId, studentId: membership.studentId, email: actor.email };
    await members.addMembers(membership.course, [row]);
    const changed = await courses.changeMembership(membership.course, membership.studentId, 'MEMBER');
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

  private async refuse(
    actor: Actor,
    courseId: string,
    { from, to }: { readonly from: CourseMembership; readonly to: 'DECLINED' | 'LEFT' },
  ): Promise<OwnRow | null> {
    const { courses, refusals, clock } = this.dependencies;
    const membership = await this.ownRow(actor, courseId, [from]);
    if (!membership) return null;
    const { course, studentId } = membership;
    // The people changed at the same time: check again whether there is a row to change.
    if (!(await courses.changeMembership(course, studentId, to)))
      return this.refuse(actor, courseId, { from, to });
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
    const found = Object.entries(course.people).find(
      ([, person]) => isOwnRow(person, actor) && memberships.includes(membershipOf(person)),
    );
    return found ? { course, studentId: found[0], person: found[1] } : null;
  }
}

function memberView(course: SavedCourseDocument, actor: Actor): MemberCourseView {
  const view = toMemberCourse(course, actor);
  if (!view) throw noInvitation();
  return view;
}

function inTooMany(): AppError {
  return badUserInput({}, `You’re in ${maxCourses} courses already. Leave one to accept this invitation.`);
}
