import type { GradedCourse } from './gpa.ts';

/** The grade of a member in a course so far, and the letter of the grade that was entered for the whole course. */
export interface MemberStanding {
  /** Percent, as the planner shows it. Null if no graded item has a weight. */
  readonly currentGrade: number | null;
  /** The letter of `currentGrade`. Null if the scale of the course has none for it. */
  readonly letter: string | null;
  /** The letter of the entered course grade. Null if there is none, or if the scale has none for it. */
  readonly courseGradeLetter: string | null;
  /** Whether a released grade counts in `currentGrade`. */
  readonly hasReleasedGrade: boolean;
}

export interface MemberGrade extends GradedCourse {
  /**
   * `released`: the figure of the planner, with at least one released grade. `tried`: the same with only the grades that
   * the student tries. `entered`: the grade that was entered for the course, if there is one.
   */
  readonly source: 'released' | 'tried' | 'entered';
}

/**
 * The one grade of a member: the figure that the planner shows. As long as no released grade counts in it, the grade
 * that was entered for the whole course, if there is one.
 * @param courseGrade percent, null if none was entered
 */
export function memberGrade(courseGrade: number | null, standing: MemberStanding | null): MemberGrade {
  const {
    currentGrade = null,
    letter = null,
    courseGradeLetter = null,
    hasReleasedGrade = false,
  } = standing ?? {};
  if (currentGrade !== null && (courseGrade === null || hasReleasedGrade))
    return { currentGrade, letter, source: hasReleasedGrade ? 'released' : 'tried', isTemplate: false };
  return { currentGrade: courseGrade, letter: courseGradeLetter, source: 'entered', isTemplate: false };
}
