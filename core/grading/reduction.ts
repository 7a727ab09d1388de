import { lowerWithin } from './lower-within.ts';
import {
  costUntil,
  dropUnaffordable,
  lowerByOne,
  lowerUntil,
  nextDue,
  type OpenItems,
  type Rows,
  toRows,
  stepCost,
  valueAt,
} from './reduction-rows.ts';

/**
 * The specification defines the reduction point by point. Of all items that can lose a point while the target is still
 * reached, the item with the highest share of its maximum loses a point. If shares are equal, the last item loses the
 * point. This repeats until no item can lose a point.
 *
 * `reduce` gives the same result without a loop over single points. The slack is the course grade above the target, and
 * `slackLeft` is the slack that is not used yet. It only falls, so an item whose next step costs more than `slackLeft`
 * can never be lowered again. Light items are items whose points cost at most `bound`, which is about `slackLeft / 2`.
 * They can be lowered as long as `slackLeft` is at least `bound`. So all light items are lowered together, until a
 * heavy item has the highest share or until `slackLeft` reaches `bound`. Then `slackLeft` has halved, and the next
 * round starts.
 */

/**
 * Number of single steps between two calls of `lowerTogether`. Each single step reads all rows, so after 4 steps
 * another call of `lowerTogether` is faster.
 */
const singleSteps = 4;

/** Lowers `needed` of the items as far as the slack allows. `slack`: in the unit of `pointCost`. */
export function reduce(items: OpenItems, slack: number): void {
  const rows = toRows(items);
  const remaining: number[] = [];
  for (let row = 0; row < rows.needed.length; row += 1) remaining.push(row);
  let slackLeft = slack;
  while (remaining.length > 0) {
    dropUnaffordable(rows, remaining, slackLeft);
    slackLeft = lowerTogether(rows, remaining, slackLeft);
    for (let count = 0; count < singleSteps && remaining.length > 0; count += 1) {
      dropUnaffordable(rows, remaining, slackLeft);
      slackLeft -= lowerByOne(rows, nextDue(rows, remaining));
    }
  }
}

/**
 * Lowers the remaining rows until the slack is about half, or about the cost of the heaviest row if that is less.
 * @returns the remaining slack
 */
function lowerTogether(rows: Rows, remaining: readonly number[], slack: number): number {
  const costOf = (row: number) => valueAt(rows.pointCost, row);
  const heaviest = remaining.reduce((max, row) => Math.max(max, costOf(row)), 0);
  const bound = Math.min(slack / 2, heaviest);
  const lights = remaining.filter((row) => costOf(row) <= bound);
  const heavies = remaining.filter((row) => costOf(row) > bound);
  let slackLeft = slack;
  while (slackLeft >= bound) {
    dropUnaffordable(rows, heavies, slackLeft);
    const heavy = nextDue(rows, heavies);
    const due = heavy === undefined ? lastPosition : { share: valueAt(rows.share, heavy), row: heavy };
    const cost = costUntil(rows, lights, due);
    if (slackLeft - cost < bound) return slackLeft - lowerWithin(rows, lights, slackLeft - bound);
    lowerUntil(rows, lights, due);
    slackLeft -= cost;
    if (heavy === undefined) return slackLeft;
    if (stepCost(rows, heavy) <= slackLeft) slackLeft -= lowerByOne(rows, heavy);
  }
  return slackLeft;
}

/** The position after all steps. */
const lastPosition = { share: 0, row: Number.POSITIVE_INFINITY };
