import { neededAt, type Row, setNeeded } from './reduction-rows.ts';

/**
 * Takes the rows' steps in their order, the highest share first, until the next one would cost more than the budget
 * has left. The budget must not be enough for all of them, and none of them may be dearer than what is kept back.
 * @returns what the steps cost
 */
export function lowerWithin(rows: readonly Row[], budget: number): number {
  const search = new ShareSearch(rows, budget);
  while (search.isOpen) search.narrow();
  for (const row of rows) setNeeded(row, row.atHigh);
  return budget - search.left;
}

/** Closes in on the share that the budget reaches: it is enough for the steps above `high`, and not for those above `low`. */
class ShareSearch {
  /** What the budget has left at `high`. */
  left: number;
  isOpen = true;
  /** What it lacks at `low`. */
  #lack: number;
  #high = 0;
  #low = 0;
  #turn = 0;
  /** The rows that take steps between the two; the others are settled. */
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
   * What steps cost is nearly proportional to the shares they cover, so the share is guessed from that; every other
   * time the stretch is halved, for where it is not. Null where no double lies between.
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

  /** A single step left between the two is the one that the budget is not enough for. */
  #dropDecidedRows(): void {
    let steps = 0;
    this.#undecided = this.#undecided.filter((row) => {
      steps += row.atHigh - row.atLow;
      return row.atHigh > row.atLow;
    });
    this.isOpen = steps > 1;
  }

  /** The steps left are all from one and the same share: later rows take theirs first. */
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
