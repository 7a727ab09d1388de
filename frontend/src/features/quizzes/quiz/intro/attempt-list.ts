import type { AttemptKind, OwnAttemptsQuery } from '../../../../gql/graphql.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';

export type OwnAttempt = NonNullable<OwnAttemptsQuery['attempts']>[number];

/** The attempt of this kind that is not submitted yet. Undefined if there is none. */
export function openAttemptIn(
  attempts: readonly OwnAttempt[],
  wantedKind: AttemptKind,
): OwnAttempt | undefined {
  return attempts.find(({ kind, submittedAt }) => kind === wantedKind && submittedAt === null);
}

/** Whether the user can start another graded attempt. */
export function hasAttemptLeft({ allowedAttempts, attemptsUsed }: QuizToTake): boolean {
  return allowedAttempts === -1 || attemptsUsed < allowedAttempts;
}

/** Whether the user can start a graded attempt now. */
export function canStart(quiz: QuizToTake): boolean {
  const { isClosed, availability, questionCount } = quiz;
  return !isClosed && availability === 'OPEN' && questionCount > 0 && hasAttemptLeft(quiz);
}

/** 'Attempt 2', 'Retry 1'. */
export function attemptName({ kind, number }: Pick<OwnAttempt, 'kind' | 'number'>): string {
  return kind === 'RETRY' ? `Retry ${number}` : `Attempt ${number}`;
}
