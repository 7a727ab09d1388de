import { textFormatOf } from '../../../core/quizzes/question-parts.ts';
import type { Question as QuestionContent } from '../../../core/quizzes/question.ts';
import type {
  DeletedQuestion,
  Question,
  QuestionSummary,
  QuestionUse,
} from '../../../schema/quizzes/question.type.ts';
import { restorableFor, type QuestionDocument } from './question.store.ts';

/** What an author sees in addition to the question itself. */
export interface QuestionSurroundings {
  readonly usedIn: readonly QuestionUse[];
  readonly duplicates: readonly QuestionSummary[];
  readonly canEdit: boolean;
}

export function toQuestionSummary(document: QuestionDocument): QuestionSummary {
  const { _id, question, updatedAt } = document;
  return { id: _id, textFormat: textFormatOf(document), question, updatedAt };
}

/** Empty if the question is not deleted. */
export function toDeletedQuestion(document: QuestionDocument): DeletedQuestion[] {
  const { _id, type, question, deletedAt } = document;
  if (deletedAt === null) return [];
  const restoreExpiresAt = new Date(Date.parse(deletedAt) + restorableFor).toISOString();
  return [{ id: _id, type, textFormat: textFormatOf(document), question, deletedAt, restoreExpiresAt }];
}

/** A question with its key, for its author, admins and readers of the bank only. */
export function toQuestionView(
  document: QuestionDocument,
  question: QuestionContent,
  { usedIn, duplicates, canEdit }: QuestionSurroundings,
): Question {
  const { categoryId, availableForPractice, quizId, version, revision, createdAt, updatedAt } = document;
  const state = {
    categoryId,
    availableForPractice,
    isInBank: quizId === null,
    canEdit,
    version,
    revision,
    createdAt,
    updatedAt,
  };
  return { id: document._id, ...question, ...state, usedIn, duplicates };
}
