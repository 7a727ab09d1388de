import type { ResultState } from '../../../core/quizzes/quiz-results.ts';
import { withoutNoise } from '../../../core/grading/rounding.ts';
import { minute } from '../../platform/clock.ts';
import { scoreOf } from '../attempts/attempt-summary.mapper.ts';
import { isLate } from '../attempts/attempt.policy.ts';
import type { AttemptDocument } from '../attempts/attempt.store.ts';

/** An attempt for its graders. */
export interface ResultRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly number: number;
  readonly state: ResultState;
  readonly startedAt: string;
  readonly submittedAt: string | null;
  readonly minutes: number | null;
  readonly score: number | null;
  readonly possible: number;
  readonly percent: number | null;
  readonly isLate: boolean;
}

/** Earned points of one question. */
export interface EarnedPoints {
  readonly questionId: string;
  readonly versionId: string;
  readonly points: number;
  /** Null while the attempt is open, or while a person has to grade the answer. */
  readonly earned: number | null;
}

function stateOf(isOpen: boolean, isPending: boolean): ResultState {
  if (isOpen) return 'IN_PROGRESS';
  return isPending ? 'TO_GRADE' : 'GRADED';
}

/** Rounded to one decimal, since seconds don't matter here. */
function minutesBetween(startedAt: string, submittedAt: string): number {
  return Math.round(((Date.parse(submittedAt) - Date.parse(startedAt)) / minute) * 10) / 10;
}

/** `dueAt`: the student's due date. */
export function toResultRow(attempt: AttemptDocument, dueAt: string | null): ResultRow {
  const { _id, userId, takerName, takerEmail, number, startedAt, submittedAt } = attempt;
  const { score, possible, percent, isPending } = scoreOf(attempt);
  const isOpen = submittedAt === null;
  return {
    id: _id,
    userId,
    name: takerName,
    email: takerEmail,
    number,
    state: stateOf(isOpen, isPending),
    startedAt,
    submittedAt,
    minutes: isOpen ? null : minutesBetween(startedAt, submittedAt),
    score: isOpen ? null : score,
    possible,
    percent: isOpen ? null : percent,
    isLate: isLate(attempt, dueAt),
  };
}

/** The earned points of each question, in the attempt's order. */
export function earnedIn({ items, results, submittedAt }: AttemptDocument): EarnedPoints[] {
  return items.map(({ questionId, versionId, points }) => {
    const share = submittedAt === null ? null : (results[questionId]?.share ?? null);
    return { questionId, versionId, points, earned: share === null ? null : withoutNoise(share * points) };
  });
}
