import type { QuizSubmission } from '../../../schema/quizzes/submission.type.ts';
import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import { isLate, type SubmittedAttempt } from '../attempts/attempt.policy.ts';

/** `dueAt`: the student's due date. */
export function toSubmission(attempt: SubmittedAttempt, dueAt: string | null): QuizSubmission {
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
    isPending,
    isLate: isLate(attempt, dueAt),
    revision,
  };
}
