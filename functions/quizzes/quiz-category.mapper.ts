import type { CategoryCounts } from './quiz-category-counts.ts';
import type { QuizCategoryDocument } from './quiz-category.store.ts';

export interface QuizCategoryView extends CategoryCounts {
  readonly id: string;
  readonly categoryName: string;
  readonly active: boolean;
}

export function toQuizCategory(
  { _id, categoryName, active }: QuizCategoryDocument,
  { quizCount, questionCount }: CategoryCounts = { quizCount: 0, questionCount: 0 },
): QuizCategoryView {
  return { id: _id, categoryName, active, quizCount, questionCount };
}
