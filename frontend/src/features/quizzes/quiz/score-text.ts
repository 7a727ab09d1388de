import { formatCompact, withoutNoise } from '../../../../../core/grading/rounding.ts';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import type { AttemptResultPartsFragment } from '../../../gql/graphql.ts';

/** Points of the questions that are not graded yet. */
export function pointsWaiting({ questions }: Pick<AttemptResultPartsFragment, 'questions'>): number {
  return questions.reduce((sum, { isPending, points }) => sum + (isPending ? points : 0), 0);
}

/**
 * The score of an attempt in points. While grading is pending, the score is out of the graded points only, because
 * ungraded points are not lost.
 */
export function scoreText(result: AttemptResultPartsFragment): string {
  const { score, possible, isPending } = result;
  if (!isPending) return `${formatCompact(score)} of ${pointsText(possible)}`;
  const open = pointsWaiting(result);
  const graded = withoutNoise(possible - open);
  const wait = open === 1 ? 'waits for a grade' : 'wait for a grade';
  if (graded <= 0) return `${pointsText(open)} ${wait}`;
  return `${formatCompact(score)} of ${pointsText(graded)} so far, ${formatCompact(open)} ${wait}`;
}

/** The score of an attempt if the number of ungraded points is not known: only the points so far. */
export function scoreSoFarText(score: number): string {
  return `${pointsText(score)} so far`;
}
