import { daysLate, type GradedWork, lateDeduction } from '../../../../core/assignments/late-work.ts';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { pointsText } from '../../ui/quiz-question/points-text.ts';

type Rule = Omit<GradedWork, 'submittedAt' | 'dueAt'>;

/** ‘Loses 10 % (2 points) for each day’ */
export function lateRuleText({ lateRule, maximumPoints }: Rule): string {
  if (lateRule === null) return 'Not accepted';
  const { percentPerDay } = lateRule;
  if (percentPerDay === 0) return 'Accepted, and loses no points';
  const points = pointsText((percentPerDay * maximumPoints) / 100);
  return `Loses ${formatCompact(percentPerDay)} % (${points}) for each day that has begun`;
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${formatCompact(days)} days`);

/** ‘2 days late: 4 points less’. Null for work that is not late. */
export function lateDeductionText(work: GradedWork): string | null {
  const days = daysLate(work);
  if (days === 0) return null;
  const points = lateDeduction(work);
  return `${daysText(days)} late: ${points === 0 ? 'no points' : pointsText(points)} less`;
}
