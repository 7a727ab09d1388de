import { formatCompact, withoutNoise } from '../../../../../core/grading/rounding.ts';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import type { AttemptResultPartsFragment } from '../../../gql/graphql.ts';

/** Points of the questions that a person has yet to grade. */
export function pointsWaiting({ questions }: Pick<AttemptResultPartsFragment, 'questions'>): number {
  return questions.reduce((sum, { isPending, points }) => sum + (isPending ? points : 0), 0);
}

/** What an attempt came to in points. What waits is not lost: it is no part of what the score is out of. */
export function scoreText(result: AttemptResultPartsFragment): string {
  const { score, possible, isPending } = result;
  if (!isPending) return `${formatCompact(score)} of ${pointsText(possible)}`;
  const open = pointsWaiting(result);
  const graded = withoutNoise(possible - open);
  const wait = open === 1 ? 'waits for a grade' : 'wait for a grade';
  if (graded <= 0) return `${pointsText(open)} ${wait}`;
  return `${formatCompact(score)} of ${pointsText(graded)} so far, ${formatCompact(open)} ${wait}`;
}

/** The same where it is not known how many points wait: those that are sure. */
export function sureText(score: number): string {
  return `${pointsText(score)} so far`;
}
