import { defaultMeterDivisions } from '../../../../core/grading/defaults.ts';
import { planGrades } from '../../../../core/grading/plan.ts';
import type { GradeParts } from '../../ui/grade/materials.ts';
import { categoriesOf, type MiniCourse } from './mini-course.ts';

export interface Need {
  readonly name: string;
  readonly points: number;
}

/** The planner's result for the rows of the example. */
export interface MiniPlan {
  readonly parts: GradeParts;
  readonly current: number | null;
  readonly guaranteed: number;
  readonly maximum: number;
  /** The recommended grade of each row. Null if its grade is known, or if the target is out of reach. */
  readonly needed: readonly (number | null)[];
  readonly needs: readonly Need[];
  /** The specification's message if the target is out of reach. Otherwise null. */
  readonly outOfReach: string | null;
}

export const divisions = defaultMeterDivisions;

export function planOf(mini: MiniCourse): MiniPlan {
  const plan = planGrades(categoriesOf(mini), mini.target);
  const items = plan.categories.flatMap((category) => category.items);
  const needed = Math.max(0, (plan.grade ?? plan.earned) - plan.earned);
  return {
    parts: {
      earned: plan.earned,
      needed,
      open: plan.unknownWeight - needed,
      lost: Math.max(0, plan.knownWeight - plan.earned),
    },
    current: plan.currentGrade,
    guaranteed: plan.minGuaranteedGrade,
    maximum: plan.maxAchievableGrade,
    needed: items.map(({ recommended }) => recommended),
    needs: items.flatMap(({ name, recommended }) =>
      recommended === null ? [] : [{ name, points: recommended }],
    ),
    outOfReach: plan.message,
  };
}
