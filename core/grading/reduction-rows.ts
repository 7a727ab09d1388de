/**
 * Open items in the order of the course, with an array for each value. Typed arrays, because the reduction mostly reads
 * numbers, and reading them from objects is slower.
 */
export interface OpenItems {
  /** Course grade that one point is worth, in the unit of the slack. Positive. */
  readonly pointCost: Float64Array;
  readonly maximumPoints: Float64Array;
  /**
   * The recommended points, which the reduction lowers. A whole number, or the highest or lowest points if these are
   * fractional.
   */
  readonly needed: Float64Array;
  /** The points below which an item cannot be lowered, because they are sure. Mostly 0. */
  readonly lowest: Float64Array;
}

/** Open items during the reduction. A row is an index into the arrays. */
export interface Rows extends OpenItems {
  /** `needed / maximumPoints` */
  readonly share: Float64Array;
  /** The points at the three shares that `lowerWithin` compares. */
  readonly atHigh: Float64Array;
  readonly between: Float64Array;
  readonly atLow: Float64Array;
}

export function toRows(items: OpenItems): Rows {
  const { length } = items.needed;
  const column = () => new Float64Array(length);
  const rows = { ...items, share: column(), atHigh: column(), between: column(), atLow: column() };
  for (let row = 0; row < length; row += 1) setNeeded(rows, row, valueAt(items.needed, row));
  return rows;
}

/** The value of a row, which must exist. */
export function valueAt(column: Float64Array, row: number): number {
  return column[row] ?? Number.NaN;
}

/**
 * A position in the order of all steps. Steps from a higher share are already done, and at the same share also the
 * steps of rows after `row`.
 */
export interface StepPosition {
  readonly share: number;
  readonly row: number;
}

/**
 * Removes the rows that cannot be lowered further from the array `remaining`: their next step costs more than the
 * slack.
 */
export function dropUnaffordable(rows: Rows, remaining: number[], slackLeft: number): void {
  let count = 0;
  for (const row of remaining) {
    if (valueAt(rows.needed, row) > valueAt(rows.lowest, row) && stepCost(rows, row) <= slackLeft) {
      remaining[count] = row;
      count += 1;
    }
  }
  remaining.length = count;
}

/** The cost of the next step of a row: to the next lower whole number of points, or to its lowest points. */
export function stepCost(rows: Rows, row: number): number {
  const points = valueAt(rows.needed, row);
  return (points - pointBelow(points, valueAt(rows.lowest, row))) * valueAt(rows.pointCost, row);
}

function pointBelow(points: number, lowest: number): number {
  return Math.max(lowest, Math.ceil(points) - 1);
}

/** The row with the highest share, which is lowered next. Of rows with equal shares, the last one. */
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

/** Does the next step of a row. Returns the cost of the step, or 0 if there is no row. */
export function lowerByOne(rows: Rows, row: number | undefined): number {
  if (row === undefined) return 0;
  const cost = stepCost(rows, row);
  setNeeded(rows, row, pointBelow(valueAt(rows.needed, row), valueAt(rows.lowest, row)));
  return cost;
}

export function setNeeded({ needed, share, maximumPoints }: Rows, row: number, points: number): void {
  needed[row] = points;
  share[row] = points / valueAt(maximumPoints, row);
}

/** The cost of all steps of the chosen rows before a position. */
export function costUntil(rows: Rows, chosen: readonly number[], position: StepPosition): number {
  let cost = 0;
  for (const row of chosen) {
    const points = valueAt(rows.needed, row) - neededAt(rows, row, position);
    cost += points * valueAt(rows.pointCost, row);
  }
  return cost;
}

/** Does all steps of the chosen rows before a position. */
export function lowerUntil(rows: Rows, chosen: readonly number[], position: StepPosition): void {
  for (const row of chosen) setNeeded(rows, row, neededAt(rows, row, position));
}

/** The points of a row after all its steps before a position. */
export function neededAt(rows: Rows, row: number, position: StepPosition): number {
  const needed = valueAt(rows.needed, row);
  if (!isBefore(valueAt(rows.share, row), row, position)) return needed;
  const maximumPoints = valueAt(rows.maximumPoints, row);
  const lowest = valueAt(rows.lowest, row);
  let points = Math.max(lowest, Math.min(Math.floor(needed), Math.floor(position.share * maximumPoints) + 1));
  while (points > lowest && isBefore(points / maximumPoints, row, position))
    points = pointBelow(points, lowest);
  return points;
}

/** Whether the step of a row from `share` comes before `position` in the order of steps. */
function isBefore(share: number, row: number, position: StepPosition): boolean {
  return share > position.share || (share === position.share && row > position.row);
}
