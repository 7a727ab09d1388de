import type { Item } from '../../../../../core/grading/course.ts';
import { canChange } from '../../../../../core/grading/grade-range.ts';
import { formatCompact, formatPercent } from '../../../../../core/grading/rounding.ts';
import type { ItemFigures } from './figures.ts';

/** How many percent an item adds to the course grade, or can still add. */
export function addsText(item: Item, { adds, weight, isDropped }: ItemFigures): string {
  if (isDropped) return 'dropped';
  if (adds !== null) return `+${formatPercent(adds)}`;
  return `up to ${formatCompact(canChange(item) ? weight : 0)}`;
}
