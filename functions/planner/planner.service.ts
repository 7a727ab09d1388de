import type { Category } from '../../core/grading/course.ts';
import { checkCategories, type UncheckedCategory } from '../../core/grading/course-rules.ts';
import { checkValue } from '../../core/grading/course-fields.ts';
import { planGrades, type GradePlan } from '../../core/grading/plan.ts';
import { withoutNoise } from '../../core/grading/rounding.ts';
import { fieldsUnder, type FieldMessages } from '../platform/errors.ts';
import type { WorkBudget } from '../platform/limits/work-budget.ts';
import { validateCourse } from '../platform/validate-course.ts';

/** A course whose category types are unchecked. Dates do not change a plan, so they are ignored. */
export interface UncheckedCourse {
  readonly categories: readonly (Omit<UncheckedCategory, 'items'> & {
    readonly items: readonly (Omit<UncheckedCategory['items'][number], 'dueAt'> & {
      readonly dueAt?: unknown;
    })[];
  })[];
}

function withoutDates({ categories }: UncheckedCourse): {
  readonly categories: readonly UncheckedCategory[];
} {
  return {
    categories: categories.map((category) => ({
      ...category,
      items: category.items.map(({ dueAt: _dueAt, ...item }) => item),
    })),
  };
}

function findErrors({ categories }: ReturnType<typeof withoutDates>, target: number): FieldMessages {
  const targetError = checkValue('targetGrade', target);
  return {
    ...fieldsUnder('course', checkCategories(categories)),
    ...(targetError && { target: targetError }),
  };
}

/** Validates a course and computes its grade plan. Stores nothing. */
export class PlannerService {
  /** Throws BAD_USER_INPUT if a field is invalid, or if the request's work budget is used up. */
  plan(input: UncheckedCourse, target: number, work: WorkBudget): GradePlan {
    const course = withoutDates(input);
    validateCourse(course, work, () => findErrors(course, target));
    // `validateCourse` has checked the category types.
    const categories = course.categories as readonly Category[];
    const pinned = course.categories.map(({ items }) => items.map((item) => item.pinned ?? null));
    return withoutNoiseIn(planGrades(categories, target, pinned));
  }
}

/** The plan as the API returns it: 80.8, and not 80.80000000000001. */
function withoutNoiseIn(plan: GradePlan): GradePlan {
  const { currentGrade, grade } = plan;
  return {
    ...plan,
    earned: withoutNoise(plan.earned),
    currentGrade: currentGrade === null ? null : withoutNoise(currentGrade),
    minGuaranteedGrade: withoutNoise(plan.minGuaranteedGrade),
    maxAchievableGrade: withoutNoise(plan.maxAchievableGrade),
    grade: grade === null ? null : withoutNoise(grade),
  };
}
