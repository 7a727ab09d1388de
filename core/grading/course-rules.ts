import { checkDate } from '../dates/date-rules.ts';
import { type MeterDivisions, isCategoryType } from './course.ts';
import { checkDescription, checkName, checkNumber, courseLimits } from './value-rules.ts';
import { unknownCategoryType } from './weigh.ts';

/** Error messages by the path of the invalid field, for example `categories.0.items.2.weight`. */
export type FieldErrors = Record<string, string>;

/** A category from a request or a file, before it is validated. */
export interface UncheckedCategory {
  readonly name: string;
  readonly categoryType: string;
  readonly weight: number;
  readonly maximumPoints: number;
  readonly dropLowest?: number | undefined;
  readonly items: readonly UncheckedItem[];
}

export interface UncheckedItem {
  readonly itemId?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly weight: number;
  readonly grade: number;
  readonly maximumPoints: number;
  readonly dueAt?: string | null | undefined;
  readonly pinned?: number | null | undefined;
}

/** The error of the meter divisions, or null. Both must be 0 to 100, and the first must not be above the second. */
export function checkMeterDivisions([first, second]: MeterDivisions): string | null {
  const problem = checkNumber('meterDivision', first) ?? checkNumber('meterDivision', second);
  if (problem !== null) return problem;
  return first <= second ? null : 'The first meter division must not be above the second.';
}

/** The error of a course with too many categories or items, or null. Both parameters are counts. */
export function checkSize(categories: number, items: number): string | null {
  if (categories > courseLimits.categories) {
    return `A course has at most ${courseLimits.categories.toLocaleString('en-US')} categories.`;
  }
  if (items > courseLimits.items) {
    return `A course has at most ${courseLimits.items.toLocaleString('en-US')} items.`;
  }
  return null;
}

/** All errors of the categories by path. Empty if there are none. */
export function checkCategories(categories: readonly UncheckedCategory[]): FieldErrors {
  const items = categories.reduce((total, category) => total + category.items.length, 0);
  const tooMany = checkSize(categories.length, items);
  // The errors of an oversized course would be too many to return.
  if (tooMany !== null) return { categories: tooMany };
  const errors: FieldErrors = {};
  for (const [index, category] of categories.entries())
    checkCategory(category, `categories.${index}`, errors);
  return errors;
}

function checkCategory(category: UncheckedCategory, path: string, errors: FieldErrors): void {
  const { name, categoryType, weight, maximumPoints, dropLowest = 0, items } = category;
  note(errors, `${path}.name`, checkName(name));
  if (!isCategoryType(categoryType)) errors[`${path}.categoryType`] = unknownCategoryType(name, categoryType);
  const weightKind = categoryType === 'STANDARD' ? 'sumOfWeights' : 'weight';
  note(errors, `${path}.weight`, checkNumber(weightKind, weight));
  note(errors, `${path}.maximumPoints`, checkNumber('categoryMaximumPoints', maximumPoints));
  note(errors, `${path}.dropLowest`, checkNumber('dropLowest', dropLowest));
  for (const [index, item] of items.entries()) checkItem(item, `${path}.items.${index}`, errors);
}

/** An optional course ID with a dot, and the ID of the item. Other dots are refused: IDs are parts of stored paths. */
const itemIdShape = /^(?:[\w-]{1,50}\.)?[A-Za-z0-9][\w-]{0,49}$/;

export function itemIdProblem(id: string): string | null {
  return itemIdShape.test(id) ? null : 'This is not the ID of an item.';
}

function checkItem(item: UncheckedItem, path: string, errors: FieldErrors): void {
  if (item.itemId !== null && item.itemId !== undefined) {
    note(errors, `${path}.itemId`, itemIdProblem(item.itemId));
  }
  note(errors, `${path}.name`, checkName(item.name));
  note(errors, `${path}.description`, checkDescription(item.description ?? ''));
  note(errors, `${path}.dueAt`, checkDate(item.dueAt ?? null));
  note(errors, `${path}.weight`, checkNumber('weight', item.weight));
  note(errors, `${path}.grade`, checkNumber('grade', item.grade));
  note(errors, `${path}.maximumPoints`, checkNumber('maximumPoints', item.maximumPoints));
  if (item.pinned !== null && item.pinned !== undefined) {
    note(errors, `${path}.pinned`, checkNumber('pinned', item.pinned));
  }
}

function note(errors: FieldErrors, path: string, problem: string | null): void {
  if (problem !== null) errors[path] = problem;
}
