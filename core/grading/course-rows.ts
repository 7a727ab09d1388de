import type { Category, Course } from './course.ts';

/**
 * A course as the rows of a table: one row for each item, with its category in front. A blank row separates two
 * neighbouring categories of the same name, since such rows would belong together.
 */
export const courseColumns = [
  'category',
  'type',
  'category weight',
  'category maximum points',
  'item',
  'description',
  'weight',
  'known',
  'grade',
  'maximum points',
] as const;
export type CourseColumn = (typeof courseColumns)[number];

export const categoryColumns: readonly CourseColumn[] = courseColumns.slice(0, 4);
export const itemColumns: readonly CourseColumn[] = courseColumns.slice(4);

export function courseToRows({ categories }: Pick<Course, 'categories'>): string[][] {
  const rows: string[][] = [[...courseColumns]];
  for (const [index, category] of categories.entries()) {
    if (categories[index - 1]?.name === category.name) rows.push(courseColumns.map(() => ''));
    rows.push(...categoryRows(category));
  }
  return rows;
}

function categoryRows({ name, categoryType, weight, maximumPoints, items }: Category): string[][] {
  const front = [guarded(name), categoryType, String(weight), String(maximumPoints)];
  if (items.length === 0) return [[...front, ...itemColumns.map(() => '')]];
  return items.map((item) => [
    ...front,
    guarded(item.name),
    guarded(item.description),
    String(item.weight),
    item.knownScores ? 'yes' : 'no',
    String(item.grade),
    String(item.maximumPoints),
  ]);
}

/** A spreadsheet would run a cell that starts like this. */
const formulaStart = /^'*[=+\-@\t\r]/;
const plainNumber = /^[+-]?[\d.,]+$/;

/** A text as a cell that no spreadsheet runs: a leading apostrophe makes it text. */
export function asTextCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Plain numbers stay as they are. */
function guarded(text: string): string {
  return plainNumber.test(text) ? text : asTextCell(text);
}

/** Takes back what `asTextCell` put in front of a text. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
}
