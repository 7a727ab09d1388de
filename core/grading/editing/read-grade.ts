import { checkNumber } from '../value-rules.ts';
import { parseItemGrade } from '../course-grade.ts';
import type { GradeMap, Item } from '../course.ts';
import { notAGrade } from '../letter-scale.ts';
import type { GradeEntry } from '../paste.ts';
import { withoutNoise } from '../rounding.ts';

/** A valid grade of an item. */
export interface GradeRead {
  /** Points. Null if there is no grade yet. */
  readonly grade: number | null;
  /**
   * The maximum of a fraction such as `12/15`, else the item's maximum. A hypothetical grade has the item's maximum.
   */
  readonly maximumPoints: number;
}

export interface GradeContext {
  /** Whether the grade is only tried in target mode. */
  readonly isHypothetical: boolean;
  /** The letter grades of the course. */
  readonly gradeMaps: readonly GradeMap[];
}

/** The problem of a percent or a letter at an item without maximum points. */
export const maximumMissing = 'Set the maximum points first.';

/**
 * Parses a grade of an item: points, a percent of its maximum points, a letter of the course, or a fraction.
 * `12/15` is 12 points and changes the maximum of the item to 15. `/15` is no grade and changes only the maximum. A
 * hypothetical grade cannot change the maximum, so there `12/15` is 80 % of the item's maximum. A percent or a letter
 * is an error if the item's maximum is 0. Other texts are errors too.
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
  const share = shareOf(entry, isHypothetical);
  if (share !== null && maximumPoints === 0) return { problem: maximumMissing };
  const read = {
    grade: share === null ? pointsOf(entry) : withoutNoise(share * maximumPoints),
    maximumPoints: isHypothetical ? maximumPoints : (of ?? maximumPoints),
  };
  const gradeProblem = entry.kind === 'open' ? null : checkNumber('grade', read.grade);
  const problem = gradeProblem ?? checkNumber('maximumPoints', read.maximumPoints);
  return problem === null ? read : { problem };
}

/** The grade as a share of the maximum points: 0.8 for 80 %. Null if the entry is in points. */
function shareOf(entry: GradeEntry, isHypothetical: boolean): number | null {
  if (entry.kind === 'percent') return entry.percent / 100;
  return entry.kind === 'fraction' && isHypothetical ? entry.points / entry.of : null;
}

function pointsOf(entry: GradeEntry): number | null {
  return 'points' in entry ? entry.points : null;
}
