import type { AssignmentDates, SubmissionRefusal } from '../../core/assignments/submission-rules.ts';
import { dateInWords } from '../platform/date-in-words.ts';
import { AppError } from '../platform/errors.ts';

/** The same error for a missing submission and for one that the caller cannot read. */
export function submissionNotFound(): AppError {
  return new AppError('Submission not found.', { code: 'NOT_FOUND' });
}

export function staleSubmission(revision: number): AppError {
  const message =
    'The submission was changed by the student or by another grader after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

const dayText = (date: string | null) => (date === null ? 'another day' : dateInWords(date));

/** Why a student cannot submit now. */
export function submissionRefused(refusal: SubmissionRefusal, { opensAt, dueAt }: AssignmentDates): AppError {
  const messages: Record<SubmissionRefusal, string> = {
    NOT_OPEN_YET: `This assignment opens on ${dayText(opensAt)}.`,
    PAST_DUE: `This assignment was due on ${dayText(dueAt)}, and no late work is accepted.`,
    RETURNED: 'Your grade was returned, so you can no longer submit.',
  };
  return new AppError(messages[refusal], { code: 'FORBIDDEN', reason: `ASSIGNMENT_${refusal}` });
}
