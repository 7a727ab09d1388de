import { officialAttemptOf } from '../../../core/quizzes/attempt-score.ts';
import type { ScoringPolicy } from '../../../core/quizzes/quiz.ts';
import { scoreOf } from './attempt-summary.mapper.ts';
import { isSubmitted } from './attempt.policy.ts';
import type { AttemptDocument } from './attempt.store.ts';

/** The official attempt by the scoring policy. Null if no attempt of kind GRADED was submitted. */
export function findOfficialAttempt(
  attempts: readonly AttemptDocument[],
  scoringPolicy: ScoringPolicy,
): AttemptDocument | null {
  const scored = attempts
    .filter((attempt) => isSubmitted(attempt) && attempt.kind === 'GRADED')
    .map((attempt) => ({ attempt, number: attempt.number, ...scoreOf(attempt) }));
  return officialAttemptOf(scored, scoringPolicy)?.attempt ?? null;
}

/**
 * The attempt that a person has to grade: the official one if it has ungraded answers, else the first that has. Null if
 * none has. Essays of retries are not graded.
 */
export function findPendingAttempt(
  attempts: readonly AttemptDocument[],
  scoringPolicy: ScoringPolicy,
): AttemptDocument | null {
  const waiting = attempts
    .filter((attempt) => isSubmitted(attempt) && scoreOf(attempt).isPending)
    .toSorted((one, other) => one.number - other.number);
  const official = waiting.length > 1 ? findOfficialAttempt(attempts, scoringPolicy) : null;
  return waiting.find(({ _id }) => _id === official?._id) ?? waiting[0] ?? null;
}
