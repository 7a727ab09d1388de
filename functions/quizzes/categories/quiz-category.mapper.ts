import type { QuizCategory } from '../../../schema/quizzes/quiz-category.type.ts';
import { nothingSeen, type SeenCounts } from './quiz-category-counts.ts';
import type { QuizCategoryDocument } from './quiz-category.store.ts';

export function toQuizCategory(
  { _id, categoryName, active }: QuizCategoryDocument,
  { quizCount, questionCount, bankQuestionCount }: SeenCounts = nothingSeen,
): QuizCategory {
  return { id: _id, categoryName, active, quizCount, questionCount, bankQuestionCount };
}
