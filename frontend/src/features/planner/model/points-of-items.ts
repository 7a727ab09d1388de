import type { Category } from '../../../../../core/grading/course.ts';
import { withoutNoise } from '../../../../../core/grading/rounding.ts';

/** The points that the items of a category make up. */
export function pointsOfItems({ items }: Pick<Category, 'items'>): number {
  return withoutNoise(items.reduce((sum, { maximumPoints }) => sum + maximumPoints, 0));
}
