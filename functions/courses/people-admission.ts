import type { CourseMembership } from '../../core/courses/course-membership.ts';
import { defaultRole } from '../../core/accounts/role.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import type { RateLimit, RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { MembershipStore, RowAddress } from './membership.store.ts';
import { isInStaff, isStaffAddress } from './people-addresses.ts';
import type { RefusalDocument, RefusalStore } from './refusal.store.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

export interface PeopleAdmissionDependencies {
  readonly members: MembershipStore;
  readonly refusals: RefusalStore;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** The membership of a row with a new address, or an error message if the row cannot have the address. */
export type Admission = { readonly membership: CourseMembership } | { readonly problem: string };

type Course = Pick<SavedCourseDocument, '_id' | 'ownerId' | 'staff'>;

/** Maximum unanswered invitations by one owner to one address. */
const maxUnanswered = 10;
/** After this many refusals, an address cannot be invited again to the same course, or by the same student. */
const maxRefusals = 3;

const studentLimit: RateLimit = { name: 'add-address', max: 2_000, windowMs: day };
/** Enough for ten imports of the maximum size. */
const instructorLimit: RateLimit = { name: 'add-address-as-instructor', max: 10_000, windowMs: day };

const refusedOften = `The person with this address has declined or left ${maxRefusals} times. You can’t invite them again.`;
const unanswered = `This address has ${maxUnanswered} unanswered invitations from you. Wait until the person answers.`;

/**
 * Decides whether a person whose address is added to a course becomes a member or is invited. Instructors and admins
 * add members, but only invite an address that has declined or left the course before. Students can only invite,
 * since anyone can register as a student, and members of a course can read it and get its quizzes.
 */
export class PeopleAdmission {
  constructor(private readonly dependencies: PeopleAdmissionDependencies) {}

  /**
   * Decides the membership of rows that are about to get an address. Returns the decisions by row ID, and
   * writes a hint (`MembershipDocument`) of each row that becomes a member's or an invitation. Throws
   * RATE_LIMITED if the actor added too many addresses today.
   */
  async admit(
    actor: Actor,
    course: Course,
    rows: readonly RowAddress[],
  ): Promise<ReadonlyMap<string, Admission>> {
    if (rows.length === 0) return new Map();
    const { members, refusals, limiter, clock } = this.dependencies;
    const limit = actor.role === defaultRole ? studentLimit : instructorLimit;
    await limiter.useMany(limit, actor.userId, rows.length);
    const emails = rows.map(({ email }) => email);
    const refused = Map.groupBy(await refusals.listTo(course.ownerId, emails), ({ email }) => email);
    const admissions = new Map(
      rows.map((row) => [row.studentId, admissionOfRow(actor, course, row, refused.get(row.email) ?? [])]),
    );
    const rowsWith = (state: CourseMembership) =>
      rows.filter(({ studentId }) => {
        const admission = admissions.get(studentId);
        return admission !== undefined && 'membership' in admission && admission.membership === state;
      });
    const invited = rowsWith('INVITED');
    await members.addMembers(course, rowsWith('MEMBER'));
    await members.addInvitations(course, invited, isoAfter(clock, 0));
    // Invitations are counted after they are written, so that concurrent requests see each other's invitations.
    const tooMany = await this.tooMany(course, invited);
    await this.withdraw(course, tooMany);
    for (const { studentId } of tooMany) admissions.set(studentId, { problem: unanswered });
    return admissions;
  }

  /**
   * Writes the hint of an invitation to the staff. Returns why the address cannot be invited, or null. An address cannot
   * be invited after 3 refusals, or while it has 10 unanswered invitations from the same owner.
   */
  async inviteStaff(course: Course, row: RowAddress): Promise<string | null> {
    const { members, refusals, clock } = this.dependencies;
    const refused = await refusals.listTo(course.ownerId, [row.email]);
    if (refused.filter(({ courseId }) => courseId === course._id).length >= maxRefusals) return refusedOften;
    await members.addInvitations(course, [row], isoAfter(clock, 0));
    if ((await this.tooMany(course, [row])).length === 0) return null;
    await members.removeRows(course._id, [row.studentId]);
    return unanswered;
  }

  /** Restores the invitations of a restored course, except to addresses with too many unanswered invitations. */
  async readmit(course: Course, invited: readonly RowAddress[]): Promise<void> {
    await this.dependencies.members.addInvitations(course, invited, isoAfter(this.dependencies.clock, 0));
    await this.withdraw(course, await this.tooMany(course, invited));
  }

  /**
   * Ends the invitations of rows. Call it for rows that did not get their address, that lost it, or whose address has
   * too many unanswered invitations.
   */
  async withdraw({ _id: courseId }: Pick<Course, '_id'>, rows: readonly RowAddress[]): Promise<void> {
    await Promise.all(rows.map((row) => this.dependencies.members.endInvitation({ ...row, courseId })));
  }

  /** The rows whose address has too many unanswered invitations from the course's owner. */
  private async tooMany({ ownerId }: Course, invited: readonly RowAddress[]): Promise<RowAddress[]> {
    if (invited.length === 0) return [];
    const counts = await this.dependencies.members.invitationCounts(
      ownerId,
      invited.map(({ email }) => email),
    );
    return invited.filter(({ email }) => (counts.get(email) ?? 0) > maxUnanswered);
  }
}

/** `refused`: the declined and left memberships of the address in courses of the same owner. */
function admissionOfRow(
  { role, email }: Actor,
  course: Course,
  row: RowAddress,
  refused: readonly RefusalDocument[],
): Admission {
  if (isInStaff(course, row.email)) return { problem: isStaffAddress };
  if (row.email === email) return { membership: 'MEMBER' };
  const inCourse = refused.filter(({ courseId }) => courseId === course._id);
  const byRow = inCourse.find(({ studentId }) => studentId === row.studentId);
  if (byRow) return { membership: byRow.membership };
  const counted = role === defaultRole ? refused : inCourse;
  if (counted.length >= maxRefusals) return { problem: refusedOften };
  return { membership: role === defaultRole || inCourse.length > 0 ? 'INVITED' : 'MEMBER' };
}
