import { courseFieldNames, courseFields } from '../../../../../core/grading/course-fields.ts';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { Course } from '../../../../../core/grading/course.ts';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { parseGrade } from '../../../../../core/grading/paste.ts';
import { withWeights } from '../../../../../core/grading/weigh.ts';
import {
  courseWithPlan,
  emptyPlan,
  isOwnItem,
  keepsStructure,
  planIn,
  type ReleasedGrade,
} from '../../../../../core/gradebook/course-with-plan.ts';
import type { OwnPlanContent } from '../../../../../core/gradebook/own-plan.ts';
import type { Membership, SavedCourse } from './saved-course.ts';

/** The saved course with the released grades and the plan of a member. */
export function asMember(saved: SavedCourse, membership: Membership): SavedCourse {
  const { course, released, plan } = membership;
  const planned = courseWithPlan(course, released, plan);
  // Excused items are removed, so the other items have more weight. With these weights, the course equals what the
  // planner shows, and does not look changed.
  return { ...saved, course: { ...planned, categories: withWeights(planned.categories) }, membership };
}

/** The plan in an edited course. `newKey` makes the keys of new items of the student. */
export function planOf(
  edited: Course,
  saved: SavedCourse,
  newKey: (c: number, i: number) => string,
): OwnPlanContent {
  const { membership } = saved;
  // A draft from a version of the site without member plans. Its grades are hypothetical.
  if (!membership) return planIn(edited, { course: saved.course, released: [], before: emptyPlan, newKey });
  const { course, released, plan: before } = membership;
  return planIn(edited, { course, released, before, newKey });
}

type Released = ReadonlyMap<string, ReleasedGrade>;
const releasedGrades = new WeakMap<Membership, Released>();

/** The released grades by item ID. */
function releasedIn(membership: Membership): Released {
  const cached = releasedGrades.get(membership);
  if (cached) return cached;
  const byItem = new Map(membership.released.map((grade) => [grade.itemId, grade]));
  releasedGrades.set(membership, byItem);
  return byItem;
}

/** The parts of an item that the user cannot change. */
export interface Lock {
  /** The item is in the instructor's course. The user can only try a grade. */
  readonly isFromCourse: boolean;
  /** The instructor has released the grade. */
  readonly isReleased: boolean;
  /** The instructor marked the work as missing: it counts with 0 points. */
  readonly isMissing: boolean;
}

const noLock: Lock = { isFromCourse: false, isReleased: false, isMissing: false };
const courseLock: Lock = { ...noLock, isFromCourse: true };
const releasedLock: Lock = { ...courseLock, isReleased: true };
const missingLock: Lock = { ...releasedLock, isMissing: true };

export function lockOf(membership: Membership | null, item: Pick<WorkingItem, 'itemId'>): Lock {
  if (membership === null || isOwnItem(item)) return noLock;
  const grade = releasedIn(membership).get(item.itemId ?? '');
  if (grade === undefined) return courseLock;
  return grade.status === 'MISSING' ? missingLock : releasedLock;
}

/** The instructor's feedback about a released grade. Empty if there is none. */
export function feedbackOn(membership: Membership | null, { itemId }: Pick<WorkingItem, 'itemId'>): string {
  return (membership && releasedIn(membership).get(itemId ?? '')?.feedback) ?? '';
}

/** An item that does not count for the student, because the instructor excused the student. */
export interface ExcusedItem {
  readonly itemId: string;
  /** May be empty. */
  readonly name: string;
  /** May be empty. */
  readonly feedback: string;
}

/**
 * The excused items of a category of the instructor's course, by its position. They are not in the student's course.
 */
export function excusedIn(membership: Membership | null, categoryIndex: number): readonly ExcusedItem[] {
  const items = membership?.course.categories[categoryIndex]?.items ?? [];
  return items.flatMap(({ itemId, name }) => {
    const grade = membership && releasedIn(membership).get(itemId ?? '');
    return grade?.status === 'EXCUSED'
      ? [{ itemId: grade.itemId, name, feedback: grade.feedback ?? '' }]
      : [];
  });
}

/**
 * Which items share the weight of the excused items of a category. This is the whole course for a STANDARD category,
 * and for another category without other items. Null if no other item of the course counts.
 */
export function shareOfExcused(
  membership: Membership | null,
  categoryIndex: number,
): 'the course' | 'this category' | null {
  const categories = membership?.course.categories ?? [];
  const excused = excusedItemsOf(membership);
  const hasOtherItems = (category: Course['categories'][number] | undefined) =>
    category?.items.some(({ itemId }) => !excused.has(itemId ?? '')) === true;
  if (!categories.some(hasOtherItems)) return null;
  const category = categories[categoryIndex];
  return category?.categoryType !== 'STANDARD' && hasOtherItems(category) ? 'this category' : 'the course';
}

function excusedItemsOf(membership: Membership | null): ReadonlySet<string> {
  const excused = membership?.released.filter(({ status }) => status === 'EXCUSED') ?? [];
  return new Set(excused.map(({ itemId }) => itemId));
}

const fixedFields = courseFieldNames
  .filter((name) => name !== 'targetGrade')
  .map((name) => courseFields[name].state);

/** Whether the user can make an edit. Members can change only their own plan. */
export function mayEdit(membership: Membership | null, before: WorkingCourse, after: WorkingCourse): boolean {
  if (membership === null || before === after) return true;
  return (
    fixedFields.every((field) => before[field] === after[field]) &&
    before.gradeMaps === after.gradeMaps &&
    before.meterDivisions === after.meterDivisions &&
    keepsStructure(before.categories, after.categories, releasedIn(membership))
  );
}

/**
 * The action of a member. In a course item, `12/15` becomes a percentage, because only the instructor can change the
 * maximum points.
 */
export function asMembersAction(course: WorkingCourse, action: CourseAction): CourseAction {
  if (action.type !== 'enterGrade') return action;
  const item = course.categories.flatMap(({ items }) => items).find(({ key }) => key === action.itemKey);
  if (item === undefined || isOwnItem(item)) return action;
  const entry = parseGrade(action.text);
  if (entry?.kind === 'open') return { ...action, text: '' };
  if (entry?.kind !== 'fraction' || entry.of === 0) return action;
  return { ...action, text: `${(entry.points / entry.of) * 100} %` };
}

/** The membership in a stored draft. Null if there is none, or if another version of the site has written it. */
export function readMembership(value: unknown): Membership | null {
  if (typeof value !== 'object' || value === null) return null;
  const {
    course: stored,
    released: grades,
    plan,
    courseGrade = null,
  } = value as Partial<Record<keyof Membership, unknown>>;
  const read = readCourseFile(stored);
  if ('errors' in read || !Array.isArray(grades) || !isPlan(plan)) return null;
  return {
    course: read.course,
    released: grades as readonly ReleasedGrade[],
    plan,
    courseGrade: typeof courseGrade === 'number' ? courseGrade : null,
  };
}

function isPlan(value: unknown): value is OwnPlanContent {
  if (typeof value !== 'object' || value === null) return false;
  const { targetGrade, grades, items } = value as Partial<Record<keyof OwnPlanContent, unknown>>;
  return (
    (targetGrade === null || typeof targetGrade === 'number') && Array.isArray(grades) && Array.isArray(items)
  );
}
