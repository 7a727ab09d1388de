import type { Category } from '../../core/grading/course.ts';
import { checkCategories, checkNumber, type UncheckedCategory } from '../../core/grading/course-rules.ts';
import { planGrades, type GradePlan } from '../../core/grading/plan.ts';
import { badUserInput, fieldsUnder } from '../core/errors.ts';

/** A category as it arrives: of a type that nobody has looked at yet. */
export interface UncheckedCourse {
  readonly categories: readonly UncheckedCategory[];
}

/** The planner as a service: checks what it is sent, and plans it. Stores nothing. */
export class PlannerService {
  /** Throws BAD_USER_INPUT that names every field out of its bounds. */
  plan(course: UncheckedCourse, target: number): GradePlan {
    const targetError = checkNumber('target', target);
    const fields = {
      ...fieldsUnder('course', checkCategories(course.categories)),
      ...(targetError && { target: targetError }),
    };
    if (Object.keys(fields).length > 0) throw badUserInput(fields);
    const categories = course.categories as readonly Category[]; // checked above
    const pinned = course.categories.map(({ items }) => items.map((item) => item.pinned ?? null));
    return planGrades(categories, target, pinned);
  }
}
