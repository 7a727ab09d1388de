import { attemptScore, type AttemptScore } from '../../../core/quizzes/attempt-score.ts';
import type { AttemptSummary } from '../../../schema/quizzes/attempt-summary.type.ts';
import { isLate } from './attempt.policy.ts';
import type { AttemptDocument } from './attempt.store.ts';

/**
 * The score of an attempt. Questions without a result, as in an open attempt, earn 0 points. Essays of a retry don’t
 * count, because nobody grades them.
 */
export function scoreOf({ kind, items, results }: AttemptDocument): AttemptScore {
  const scored = items.map(({ questionId, points }) => {
    const result = results[questionId];
    return { points, share: result ? result.share : 0 };
  });
  return attemptScore(kind === 'RETRY' ? scored.filter(({ share }) => share !== null) : scored);
}

/** `quizDueAt`: the student's due date at the quiz. The attempt's own `dueAt` is its automatic end. */
export function toAttemptSummary(
  attempt: AttemptDocument,
  isOfficial: boolean,
  quizDueAt: string | null,
): AttemptSummary {
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
    isLate: isLate(attempt, quizDueAt),
    resultAt: resultAt(attempt),
    regradedAt: attempt.regradedAt ?? null,
    percentBeforeRegrade: attempt.beforeRegrade?.percent ?? null,
  };
}

/** When the result last changed: when it was submitted, graded or regraded. */
function resultAt({ submittedAt, gradedAt, regradedAt }: AttemptDocument): string | null {
  if (submittedAt === null) return null;
  const times = [submittedAt, gradedAt, regradedAt].filter((time) => time !== undefined);
  return times.toSorted().at(-1) ?? submittedAt;
}
