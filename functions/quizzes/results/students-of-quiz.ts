import { normalizeEmail } from '../../../core/accounts/email.ts';
import type { QuizHead } from '../authoring/quiz.store.ts';
import type { CoursePeople } from '../exceptions/exception-reader.ts';

export type PeopleOfCourse = Pick<CoursePeople, 'peopleOf' | 'staffIdsOf'>;

/** Whether the account of an attempt counts in statistics and averages. `email`: the address at the attempt. */
export type CountsAsStudent = (attempt: { readonly userId: string; readonly email: string }) => boolean;

/**
 * Everybody counts except the owner of the quiz, the owner and the staff of its course, and people who have another role
 * in the course’s list of people, for example teaching assistants. Staff can have attempts from before they were staff.
 * People who are no longer in the list count, because they took the quiz as students.
 */
export async function studentCheckFor(
  { courseId, ownerId }: Pick<QuizHead, 'courseId' | 'ownerId'>,
  coursePeople: PeopleOfCourse,
): Promise<CountsAsStudent> {
  const [people, staffIds] =
    courseId === null
      ? [[], []]
      : await Promise.all([coursePeople.peopleOf(courseId), coursePeople.staffIdsOf(courseId)]);
  const teacherIds = new Set([ownerId, ...staffIds]);
  const students = new Set(people.flatMap(({ email, isStudent }) => (isStudent ? [email] : [])));
  const nonStudents = new Set(people.map(({ email }) => email).filter((email) => !students.has(email)));
  return ({ userId, email }) => !teacherIds.has(userId) && !nonStudents.has(normalizeEmail(email));
}
