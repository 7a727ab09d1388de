import type { Category, Course } from './course.ts';

/**
 * A course as a table: one row per item. Dates are in UTC. The row starts with the item's category. A blank row separates
 * neighbouring categories with the same name, since their rows would be merged.
 */
export const courseColumns = [
  'category',
  'type',
  'category weight',
  'category maximum points',
  'drop lowest',
  'item',
  'description',
  'weight',
  'known',
  'grade',
  'maximum points',
  'due',
] as const;
export type CourseColumn = (typeof courseColumns)[number];

export const categoryColumns: readonly CourseColumn[] = courseColumns.slice(0, 5);
export const itemColumns: readonly CourseColumn[] = courseColumns.slice(5);

export function courseToRows({ categories }: Pick<Course, 'categories'>): string[][] {
  const hasDates = categories.some(({ items }) => items.some(({ dueAt }) => dueAt));
  // Without dates there is no column for them.
  const columns = hasDates ? courseColumns : courseColumns.slice(0, -1);
  const rows: string[][] = [[...columns]];
  for (const [index, category] of categories.entries()) {
    if (categories[index - 1]?.name === category.name) rows.push(columns.map(() => ''));
    rows.push(...categoryRows(category, columns.length));
  }
  return rows;
}

function categoryRows(
  { name, categoryType, weight, maximumPoints, dropLowest, items }: Category,
  width: number,
): string[][] {
  const front = [guarded(name), categoryType, String(weight), String(maximumPoints), String(dropLowest)];
  if (items.length === 0) return [[...front, ...Array.from({ length: width - front.length }, () => '')]];
  return items.map((item) =>
    [
      ...front,
      guarded(item.name),
      guarded(item.description),
      String(item.weight),
      item.knownScores ? 'yes' : 'no',
      String(item.grade),
      String(item.maximumPoints),
      item.dueAt ?? '',
    ].slice(0, width),
  );
}

/**
 * Spreadsheets evaluate a cell that starts with one of these signs. Text with apostrophes before the sign gets one more,
 * so that `unguarded` restores it.
 */
const formulaStart = /^'*[=+\-@\t\r]/;
const plainNumber = /^[+-]?[\d.,]+$/;

/** A text as a cell that no spreadsheet evaluates: a leading apostrophe marks it as text. */
export function asTextCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Plain numbers need no apostrophe. */
function guarded(text: string): string {
  return plainNumber.test(text) ? text : asTextCell(text);
}

/** Removes the apostrophe that `asTextCell` added. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
}
