import { noDates } from '../../../core/quizzes/quiz-dates.ts';
import type { Question } from '../../../core/quizzes/question.ts';
import type { QuestionImportPreview } from '../../../schema/quizzes/exchange.type.ts';
import type { QuestionSummary } from '../../../schema/quizzes/question.type.ts';
import type { QuizHead } from '../formats/format.ts';
import { onlyQuiz } from './read-import.ts';
import { shownReport } from './import-report.ts';
import type { CategorizedImport, CategorizedQuestion } from './import-reader.ts';

/** The quiz settings of a file, without its pools. Null if the file does not contain them. */
export type ImportedHead = { readonly [field in keyof Omit<QuizHead, 'pools'>]: QuizHead[field] | null };

const noSettings: ImportedHead = {
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
};

/** The preview for authors, with answer keys. */
export function toPreview(
  { format, questions, newCategories, report, quizzes, images }: CategorizedImport,
  shown: readonly CategorizedQuestion[],
  duplicates: ReadonlyMap<string, readonly QuestionSummary[]>,
): QuestionImportPreview {
  const { pools: _pools, ...settings } = onlyQuiz({ quizzes });
  return {
    format,
    count: questions.length,
    questions: shown.map(
      ({ fingerprint, name, category, quizIndex: _quizIndex, pool: _pool, ...question }) => ({
        ...question,
        name: name ?? null,
        category: category ?? null,
        duplicates: duplicates.get(fingerprint) ?? [],
      }),
    ),
    newCategories,
    imageCount: images.size,
    report: shownReport(report),
    quizzes: quizzes.map(({ title = '' }, at) => ({
      title,
      questionCount: questions.filter(({ quizIndex }) => quizIndex === at).length,
    })),
    ...noSettings,
    ...settings,
  };
}

/** The question without its position in the file. */
export function toQuestionBody(question: Question): Question {
  const { type, textFormat, answers, correctAnswer, answerExplanations, numericAnswers, pairs } = question;
  const { explanation, concepts, difficulty, points } = question;
  const key = { answers, correctAnswer, answerExplanations, numericAnswers, pairs };
  return { type, textFormat, question: question.question, ...key, explanation, concepts, difficulty, points };
}
