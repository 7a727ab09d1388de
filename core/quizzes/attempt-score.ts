import { withoutNoise } from '../grading/rounding.ts';
import type { ScoringPolicy } from './quiz.ts';

export interface ScoredItem {
  /** Points for a fully correct answer. */
  readonly points: number;
  /** Earned share of the points, 0 to 1. Null for an answer that a person has not graded yet. */
  readonly share: number | null;
}

export interface AttemptScore {
  /** Earned points, without ungraded answers. */
  readonly score: number;
  /** Maximum points, including ungraded answers. */
  readonly possible: number;
  /** Points if all ungraded answers earn full points. */
  readonly highest: number;
  /** Null while an answer is ungraded, and if there are no points. */
  readonly percent: number | null;
  /** Whether an answer must still be graded by a person. */
  readonly isPending: boolean;
}

/** The score of a submitted attempt. */
export function attemptScore(items: readonly ScoredItem[]): AttemptScore {
  const isPending = items.some(({ share }) => share === null);
  const possible = withoutNoise(items.reduce((sum, { points }) => sum + points, 0));
  const score = withoutNoise(items.reduce((sum, { points, share }) => sum + points * (share ?? 0), 0));
  const highest = withoutNoise(items.reduce((sum, { points, share }) => sum + points * (share ?? 1), 0));
  const percent = isPending || possible === 0 ? null : withoutNoise((score / possible) * 100);
  return { score, possible, highest, percent, isPending };
}

interface SubmittedScore extends Pick<AttemptScore, 'score' | 'possible'> {
  /** Number of the attempt, from 1. */
  readonly number: number;
}

function shareOf({ score, possible }: SubmittedScore): number {
  return possible === 0 ? 0 : score / possible;
}

/** The official attempt: the latest, or the best. In a tie, the first of the best attempts. Null without attempts. */
export function officialAttemptOf<T extends SubmittedScore>(
  attempts: readonly T[],
  scoringPolicy: ScoringPolicy,
): T | null {
  const inOrder = attempts.toSorted((one, other) => one.number - other.number);
  if (scoringPolicy === 'LATEST') return inOrder.at(-1) ?? null;
  const best = Math.max(...inOrder.map(shareOf));
  return inOrder.find((attempt) => shareOf(attempt) === best) ?? null;
}
