import { maxCategoryNameLength } from '../../../../core/quizzes/quiz-category.ts';
import { fieldMessages } from '../../lib/server-failure.ts';

/**
 * The error of a category's name after tidying, or null. A longer one is refused, not cut: a pasted text
 * stays to be shortened.
 */
export function categoryNameProblem({ length }: string): string | null {
  if (length === 0) return 'Enter a name.';
  if (length <= maxCategoryNameLength) return null;
  return `At most ${maxCategoryNameLength} characters; these are ${length}.`;
}

/**
 * The server's error of the name, for example that another category has it. Adding and changing name the
 * field differently.
 */
export function refusedCategoryName(error: unknown): string | undefined {
  const fields = fieldMessages(error);
  return fields['categoryName'] ?? fields['input.categoryName'];
}
