import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { CourseAccess } from '../../core/courses/course-staff.ts';
import { normalizeEmail } from '../../core/accounts/email.ts';
import { isAdmin, type Actor } from '../platform/actor.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type {
  CourseRows,
  PersonDocument,
  SavedCourseDocument,
  StaffDocument,
} from './saved-course.document.ts';

type EditorFilter = Pick<StoreFilter<SavedCourseDocument>, 'ownerId' | '$or'>;

/** Whether the account's current role lets it work in the staff of a course. */
export function canBeStaff({ role }: Pick<Actor, 'role'>): boolean {
  return role !== 'Student';
}

/** The part of a filter that limits it to courses that the actor owns. Admins own all courses. */
export function ownedBy(owner: Pick<Actor, 'userId' | 'role'>): EditorFilter {
  return isAdmin(owner) ? {} : { ownerId: { $eq: owner.userId } };
}

/** The part of a filter that limits it to courses that the editor can change. */
export function editableBy(editor: Pick<Actor, 'userId' | 'role'>): EditorFilter {
  if (isAdmin(editor) || !canBeStaff(editor)) return ownedBy(editor);
  return { $or: [ownedBy(editor), { editorIds: { $eq: editor.userId } }] };
}

/** The part of a filter that limits it to courses in which the actor can enter grades. */
export function gradableBy(grader: Pick<Actor, 'userId' | 'role'>): EditorFilter {
  if (isAdmin(grader) || !canBeStaff(grader)) return ownedBy(grader);
  const { userId } = grader;
  return { $or: [ownedBy(grader), { editorIds: { $eq: userId } }, { graderIds: { $eq: userId } }] };
}

/** Whether a row is about the actor. It compares only the address, because an actor's address is proven. */
export function isOwnRow({ email }: { readonly email: string }, actor: Pick<Actor, 'email'>): boolean {
  return email !== '' && normalizeEmail(email) === actor.email;
}

/** The membership of a row. A row that is older than invitations has no stored membership: its person is a member. */
export function membershipOf({
  membership = 'MEMBER',
}: Pick<PersonDocument, 'membership'>): CourseMembership {
  return membership;
}

/** Whether a row makes the actor a member. */
export function isMemberRow(
  row: Pick<PersonDocument, 'email' | 'membership'>,
  actor: Pick<Actor, 'email'>,
): boolean {
  return isOwnRow(row, actor) && membershipOf(row) === 'MEMBER';
}

/** Whether a row makes the actor staff, if the account's role allows it. */
export function isStaffRow(
  { userId, membership }: Pick<StaffDocument, 'userId' | 'membership'>,
  actor: Pick<Actor, 'userId'>,
): boolean {
  return userId === actor.userId && membership === 'MEMBER';
}

/** What the actor can do with the course. Null if the actor has no access. */
export function accessTo(
  course: Pick<CourseRows, 'ownerId' | 'people' | 'isTemplate' | 'staff'>,
  actor: Actor | null,
): CourseAccess | null {
  if (actor !== null) {
    if (isAdmin(actor) || course.ownerId === actor.userId) return 'OWNER';
    const staff = Object.values(course.staff ?? {}).find((row) => isStaffRow(row, actor));
    if (staff && canBeStaff(actor)) return staff.role;
    const isMember = Object.values(course.people).some((person) => isMemberRow(person, actor));
    if (isMember) return actor.role === 'Instructor' ? 'INSTRUCTOR' : 'MEMBER';
  }
  return course.isTemplate ? 'READER' : null;
}

/** Whether the actor works in the staff of a course of somebody else. */
export function isStaffIn(course: Parameters<typeof accessTo>[0], actor: Actor): boolean {
  const access = accessTo(course, actor);
  return access === 'CO_INSTRUCTOR' || access === 'GRADER';
}
