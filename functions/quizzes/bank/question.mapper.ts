import type { Question } from '../../../core/quizzes/question.ts';
import type { QuestionDocument } from './question.store.ts';

/** A quiz that uses a question. */
export interface QuestionUseView {
  readonly quizId: string;
  readonly title: string;
}

/** A question in a list of similar ones. */
export interface QuestionSummaryView {
  readonly id: string;
  readonly question: string;
  readonly updatedAt: string;
}

/** What an author sees in addition to the question itself. */
export interface QuestionSurroundings {
  readonly usedIn: readonly QuestionUseView[];
  readonly duplicates: readonly QuestionSummaryView[];
}

export interface QuestionView extends Question, QuestionSurroundings {
  readonly id: string;
  readonly categoryId: string | null;
  readonly availableForPractice: boolean;
  readonly isInBank: boolean;
  readonly version: number;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function toQuestionSummary({ _id, question, updatedAt }: QuestionDocument): QuestionSummaryView {
  return { id: _id, question, updatedAt };
}

/** For its author and admins only. */
export function toQuestionView(
  document: QuestionDocument,
  question: Question,
  { usedIn, duplicates }: QuestionSurroundings,
): QuestionView {
  const { categoryId, availableForPractice, quizId, version, revision, createdAt, updatedAt } = document;
  const place = {
    categoryId,
    availableForPractice,
    isInBank: quizId === null,
    version,
    revision,
    createdAt,
    updatedAt,
  };
  return { id: document._id, ...question, ...place, usedIn, duplicates };
}
