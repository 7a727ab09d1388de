import { badUserInput, type FieldMessages } from './errors.ts';
import type { WorkBudget } from './limits/work-budget.ts';

/**
 * Validates a course that a client sent. Throws BAD_USER_INPUT if the request's work budget is used up, or if
 * `findErrors` finds invalid fields.
 */
export function validateCourse<Course extends Parameters<WorkBudget['spendOn']>[0]>(
  course: Course,
  work: WorkBudget,
  findErrors: (course: Course) => FieldMessages,
): void {
  work.spendOn(course);
  const fields = findErrors(course);
  if (Object.keys(fields).length > 0) throw badUserInput(fields);
}
