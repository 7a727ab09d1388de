/**
 * Open items, a column for each value, in the order of the course. Typed arrays, because the loops of the
 * reduction do little but read doubles, which an object would hold in a box each.
 */
export interface OpenItems {
  /** Cost of one point, in the unit of the slack. Positive. */
  readonly pointCost: Float64Array;
  readonly maximumPoints: Float64Array;
  /** In points. The reduction lowers it. A whole number, or the maximum if that is fractional. */
  readonly needed: Float64Array;
}

/** Open items during the reduction. A row is an index into the columns. */
export interface Rows extends OpenItems {
  /** `needed / maximumPoints` */
  readonly share: Float64Array;
  /** `needed` at the three shares that `lowerWithin` compares. */
  readonly atHigh: Float64Array;
  readonly between: Float64Array;
  readonly atLow: Float64Array;
}

export function rowsOf(items: OpenItems): Rows {
  const { length } = items.needed;
  const column = () => new Float64Array(length);
  const rows = { ...items, share: column(), atHigh: column(), between: column(), atLow: column() };
  for (let row = 0; row < length; row += 1) setNeeded(rows, row, valueAt(items.needed, row));
  return rows;
}

/** The value of a row that exists. */
export function valueAt(column: Float64Array, row: number): number {
  return column[row] ?? Number.NaN;
}

/**
 * A position in the order of steps: steps from a higher share are done, and at this share also the steps of
 * rows after `row`.
 */
export interface StepPosition {
  readonly share: number;
  readonly row: number;
}

/** Removes, in place, the rows that can never take another step. */
export function dropUnaffordable(rows: Rows, remaining: number[], left: number): void {
  let count = 0;
  for (const row of remaining) {
    if (valueAt(rows.needed, row) > 0 && stepCost(rows, row) <= left) {
      remaining[count] = row;
      count += 1;
    }
  }
  remaining.length = count;
}

/** The first step of fractional points goes to the whole number below. */
export function stepCost({ needed, pointCost }: Rows, row: number): number {
  const points = valueAt(needed, row);
  return (points - pointBelow(points)) * valueAt(pointCost, row);
}

function pointBelow(needed: number): number {
  return Math.ceil(needed) - 1;
}

/** The row with the highest share, of equal ones the last in the course. */
export function nextDue({ share }: Rows, remaining: readonly number[]): number | undefined {
  let next: number | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const row of remaining) {
    if (valueAt(share, row) < highest) continue;
    next = row;
    highest = valueAt(share, row);
  }
  return next;
}

/** @returns the cost of the step */
export function lowerByOne(rows: Rows, row: number | undefined): number {
  if (row === undefined) return 0;
  const cost = stepCost(rows, row);
  setNeeded(rows, row, pointBelow(valueAt(rows.needed, row)));
  return cost;
}

export function setNeeded({ needed, share, maximumPoints }: Rows, row: number, points: number): void {
  needed[row] = points;
  share[row] = points / valueAt(maximumPoints, row);
}

export function costUntil(rows: Rows, chosen: readonly number[], position: StepPosition): number {
  let cost = 0;
  for (const row of chosen) {
    const points = valueAt(rows.needed, row) - neededAt(rows, row, position);
    cost += points * valueAt(rows.pointCost, row);
  }
  return cost;
}

export function lowerUntil(rows: Rows, chosen: readonly number[], position: StepPosition): void {
  for (const row of chosen) setNeeded(rows, row, neededAt(rows, row, position));
}

/** The points of a row after its steps up to a position. */
export function neededAt(rows: Rows, row: number, position: StepPosition): number {
  const needed = valueAt(rows.needed, row);
  if (!isOver(valueAt(rows.share, row), row, position)) return needed;
  const maximumPoints = valueAt(rows.maximumPoints, row);
  let points = Math.min(Math.floor(needed), Math.floor(position.share * maximumPoints) + 1);
  while (points > 0 && isOver(points / maximumPoints, row, position)) points -= 1;
  return points;
}

/** Whether a row's step from `share` is already done at `position`. */
function isOver(share: number, row: number, position: StepPosition): boolean {
  return share > position.share || (share === position.share && row > position.row);
}
