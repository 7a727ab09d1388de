import type { Category } from '../../../../../core/grading/course.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import { categoryName } from './names.ts';

const listed = new Intl.ListFormat('en-GB');

/**
 * Names the categories whose items have no weight because the category has no points. They are the real cause if the
 * course adds up to less than 100 percent. Null if there are none.
 */
export function weightlessNote(categories: readonly Category[], totalWeight: number): string | null {
  const names = categories.filter((category) => isWeightless(category, totalWeight)).map(categoryName);
  if (names.length === 0) return null;
  return names.length === 1
    ? `${listed.format(names)} has 0 points, so its items have no weight yet.`
    : `${listed.format(names)} have 0 points, so their items have no weight yet.`;
}

/** Whether the items would have weight if the category had points. */
function isWeightless(
  { categoryType, weight, maximumPoints, items }: Category,
  totalWeight: number,
): boolean {
  if (categoryType === 'STANDARD' || maximumPoints !== 0 || items.length === 0) return false;
  return categoryType === 'HYBRID' ? weight > 0 : totalWeight < 100;
}

/**
 * Names the categories with items if none of these has weight, for any reason. Null if there are no such categories.
 */
export function weightlessCategoriesNote(categories: readonly Category[]): string | null {
  const weighed = weigh(categories);
  const names = categories
    .filter(({ items }, at) => items.length > 0 && weighed[at]?.itemWeights.every((weight) => weight === 0))
    .map(categoryName);
  if (names.length === 0) return null;
  return names.length === 1
    ? `${listed.format(names)} counts 0 %, so its grades change no total.`
    : `${listed.format(names)} count 0 %, so their grades change no total.`;
}
