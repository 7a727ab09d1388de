import { checkNumber } from '../value-rules.ts';
import { parseItemGrade } from '../course-grade.ts';
import type { GradeMap, Item } from '../course.ts';
import { notAGrade } from '../letter-scale.ts';
import type { GradeEntry } from '../paste.ts';
import { withoutNoise } from '../rounding.ts';

/** A parsed grade. */
export interface GradeRead {
  /** Points. Null if there is no grade yet. */
  readonly grade: number | null;
  /**
   * The item's maximum, or the one of a fraction like `12/15`. Always the item's for a hypothetical grade.
   */
  readonly maximumPoints: number;
}

export interface GradeContext {
  readonly isHypothetical: boolean;
  /** The letters of the course. */
  readonly gradeMaps: readonly GradeMap[];
}

/**
 * Parses a grade of an item: points, a percent of its maximum points, a letter of the course, or a fraction. `12/15` is literally 12
 * of 15 points, whatever the item's maximum was. A hypothetical grade changes no entered value, so `12/15`
 * is then that share of the item's maximum. `/15` is a missing grade out of 15. Returns an error for anything
 * else. A share of 0 points is an error: the maximum has to be entered first.
 */
export function readGrade(
  text: string,
  { maximumPoints }: Pick<Item, 'maximumPoints'>,
  { isHypothetical, gradeMaps }: GradeContext,
): GradeRead | { readonly problem: string } {
  const entry = parseItemGrade(text, gradeMaps);
  if (entry === null) return { problem: notAGrade(gradeMaps) };
  const of = 'of' in entry ? entry.of : null;
  if (of === 0) return { problem: 'A grade cannot be out of 0 points.' };
  const part = partOf(entry, isHypothetical);
  if (part !== null && maximumPoints === 0) return { problem: 'Set the maximum points first.' };
  const read = {
    grade: part === null ? pointsOf(entry) : withoutNoise(part * maximumPoints),
    maximumPoints: isHypothetical ? maximumPoints : (of ?? maximumPoints),
  };
  const gradeProblem = entry.kind === 'open' ? null : checkNumber('grade', read.grade);
  const problem = gradeProblem ?? checkNumber('maximumPoints', read.maximumPoints);
  return problem === null ? read : { problem };
}

/** The grade as a share of the maximum points. Null if the entry is in points. */
function partOf(entry: GradeEntry, isHypothetical: boolean): number | null {
  if (entry.kind === 'percent') return entry.percent / 100;
  return entry.kind === 'fraction' && isHypothetical ? entry.points / entry.of : null;
}

function pointsOf(entry: GradeEntry): number | null {
  return 'points' in entry ? entry.points : null;
}
