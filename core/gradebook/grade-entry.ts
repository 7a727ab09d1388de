import { parseItemGrade } from '../grading/course-grade.ts';
import type { GradeMap } from '../grading/course.ts';
import { notAGrade } from '../grading/letter-scale.ts';
import { withoutNoise } from '../grading/rounding.ts';
import { checkNumber } from '../grading/value-rules.ts';
import type { GradeStatus, ItemGrade } from './graded-course.ts';

/** Words for a status, in lower case. Canvas writes EX and MI. */
const statusWords: Readonly<Record<string, GradeStatus>> = {
  ex: 'EXCUSED',
  excused: 'EXCUSED',
  mi: 'MISSING',
  missing: 'MISSING',
};

const statusTexts: Readonly<Record<GradeStatus, string>> = { EXCUSED: 'EX', MISSING: 'MI' };

export const noGrade: ItemGrade = { points: null, status: null };

/** The values of an item and its course that are needed to read a grade. */
export interface GradedItem {
  readonly maximumPoints: number;
  /** The letter grades of the course. */
  readonly gradeMaps: readonly GradeMap[];
}

/**
 * Reads a grade that was typed, pasted or imported: points, percent, a fraction such as `12/15`, a letter of the
 * course, `EX` or `MI`. Percent and letters are converted to points. A blank text and a dash mean no grade.
 */
export function readGradeEntry(
  text: string,
  { maximumPoints, gradeMaps }: GradedItem,
): { readonly grade: ItemGrade } | { readonly problem: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { grade: noGrade };
  const entry = parseItemGrade(trimmed, gradeMaps);
  // Letters of the course are read before status words, because a course can have a letter called EX.
  if (entry === null) {
    const word = trimmed.toLowerCase();
    const status = Object.hasOwn(statusWords, word) ? statusWords[word] : undefined;
    return status ? { grade: { points: null, status } } : { problem: notAGradeOrStatus(gradeMaps) };
  }
  if (entry.kind === 'open') return { grade: noGrade };
  const points = pointsOf(entry, maximumPoints);
  const problem = checkNumber('grade', points);
  return problem === null ? { grade: { points, status: null } } : { problem };
}

function notAGradeOrStatus(gradeMaps: readonly GradeMap[]): string {
  return `${notAGrade(gradeMaps)} EX is excused, MI is missing.`;
}

function pointsOf(
  entry: Exclude<ReturnType<typeof parseItemGrade>, null | { readonly kind: 'open' }>,
  maximumPoints: number,
): number {
  if (entry.kind === 'points') return entry.points;
  if (entry.kind === 'percent') return withoutNoise((entry.percent / 100) * maximumPoints);
  // The fraction is scaled to the maximum of the item, because that maximum is also used for other people's grades.
  return entry.of === 0 ? entry.points : withoutNoise((entry.points / entry.of) * maximumPoints);
}

/** A grade in the form that `readGradeEntry` reads. Empty if there is no grade. */
export function gradeText({ points, status }: ItemGrade): string {
  if (status !== null) return statusTexts[status];
  return points === null ? '' : String(points);
}

/** Whether two grades have the same effect. Points of a grade with a status are ignored. */
export function isSameGrade(one: ItemGrade, other: ItemGrade): boolean {
  return one.status === other.status && (one.status !== null || one.points === other.points);
}
