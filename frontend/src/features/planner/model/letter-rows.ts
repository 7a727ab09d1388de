import type { GradeMap } from '../../../../../core/grading/course.ts';
import { checkGradeMaps } from '../../../../../core/grading/letter-scale.ts';
import { parseEntry } from '../../../../../core/grading/paste.ts';

/** A letter grade with the texts of its two fields. */
export interface LetterRow {
  readonly key: number;
  readonly letter: string;
  readonly minimum: string;
}

export function letterRowsOf(gradeMaps: readonly GradeMap[]): LetterRow[] {
  return gradeMaps.map(({ letter, minimum }, key) => ({ key, letter, minimum: String(minimum) }));
}

export function toGradeMaps(rows: readonly LetterRow[]): GradeMap[] {
  return rows.map(({ letter, minimum }) => ({
    letter: letter.trim(),
    minimum: parseEntry(minimum) ?? Number.NaN,
  }));
}

/** The errors of the fields, by `0.letter` and `0.minimum`. `all` is the error of the whole scale. */
export function checkLetterRows(rows: readonly LetterRow[]): Partial<Record<string, string>> {
  const errors = Object.entries(checkGradeMaps(toGradeMaps(rows)));
  return Object.fromEntries(
    errors.map(([path, sentence]) => [
      path === 'gradeMaps' ? 'all' : path.replace('gradeMaps.', ''),
      sentence,
    ]),
  );
}
