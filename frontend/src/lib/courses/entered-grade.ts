import { formatCompact } from '../../../../core/grading/rounding.ts';

/** Names a grade that was entered or imported for the whole course, next to the grade that is computed from items. */
export function enteredGradeText(grade: number): string {
  return `Grade entered by the instructor: ${formatCompact(grade)}\u00A0%`;
}
