import type { GradeEntry } from '../../../../../core/grading/paste.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';

/** An entry such as `12/15`, or `/15` without a grade. `of` is the maximum. */
export type Fraction = Extract<GradeEntry, { kind: 'fraction' | 'open' }> & { readonly of: number };

/** Whether an entry has a maximum above 0, which then becomes the maximum of the item. */
export const setsMaximum = (entry: GradeEntry | null): entry is Fraction =>
  entry !== null && 'of' in entry && entry.of !== null && entry.of > 0;

/** Describes how such an entry was read. */
export function fractionText(fraction: Fraction): string {
  const maximum = formatCompact(fraction.of);
  if (fraction.kind === 'open') return `Read /${maximum} as a maximum of ${maximum} points.`;
  const reached = formatCompact(fraction.points);
  return `Read ${reached}/${maximum} as ${reached} of ${maximum} points.`;
}
