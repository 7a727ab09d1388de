import {
  createWorkingCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';
import { emptyPlan } from '../../../../../core/gradebook/course-with-plan.ts';
import { mergedPlan } from '../../../../../core/gradebook/own-plan.ts';
import type { Draft } from './draft.ts';
import { asMember, planOf } from './membership.ts';
import { courseInHand, type SavedCourse } from './saved-course.ts';

/** Begins the keys of own items that were added before a reload. */
const keyPrefix = () => `r${crypto.randomUUID().slice(0, 8)}-`;

/**
 * A member's unsaved changes on top of a newer version of the course: the instructor's structure and the released
 * grades are the new ones, and what the student changed in the plan stays.
 * @param base the version that the changes were made to
 */
export function rebased(working: WorkingCourse, base: SavedCourse, saved: SavedCourse): Draft {
  const { membership } = saved;
  if (!membership) throw new Error('Only a member has a plan.');
  const prefix = keyPrefix();
  const mine = planOf(courseInHand(working), base, (c, i) => `${prefix}${c}-${i}`);
  const plan = mergedPlan(base.membership?.plan ?? emptyPlan, mine, membership.plan);
  const { course } = asMember(saved, { ...membership, plan });
  const { nextKey: firstKey } = working;
  return { course: createWorkingCourse(course, { firstKey }), entries: {}, saved };
}
