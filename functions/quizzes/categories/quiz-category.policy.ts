import { tidyCategoryName } from '../../../core/quizzes/quiz-category.ts';
import { isAdmin } from '../../platform/actor.ts';
import type { Editor } from '../bank/question.store.ts';
import type { QuizCategoryDocument } from './quiz-category.store.ts';

/** A name in the form in which names are compared. */
export function categoryKey(categoryName: string): string {
  return tidyCategoryName(categoryName).normalize('NFKC').toLowerCase();
}

/** A name in the form in which it must be unique: each bank has its own names. */
export function nameKeyOf(ownerId: string, categoryName: string): string {
  return `${ownerId} ${categoryKey(categoryName)}`;
}

/** Whether an editor of banks can rename, hide and delete a category. */
export function canEditCategory(editor: Editor, { ownerId }: Pick<QuizCategoryDocument, 'ownerId'>): boolean {
  if (isAdmin(editor)) return true;
  return editor.role === 'Instructor' && [editor.userId, ...(editor.bankIds ?? [])].includes(ownerId);
}
