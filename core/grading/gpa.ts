import { roundHalfUp, toHundredths } from './rounding.ts';

/** A course for a grade point average. All courses count equally. */
export interface GradedCourse {
  /** Percent. Null if no grade is known. */
  readonly currentGrade: number | null;
  /** The letter of the current grade. Null if the scale of the course has no letter for this grade. */
  readonly letter: string | null;
  /** A template is a plan for others and does not count. */
  readonly isTemplate: boolean;
}

export interface GradePointAverage<Course extends GradedCourse> {
  /** With two decimals, 0 to 4. Null if no course counts. */
  readonly value: number | null;
  readonly counted: readonly Course[];
  /** Courses that don't count, with the reason as a sentence. */
  readonly skipped: readonly { readonly course: Course; readonly reason: string }[];
}

const basePoints: ReadonlyMap<string, number> = new Map([
  ['A', 4],
  ['B', 3],
  ['C', 2],
  ['D', 1],
]);

/**
 * The grade points of a letter on the usual scale: A is 4, a plus adds 0.3 and a minus subtracts it, but no letter is
 * worth more than 4. F is 0. Null for other letters, such as Pass.
 */
export function gradePointsOf(letter: string): number | null {
  const text = letter.trim().toUpperCase().replace(/[−–—]/g, '-');
  if (text === 'F') return 0;
  const base = basePoints.get(text.charAt(0));
  if (base === undefined || !/^.[+-]?$/.test(text)) return null;
  if (text.endsWith('+')) return Math.min(4, base + 0.3);
  return text.endsWith('-') ? base - 0.3 : base;
}

/** The mean of the grade points of the courses. */
export function gradePointAverage<Course extends GradedCourse>(
  courses: readonly Course[],
): GradePointAverage<Course> {
  const counted: Course[] = [];
  const skipped: { course: Course; reason: string }[] = [];
  // In hundredths: sums of integers are exact, so the order of the courses does not change the result.
  let sum = 0;
  for (const course of courses) {
    const points = course.letter === null || course.isTemplate ? null : gradePointsOf(course.letter);
    if (points === null) skipped.push({ course, reason: reasonOf(course) });
    else {
      counted.push(course);
      sum += toHundredths(points);
    }
  }
  return {
    value: counted.length === 0 ? null : roundHalfUp(sum / counted.length / 100, 2),
    counted,
    skipped,
  };
}

function reasonOf({ currentGrade, letter, isTemplate }: GradedCourse): string {
  if (isTemplate) return 'Templates don’t count.';
  if (currentGrade === null) return 'No grade is known yet.';
  if (letter === null) return 'The scale of the course has no letter for its grade.';
  return `The letter ${letter} has no grade points.`;
}
