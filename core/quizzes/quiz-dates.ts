import type { FieldErrors } from '../grading/course-rules.ts';
import { checkDate } from '../dates/date-rules.ts';

/**
 * The dates of a quiz: ISO 8601 in UTC with milliseconds, so that they can be compared as texts. Null if the quiz has
 * no such date.
 */
export interface QuizDates {
  /** From this time, students can see the questions and start attempts. */
  readonly opensAt: string | null;
  /** Attempts that are submitted later are late. */
  readonly dueAt: string | null;
  /** From this time, nobody can start an attempt. Attempts in progress are submitted. */
  readonly closesAt: string | null;
}

export const noDates: QuizDates = { opensAt: null, dueAt: null, closesAt: null };

export const quizDateFields = [
  'opensAt',
  'dueAt',
  'closesAt',
] as const satisfies readonly (keyof QuizDates)[];

/** The state of a quiz by its dates only. Its switches 'published' and 'open' are checked separately. */
export const quizAvailabilities = ['NOT_OPEN_YET', 'OPEN', 'CLOSED'] as const;
export type QuizAvailability = (typeof quizAvailabilities)[number];

/** The state of a quiz at the time `now`. At the exact time of the opening it is OPEN, at the closing it is CLOSED. */
export function availabilityAt(
  { opensAt, closesAt }: Omit<QuizDates, 'dueAt'>,
  now: string,
): QuizAvailability {
  if (closesAt !== null && closesAt <= now) return 'CLOSED';
  return opensAt !== null && now < opensAt ? 'NOT_OPEN_YET' : 'OPEN';
}

/** Whether a submission is late. Exactly at the due date it is not late. */
export function isAfterDue(submittedAt: string | null, dueAt: string | null): boolean {
  return submittedAt !== null && dueAt !== null && dueAt < submittedAt;
}

/** All errors of the dates by field. Empty if there are none. */
export function checkQuizDates({ opensAt, dueAt, closesAt }: QuizDates): FieldErrors {
  const dates = { opensAt, dueAt, closesAt };
  const errors: FieldErrors = {};
  for (const field of quizDateFields) {
    const problem = checkDate(dates[field]);
    if (problem !== null) errors[field] = problem;
  }
  if (Object.keys(errors).length > 0) return errors;
  if (opensAt !== null && dueAt !== null && dueAt <= opensAt)
    errors['dueAt'] = 'The due date must be after the opening.';
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    errors['closesAt'] = 'The closing must be after the opening.';
  else if (dueAt !== null && closesAt !== null && closesAt < dueAt)
    errors['closesAt'] = 'The closing must not be before the due date.';
  return errors;
}

/** Different rules for one student. A date is null if it is not different from the date of the quiz. */
export interface ExceptionRules extends QuizDates {
  /** Minutes in addition to the time limit. */
  readonly extraMinutes: number;
  /** Attempts in addition to the allowed attempts of the quiz. */
  readonly extraAttempts: number;
}

/** The settings of a quiz that an exception can change for one person. */
export const exceptionSettings = [
  'OPENS_AT',
  'DUE_AT',
  'CLOSES_AT',
  'TIME_LIMIT',
  'ALLOWED_ATTEMPTS',
] as const;
export type ExceptionSetting = (typeof exceptionSettings)[number];

/**
 * The closing that a later due date of an exception brings with it: if the exception has a due date after the closing of
 * the quiz, and no closing, the quiz closes for the student at this due date. Null if the closing does not move.
 */
export function movedClosing(quiz: QuizDates, exception: QuizDates | null): string | null {
  if (!exception?.dueAt || exception.closesAt !== null || quiz.closesAt === null) return null;
  return quiz.closesAt < exception.dueAt ? exception.dueAt : null;
}

/**
 * The dates of a quiz for one student. A date of the exception replaces the date of the quiz, and a later due date can
 * move the closing.
 */
export function datesFor(quiz: QuizDates, exception: QuizDates | null): QuizDates {
  return {
    opensAt: exception?.opensAt ?? quiz.opensAt,
    dueAt: exception?.dueAt ?? quiz.dueAt,
    closesAt: exception?.closesAt ?? movedClosing(quiz, exception) ?? quiz.closesAt,
  };
}

/** The settings that are different for a student than for everyone else. Empty without an exception. */
export function settingsChangedBy(
  quiz: QuizDates & { readonly timeLimit: number | null; readonly allowedAttempts: number },
  exception: ExceptionRules | null,
): ExceptionSetting[] {
  if (exception === null) return [];
  const dates = datesFor(quiz, exception);
  const isChanged: Record<ExceptionSetting, boolean> = {
    OPENS_AT: dates.opensAt !== quiz.opensAt,
    DUE_AT: dates.dueAt !== quiz.dueAt,
    CLOSES_AT: dates.closesAt !== quiz.closesAt,
    TIME_LIMIT: quiz.timeLimit !== null && exception.extraMinutes > 0,
    ALLOWED_ATTEMPTS: attemptsFor(quiz.allowedAttempts, exception) !== quiz.allowedAttempts,
  };
  return exceptionSettings.filter((setting) => isChanged[setting]);
}

/** The number of attempts that a student is allowed. -1 for no limit. */
export function attemptsFor(allowedAttempts: number, exception: ExceptionRules | null): number {
  return allowedAttempts === -1 ? -1 : allowedAttempts + (exception?.extraAttempts ?? 0);
}

const minute = 60_000;

/**
 * The time at which an attempt ends: after its time limit and the student's extra minutes, but not after the closing.
 * Null if there is neither a time limit nor a closing.
 */
export function endOfAttempt({
  startedAt,
  timeLimit,
  extraMinutes,
  closesAt,
}: {
  readonly startedAt: string;
  /** Minutes. Null for no limit. */
  readonly timeLimit: number | null;
  readonly extraMinutes: number;
  readonly closesAt: string | null;
}): string | null {
  if (timeLimit === null) return closesAt;
  const end = new Date(Date.parse(startedAt) + (timeLimit + extraMinutes) * minute).toISOString();
  return closesAt !== null && closesAt < end ? closesAt : end;
}
