import { neededAt, type Row, setNeeded } from './reduction-rows.ts';

/**
 * Takes the rows' steps in order, highest share first, until the next one would cost more than the rest of
 * the budget. The budget must not be enough for all of them. The caller keeps a reserve outside the
 * budget, and no single step may cost more than the reserve.
 * May stop up to one point earlier if a maximum is fractional.
 * @returns the cost of the steps
 */
export function lowerWithin(rows: readonly Row[], budget: number): number {
  const search = new ShareSearch(rows, budget);
  while (search.isOpen) search.narrow();
  for (const row of rows) setNeeded(row, row.atHigh);
  return budget - search.left;
}

/**
 * Finds the share that the budget reaches by narrowing an interval: the budget is enough for the steps above
 * `high`, and not for the steps above `low`.
 */
class ShareSearch {
  /** The rest of the budget at `high`. */
  left: number;
  isOpen = true;
  /** The missing budget at `low`. */
  #lack: number;
  #high = 0;
  #low = 0;
  #turn = 0;
  /** The rows with steps inside the interval. The others are decided. */
  #undecided: readonly Row[];

  constructor(rows: readonly Row[], budget: number) {
    this.left = budget;
    this.#lack = -budget;
    this.#undecided = rows;
    for (const row of rows) {
      row.atHigh = row.needed;
      row.atLow = 0;
      this.#lack += row.needed * row.pointCost;
      this.#high = Math.max(this.#high, row.share);
    }
  }

  narrow(): void {
    const share = this.#shareBetween();
    if (share === null) return this.#lowerInTurn();
    const cost = this.#costDownTo(share);
    if (cost <= this.left) {
      this.#high = share;
      this.left -= cost;
      for (const row of this.#undecided) row.atHigh = row.between;
    } else {
      this.#low = share;
      this.#lack = cost - this.left;
      for (const row of this.#undecided) row.atLow = row.between;
    }
    this.#dropDecidedRows();
  }

  /**
   * The cost is nearly proportional to the covered shares, so the share is interpolated. Every other time the
   * interval is halved instead, in case the cost is not proportional. Null if no double is in between.
   */
  #shareBetween(): number | null {
    this.#turn += 1;
    const length = this.#high - this.#low;
    const guess = this.#high - (length * this.left) / (this.left + this.#lack);
    if (this.#turn % 2 === 1 && guess < this.#high && guess > this.#low) return guess;
    const half = this.#low + length / 2;
    return half < this.#high && half > this.#low ? half : null;
  }

  #costDownTo(share: number): number {
    const position = { share, order: Number.POSITIVE_INFINITY };
    let cost = 0;
    for (const row of this.#undecided) {
      row.between = neededAt(row, position);
      cost += (row.atHigh - row.between) * row.pointCost;
    }
    return cost;
  }

  /**
   * Drops the rows without steps in the interval. The search ends when at most one point is left: a whole step,
   * which exceeds the budget, or fractional first steps, which the caller's next round takes.
   */
  #dropDecidedRows(): void {
    let steps = 0;
    this.#undecided = this.#undecided.filter((row) => {
      steps += row.atHigh - row.atLow;
      return row.atHigh > row.atLow;
    });
    this.isOpen = steps > 1;
  }

  /** All remaining steps start at the same share: later rows take theirs first. */
  #lowerInTurn(): void {
    for (const row of this.#undecided.toReversed()) {
      const cost = (row.atHigh - row.atLow) * row.pointCost;
      if (cost > this.left) break;
      this.left -= cost;
      row.atHigh = row.atLow;
    }
    this.isOpen = false;
  }
}
