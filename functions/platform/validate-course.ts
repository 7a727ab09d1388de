import { badUserInput, type FieldMessages } from './errors.ts';
import type { WorkBudget } from './limits/work-budget.ts';

/**
 * What every course from outside has to pass: the request has work left for it, and `findErrors`, which is asked only
 * then, finds nothing. Throws BAD_USER_INPUT, which names every bad field.
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
