import type { Category, Course, Item } from '../grading/course.ts';
import { withoutNoise } from '../grading/rounding.ts';
import type { ItemGrade } from './graded-course.ts';
import { withoutExcused } from './without-excused.ts';
import type { OwnPlanContent, PlannedItem } from './own-plan.ts';

/** A released grade of a student in a course. */
export interface ReleasedGrade extends ItemGrade {
  readonly itemId: string;
  /** Of the instructor. Undefined in courses that were kept on a device before grades had feedback. */
  readonly feedback?: string;
}

export const emptyPlan: OwnPlanContent = { targetGrade: null, grades: [], items: [] };

/** Begins the item IDs of a student's own items, in place of the ID of a course. */
const ownPrefix = 'own.';

export function isOwnItem({ itemId }: Pick<Item, 'itemId'>): boolean {
  return (itemId ?? null) === null || itemId?.startsWith(ownPrefix) === true;
}

/**
 * The course as a student plans with it: the instructor's structure, the released grades as known grades, and the
 * student's plan on top. Items from which the student is excused are not in it. An own item whose category was renamed is in
 * the category at its position, or in the last one, so that it is not lost.
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
  const ownIn = Map.groupBy(items, (item) => placeOf(item, categories));
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
          const known = grade ? (grade.status === 'MISSING' ? 0 : grade.points) : null;
          return graded(item, known ?? triedOf.get(item.itemId ?? '') ?? null);
        }),
        ...own.map(toItem),
      ],
    };
  });
}

/** The position of the category of an own item. */
function placeOf({ categoryName, categoryIndex }: PlannedItem, categories: readonly Category[]): number {
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
  /** The plan before. What it has for items that are not in the course now stays. */
  readonly before: OwnPlanContent;
  /** The key of a new item, by the indices of its category and itself. */
  readonly newKey: (categoryIndex: number, itemIndex: number) => string;
}

/** The plan in a course that was opened with `courseWithPlan` and edited. Changes of the structure are not part of it. */
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
 * Whether an edit changes only what belongs to the student's plan: not the structure of the course, and no released
 * grade. Unchanged rows are recognized by identity.
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
  const [old, now] = [before, after].map(({ items }) => items.filter((item) => !isOwnItem(item)));
  if (!old || !now || old.length !== now.length) return false;
  return old.every((item, at) => {
    const next = now[at];
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
