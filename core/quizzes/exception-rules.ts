import type { FieldErrors } from '../grading/course-rules.ts';
import {
  checkQuizDates,
  datesFor,
  quizDateFields,
  type ExceptionRules,
  type QuizDates,
} from './quiz-dates.ts';
import { quizLimits } from './quiz.ts';

/** Maximum exceptions of one quiz. A course has at most as many people. */
export const maxExceptions = 1_000;

/** Whether an exception changes nothing. */
export function isEmptyException({ extraMinutes, extraAttempts, ...dates }: ExceptionRules): boolean {
  return extraMinutes === 0 && extraAttempts === 0 && quizDateFields.every((field) => dates[field] === null);
}

function checkCount(label: string, count: number, max: number): string | null {
  if (Number.isInteger(count) && count >= 0 && count <= max) return null;
  return `${label} must be a whole number from 0 to ${max.toLocaleString('en-US')}.`;
}

/** The errors of an exception by field. Also checks its dates together with the dates of the quiz. Empty if valid. */
export function checkException(exception: ExceptionRules, quiz: QuizDates): FieldErrors {
  const { opensAt, dueAt, closesAt, extraMinutes, extraAttempts } = exception;
  const counts = {
    extraMinutes: checkCount('Extra minutes', extraMinutes, quizLimits.timeLimit),
    extraAttempts: checkCount('Extra attempts', extraAttempts, quizLimits.attempts),
  };
  const errors: FieldErrors = checkQuizDates({ opensAt, dueAt, closesAt });
  for (const [field, problem] of Object.entries(counts)) if (problem !== null) errors[field] = problem;
  return Object.keys(errors).length > 0 ? errors : checkQuizDates(datesFor(quiz, exception));
}
