import { noDates } from '../../../core/quizzes/quiz-dates.ts';
import type { ImportedQuestion, ImportPreview } from '../ui/question-exchange/import-api.ts';

/** The preview of a file without quiz settings and images. Typed, so that no mock lacks a field of the reply. */
export const previewOf = (
  questions: readonly ImportedQuestion[],
  more: Partial<ImportPreview> = {},
): ImportPreview => ({
  format: 'AIKEN',
  count: questions.length,
  questions,
  newCategories: 0,
  imageCount: 0,
  quizzes: [],
  report: [],
  title: null,
  description: null,
  timeLimit: null,
  allowedAttempts: null,
  scoringPolicy: null,
  answerRelease: null,
  creditMethod: null,
  shuffleQuestions: null,
  shuffleAnswers: null,
  ...noDates,
  ...more,
});
