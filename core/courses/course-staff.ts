/**
 * Roles in the staff of a course, from most to least rights. `CO_INSTRUCTOR`: edits the course, its people, quizzes
 * and grades. `GRADER`: reads them, enters grades and marks submissions.
 */
export const staffRoles = ['CO_INSTRUCTOR', 'GRADER'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Names of the roles for users. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  CO_INSTRUCTOR: 'Co-instructor',
  GRADER: 'Grader',
};

/** Maximum people in the staff of a course, including unanswered invitations. */
export const maxStaff = 50;

/**
 * What a user can do with a course, from most to least rights. `OWNER`: the owner and admins. `INSTRUCTOR`: a member with
 * an instructor's account, who reads all grades. `MEMBER`: a member, who reads only their own grades. `READER`: a
 * reader of a template.
 */
export const courseAccesses = ['OWNER', ...staffRoles, 'INSTRUCTOR', 'MEMBER', 'READER'] as const;
export type CourseAccess = (typeof courseAccesses)[number];

/** Whether somebody with this access edits the course, its people and its quizzes. */
export function canEditWith(access: CourseAccess): boolean {
  return access === 'OWNER' || access === 'CO_INSTRUCTOR';
}

/** Whether somebody with this access enters grades. */
export function canGradeWith(access: CourseAccess): boolean {
  return canEditWith(access) || access === 'GRADER';
}

/** Whether somebody with this access sees all people and their grades. */
export function canSeeGradesWith(access: CourseAccess): boolean {
  return canGradeWith(access) || access === 'INSTRUCTOR';
}

/**
 * What a user can do with all quizzes of a course. `edit`: edit them, also those of other owners. `grade`: read them and
 * their results, and grade essays. `take`: take them.
 */
export type CourseWork = 'edit' | 'grade' | 'take';
