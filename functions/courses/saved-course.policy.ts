import type { CourseMembership } from '../../core/courses/course-membership.ts';
import { normalizeEmail } from '../../core/accounts/email.ts';
import { isAdmin, type Actor } from '../platform/actor.ts';
import type { CourseRows, PersonDocument } from './saved-course.document.ts';

/**
 * An actor's access to a course. `editor`: its owner, or an admin. `instructor`: a member with an
 * instructor's account. `member`: a person in it with a proven address, who was added by an instructor or has
 * accepted the invitation. `reader`: anyone, for templates.
 */
export type CourseAccess = 'editor' | 'instructor' | 'member' | 'reader';

/** The part of a filter that limits it to courses that the editor can change. */
export function editableBy(editor: Actor): { readonly ownerId?: { readonly $eq: string } } {
  return isAdmin(editor) ? {} : { ownerId: { $eq: editor.userId } };
}

/** Whether a row of the people is the actor's. An actor's address is proven. */
export function isOwnRow({ email }: { readonly email: string }, actor: Pick<Actor, 'email'>): boolean {
  return email !== '' && normalizeEmail(email) === actor.email;
}

/** A row that is older than invitations has no stored membership, and its person is a member. */
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

/** Null if the actor has no access. */
export function accessTo(
  course: Pick<CourseRows, 'ownerId' | 'people' | 'isTemplate'>,
  actor: Actor | null,
): CourseAccess | null {
  if (actor !== null) {
    if (isAdmin(actor) || course.ownerId === actor.userId) return 'editor';
    const isMember = Object.values(course.people).some((person) => isMemberRow(person, actor));
    if (isMember) return actor.role === 'Instructor' ? 'instructor' : 'member';
  }
  return course.isTemplate ? 'reader' : null;
}
