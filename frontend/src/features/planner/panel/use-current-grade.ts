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
 * The grade that stands for the course: computed from the items, and as long as none of them has a grade, the one that
 * the instructor entered for the whole course. Home and the gradebook show the same one.
 */
export function useCurrentGrade({ standing, course }: CourseFigures): CurrentGrade {
  const entered = usePlanner(({ saved }) => saved?.membership?.courseGrade ?? null);
  const grade = standing.currentGrade ?? entered;
  return { grade, letter: letterFor(grade, course.gradeMaps), entered };
}
