import type { Category, Item } from '../grading/course.ts';
import { toHundredths } from '../grading/rounding.ts';
import { weigh } from '../grading/weigh.ts';

/**
 * The categories without the items from which a person is excused. The other items share their weight in proportion, so
 * that the weight of the course stays. A HYBRID or POINTS_BASED category has the points of its excused items less.
 */
export function withoutExcused<I extends Item>(
  categories: readonly Category<I>[],
  isExcused: (item: I) => boolean,
): readonly Category<I>[] {
  if (!categories.some(({ items }) => items.some(isExcused))) return categories;
  const kept = categories.map((category) => withoutItems(category, isExcused));
  const share = weightOfItems(categories) / weightOfItems(kept);
  // Nothing is left, or the weight has stayed.
  if (!Number.isFinite(share) || share === 1) return kept;
  return kept.map((category) => {
    if (category.categoryType === 'HYBRID')
      return { ...category, weight: category.items.length === 0 ? 0 : scaled(category.weight, share) };
    if (category.categoryType === 'POINTS_BASED') return category;
    return {
      ...category,
      items: category.items.map((item) => ({ ...item, weight: scaled(item.weight, share) })),
    };
  });
}

function withoutItems<I extends Item>(category: Category<I>, isExcused: (item: I) => boolean): Category<I> {
  const items = category.items.filter((item) => !isExcused(item));
  if (category.categoryType === 'STANDARD') return { ...category, items };
  const excused = category.items.filter(isExcused).reduce((sum, item) => sum + item.maximumPoints, 0);
  const left = category.maximumPoints - excused;
  return { ...category, items, maximumPoints: left > 0 ? left : category.maximumPoints };
}

/** Weights have two decimals. */
const scaled = (weight: number, share: number) => toHundredths(weight * share) / 100;

function weightOfItems(categories: readonly Category[]): number {
  return weigh(categories).reduce(
    (sum, { itemWeights }) => sum + itemWeights.reduce((part, weight) => part + toHundredths(weight), 0),
    0,
  );
}
