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
