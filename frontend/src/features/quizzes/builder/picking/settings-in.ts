import type { QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import type { ImportPreview } from '../../../../ui/question-exchange/import-api.ts';

/** What a file says of the quiz in it; null where it says nothing. */
export function settingsIn(read: ImportPreview): Partial<QuizSettings> | null {
  const { title, description, timeLimit, allowedAttempts, keep, reveal, creditMethod } = read;
  const { shuffleQuestions, shuffleAnswers } = read;
  const all = { title, description, timeLimit, allowedAttempts, keep, reveal, creditMethod };
  const said = Object.entries({ ...all, shuffleQuestions, shuffleAnswers }).filter(
    ([, value]) => value !== null,
  );
  return said.length === 0 ? null : Object.fromEntries(said);
}
