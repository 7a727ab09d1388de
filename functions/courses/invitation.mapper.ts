import { normalizeEmail } from '../../core/accounts/email.ts';
import type { CourseInvitation } from '../../schema/courses/invitation.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { MembershipDocument } from './membership.store.ts';
import { membershipOf } from './saved-course.policy.ts';
import { staffRoleNames } from '../../core/courses/course-staff.ts';
import type { CourseRows, StaffDocument } from './saved-course.document.ts';

/** What an invited person sees of a course. Null if the row is not an invitation of the actor. */
export function toInvitation(
  course: CourseRows,
  { studentId: rowId, invitedAt }: Pick<MembershipDocument, 'studentId' | 'invitedAt'>,
  actor: Actor,
): CourseInvitation | null {
  const { staff = {} } = course;
  const invited = Object.hasOwn(staff, rowId) ? staff[rowId] : undefined;
  if (invited) return toStaffInvitation(course, invited, actor);
  const row = Object.hasOwn(course.people, rowId) ? course.people[rowId] : undefined;
  if (!row || course.ownerId === actor.userId || normalizeEmail(row.email) !== actor.email) return null;
  if (membershipOf(row) !== 'INVITED') return null;
  return {
    courseId: course._id,
    courseName: course.name,
    invitedBy: course.createdBy,
    role: row.role,
    staffRole: null,
    invitedAt: invitedAt ?? course.lastUpdatedOn,
  };
}

function toStaffInvitation(
  course: CourseRows,
  { email, membership, role, invitedBy, invitedAt }: StaffDocument,
  actor: Actor,
): CourseInvitation | null {
  if (course.ownerId === actor.userId || email !== actor.email || membership !== 'INVITED') return null;
  const { _id: courseId, name: courseName } = course;
  return { courseId, courseName, invitedBy, role: staffRoleNames[role], staffRole: role, invitedAt };
}
