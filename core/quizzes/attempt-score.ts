import { withoutNoise } from '../grading/rounding.ts';
import type { ScoringPolicy } from './quiz.ts';

export interface ScoredItem {
  /** What a full answer gives. */
  readonly points: number;
  /** 0 to 1 of the points; null while a person has to judge. */
  readonly share: number | null;
}

export interface AttemptScore {
  /** Points, without those that a person has yet to give. */
  readonly score: number;
  readonly possible: number;
  /** Null while something is pending, and where nothing can be earned. */
  readonly percent: number | null;
  /** Whether a person has yet to judge an answer. */
  readonly isPending: boolean;
}

/** What an attempt that was handed in comes to. */
export function attemptScore(items: readonly ScoredItem[]): AttemptScore {
  const isPending = items.some(({ share }) => share === null);
  const possible = withoutNoise(items.reduce((sum, { points }) => sum + points, 0));
  const score = withoutNoise(items.reduce((sum, { points, share }) => sum + points * (share ?? 0), 0));
  const percent = isPending || possible === 0 ? null : withoutNoise((score / possible) * 100);
  return { score, possible, percent, isPending };
}

interface SubmittedScore extends Pick<AttemptScore, 'score' | 'possible'> {
  /** Counts the attempts from 1. */
  readonly number: number;
}

function shareOf({ score, possible }: SubmittedScore): number {
  return possible === 0 ? 0 : score / possible;
}

/** The attempt that counts: the last, or the best, of equal ones the first; null where none was handed in. */
export function countingAttempt<T extends SubmittedScore>(
  attempts: readonly T[],
  scoringPolicy: ScoringPolicy,
): T | null {
  const inOrder = attempts.toSorted((one, other) => one.number - other.number);
  if (scoringPolicy === 'LATEST') return inOrder.at(-1) ?? null;
  const best = Math.max(...inOrder.map(shareOf));
  return inOrder.find((attempt) => shareOf(attempt) === best) ?? null;
}
