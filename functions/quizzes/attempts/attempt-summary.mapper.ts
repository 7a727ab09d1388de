import type { AttemptKind } from '../../../core/quizzes/attempt-kind.ts';
import { attemptScore, type AttemptScore } from '../../../core/quizzes/attempt-score.ts';
import type { AttemptDocument } from './attempt.store.ts';

export interface AttemptSummaryView {
  readonly id: string;
  readonly quizId: string;
  readonly kind: AttemptKind;
  readonly number: number;
  readonly startedAt: string;
  readonly dueAt: string | null;
  readonly submittedAt: string | null;
  readonly score: number | null;
  readonly possible: number;
  readonly percent: number | null;
  readonly isPending: boolean;
  readonly isOfficial: boolean;
  readonly resultAt: string | null;
}

/** The score of an attempt. None for an open one. */
export function scoreOf({ items, results }: AttemptDocument): AttemptScore {
  const scored = items.map(({ questionId, points }) => ({ points, result: results[questionId] }));
  return attemptScore(scored.map(({ points, result }) => ({ points, share: result ? result.share : 0 })));
}

export function toAttemptSummary(attempt: AttemptDocument, isOfficial: boolean): AttemptSummaryView {
  const { _id, quizId, kind, number, startedAt, dueAt, submittedAt } = attempt;
  const { score, possible, percent, isPending } = scoreOf(attempt);
  const isOpen = submittedAt === null;
  return {
    id: _id,
    quizId,
    kind,
    number,
    startedAt,
    dueAt,
    submittedAt,
    score: isOpen ? null : score,
    possible,
    percent: isOpen ? null : percent,
    isPending: !isOpen && isPending,
    isOfficial,
    resultAt: resultAt(attempt),
  };
}

/** When the result last changed: when it was submitted, graded or regraded. */
function resultAt({ submittedAt, gradedAt, regradedAt }: AttemptDocument): string | null {
  if (submittedAt === null) return null;
  const times = [submittedAt, gradedAt, regradedAt].filter((time) => time !== undefined);
  return times.toSorted().at(-1) ?? submittedAt;
}
