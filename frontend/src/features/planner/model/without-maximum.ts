import type { Category, Item } from '../../../../../core/grading/course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { nameOf } from './names.ts';

const listed = new Intl.ListFormat('en-GB');

/** Number of items that a sentence names before it counts them. */
const maxNamed = 3;

/** Whether the item has a weight, and a maximum of 0, as a new item has. Its weight then counts nothing. */
export function lacksMaximum({ maximumPoints }: Pick<Item, 'maximumPoints'>, weight: number): boolean {
  return maximumPoints === 0 && weight > 0;
}

/** Names the items that count nothing because their maximum is missing. Null if there are none. */
export function withoutMaximumNote(categories: readonly Category[]): string | null {
  // In categories of other types, an item without points has no weight.
  const lacking = categories.flatMap(({ categoryType, items }) =>
    categoryType === 'STANDARD' ? items.filter((item) => lacksMaximum(item, item.weight)) : [],
  );
  if (lacking.length === 0) return null;
  const names = lacking.length > maxNamed ? `${lacking.length} items` : listed.format(lacking.map(nameOf));
  const weight = formatCompact(lacking.reduce((sum, item) => sum + item.weight, 0));
  return lacking.length === 1
    ? `Enter the maximum points of ${names}, so that its ${weight} % counts.`
    : `Enter the maximum points of ${names}, so that their ${weight} % count.`;
}
