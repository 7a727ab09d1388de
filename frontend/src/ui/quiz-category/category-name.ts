import { maxCategoryNameLength } from '../../../../core/quizzes/quiz-category.ts';
import { fieldMessages } from '../../lib/server-failure.ts';

/**
 * The error of a tidied category name, or null. A name that is too long is not cut, so that the user can shorten it.
 */
export function categoryNameProblem({ length }: string): string | null {
  if (length === 0) return 'Enter a name.';
  if (length <= maxCategoryNameLength) return null;
  return `At most ${maxCategoryNameLength} characters. This name has ${length}.`;
}

/**
 * The server's error about the name, for example that another category has the same name. The field's path depends
 * on whether a category is added or changed.
 */
export function refusedCategoryName(error: unknown): string | undefined {
  const fields = fieldMessages(error);
  return fields['categoryName'] ?? fields['input.categoryName'];
}
