import { normalizeEmail } from '../../../core/accounts/email.ts';
import type { QuizHead } from '../authoring/quiz.store.ts';
import type { CoursePeople } from '../exceptions/exception-reader.ts';

/** Tells whether the student of an attempt counts in statistics and averages, by the address at the attempt. */
export type CountsAsStudent = (attempt: { readonly email: string }) => boolean;

/**
 * Everybody counts except people whom the list of people of the quiz’s course names with another role, for example
 * teaching assistants. People who are not in the list any more count: they took the quiz as students.
 */
export async function studentsOf(
  { courseId }: Pick<QuizHead, 'courseId'>,
  coursePeople: Pick<CoursePeople, 'peopleOf'>,
): Promise<CountsAsStudent> {
  const people = courseId === null ? [] : await coursePeople.peopleOf(courseId);
  const students = new Set(people.flatMap(({ email, isStudent }) => (isStudent ? [email] : [])));
  const others = new Set(people.map(({ email }) => email).filter((email) => !students.has(email)));
  return ({ email }) => !others.has(normalizeEmail(email));
}
