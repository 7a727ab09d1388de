import { letterFor } from '../../../../../core/grading/letter-scale.ts';
import type { CourseFigures } from '../model/figures.ts';
import { usePlanner } from '../store/use-planner.ts';

export interface CurrentGrade {
  /** Percent. Null without a grade. */
  readonly grade: number | null;
  /** Null without a grade, or without a letter for it. */
  readonly letter: string | null;
  /** Percent that the instructor entered or imported for the whole course. Null if there is none. */
  readonly entered: number | null;
}

/**
 * The current grade of the course: computed from the items. As long as no item has a grade, it is the entered course
 * grade. Home and the gradebook show the same grade.
 */
export function useCurrentGrade({ standing, course }: CourseFigures): CurrentGrade {
  const entered = usePlanner(({ saved }) => saved?.membership?.courseGrade ?? null);
  const grade = standing.currentGrade ?? entered;
  return { grade, letter: letterFor(grade, course.gradeMaps), entered };
}
