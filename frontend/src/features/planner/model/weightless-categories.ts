import type { Category } from '../../../../../core/grading/course.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import { categoryName } from './names.ts';

const listed = new Intl.ListFormat('en-GB');

/** Names the categories with items of which none has weight, whatever the cause. Null if there are none. */
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
