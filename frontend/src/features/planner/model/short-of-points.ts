import type { Category } from '../../../../../core/grading/course.ts';
import { formatPoints } from '../../../../../core/grading/rounding.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import { categoryName } from './names.ts';
import { pointsOfItems } from './points-of-items.ts';

const listed = new Intl.ListFormat('en-GB');

/** Number of categories that a sentence names before it counts them. */
const maxNamed = 3;

/** Points are shown with one decimal. A smaller difference could not be seen. */
const leastShown = 0.05;

/**
 * Names the categories whose items have fewer points than the category, without a full stop: full marks then give less
 * than the weight of the category. Null if there are none.
 */
export function shortOfPoints(categories: readonly Category[]): string | null {
  const weighed = weigh(categories);
  const short = categories.filter(
    (category, at) =>
      category.categoryType !== 'STANDARD' &&
      (weighed[at]?.weight ?? 0) > 0 &&
      lackingPoints(category) >= leastShown,
  );
  if (short.length === 0) return null;
  if (short.length > maxNamed) return `${short.length} categories lack items for some of their points`;
  return listed.format(
    short.map((category) => {
      const { maximumPoints } = category;
      const [lacking, all] = [formatPoints(lackingPoints(category)), formatPoints(maximumPoints)];
      return `${categoryName(category)} lacks items for ${lacking} of its ${all} points`;
    }),
  );
}

const lackingPoints = (category: Category) => category.maximumPoints - pointsOfItems(category);
