import type { GradeEntry } from '../../../../../core/grading/paste.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';

/** A grade, or a missing grade, with its own maximum. */
export type Fraction = Extract<GradeEntry, { kind: 'fraction' | 'open' }> & { readonly of: number };

export const bringsMaximum = (entry: GradeEntry | null): entry is Fraction =>
  entry !== null && 'of' in entry && entry.of !== null && entry.of > 0;

/** Describes how a grade with its own maximum was read. */
export function fractionTaken(fraction: Fraction): string {
  const maximum = formatCompact(fraction.of);
  if (fraction.kind === 'open') return `Read /${maximum} as a maximum of ${maximum} points.`;
  const reached = formatCompact(fraction.points);
  return `Read ${reached}/${maximum} as ${reached} of ${maximum} points.`;
}
