import type { GradeEntry } from '../../../../../core/grading/paste.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';

export type Fraction = Extract<GradeEntry, { kind: 'fraction' }>;

/** Says what became of a grade that brought its own maximum. */
export function fractionTaken({ points, of }: Fraction): string {
  const [reached, maximum] = [formatCompact(points), formatCompact(of)];
  return `Took ${reached}/${maximum} as ${reached} of ${maximum} points.`;
}
