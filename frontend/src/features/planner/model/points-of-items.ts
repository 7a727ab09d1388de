import type { Category } from '../../../../../core/grading/course.ts';
import { withoutNoise } from '../../../../../core/grading/rounding.ts';

/** Sum of the points of a category's items. */
export function pointsOfItems({ items }: Pick<Category, 'items'>): number {
  return withoutNoise(items.reduce((sum, { maximumPoints }) => sum + maximumPoints, 0));
}
