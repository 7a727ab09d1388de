import { type MeterDivisions, isCategoryType } from './course.ts';
import { unknownCategoryType } from './weigh.ts';

/** What a course may hold. The site and the server refuse the same things with the same sentences. */
export const courseLimits = {
  number: 1_000_000,
  categoryMaximumPoints: 1_000_000_000,
  /** Points below this are 0 or a slip; far smaller ones would make weights overflow. */
  smallestMaximumPoints: 0.001,
  name: 500,
  description: 10_000,
  /** Syllabus, meeting details and notes. */
  longText: 100_000,
  categories: 1_000,
  items: 10_000,
} as const;

/** A sentence for each refused field, by its path: `categories.0.items.2.weight`. */
export type FieldErrors = Record<string, string>;

const numberKinds = {
  weight: { label: 'The weight', maximum: courseLimits.number },
  grade: { label: 'The grade', maximum: courseLimits.number },
  pinned: { label: 'The pinned grade', maximum: courseLimits.number },
  maximumPoints: { label: 'The maximum points', maximum: courseLimits.number },
  categoryMaximumPoints: { label: 'The maximum points', maximum: courseLimits.categoryMaximumPoints },
  target: { label: 'The target grade', maximum: courseLimits.number },
  meterDivision: { label: 'The meter division', maximum: 100 },
  letterMinimum: { label: 'The lowest percent', maximum: courseLimits.number },
} as const;

export type NumberKind = keyof typeof numberKinds;

/** A category as it arrives from outside, before anything about it is known to hold. */
export interface UncheckedCategory {
  readonly name: string;
  readonly categoryType: string;
  readonly weight: number;
  readonly maximumPoints: number;
  readonly items: readonly UncheckedItem[];
}

export interface UncheckedItem {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly weight: number;
  readonly grade: number;
  readonly maximumPoints: number;
  readonly pinned?: number | null | undefined;
}

/** The sentence against a number, or null where it is allowed. A null value is an entry that is no number. */
export function checkNumber(kind: NumberKind, value: number | null): string | null {
  const { label, maximum } = numberKinds[kind];
  if (value === null || !Number.isFinite(value)) return `${label} must be a number.`;
  if (value < 0) return `${label} must not be negative.`;
  if (value > maximum) return `${label} must not be over ${maximum.toLocaleString('en-US')}.`;
  const isMaximum = kind === 'maximumPoints' || kind === 'categoryMaximumPoints';
  if (isMaximum && value > 0 && value < courseLimits.smallestMaximumPoints) {
    return `${label} must be 0 or at least ${courseLimits.smallestMaximumPoints}.`;
  }
  return null;
}

export function checkName(name: string): string | null {
  return checkLength('The name', name, courseLimits.name);
}

export function checkDescription(description: string): string | null {
  return checkLength('The description', description, courseLimits.description);
}

export function checkLongText(label: string, text: string): string | null {
  return checkLength(label, text, courseLimits.longText);
}

function checkLength(label: string, text: string, maximum: number): string | null {
  if (text.length <= maximum) return null;
  return `${label} must not be longer than ${maximum.toLocaleString('en-US')} characters.`;
}

/** Both divisions must lie between 0 and 100, the first below or at the second. */
export function checkMeterDivisions([first, second]: MeterDivisions): string | null {
  const problem = checkNumber('meterDivision', first) ?? checkNumber('meterDivision', second);
  if (problem !== null) return problem;
  return first <= second ? null : 'The first meter division must not be above the second.';
}

/** The sentence against a course of that many categories and items, or null. */
export function checkSize(categories: number, items: number): string | null {
  if (categories > courseLimits.categories) {
    return `A course holds at most ${courseLimits.categories.toLocaleString('en-US')} categories.`;
  }
  if (items > courseLimits.items) {
    return `A course holds at most ${courseLimits.items.toLocaleString('en-US')} items.`;
  }
  return null;
}

/** Everything that is wrong with the categories; an empty record where nothing is. */
export function checkCategories(categories: readonly UncheckedCategory[]): FieldErrors {
  const items = categories.reduce((total, category) => total + category.items.length, 0);
  const tooMany = checkSize(categories.length, items);
  // Naming every field of an oversized course would itself be a burden.
  if (tooMany !== null) return { categories: tooMany };
  const errors: FieldErrors = {};
  for (const [index, category] of categories.entries())
    checkCategory(category, `categories.${index}`, errors);
  return errors;
}

function checkCategory(category: UncheckedCategory, path: string, errors: FieldErrors): void {
  const { name, categoryType, weight, maximumPoints, items } = category;
  note(errors, `${path}.name`, checkName(name));
  if (!isCategoryType(categoryType)) errors[`${path}.categoryType`] = unknownCategoryType(name, categoryType);
  note(errors, `${path}.weight`, checkNumber('weight', weight));
  note(errors, `${path}.maximumPoints`, checkNumber('categoryMaximumPoints', maximumPoints));
  for (const [index, item] of items.entries()) checkItem(item, `${path}.items.${index}`, errors);
}

function checkItem(item: UncheckedItem, path: string, errors: FieldErrors): void {
  note(errors, `${path}.name`, checkName(item.name));
  note(errors, `${path}.description`, checkDescription(item.description ?? ''));
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
