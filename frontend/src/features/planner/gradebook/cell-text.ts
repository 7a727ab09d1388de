import type { ItemGrade } from '../../../../../core/gradebook/graded-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';

const statusTexts = { EXCUSED: 'Excused', MISSING: 'Missing' } as const;

/** The text of a grade in a table. Empty without a grade. */
export function shownGrade({ points, status }: ItemGrade): string {
  if (status !== null) return statusTexts[status];
  return points === null ? '' : formatCompact(points);
}

/** Whether a grade is over the maximum of its item. False for a maximum of 0, because the item has no weight then. */
export function isOverMaximum({ points, status }: ItemGrade, maximumPoints: number): boolean {
  return status === null && maximumPoints > 0 && (points ?? 0) > maximumPoints;
}

/** The text about a cell with an attempt to grade. */
export const pendingText = 'An attempt waits to be graded';

/** The text about a grade of an item that is not released. */
export const hiddenText = 'Hidden from students';

/** The text of a grade within a sentence, for example 'no grade' or 'excused'. */
export function gradeInSentence(grade: ItemGrade): string {
  const text = shownGrade(grade);
  return text === '' ? 'no grade' : text.toLowerCase();
}

/** The total with its letter, such as `87.25 B`. */
export function shownTotal({ total, letter }: { total: number | null; letter: string | null }): string {
  if (total === null) return '–';
  return letter === null ? formatCompact(total) : `${formatCompact(total)} ${letter}`;
}

/** What the short texts of a field mean. A phone shows them in the fields. */
export const statusHelp = 'EX is excused, MI is missing.';
