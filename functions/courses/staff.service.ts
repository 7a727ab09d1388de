import { emailProblem, mailboxOf, normalizeEmail } from '../../core/accounts/email.ts';
import { maxStaff, staffRoleNames, type StaffRole } from '../../core/courses/course-staff.ts';
import type { StaffMember } from '../../schema/courses/staff.type.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimit, RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { NewId } from '../platform/new-id.ts';
import { hashOf } from '../platform/secrets.ts';
import type { CourseLog } from './course-log.ts';
import type { CourseMails } from './course-mails.ts';
import type { MembershipStore } from './membership.store.ts';
import { holderOf } from './people-addresses.ts';
import type { PeopleAdmission } from './people-admission.ts';
import { toStaffMember } from './saved-course.mapper.ts';
import type { SavedCourseDocument, StaffDocument } from './saved-course.document.ts';
import type { SavedCourseService } from './saved-course.service.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface StaffServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly members: MembershipStore;
  readonly saved: Pick<SavedCourseService, 'owned'>;
  readonly admission: Pick<PeopleAdmission, 'inviteStaff'>;
  readonly log: CourseLog;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly mails: CourseMails;
  readonly clock: Clock;
  readonly newId: NewId;
}

const inviteLimit: RateLimit = { name: 'invite-staff', max: 200, windowMs: day };
/**
 * Invitations from one account to one mailbox, over all spellings of its address, because each causes a mail. Accounts
 * share no count, so that nobody can prevent an invitation by somebody else.
 */
const mailboxLimit: RateLimit = { name: 'invite-staff-mailbox', max: 20, windowMs: day };

const isOwner = 'You own the course. Enter the address of somebody else.';
const isStaff = 'This person works in the staff of the course already, or is invited to it.';
const isInPeople =
  'This address is in the list of people. Nobody can be in both the list and the staff. Remove the person from the list first.';
const isMailedOften = `You have invited this address ${mailboxLimit.max} times today. Try again tomorrow.`;
const isFull = `A course has at most ${maxStaff} people in its staff.`;

function staffNotFound(): AppError {
  return new AppError('This person is not in the staff of the course.', { code: 'NOT_FOUND' });
}

function rowOf({ staff = {} }: SavedCourseDocument, staffId: string): StaffDocument {
  const row = Object.hasOwn(staff, staffId) ? staff[staffId] : undefined;
  if (!row) throw staffNotFound();
  return row;
}

/** The staff without rows of the address. Such rows are of an earlier invitation that the person declined, or left. */
function withoutAddress({ staff = {} }: SavedCourseDocument, email: string) {
  return Object.fromEntries(Object.entries(staff).filter(([, row]) => row.email !== email));
}

/** The staff of a course, for its owner. Each change is written to the audit log first. */
export class StaffService {
  constructor(private readonly dependencies: StaffServiceDependencies) {}

  /**
   * Invites an address and mails the invitation. Throws BAD_USER_INPUT if it cannot be invited, or after 20 invitations
   * to it in a day, and RATE_LIMITED after 200 invitations a day. Neither the response nor the mail depends on whether the
   * address has an account.
   */
  async invite(actor: Actor, courseId: string, address: string, role: StaffRole): Promise<StaffMember> {
    const { saved, limiter, outbox, mails } = this.dependencies;
    const course = await saved.owned(actor, courseId);
    const email = normalizeEmail(address);
    checkAddress(actor, course, email);
    await limiter.use(inviteLimit, actor.userId);
    if (!(await limiter.allows(mailboxLimit, `${actor.userId} ${hashOf(mailboxOf(email))}`)))
      throw badUserInput({ email: isMailedOften });
    const invited = await this.add(actor, course, email, role);
    await outbox.post(mails.staffInvitation(email, role));
    return invited;
  }

