import { checkNumber } from '../course-rules.ts';
import type { Item } from '../course.ts';
import { parseGrade } from '../paste.ts';
import { withoutNoise } from '../rounding.ts';

/** What a grade as it was typed comes to. */
export interface GradeRead {
  /** Points. */
  readonly grade: number;
  /** The item's own, or the one that a fraction like `12/15` brings along. */
  readonly maximumPoints: number;
}

/**
 * Reads a grade for an item: points, a percent of its maximum points, or a fraction, which is taken as it stands: `12/15`
 * is 12 of 15 points, whatever the item's maximum was. Gives the sentence against what cannot be a grade. A percent of
 * no points is none: the maximum has to be there first.
 */
export function readGrade(
  text: string,
  { maximumPoints }: Pick<Item, 'maximumPoints'>,
): GradeRead | { readonly problem: string } {
  const entry = parseGrade(text);
  if (entry?.kind === 'percent' && maximumPoints === 0) return { problem: 'Set the maximum points first.' };
  const read = {
    grade:
      entry?.kind === 'percent'
        ? withoutNoise((entry.percent * maximumPoints) / 100)
        : (entry?.points ?? null),
    maximumPoints: entry?.kind === 'fraction' ? entry.of : maximumPoints,
  };
  const problem = checkNumber('grade', read.grade) ?? checkNumber('maximumPoints', read.maximumPoints);
  if (problem !== null || read.grade === null) return { problem: problem ?? '' };
  return { grade: read.grade, maximumPoints: read.maximumPoints };
}
