import type { CourseMembership } from '../../core/courses/course-membership.ts';
import { normalizeEmail } from '../../core/accounts/email.ts';
import { isAdmin, type Actor } from '../platform/actor.ts';
import type { CourseRoll, PersonDocument } from './saved-course.document.ts';

/**
 * What somebody is to a course. `editor`: its owner, or an admin. `instructor`: a member whose account is an
 * instructor's. `member`: a person in it with a proven address, who was added by an instructor or has accepted the
 * invitation. `reader`: anyone, where it is a template.
 */
export type CourseAccess = 'editor' | 'instructor' | 'member' | 'reader';

/** The part of a filter that lets only those through whom the editor may change. */
export function editableBy(editor: Actor): { readonly ownerId?: { readonly $eq: string } } {
  return isAdmin(editor) ? {} : { ownerId: { $eq: editor.userId } };
}

/** Whether a row of the people is the actor's own. The address of an actor is proven. */
export function isOwnRow({ email }: { readonly email: string }, actor: Pick<Actor, 'email'>): boolean {
  return email !== '' && normalizeEmail(email) === actor.email;
}

/** Rows that were written before there were invitations are members'. */
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

/** Null for whom the course does not exist. */
export function accessTo(course: CourseRoll, actor: Actor | null): CourseAccess | null {
  if (actor !== null) {
    if (isAdmin(actor) || course.ownerId === actor.userId) return 'editor';
    const isMember = Object.values(course.people).some((person) => isMemberRow(person, actor));
    if (isMember) return actor.role === 'Instructor' ? 'instructor' : 'member';
  }
  return course.isTemplate ? 'reader' : null;
}
