/** Words for roles other than student, in our own tables and in tables of Canvas and Moodle. */
const otherRoles =
  /\b(?:(?:co-?)?(?:instructor|teacher|lecturer)|professor|tutor|ta|tas|assistant|grader|marker|observer|auditor|guest|parent|mentor|designer|coordinator|manager|administrator|admin|creator|staff)s?\b/;

/**
 * Whether a person counts as a student. `role`: free text in the course's list of people. An empty or unknown role
 * counts as a student, because to miss a student is worse than to count a guest.
 */
export function isStudentRole(role: string): boolean {
  // Canvas's API writes TaEnrollment and StudentEnrollment.
  const words = role.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return /\b(?:student|learner|participant)s?\b/.test(words)
    ? !/\bobserver/.test(words)
    : !otherRoles.test(words);
}
