import type { Category, Course, Item } from '../grading/course.ts';
import { withoutNoise } from '../grading/rounding.ts';
import type { ItemGrade } from './graded-course.ts';
import { withoutExcused } from './without-excused.ts';
import type { OwnPlanContent, PlannedItem } from './own-plan.ts';

/** A released grade of a student in a course. */
export interface ReleasedGrade extends ItemGrade {
  readonly itemId: string;
  /** The instructor's feedback. Undefined in courses that a device stored before grades had feedback. */
  readonly feedback?: string;
}

export const emptyPlan: OwnPlanContent = { targetGrade: null, grades: [], items: [] };

/** Prefix of the item IDs of a student's own items. Other item IDs start with the ID of their course. */
const ownPrefix = 'own.';

/** Whether the student added the item. Items without an ID were added since the course was opened. */
export function isOwnItem({ itemId }: Pick<Item, 'itemId'>): boolean {
  return (itemId ?? null) === null || itemId?.startsWith(ownPrefix) === true;
}

/**
 * The course as a student plans with it: the instructor's structure, the released grades as known grades, and the
 * student's plan on top. Items from which the student is excused are not included. If the category of an own item was
 * renamed or removed, the item is in the category at the same position, or in the last one, so that it is not lost.
 */
export function courseWithPlan(
  course: Course,
  released: readonly ReleasedGrade[],
  plan: OwnPlanContent,
): Course {
  const { categories, targetGrade } = course;
  return {
    ...course,
    categories: categoriesWithPlan(categories, released, plan),
    targetGrade: plan.targetGrade ?? targetGrade,
  };
}

/** The categories of `courseWithPlan`. */
export function categoriesWithPlan(
  categories: readonly Category[],
  released: readonly ReleasedGrade[],
  { grades, items }: Pick<OwnPlanContent, 'grades' | 'items'>,
): Category[] {
  const releasedOf = new Map(released.map((grade) => [grade.itemId, grade]));
  const triedOf = new Map(grades.map(({ itemId, points }) => [itemId, points]));
  const ownIn = Map.groupBy(items, (item) => categoryIndexOf(item, categories));
  const counted = withoutExcused(
    categories,
    ({ itemId }) => releasedOf.get(itemId ?? '')?.status === 'EXCUSED',
  );
  return counted.map((category, at): Category => {
    const own = ownIn.get(at) ?? [];
    return {
      ...category,
      items: [
        ...category.items.map((item) => {
          const grade = releasedOf.get(item.itemId ?? '');
          const releasedPoints = grade?.status === 'MISSING' ? 0 : grade?.points;
          return graded(item, releasedPoints ?? triedOf.get(item.itemId ?? '') ?? null);
        }),
        ...own.map(toItem),
      ],
    };
  });
}

/** The position of the category of an own item, from 0. */
function categoryIndexOf(
  { categoryName, categoryIndex }: PlannedItem,
  categories: readonly Category[],
): number {
  if (categories[categoryIndex]?.name === categoryName) return categoryIndex;
  const named = categories.findIndex(({ name }) => name === categoryName);
  return named >= 0 ? named : Math.min(categoryIndex, categories.length - 1);
}

function graded(item: Item, points: number | null): Item {
  return { ...item, knownScores: points !== null, grade: points ?? 0 };
}

function toItem({ key, name, weight, maximumPoints, points }: PlannedItem): Item {
  const item = { itemId: `${ownPrefix}${key}`, name, description: '', weight, maximumPoints };
  return { ...item, knownScores: points !== null, grade: points ?? 0 };
}

interface PlanBase {
  /** The instructor's course. */
  readonly course: Course;
  readonly released: readonly ReleasedGrade[];
  /** The plan before the edit. Its tried grades stay for items that were removed or have a released grade. */
  readonly before: OwnPlanContent;
  /** Returns the key of a new item. */
  readonly newKey: (categoryIndex: number, itemIndex: number) => string;
}

/** Reads the plan from a course that was opened with `courseWithPlan` and edited. Ignores changes of the structure. */
export function planIn(edited: Course, { course, released, before, newKey }: PlanBase): OwnPlanContent {
  const known = new Set(course.categories.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  const withGrade = new Set(
    released.flatMap(({ itemId, points, status }) => (points === null && status === null ? [] : [itemId])),
  );
  const tried = before.grades.filter(({ itemId }) => !known.has(itemId) || withGrade.has(itemId));
  const own: PlannedItem[] = [];
  for (const [c, { name: categoryName, items }] of edited.categories.entries()) {
    for (const [i, item] of items.entries()) {
      const { itemId = null, knownScores, grade, name, weight, maximumPoints } = item;
      const points = knownScores ? withoutNoise(grade) : null;
      if (isOwnItem(item)) {
        const key = itemId === null ? newKey(c, i) : itemId.slice(ownPrefix.length);
        own.push({ key, categoryName, categoryIndex: c, name, weight, maximumPoints, points });
      } else if (itemId !== null && points !== null && known.has(itemId) && !withGrade.has(itemId))
        tried.push({ itemId, points });
    }
  }
  const { targetGrade } = edited;
  const keepsTarget = before.targetGrade === null && targetGrade === course.targetGrade;
  return { targetGrade: keepsTarget ? null : targetGrade, grades: tried, items: own };
}

/**
 * Whether an edit changes only the student's plan, not the structure of the course or a released grade. A category
 * or item that is the same object counts as unchanged. `released`: IDs of the items with a released grade.
 */
export function keepsStructure(
  before: readonly Category[],
  after: readonly Category[],
  released: Pick<ReadonlySet<string>, 'has'>,
): boolean {
  if (before === after) return true;
  if (before.length !== after.length) return false;
  return before.every((category, at) => {
    const next = after[at];
    if (next === category) return true;
    return next !== undefined && isSameCategory(category, next) && keepsItems(category, next, released);
  });
}

function isSameCategory(one: Category, other: Category): boolean {
  return (
    one.name === other.name &&
    one.categoryType === other.categoryType &&
    one.weight === other.weight &&
    one.maximumPoints === other.maximumPoints &&
    one.dropLowest === other.dropLowest
  );
}

function keepsItems(before: Category, after: Category, released: Pick<ReadonlySet<string>, 'has'>): boolean {
  const itemsBefore = before.items.filter((item) => !isOwnItem(item));
  const itemsAfter = after.items.filter((item) => !isOwnItem(item));
  if (itemsBefore.length !== itemsAfter.length) return false;
  return itemsBefore.every((item, at) => {
    const next = itemsAfter[at];
    if (next === item) return true;
    if (next === undefined || next.itemId !== item.itemId) return false;
    const isStructureSame =
      next.name === item.name &&
      next.description === item.description &&
      next.weight === item.weight &&
      next.maximumPoints === item.maximumPoints;
    const isGradeSame = next.knownScores === item.knownScores && next.grade === item.grade;
    return isStructureSame && (isGradeSame || !released.has(item.itemId ?? ''));
  });
}
