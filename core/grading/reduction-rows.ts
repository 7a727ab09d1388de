/** An open item during the reduction. The object is flat for speed: the loops do little but read it. */
export interface Row {
  readonly pointCost: number;
  readonly maximumPoints: number;
  /** Index in the course. */
  readonly order: number;
  needed: number;
  /** `needed / maximumPoints` */
  share: number;
  /** `needed` at the three shares that `lowerWithin` compares. */
  atHigh: number;
  between: number;
  atLow: number;
}

/**
 * A position in the order of steps: steps from a higher share are done, and at this share also the steps of
 * rows after `order`.
 */
export interface StepPosition {
  readonly share: number;
  readonly order: number;
}

/** Removes, in place, the rows that can never take another step. */
export function dropUnaffordable(rows: Row[], left: number): void {
  let count = 0;
  for (const row of rows) {
    if (row.needed > 0 && stepCost(row) <= left) {
      rows[count] = row;
      count += 1;
    }
  }
  rows.length = count;
}

/** The first step of fractional points goes to the whole number below. */
export function stepCost({ needed, pointCost }: Row): number {
  return (needed - pointBelow(needed)) * pointCost;
}

function pointBelow(needed: number): number {
  return Math.ceil(needed) - 1;
}

/** The row with the highest share, of equal ones the last in the course. */
export function nextDue(rows: readonly Row[]): Row | undefined {
  let next: Row | undefined;
  for (const row of rows) {
    if (next === undefined || row.share >= next.share) next = row;
  }
  return next;
}

/** @returns the cost of the step */
export function lowerByOne(row: Row | undefined): number {
  if (row === undefined) return 0;
  const cost = stepCost(row);
  setNeeded(row, pointBelow(row.needed));
  return cost;
}

export function setNeeded(row: Row, needed: number): void {
  row.needed = needed;
  row.share = needed / row.maximumPoints;
}

export function costUntil(rows: readonly Row[], position: StepPosition): number {
  let cost = 0;
  for (const row of rows) cost += (row.needed - neededAt(row, position)) * row.pointCost;
  return cost;
}

export function lowerUntil(rows: readonly Row[], position: StepPosition): void {
  for (const row of rows) setNeeded(row, neededAt(row, position));
}

/** The points of a row after its steps up to a position. */
export function neededAt(row: Row, position: StepPosition): number {
  const { needed, maximumPoints } = row;
  if (!isOver(row.share, row.order, position)) return needed;
  let points = Math.min(Math.floor(needed), Math.floor(position.share * maximumPoints) + 1);
  while (points > 0 && isOver(points / maximumPoints, row.order, position)) points -= 1;
  return points;
}

/** Whether a row's step from `share` is already done at `position`. */
function isOver(share: number, order: number, position: StepPosition): boolean {
  return share > position.share || (share === position.share && order > position.order);
}