  /** Changes the role, also of an unanswered invitation. Throws NOT_FOUND. */
  async update(actor: Actor, courseId: string, staffId: string, role: StaffRole): Promise<StaffMember> {
    const course = await this.dependencies.saved.owned(actor, courseId);
    const before = rowOf(course, staffId);
    if (before.role === role) return toStaffMember(staffId, before);
    const row = { ...before, role };
    await this.dependencies.log.recordStaff(actor, course, 'updateCourseStaff', {
      staffId,
      email: row.email,
      personName: row.name,
      before: staffRoleNames[before.role],
      after: staffRoleNames[role],
    });
    const changed = await this.dependencies.courses.changeStaff(course, { ...course.staff, [staffId]: row });
    // The staff changed at the same time: start again with the current staff.
    return changed ? toStaffMember(staffId, row) : this.update(actor, courseId, staffId, role);
  }

  /** Ends the access of a person, or withdraws the invitation. Throws NOT_FOUND. */
  async remove(actor: Actor, courseId: string, staffId: string): Promise<string> {
    const { saved, courses, members, log } = this.dependencies;
    const course = await saved.owned(actor, courseId);
    const { [staffId]: removed, ...staff } = { ...course.staff, [staffId]: rowOf(course, staffId) };
    await log.recordStaff(actor, course, 'removeCourseStaff', {
      staffId,
      email: removed?.email ?? '',
      personName: removed?.name ?? '',
      before: staffRoleNames[rowOf(course, staffId).role],
      after: null,
    });
    if (!(await courses.changeStaff(course, staff))) return this.remove(actor, courseId, staffId);
    await members.removeRows(courseId, [staffId]);
    return staffId;
  }

  private async add(
    actor: Actor,
    course: SavedCourseDocument,
    email: string,
    role: StaffRole,
  ): Promise<StaffMember> {
    const { saved, courses, members, admission, log, clock, newId } = this.dependencies;
    const staff = withoutAddress(course, email);
    if (Object.keys(staff).length >= maxStaff) throw badUserInput({ email: isFull });
    const staffId = newId();
    const problem = await admission.inviteStaff(course, { studentId: staffId, email });
    if (problem !== null) throw badUserInput({ email: problem });
    const row: StaffDocument = {
      email,
      role,
      membership: 'INVITED',
      userId: null,
      name: '',
      invitedBy: actor.name,
      invitedAt: isoAfter(clock, 0),
      acceptedAt: null,
    };
    const after = staffRoleNames[role];
    await log.recordStaff(actor, course, 'inviteCourseStaff', {
      staffId,
      email,
      personName: '',
      before: null,
      after,
    });
    const changed = await courses.changeStaff(course, { ...staff, [staffId]: row });
    const replaced = Object.keys(course.staff ?? {}).filter((id) => !Object.hasOwn(staff, id));
    await members.removeRows(course._id, changed ? replaced : [staffId]);
    if (changed) return toStaffMember(staffId, row);
    // The staff or the people changed at the same time: check again.
    const latest = await saved.owned(actor, course._id);
    checkAddress(actor, latest, email);
    return this.add(actor, latest, email, role);
  }
}

/** Whether the address is in the staff or invited. False after declining or leaving: it can be invited again. */
function isInvitedOrStaff({ staff = {} }: SavedCourseDocument, email: string): boolean {
  return Object.values(staff).some(
    (row) => row.email === email && (row.membership === 'MEMBER' || row.membership === 'INVITED'),
  );
}

/** Throws BAD_USER_INPUT if the address cannot be invited to the staff. */
function checkAddress(actor: Actor, course: SavedCourseDocument, email: string): void {
  const isOwn = course.ownerId === actor.userId && email === actor.email;
  const problem =
    emailProblem(email) ??
    (isOwn ? isOwner : null) ??
    (isInvitedOrStaff(course, email) ? isStaff : null) ??
    (holderOf(course.people, email) === undefined ? null : isInPeople);
  if (problem !== null) throw badUserInput({ email: problem });
}
