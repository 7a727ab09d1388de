import type { GradedCourse } from './gpa.ts';

/** The current grade of a member in a course, and the letter of the entered course grade. */
export interface MemberStanding {
  /** Percent, as the planner shows it. Null if no graded item has a weight. */
  readonly currentGrade: number | null;
  /** The letter of `currentGrade`. Null if there is no grade, or if the scale has no letter for this grade. */
  readonly letter: string | null;
  /**
   * The letter of the entered course grade. Null if there is no grade, or if the scale has no letter for this grade.
   */
  readonly courseGradeLetter: string | null;
  /** Whether `currentGrade` includes a released grade. */
  readonly hasReleasedGrade: boolean;
}

export interface MemberGrade extends GradedCourse {
  /**
   * `released`: the current grade of the planner, which includes at least one released grade. `tried`: the current
   * grade of the planner, which includes only tried grades. `entered`: the entered course grade, which can be null.
   */
  readonly source: 'released' | 'tried' | 'entered';
}

/**
 * The grade of a member for lists, which show one grade for each course. This is the current grade of the planner. But
 * if no released grade is included in the current grade, the entered course grade is used if there is one.
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
