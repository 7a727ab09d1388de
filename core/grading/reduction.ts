import { lowerWithin } from './lower-within.ts';
import {
  costUntil,
  dropUnaffordable,
  lowerByOne,
  lowerUntil,
  nextDue,
  type Row,
  stepCost,
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

export interface OpenItem {
  /** Cost of one point, in the unit of the slack. Positive. */
  readonly pointCost: number;
  readonly maximumPoints: number;
  /** In points. The reduction lowers it. A whole number, or the maximum if that is fractional. */
  needed: number;
}

/**
 * Single steps after each joint lowering. Each looks at every row. After this many, another joint lowering is
 * cheaper.
 */
const singleSteps = 4;

/** Lowers `needed` of the items as far as the slack allows. */
export function reduce(items: readonly OpenItem[], slack: number): void {
  let left = slack;
  const all = items.map(({ pointCost, maximumPoints, needed }, order): Row => {
    const share = needed / maximumPoints;
    return { pointCost, maximumPoints, order, needed, share, atHigh: needed, between: needed, atLow: needed };
  });
  const rows = [...all];
  while (rows.length > 0) {
    dropUnaffordable(rows, left);
    left = lowerTogether(rows, left);
    for (let count = 0; count < singleSteps && rows.length > 0; count += 1) {
      dropUnaffordable(rows, left);
      left -= lowerByOne(nextDue(rows));
    }
  }
  for (const [index, item] of items.entries()) item.needed = all[index]?.needed ?? item.needed;
}

/**
 * Lowers rows until the remaining slack is about half, or about the cost of the heaviest row if that is less.
 * @returns the remaining slack
 */
function lowerTogether(rows: readonly Row[], slack: number): number {
  const heaviest = rows.reduce((max, { pointCost }) => Math.max(max, pointCost), 0);
  const bound = Math.min(slack / 2, heaviest);
  const lights = rows.filter(({ pointCost }) => pointCost <= bound);
  const heavies = rows.filter(({ pointCost }) => pointCost > bound);
  let left = slack;
  while (left >= bound) {
    dropUnaffordable(heavies, left);
    const heavy = nextDue(heavies);
    const due = heavy ?? theEnd;
    const cost = costUntil(lights, due);
    if (left - cost < bound) return left - lowerWithin(lights, left - bound);
    lowerUntil(lights, due);
    left -= cost;
    if (heavy === undefined) return left;
    if (stepCost(heavy) <= left) left -= lowerByOne(heavy);
  }
  return left;
}

const theEnd = { share: 0, order: Number.POSITIVE_INFINITY };
