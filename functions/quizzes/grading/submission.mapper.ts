import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import type { SubmittedAttempt } from '../attempts/attempt.policy.ts';

export interface SubmissionView {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly number: number;
  readonly startedAt: string;
  readonly submittedAt: string;
  readonly score: number;
  readonly possible: number;
  readonly percent: number | null;
  readonly isPending: boolean;
  readonly revision: number;
}

export function toSubmission(attempt: SubmittedAttempt): SubmissionView {
  const { _id, userId, takerName, takerEmail, number, startedAt, submittedAt, revision } = attempt;
  const { score, possible, percent, isPending } = scoreOf(attempt);
  return {
    id: _id,
    userId,
    name: takerName,
    email: takerEmail,
    number,
    startedAt,
    submittedAt,
    score,
    possible,
    percent,
    isPending: isPending,
    revision,
  };
}
