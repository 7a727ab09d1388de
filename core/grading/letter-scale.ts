import type { FieldErrors } from './course-rules.ts';
import { checkNumber } from './value-rules.ts';
import type { GradeMap } from './course.ts';
import { roundHalfUp, withoutNoise } from './rounding.ts';

const maxLetterLength = 20;
const maxLetters = 100;

/**
 * The letter of a course grade. Null if there is no grade, or if it is below the lowest letter. The grade is
 * compared as it is shown, with two decimals: a student who reads 93.00 gets the letter that starts at 93.
 * @param gradeMaps in any order
 */
export function letterFor(percent: number | null, gradeMaps: readonly GradeMap[]): string | null {
  if (percent === null) return null;
  const shown = roundHalfUp(withoutNoise(percent), 2);
  let best: GradeMap | null = null;
  for (const gradeMap of gradeMaps) {
    if (gradeMap.minimum <= shown && (best === null || gradeMap.minimum > best.minimum)) best = gradeMap;
  }
  return best?.letter ?? null;
}

/**
 * The percent that a letter counts as: the lowest grade with the letter, so that no figure promises more than the
 * letter does. Null if the scale has no such letter. Capital letters only matter if the scale has both.
 */
export function percentOfLetter(text: string, gradeMaps: readonly GradeMap[]): number | null {
  const typed = plainLetter(text);
  const same = gradeMaps.find(({ letter }) => plainLetter(letter) === typed);
  const alike = gradeMaps.find(({ letter }) => plainLetter(letter).toLowerCase() === typed.toLowerCase());
  return (same ?? alike)?.minimum ?? null;
}

/** Tables write A- with several kinds of dashes. */
const plainLetter = (letter: string) => letter.trim().replace(/[−–—]/g, '-');

const maxNamed = 20;

/** The error of a grade that is neither a number nor a letter of the scale. */
export function notAGrade(gradeMaps: readonly GradeMap[]): string {
  if (gradeMaps.length === 0) return 'The grade must be a number.';
  const letters = gradeMaps.slice(0, maxNamed).map(({ letter }) => letter);
  const more = gradeMaps.length > maxNamed ? ', …' : '';
  return `The grade must be a number or one of ${letters.join(', ')}${more}.`;
}

/** All errors of a letter scale, by paths such as `gradeMaps.1.minimum`. */
export function checkGradeMaps(gradeMaps: readonly GradeMap[]): FieldErrors {
  if (gradeMaps.length > maxLetters) return { gradeMaps: `A scale has at most ${maxLetters} letters.` };
  const errors: FieldErrors = {};
  const letters = new Set<string>();
  const minimums = new Set<number>();
  for (const [index, { letter, minimum }] of gradeMaps.entries()) {
    const wrongLetter = checkLetter(letter, letters);
    if (wrongLetter !== null) errors[`gradeMaps.${index}.letter`] = wrongLetter;
    const wrongMinimum = checkMinimum(minimum, minimums);
    if (wrongMinimum !== null) errors[`gradeMaps.${index}.minimum`] = wrongMinimum;
    letters.add(letter);
    minimums.add(minimum);
  }
  return errors;
}

function checkLetter(letter: string, taken: ReadonlySet<string>): string | null {
  if (letter.trim() === '') return 'The letter must not be empty.';
  if (letter.length > maxLetterLength)
    return `The letter must not be longer than ${maxLetterLength} characters.`;
  return taken.has(letter) ? `The letter ${letter} is listed twice.` : null;
}

function checkMinimum(minimum: number, taken: ReadonlySet<number>): string | null {
  const problem = checkNumber('letterMinimum', minimum);
  if (problem !== null) return problem;
  return taken.has(minimum) ? `Two letters start at ${minimum}.` : null;
}
