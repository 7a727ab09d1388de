import {
  createWorkingCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';
import { emptyPlan } from '../../../../../core/gradebook/course-with-plan.ts';
import { mergedPlan } from '../../../../../core/gradebook/own-plan.ts';
import type { Draft } from './draft.ts';
import { asMember, planOf } from './membership.ts';
import { courseToSave, type SavedCourse } from './saved-course.ts';

/** A random prefix for the keys of items that the member has added, so that no key is used twice. */
const keyPrefix = () => `r${crypto.randomUUID().slice(0, 8)}-`;

/**
 * Applies a member's unsaved changes to a newer version of the course. The result has the new structure and the new
 * released grades, and keeps what the student has changed in the plan.
 * @param base the version that the changes were made to
 */
export function rebased(working: WorkingCourse, base: SavedCourse, saved: SavedCourse): Draft {
  const { membership } = saved;
  if (!membership) throw new Error('Only a member has a plan.');
  const prefix = keyPrefix();
  const mine = planOf(courseToSave(working), base, (c, i) => `${prefix}${c}-${i}`);
  const plan = mergedPlan(base.membership?.plan ?? emptyPlan, mine, membership.plan);
  const { course } = asMember(saved, { ...membership, plan });
  const { nextKey: firstKey } = working;
  return { course: createWorkingCourse(course, { firstKey }), entries: {}, saved };
}
