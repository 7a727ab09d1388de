import type { ItemGrade } from './graded-course.ts';

/** Statistics of the grades of one item, in unrounded points. */
export interface ColumnStatistics {
  /** Number of grades. Missing grades count with 0 points. Excused grades do not count. */
  readonly count: number;
  /** Null without a grade, like `median`, `lowest` and `highest`. */
  readonly average: number | null;
  readonly median: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  /**
   * Number of grades in each tenth of the maximum points. The last tenth includes grades at or above the maximum, and
   * all grades if the maximum is 0.
   */
  readonly tenths: readonly number[];
}

const tenthCount = 10;

export function columnStatistics(grades: Iterable<ItemGrade>, maximumPoints: number): ColumnStatistics {
  const tenths = Array.from({ length: tenthCount }, () => 0);
  const points: number[] = [];
  for (const grade of grades) {
    if (grade.status === 'EXCUSED') continue;
    const value = grade.status === 'MISSING' ? 0 : grade.points;
    if (value === null) continue;
    points.push(value);
    const tenth = maximumPoints === 0 ? tenthCount - 1 : Math.floor((value / maximumPoints) * tenthCount);
    const at = Math.min(tenthCount - 1, tenth);
    tenths[at] = (tenths[at] ?? 0) + 1;
  }
  points.sort((one, other) => one - other);
  const middle = Math.floor(points.length / 2);
  const upper = points[middle];
  const lower = points.length % 2 === 0 ? points[middle - 1] : upper;
  const sum = points.reduce((total, value) => total + value, 0);
  return {
    count: points.length,
    average: points.length === 0 ? null : sum / points.length,
    median: upper === undefined || lower === undefined ? null : (lower + upper) / 2,
    lowest: points[0] ?? null,
    highest: points.at(-1) ?? null,
    tenths,
  };
}
