import type { Category, Item } from '../grading/course.ts';
import { apportion, roundHalfUp, toHundredths } from '../grading/rounding.ts';
import { weigh } from '../grading/weigh.ts';

/**
 * The categories without the items from which a person is excused. The other items share the weight of the excused
 * items in proportion, so that the weight of the course stays exactly the same. The points of the excused items are
 * subtracted from the maximum points of a HYBRID or POINTS_BASED category.
 */
export function withoutExcused<I extends Item>(
  categories: readonly Category<I>[],
  isExcused: (item: I) => boolean,
): readonly Category<I>[] {
  if (!categories.some(({ items }) => items.some(isExcused))) return categories;
  const kept = categories.map((category) => withoutItems(category, isExcused));
  const share = weightOfItems(categories) / weightOfItems(kept);
  // All items are excused, or the weight of the course is the same without scaling.
  if (!Number.isFinite(share) || share === 1) return kept;
  return scaled(kept, share);
}

function withoutItems<I extends Item>(category: Category<I>, isExcused: (item: I) => boolean): Category<I> {
  const items = category.items.filter((item) => !isExcused(item));
  if (category.categoryType === 'STANDARD') return { ...category, items };
  const excused = category.items.filter(isExcused).reduce((sum, item) => sum + item.maximumPoints, 0);
  const remaining = category.maximumPoints - excused;
  return { ...category, items, maximumPoints: remaining > 0 ? remaining : category.maximumPoints };
}

/**
 * Multiplies the entered weights by `share`. Weights are rounded to two decimals so that the items add up to their
 * category, and the categories to the scaled total.
 */
function scaled<I extends Item>(kept: readonly Category<I>[], share: number): readonly Category<I>[] {
  const before = kept.map(enteredHundredths);
  const total = sum(before);
  const weights = apportion({ whole: roundHalfUp((total * share) / 100, 2), shares: before, of: total }, 2);
  return kept.map((category, index) => {
    const weight = weights[index] ?? 0;
    if (category.categoryType === 'HYBRID') return { ...category, weight };
    if (category.categoryType === 'POINTS_BASED') return category;
    const shares = category.items.map((item) => toHundredths(item.weight));
    const parts = apportion({ whole: weight, shares, of: before[index] ?? 0 }, 2);
    return { ...category, items: category.items.map((item, i) => ({ ...item, weight: parts[i] ?? 0 })) };
  });
}

/** The entered weight of a category, in hundredths of a percent. 0 for a category without items. */
function enteredHundredths({ categoryType, weight, items }: Category): number {
  if (categoryType === 'POINTS_BASED' || items.length === 0) return 0;
  return categoryType === 'HYBRID'
    ? toHundredths(weight)
    : sum(items.map((item) => toHundredths(item.weight)));
}

function weightOfItems(categories: readonly Category[]): number {
  return sum(weigh(categories).map(({ itemWeights }) => sum(itemWeights.map(toHundredths))));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
