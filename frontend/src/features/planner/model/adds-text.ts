import { formatCompact, formatPercent } from '../../../../../core/grading/rounding.ts';
import type { ItemFigures } from './figures.ts';

/** How many percent an item adds to the course grade, or can still add. */
export function addsText({ adds, addsAtMost, isDropped }: ItemFigures): string {
  if (isDropped) return 'dropped';
  return adds === null ? `up to ${formatCompact(addsAtMost ?? 0)}` : `+${formatPercent(adds)}`;
}
