import type { Category, Course } from './course.ts';

/** Columns of a course as a table. Each item has a row, which starts with the item's category. Dates are in UTC. */
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

/**
 * Converts a course to a table with a header. A blank row separates adjacent categories with the same name, because an
 * import would merge them. The column of due dates is only included if an item has one.
 */
export function courseToRows({ categories }: Pick<Course, 'categories'>): string[][] {
  const hasDates = categories.some(({ items }) => items.some(({ dueAt }) => dueAt));

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
  const front = [
    textOrNumberCell(name),
    categoryType,
    String(weight),
    String(maximumPoints),
    String(dropLowest),
  ];
  if (items.length === 0) return [[...front, ...Array.from({ length: width - front.length }, () => '')]];
  return items.map((item) =>
    [
      ...front,
      textOrNumberCell(item.name),
      textOrNumberCell(item.description),
      String(item.weight),
      item.knownScores ? 'yes' : 'no',
      String(item.grade),
      String(item.maximumPoints),
      item.dueAt ?? '',
    ].slice(0, width),
  );
}

/**
 * Spreadsheets evaluate a cell that starts with one of these signs. A text with apostrophes before the sign also
 * matches: it gets one more apostrophe, so that `fromTextCell` restores the original text.
 */
const formulaStart = /^'*[=+\-@\t\r]/;
const plainNumber = /^[+-]?[\d.,]+$/;

/** A text as a cell that no spreadsheet evaluates: a leading apostrophe marks a possible formula as text. */
export function asTextCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** `asTextCell`, but without an apostrophe before plain numbers such as `-5`. */
function textOrNumberCell(text: string): string {
  return plainNumber.test(text) ? text : asTextCell(text);
}

/** Removes the apostrophe that `asTextCell` added. */
export function fromTextCell(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
}
