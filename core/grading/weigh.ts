import { type Category, isCategoryType, type Item } from './course.ts';
import { apportion, toHundredths } from './rounding.ts';

/** The weights of a category and its items. Percent of the course with two decimals. */
export interface WeighedCategory {
  readonly weight: number;
  /** One per item of the category, in order. */
  readonly itemWeights: readonly number[];
}

export class UnknownCategoryTypeError extends Error {
  override readonly name = 'UnknownCategoryTypeError';

  constructor(category: string, categoryType: unknown) {
    super(unknownCategoryType(category, categoryType));
  }
}

/** The error of a category with an unknown type. */
export function unknownCategoryType(category: string, categoryType: unknown): string {
  return `The category '${shortened(category)}' has the unknown type '${shortened(String(categoryType))}'.`;
}

/** The text, shortened to 100 characters for an error message. */
function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100)}…`;
}

/** The functions with which `weigh` computes the weights of one category. Callers can pass functions with a cache. */
export interface Weighing {
  /** For a STANDARD or HYBRID category, whose weight is computed from entered weights. */
  readonly entered: (category: Category) => WeighedCategory;
  /** For a POINTS_BASED category. `weight`: its share of the remaining weight of the course. */
  readonly shared: (category: Category, weight: number) => WeighedCategory;
}

export const weighing: Weighing = {
  entered: (category) => {
    if (category.categoryType === 'HYBRID') return split(category, toHundredths(category.weight) / 100);
    let hundredths = 0;
    const itemWeights = category.items.map((item) => {
      const weight = toHundredths(item.weight);
      hundredths += weight;
      return weight / 100;
    });
    return { weight: hundredths / 100, itemWeights };
  },
  shared: split,
};

/** Splits a category's weight in proportion to the maximum points of its items. */
function split({ items, maximumPoints }: Category, weight: number): WeighedCategory {
  const shares = items.map((item) => item.maximumPoints);
  return { weight, itemWeights: apportion({ whole: weight, shares, of: maximumPoints }, 2) };
}

/**
 * The weights of all categories and items. POINTS_BASED categories share the weight that the other categories do not
 * use.
 * @throws {UnknownCategoryTypeError} if a category has a type that the planner does not know
 */
export function weigh(
  categories: readonly Category[],
  { entered, shared }: Weighing = weighing,
): WeighedCategory[] {
  const weighed = categories.map((category) => (isPointsBased(category) ? null : entered(category)));
  const hundredths = weighed.map((one) => toHundredths(one?.weight ?? 0));
  const remainingWeight = Math.max(0, 10_000 - sum(hundredths)) / 100;
  const points = categories.map((category) => (isPointsBased(category) ? category.maximumPoints : 0));
  const weights = apportion({ whole: remainingWeight, shares: points, of: sum(points) }, 2);
  return categories.map((category, index) => weighed[index] ?? shared(category, weights[index] ?? 0));
}

/**
 * The categories with the weights that `weigh` computes. Entered weights that the category's type ignores are replaced.
 */
export function withWeights(
  categories: readonly Category[],
  weighed: readonly WeighedCategory[] = weigh(categories),
): Category[] {
  return categories.map((category, c) => {
    const { weight, itemWeights } = weighed[c] ?? { weight: 0, itemWeights: [] };
    const items = category.items.map((item, i): Item => ({ ...item, weight: itemWeights[i] ?? 0 }));
    return { ...category, weight, items };
  });
}

/** The category with the weights that are entered for its type. Weights that `weigh` computes are set to 0. */
export function withEnteredWeights<I extends Item, C extends Category<I>>(category: C): C {
  const { categoryType, items } = category;
  const weight = categoryType === 'HYBRID' ? category.weight : 0;
  const keepsItems = categoryType === 'STANDARD' || items.every((item) => item.weight === 0);
  if (keepsItems && weight === category.weight) return category;
  return { ...category, weight, items: keepsItems ? items : items.map((item) => ({ ...item, weight: 0 })) };
}

function isPointsBased({ name, categoryType }: Category): boolean {
  if (!isCategoryType(categoryType)) throw new UnknownCategoryTypeError(name, categoryType);
  return categoryType === 'POINTS_BASED';
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
