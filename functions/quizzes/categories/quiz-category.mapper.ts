import { nothingSeen, type SeenCounts } from './quiz-category-counts.ts';
import type { QuizCategoryDocument } from './quiz-category.store.ts';

export interface QuizCategoryView extends SeenCounts {
  readonly id: string;
  readonly categoryName: string;
  readonly active: boolean;
}

export function toQuizCategory(
  { _id, categoryName, active }: QuizCategoryDocument,
  { quizCount, questionCount, bankQuestionCount }: SeenCounts = nothingSeen,
): QuizCategoryView {
  return { id: _id, categoryName, active, quizCount, questionCount, bankQuestionCount };
}
