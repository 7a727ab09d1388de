import { neededAt, type Rows, setNeeded, valueAt } from './reduction-rows.ts';

/**
 * Lowers the chosen rows step by step, highest share first, until the next step would cost more than the remaining
 * budget. A step lowers a row to the next whole point, or to its lowest points. The budget must not be enough for all steps of the rows. The
 * caller keeps a reserve outside the budget, and no single step may cost more than the reserve. If a row
 * has fractional points, the function can stop up to one point too early.
 * @returns the cost of all steps
 */
export function lowerWithin(rows: Rows, chosen: readonly number[], budget: number): number {
  const search = new ShareSearch(rows, chosen, budget);
  while (search.isOpen) search.narrow();
  for (const row of chosen) setNeeded(rows, row, valueAt(rows.atHigh, row));
  return budget - search.budgetLeft;
}

/**
 * Finds the share at which the budget ends by narrowing an interval of shares. All steps from shares above the interval
 * are done, and steps from shares below it are not done. The budget is not enough for all steps inside the interval.
 */
class ShareSearch {
  /** The remaining budget after the steps above the interval. */
  budgetLeft: number;
  isOpen = true;
  /** By how much the steps inside the interval cost more than the remaining budget. */
  #lack: number;
  /** The ends of the interval: the highest and the lowest share from which an undecided step starts. */
  #high = 0;
  #low = 0;
  #turn = 0;
  /** The rows that have steps inside the interval. */
  #undecided: readonly number[] = [];

  constructor(
    private readonly rows: Rows,
    chosen: readonly number[],
    budget: number,
  ) {
    const { needed, lowest, pointCost, atHigh, atLow } = rows;
    this.budgetLeft = budget;
    this.#lack = -budget;
    for (const row of chosen) {
      const points = valueAt(needed, row);
      atHigh[row] = points;
      atLow[row] = valueAt(lowest, row);
      this.#lack += (points - valueAt(lowest, row)) * valueAt(pointCost, row);
    }
    this.#examine(chosen);
  }

  narrow(): void {
    if (this.#low === this.#high) return this.#lowerOneByOne();
    const cost = this.#costDownTo(this.#shareBetween());
    const { atHigh, between, atLow } = this.rows;
    if (cost <= this.budgetLeft) {
      this.budgetLeft -= cost;
      for (const row of this.#undecided) atHigh[row] = valueAt(between, row);
    } else {
      this.#lack = cost - this.budgetLeft;
      for (const row of this.#undecided) atLow[row] = valueAt(between, row);
    }
    this.#examine(this.#undecided);
  }

  /**
   * A share that divides the interval: steps from `high` start above this share, and steps from `low` do not. The cost
   * is nearly proportional to the length of the interval, so the share is interpolated. Every second time the interval
   * is halved instead, in case the cost is not proportional.
   */
  #shareBetween(): number {
    this.#turn += 1;
    const part = this.#turn % 2 === 1 ? this.budgetLeft / (this.budgetLeft + this.#lack) : 0.5;
    const share = this.#high - (this.#high - this.#low) * part;
    return share < this.#high ? Math.max(share, this.#low) : this.#low;
  }

  /** The cost of all steps from the top of the interval to `share`. Also stores the points at `share` in `between`. */
  #costDownTo(share: number): number {
    const position = { share, row: Number.POSITIVE_INFINITY };
    const { atHigh, between, pointCost } = this.rows;
    let cost = 0;
    for (const row of this.#undecided) {
      const points = neededAt(this.rows, row, position);
      between[row] = points;
      cost += (valueAt(atHigh, row) - points) * valueAt(pointCost, row);
    }
    return cost;
  }

  /**
   * Finds the rows that have steps in the interval, and the new ends of the interval. The search ends if the interval
   * has at most one point. This is either a whole step, which costs more than the budget, or several fractional
   * steps, which the caller does in its next round.
   */
  #examine(rows: readonly number[]): void {
    const { atHigh, atLow, maximumPoints } = this.rows;
    const undecided: number[] = [];
    let points = 0;
    let high = 0;
    let low = Number.POSITIVE_INFINITY;
    for (const row of rows) {
      const first = valueAt(atHigh, row);
      const end = valueAt(atLow, row);
      if (first <= end) continue;
      undecided.push(row);
      points += first - end;
      const maximum = valueAt(maximumPoints, row);
      high = Math.max(high, first / maximum);
      low = Math.min(low, Math.min(first, Math.floor(end) + 1) / maximum);
    }
    this.#undecided = undecided;
    this.#high = high;
    this.#low = low;
    this.isOpen = points > 1;
  }

  /** For an interval of a single share: lowers the rows one after the other, from the last row to the first. */
  #lowerOneByOne(): void {
    const { atHigh, atLow, pointCost } = this.rows;
    for (const row of this.#undecided.toReversed()) {
      const cost = (valueAt(atHigh, row) - valueAt(atLow, row)) * valueAt(pointCost, row);
      if (cost > this.budgetLeft) break;
      this.budgetLeft -= cost;
      atHigh[row] = valueAt(atLow, row);
    }
    this.isOpen = false;
  }
}
