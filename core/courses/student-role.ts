/** Words of roles that are no student's, in our own tables and in those of Canvas and Moodle. */
const otherRoles =
  /\b(?:(?:co-?)?(?:instructor|teacher|lecturer)|professor|tutor|ta|tas|assistant|grader|marker|observer|auditor|guest|parent|mentor|designer|coordinator|manager|administrator|admin|creator|staff)s?\b/;

/**
 * Whether a person counts as a student, by the role in the course's list of people, which is any text. Everybody does whose
 * role is empty, names a student, or is none that is known: a student who is not counted is worse than a guest who is.
 */
export function isStudentRole(role: string): boolean {
  // Canvas's API writes TaEnrollment and StudentEnrollment.
  const words = role.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return /\b(?:student|learner|participant)s?\b/.test(words)
    ? !/\bobserver/.test(words)
    : !otherRoles.test(words);
}
