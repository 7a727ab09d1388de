import type { ReactNode } from 'react';
import type { Need } from '../../../../core/grading/open-needs.ts';
import { formatCompact, formatNeed, formatPoints } from '../../../../core/grading/rounding.ts';

/** A recommended grade and the items that need it: '90' on 'Final'. */
interface Recommendation {
  readonly amount: string;
  readonly items: string;
}

/** Several open items are not listed by name: a list of only some would look as if the others needed nothing. */
function recommendationOf(needs: readonly Need[], hasPins: boolean): Recommendation | null {
  const [first, ...others] = needs;
  if (!first) return null;
  const { points, item } = first;
  const amount = formatNeed(points, item.maximumPoints);
  if (others.length === 0) return { amount, items: item.name.trim() || 'an unnamed item' };
  const items = hasPins ? 'everything else still open' : 'everything still open';
  const isSame = others.every(
    (other) => other.points === points && other.item.maximumPoints === item.maximumPoints,
  );
  if (isSame) return { amount, items };
  // Points are rounded to whole numbers, so the shares differ a little. The largest is enough for every item.
  const share = Math.max(...needs.map((need) => need.points / need.item.maximumPoints));
  return { amount: `about ${formatPoints(share * 100)} %`, items };
}

interface TargetSentenceProps {
  /** Percent of the course. */
  target: number;
  /** The result of `openNeeds`. */
  needs: readonly Need[];
  /** True if `needs` are not those of all open items, for example because the student pinned grades. */
  hasPins?: boolean;
  /** The course, for screens about several courses. */
  course?: ReactNode;
}

/** 'For 85, you need 87 on everything still open.' Nothing if no item needs points. */
export function TargetSentence({ target, needs, hasPins = false, course }: TargetSentenceProps) {
  const recommendation = recommendationOf(needs, hasPins);
  if (recommendation === null) return null;
  return (
    <>
      For {formatCompact(target)}
      {course === undefined ? null : <> in {course}</>}, you need{' '}
      <span className="highlighted">{recommendation.amount}</span> on {recommendation.items}.
    </>
  );
}
