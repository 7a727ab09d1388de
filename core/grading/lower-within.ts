import { neededAt, type Rows, setNeeded, valueAt } from './reduction-rows.ts';

/**
 * Takes the steps of the chosen rows in order, highest share first, until the next one would cost more than the rest of
 * the budget. The budget must not be enough for all of them. The caller keeps a reserve outside the
 * budget, and no single step may cost more than the reserve.
 * May stop up to one point earlier if a maximum is fractional.
 * @returns the cost of the steps
 */
export function lowerWithin(rows: Rows, chosen: readonly number[], budget: number): number {
  const search = new ShareSearch(rows, chosen, budget);
  while (search.isOpen) search.narrow();
  for (const row of chosen) setNeeded(rows, row, valueAt(rows.atHigh, row));
  return budget - search.left;
}

/**
 * Finds the share that the budget reaches by narrowing an interval. Steps from higher shares are taken, steps from
 * lower ones are not. The budget is not enough for all steps from shares inside.
 */
class ShareSearch {
  /** The rest of the budget after the steps above the interval. */
  left: number;
  isOpen = true;
  /** The budget that is missing for the steps inside the interval. */
  #lack: number;
  /** The ends of the interval: the highest and the lowest share from which an undecided step starts. */
  #high = 0;
  #low = 0;
  #turn = 0;
  /** The rows with steps inside the interval. The others are decided. */
  #undecided: readonly number[] = [];

  constructor(
    private readonly rows: Rows,
    chosen: readonly number[],
    budget: number,
  ) {
    const { needed, pointCost, atHigh, atLow } = rows;
    this.left = budget;
    this.#lack = -budget;
    for (const row of chosen) {
      const points = valueAt(needed, row);
      atHigh[row] = points;
      atLow[row] = 0;
      this.#lack += points * valueAt(pointCost, row);
    }
    this.#examine(chosen);
  }

  narrow(): void {
    if (this.#low === this.#high) return this.#lowerInTurn();
    const cost = this.#costDownTo(this.#shareBetween());
    const { atHigh, between, atLow } = this.rows;
    if (cost <= this.left) {
      this.left -= cost;
      for (const row of this.#undecided) atHigh[row] = valueAt(between, row);
    } else {
      this.#lack = cost - this.left;
      for (const row of this.#undecided) atLow[row] = valueAt(between, row);
    }
    this.#examine(this.#undecided);
  }

  /**
   * A share that divides the steps: at least those from `high` start above it, and those from `low` do not. The
   * cost is nearly proportional to the covered shares, so the share is interpolated. Every other time the interval
   * is halved instead, in case the cost is not proportional.
   */
  #shareBetween(): number {
    this.#turn += 1;
    const part = this.#turn % 2 === 1 ? this.left / (this.left + this.#lack) : 0.5;
    const share = this.#high - (this.#high - this.#low) * part;
    return share < this.#high ? Math.max(share, this.#low) : this.#low;
  }

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
   * Keeps the rows that have steps in the interval, and its ends. The search ends when at most one point is left: a
   * whole step, which exceeds the budget, or fractional first steps, which the caller's next round takes.
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
      low = Math.min(low, Math.min(first, end + 1) / maximum);
    }
    this.#undecided = undecided;
    this.#high = high;
    this.#low = low;
    this.isOpen = points > 1;
  }

  /** All remaining steps start at the same share: later rows take theirs first. */
  #lowerInTurn(): void {
    const { atHigh, atLow, pointCost } = this.rows;
    for (const row of this.#undecided.toReversed()) {
      const cost = (valueAt(atHigh, row) - valueAt(atLow, row)) * valueAt(pointCost, row);
      if (cost > this.left) break;
      this.left -= cost;
      atHigh[row] = valueAt(atLow, row);
    }
    this.isOpen = false;
  }
}
