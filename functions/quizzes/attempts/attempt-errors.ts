import type { QuizDates } from '../../../core/quizzes/quiz-dates.ts';
import { dateInWords } from '../../platform/date-in-words.ts';
import { forbidden } from '../../platform/policy.ts';
import { AppError } from '../../platform/errors.ts';
import type { SubmittedAttempt } from './attempt.policy.ts';

/** The same error for a missing attempt and for somebody else's. */
export function attemptNotFound(): AppError {
  return new AppError('Attempt not found', { code: 'NOT_FOUND' });
}

/**
 * The student took the quiz before it was unpublished or closed, or before leaving its course. Past results
 * stay readable, but no attempt can be started or continued.
 */
export function quizClosed(access: 'reader' | 'formerMember'): AppError {
  if (access === 'formerMember')
    return new AppError('You’re no longer in the course of this quiz.', {
      code: 'FORBIDDEN',
      reason: 'NOT_IN_COURSE',
    });
  return new AppError('This quiz is closed.', { code: 'FORBIDDEN', reason: 'QUIZ_CLOSED' });
}

const dayText = (date: string | null) => (date === null ? 'another day' : dateInWords(date));

/** Attempts cannot be started yet. */
export function quizNotOpenYet({ opensAt }: QuizDates): AppError {
  const message = `This quiz opens on ${dayText(opensAt)}.`;
  return new AppError(message, { code: 'FORBIDDEN', reason: 'QUIZ_NOT_OPEN_YET' });
}

/** Attempts can no longer be started. */
export function quizClosedAt({ closesAt }: QuizDates): AppError {
  return new AppError(`This quiz closed on ${dayText(closesAt)}.`, {
    code: 'FORBIDDEN',
    reason: 'QUIZ_CLOSED',
  });
}

/** The quiz of the caller's attempt was deleted. */
export function quizDeleted(): AppError {
  return new AppError('This quiz was deleted. Your saved answers come back if it is restored.', {
    code: 'NOT_FOUND',
  });
}

export function timeIsUp(): AppError {
  return new AppError('Time is up. The answers that were saved in time were handed in.', {
    code: 'CONFLICT',
  });
}

/** The attempt was submitted by its student, or automatically when time was up. */
export function alreadySubmitted({ submittedAt, dueAt }: SubmittedAttempt): AppError {
  if (submittedAt === dueAt) return timeIsUp();
  return new AppError('This attempt was handed in already.', { code: 'CONFLICT' });
}

export function revisionConflict(revision: number): AppError {
  const message = 'The attempt was changed elsewhere after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

/** The caller can see the answer keys of the quiz, so cannot take it. */
export function seesAnswers(): AppError {
  return forbidden('You can see the answers of this quiz, so you can’t take it.');
}

export function conflict(message: string): AppError {
  return new AppError(message, { code: 'CONFLICT' });
}
