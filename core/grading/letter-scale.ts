import type { FieldErrors } from './course-rules.ts';
import { checkNumber } from './value-rules.ts';
import type { GradeMap } from './course.ts';
import { roundHalfUp, withoutNoise } from './rounding.ts';

const maxLetterLength = 20;
const maxLetters = 100;

/**
 * The letter of a course grade. Null if there is no grade, or if the grade is below the lowest letter. The grade is
 * rounded to two decimals as on screen: a student who reads 93.00 gets the letter that starts at 93.
 * @param gradeMaps in any order
 */
export function letterFor(percent: number | null, gradeMaps: readonly GradeMap[]): string | null {
  if (percent === null) return null;
  const rounded = roundHalfUp(withoutNoise(percent), 2);
  let best: GradeMap | null = null;
  for (const gradeMap of gradeMaps) {
    if (gradeMap.minimum <= rounded && (best === null || gradeMap.minimum > best.minimum)) best = gradeMap;
  }
  return best?.letter ?? null;
}

/**
 * Converts a letter to percent. Uses the lowest grade with the letter, so that the course grade is never overestimated.
 * Null if the scale has no such letter. Ignores upper and lower case, unless the scale has both.
 */
export function percentOfLetter(text: string, gradeMaps: readonly GradeMap[]): number | null {
  const typed = plainLetter(text);
  const exact = gradeMaps.find(({ letter }) => plainLetter(letter) === typed);
  const inOtherCase = gradeMaps.find(
    ({ letter }) => plainLetter(letter).toLowerCase() === typed.toLowerCase(),
  );
  return (exact ?? inOtherCase)?.minimum ?? null;
}

/** The letter with a plain hyphen: some tables write A- with another dash. */
const plainLetter = (letter: string) => letter.trim().replace(/[−–—]/g, '-');

/** Maximum letters in an error message. */
const maxListedLetters = 20;

/** The error of a grade that is neither a number nor a letter of the scale. */
export function notAGrade(gradeMaps: readonly GradeMap[]): string {
  if (gradeMaps.length === 0) return 'The grade must be a number.';
  const letters = gradeMaps.slice(0, maxListedLetters).map(({ letter }) => letter);
  const more = gradeMaps.length > maxListedLetters ? ', …' : '';
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

function checkLetter(letter: string, earlierLetters: ReadonlySet<string>): string | null {
  if (letter.trim() === '') return 'The letter must not be empty.';
  if (letter.length > maxLetterLength)
    return `The letter must not be longer than ${maxLetterLength} characters.`;
  return earlierLetters.has(letter) ? `The letter ${letter} is listed twice.` : null;
}

function checkMinimum(minimum: number, earlierMinimums: ReadonlySet<number>): string | null {
  const problem = checkNumber('letterMinimum', minimum);
  if (problem !== null) return problem;
  return earlierMinimums.has(minimum) ? `Two letters start at ${minimum}.` : null;
}
