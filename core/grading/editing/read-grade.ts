import { checkNumber } from '../value-rules.ts';
import type { Item } from '../course.ts';
import { type GradeEntry, parseGrade } from '../paste.ts';
import { withoutNoise } from '../rounding.ts';

/** What a grade as it was typed comes to. */
export interface GradeRead {
  /** Points; null where there is none yet. */
  readonly grade: number | null;
  /** The item's own, or the one that a fraction like `12/15` brings along; always its own where the grade is tried. */
  readonly maximumPoints: number;
}

/**
 * Reads a grade for an item: points, a percent of its maximum points, or a fraction, which is used literally: `12/15`
 * is 12 of 15 points, whatever the item's maximum was. A grade that is only tried changes nothing that was entered:
 * then `12/15` is that part of the item's maximum. `/15` is no grade yet, out of 15. Gives the sentence against what cannot be a grade. A part of no
 * points is none: the maximum has to be there first.
 */
export function readGrade(
  text: string,
  { maximumPoints }: Pick<Item, 'maximumPoints'>,
  isTried: boolean,
): GradeRead | { readonly problem: string } {
  const entry = parseGrade(text);
  const of = entry !== null && 'of' in entry ? entry.of : null;
  if (of === 0) return { problem: 'A grade cannot be out of 0 points.' };
  const part = partOf(entry, isTried);
  if (part !== null && maximumPoints === 0) return { problem: 'Set the maximum points first.' };
  const read = {
    grade: part === null ? pointsOf(entry) : withoutNoise(part * maximumPoints),
    maximumPoints: isTried ? maximumPoints : (of ?? maximumPoints),
  };
  const gradeProblem = entry?.kind === 'open' ? null : checkNumber('grade', read.grade);
  const problem = gradeProblem ?? checkNumber('maximumPoints', read.maximumPoints);
  return problem === null ? read : { problem };
}

/** What part of the maximum points the entry means; null where it names points. */
function partOf(entry: GradeEntry | null, isTried: boolean): number | null {
  if (entry?.kind === 'percent') return entry.percent / 100;
  return entry?.kind === 'fraction' && isTried ? entry.points / entry.of : null;
}

function pointsOf(entry: GradeEntry | null): number | null {
  return entry !== null && 'points' in entry ? entry.points : null;
}
