import { maxCategoryNameLength } from '../../../../core/quizzes/quiz-category.ts';
import { fieldMessages } from '../../lib/server-failure.ts';

/** What is wrong with a category's name, tidied; null where nothing is. A longer one is refused, not cut: what was pasted stays to be shortened. */
export function categoryNameProblem({ length }: string): string | null {
  if (length === 0) return 'Say what the category is called.';
  if (length <= maxCategoryNameLength) return null;
  return `At most ${maxCategoryNameLength} characters; these are ${length}.`;
}

/** What the server finds wrong with the name, such as that another category has it. Adding names the field otherwise than changing does. */
export function refusedCategoryName(error: unknown): string | undefined {
  const fields = fieldMessages(error);
  return fields['categoryName'] ?? fields['input.categoryName'];
}
