import type { Category } from '../../../../../core/grading/course.ts';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { standingOf, weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCategory, WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { apportion, withoutNoise } from '../../../../../core/grading/rounding.ts';
import { categoryName } from './names.ts';
import { isComplete } from './weights-note.ts';

const listed = new Intl.ListFormat('en-GB');

/**
 * Whether the category counts nothing because the other categories already make up 100 percent. False for a points
 * category without points: the user first has to enter its points.
 */
export function isSqueezed(category: Category, weight: number, totalWeight: number): boolean {
  if (category.items.length === 0 || weight !== 0) return false;
  if (category.categoryType === 'POINTS_BASED' && category.maximumPoints === 0) return false;
  return totalWeight > 100 || isComplete(totalWeight);
}

/** Whether the category could count by its points, as another category of the course does. */
export function couldCountByPoints({ categories }: WorkingCourse, { categoryType }: Category): boolean {
  return (
    categoryType !== 'POINTS_BASED' &&
    categories.some((other) => other.categoryType === 'POINTS_BASED' && other.maximumPoints > 0)
  );
}

/**
 * The actions that give each category with items the same share of 100 percent. Points categories divide their
 * shares by points.
 */
export function shareEqually({ categories }: WorkingCourse): CourseAction[] {
  const withItems = categories.filter(({ items }) => items.length > 0);
  return sharedOut(
    withItems,
    withItems.map(() => 1),
    100,
  );
}

/**
 * The notice after `shareEqually`. Several points categories divide their shares by points, so that their shares are
 * not equal.
 */
export function sharedText({ categories }: WorkingCourse): string {
  const byPoints = categories.filter(
    ({ categoryType, items }) => categoryType === 'POINTS_BASED' && items.length > 0,
  );
  if (byPoints.length < 2) return 'Each category now has the same share of 100 %.';
  const names = listed.format(byPoints.map(categoryName));
  return `100 % is shared equally. ${names} divide their shares by points.`;
}

/** The actions that scale all entered weights, so that the course adds up to 100 percent. */
export function scaleToWhole(course: WorkingCourse): CourseAction[] {
  return scaleTo(course, 100);
}

/** The actions that give the weight of a row that was deleted since `before` to the rows next to it. */
export function spreadWeight(before: WorkingCourse, after: WorkingCourse): CourseAction[] {
  const shrunk = after.categories.findIndex(
    ({ key, items }) => items.length < (itemsBefore(before, key)?.length ?? 0),
  );
  const category = after.categories[shrunk];
  if (category === undefined || category.items.length === 0) {
    return scaleTo(after, standingOf(before.categories).totalWeight);
  }
  if (category.categoryType !== 'STANDARD') return [removeDeletedPoints(before, category)];
  const index = before.categories.findIndex(({ key }) => key === category.key);
  return weightActions(category, weighedOf(before.categories)[index]?.weight ?? 0);
}

const itemsBefore = ({ categories }: WorkingCourse, categoryKey: string) =>
  categories.find(({ key }) => key === categoryKey)?.items;

/** Removes the points of deleted items from the category, so that the remaining items share the whole weight. */
function removeDeletedPoints(before: WorkingCourse, category: WorkingCategory): CourseAction {
  const remaining = new Set(category.items.map(({ key }) => key));
  const deleted = itemsBefore(before, category.key)?.filter(({ key }) => !remaining.has(key)) ?? [];
  const points = deleted.reduce((sum, { maximumPoints }) => sum + maximumPoints, 0);
  const value = Math.max(0, withoutNoise(category.maximumPoints - points));
  return { type: 'setCategoryNumber', categoryKey: category.key, field: 'maximumPoints', value };
}

/** Scales the categories whose weights are entered. The points categories get the rest in any case. */
function scaleTo({ categories }: WorkingCourse, whole: number): CourseAction[] {
  const entered = categories.filter(
    ({ categoryType, items }) => categoryType !== 'POINTS_BASED' && items.length > 0,
  );
  const weighed = weighedOf(categories);
  const weights = entered.map((category) => weighed[categories.indexOf(category)]?.weight ?? 0);
  return sharedOut(entered, weights, whole);
}

/** Divides `whole` among the categories by `shares`, or equally if all shares are 0. */
function sharedOut(
  categories: readonly WorkingCategory[],
  shares: readonly number[],
  whole: number,
): CourseAction[] {
  const weights = divided(whole, shares);
  return categories.flatMap((category, index) => weightActions(category, weights[index] ?? 0));
}

/** The actions that set the weight of a category. The weights of its items keep their proportions. */
function weightActions(category: WorkingCategory, weight: number): CourseAction[] {
  const { key: categoryKey, categoryType, items } = category;
  const [first] = items;
  if (categoryType === 'POINTS_BASED' || first === undefined) return [];
  if (categoryType === 'HYBRID')
    return [{ type: 'setCategoryNumber', categoryKey, field: 'weight', value: weight }];
  const weights = divided(
    weight,
    items.map((item) => item.weight),
  );
  const block = weights.map((each) => [String(each)]);
  return [{ type: 'pasteBlock', itemKey: first.key, columns: ['weight'], block }];
}

function divided(whole: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === 0) return apportion({ whole, shares: shares.map(() => 1), of: shares.length }, 2);
  return apportion({ whole, shares, of: withoutNoise(sum) }, 2);
}
