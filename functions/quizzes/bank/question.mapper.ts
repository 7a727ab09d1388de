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
  readonly updatedOn: string;
}

/** What an author sees in addition to the question itself. */
export interface QuestionSurroundings {
  readonly usedIn: readonly QuestionUseView[];
  readonly duplicates: readonly QuestionSummaryView[];
}

export interface QuestionView extends Question, QuestionSurroundings {
  readonly id: string;
  readonly categoryId: string | null;
  readonly practice: boolean;
  readonly inBank: boolean;
  readonly version: number;
  readonly revision: number;
  readonly createdOn: string;
  readonly updatedOn: string;
}

export function toQuestionSummary({ _id, question, updatedOn }: QuestionDocument): QuestionSummaryView {
  return { id: _id, question, updatedOn };
}

/** For its author and admins alone. */
export function toQuestionView(
  document: QuestionDocument,
  question: Question,
  { usedIn, duplicates }: QuestionSurroundings,
): QuestionView {
  const { categoryId, practice, quizId, version, revision, createdOn, updatedOn } = document;
  const place = { categoryId, practice, inBank: quizId === null, version, revision, createdOn, updatedOn };
  return { id: document._id, ...question, ...place, usedIn, duplicates };
}
