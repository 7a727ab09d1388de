import type { QuizCategory } from '../../../schema/quizzes/quiz-category.type.ts';
import type { Editor } from '../bank/question.store.ts';
import { nothingSeen, type SeenCounts } from './quiz-category-counts.ts';
import { canEditCategory } from './quiz-category.policy.ts';
import type { QuizCategoryDocument } from './quiz-category.store.ts';

/** `isReadable`: whether the caller can read the bank of the category. */
export function toQuizCategory(
  category: QuizCategoryDocument,
  editor: Editor,
  { quizCount, questionCount, bankQuestionCount }: SeenCounts = nothingSeen,
  isReadable = true,
): QuizCategory {
  const { _id, ownerId, categoryName, active } = category;
  const isOwn = ownerId === editor.userId;
  const access = {
    bankId: isReadable || isOwn ? ownerId : null,
    isOwn,
    canEdit: canEditCategory(editor, category),
  };
  return { id: _id, categoryName, active, ...access, quizCount, questionCount, bankQuestionCount };
}
