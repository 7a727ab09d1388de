import type { GradeMap } from './course.ts';
import { notAGrade, percentOfLetter } from './letter-scale.ts';
import { type GradeEntry, parseEntry, parseGrade } from './paste.ts';
import { checkNumber } from './value-rules.ts';

/**
 * Parses a grade of an item. A letter is converted to percent. Numbers are tried first, since a letter of the course
 * can be called `1`. Null if the text is not a grade.
 */
export function parseItemGrade(text: string, gradeMaps: readonly GradeMap[]): GradeEntry | null {
  const entry = parseGrade(text);
  if (entry !== null) return entry;
  const percent = percentOfLetter(text, gradeMaps);
  return percent === null ? null : { kind: 'percent', percent };
}

/** Parses the grade of a person in a course: percent or a letter. `grade` is null for a blank text and for a dash. */
export function readCourseGrade(
  text: string,
  gradeMaps: readonly GradeMap[],
): { readonly grade: number | null } | { readonly problem: string } {
  if (text.trim() === '' || parseGrade(text)?.kind === 'open') return { grade: null };
  const grade = parseEntry(text) ?? percentOfLetter(text, gradeMaps);
  const problem = grade === null ? notAGrade(gradeMaps) : checkNumber('grade', grade);
  return problem === null ? { grade } : { problem };
}
