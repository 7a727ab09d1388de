import { isLate, type GradedWork } from './late-work.ts';

export const submissionKinds = ['TEXT', 'LINK'] as const;
/** What students submit. */
export type SubmissionKind = (typeof submissionKinds)[number];

export const submissionStatuses = [
  'NOT_SUBMITTED',
  'MISSING',
  'SUBMITTED',
  'LATE',
  'GRADED',
  'RETURNED',
] as const;
/** State of a student's work for an assignment. MISSING: not submitted, and the due date has passed. */
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The dates of an assignment: ISO 8601 in UTC with milliseconds. Null if it has no such date. */
export interface AssignmentDates {
  /** From this time, students can read the brief and submit. */
  readonly opensAt: string | null;
  readonly dueAt: string | null;
}

/** What the status of a submission depends on. */
export interface SubmissionState {
  readonly submittedAt: string;
  /** Number of times that the student has submitted. */
  readonly number: number;
  /** The number that `number` had when a grader graded the submission last. Null if nobody has graded it. */
  readonly gradedNumber: number | null;
  /** When the student got the grade. Null if it is not returned. */
  readonly returnedAt: string | null;
}

/** Whether students can read the brief and submit. At the exact time of the opening they can. */
export function isOpen({ opensAt }: Pick<AssignmentDates, 'opensAt'>, now: string): boolean {
  return opensAt === null || opensAt <= now;
}

/** Whether the grade is the grade of the current submission. If a student submits again, the earlier grade is not. */
export function isGraded({
  number,
  gradedNumber,
}: Pick<SubmissionState, 'number' | 'gradedNumber'>): boolean {
  return gradedNumber === number;
}

/** The status for graders. `submission`: null if the student has not submitted. */
export function statusFor(
  { dueAt }: Pick<AssignmentDates, 'dueAt'>,
  submission: SubmissionState | null,
  now: string,
): SubmissionStatus {
  if (submission === null) return isLate({ submittedAt: now, dueAt }) ? 'MISSING' : 'NOT_SUBMITTED';
  if (submission.returnedAt !== null) return 'RETURNED';
  if (isGraded(submission)) return 'GRADED';
  return isLate({ submittedAt: submission.submittedAt, dueAt }) ? 'LATE' : 'SUBMITTED';
}

/** The status for the student, who does not learn of a grade before it is returned. */
export function ownStatusFor(
  dates: Pick<AssignmentDates, 'dueAt'>,
  submission: SubmissionState | null,
  now: string,
): SubmissionStatus {
  const isReturned = submission !== null && submission.returnedAt !== null;
  return statusFor(
    dates,
    submission && !isReturned ? { ...submission, gradedNumber: null } : submission,
    now,
  );
}

export const submissionRefusals = ['NOT_OPEN_YET', 'PAST_DUE', 'RETURNED'] as const;
/** Why a student cannot submit now. */
export type SubmissionRefusal = (typeof submissionRefusals)[number];

/** Why a student cannot submit at the time `now`. Null if the student can. A student can submit again. */
export function refusalOf(
  { opensAt, dueAt, lateRule }: AssignmentDates & Pick<GradedWork, 'lateRule'>,
  submission: Pick<SubmissionState, 'returnedAt'> | null,
  now: string,
): SubmissionRefusal | null {
  if (!isOpen({ opensAt }, now)) return 'NOT_OPEN_YET';
  if (submission !== null && submission.returnedAt !== null) return 'RETURNED';
  return lateRule === null && isLate({ submittedAt: now, dueAt }) ? 'PAST_DUE' : null;
}
