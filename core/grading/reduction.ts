import { lowerWithin } from './lower-within.ts';
import {
  costUntil,
  dropUnaffordable,
  lowerByOne,
  lowerUntil,
  nextDue,
  type OpenItems,
  type Rows,
  rowsOf,
  stepCost,
  valueAt,
} from './reduction-rows.ts';

/**
 * The specification defines the reduction point by point. Some items can lose one point without the total
 * falling below the target. Of these items, the one with the highest share of its maximum loses a point. If shares are
 * equal, the last item does. This repeats until no item can lose a point.
 * `reduce` needs no loop over points. Let `left` be the remaining slack. It only falls, so an item
 * whose next step costs more than `left` can never take another step. An item whose points cost at most `bound` can
 * afford each of its steps as long as `left` is at least `bound`. With `bound = left / 2`, such light items are lowered
 * together to the share at which the next heavy one is due, or at which `left` reaches `bound`. Then `left`
 * has halved, and the next round starts.
 */

/**
 * Single steps after each joint lowering. Each looks at every row. After this many, another joint lowering is
 * cheaper.
 */
const singleSteps = 4;

/** Lowers `needed` of the items as far as the slack allows. */
export function reduce(items: OpenItems, slack: number): void {
  const rows = rowsOf(items);
  const remaining: number[] = [];
  for (let row = 0; row < rows.needed.length; row += 1) remaining.push(row);
  let left = slack;
  while (remaining.length > 0) {
    dropUnaffordable(rows, remaining, left);
    left = lowerTogether(rows, remaining, left);
    for (let count = 0; count < singleSteps && remaining.length > 0; count += 1) {
      dropUnaffordable(rows, remaining, left);
      left -= lowerByOne(rows, nextDue(rows, remaining));
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
  let left = slack;
  while (left >= bound) {
    dropUnaffordable(rows, heavies, left);
    const heavy = nextDue(rows, heavies);
    const due = heavy === undefined ? theEnd : { share: valueAt(rows.share, heavy), row: heavy };
    const cost = costUntil(rows, lights, due);
    if (left - cost < bound) return left - lowerWithin(rows, lights, left - bound);
    lowerUntil(rows, lights, due);
    left -= cost;
    if (heavy === undefined) return left;
    if (stepCost(rows, heavy) <= left) left -= lowerByOne(rows, heavy);
  }
  return left;
}

const theEnd = { share: 0, row: Number.POSITIVE_INFINITY };
