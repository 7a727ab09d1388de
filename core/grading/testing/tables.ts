import { rowsToCategories } from '../course-file.ts';

/** The categories of a table, or its errors. */
export function categoriesOf(rows: readonly (readonly string[])[]): unknown {
  const read = rowsToCategories(rows);
  return 'errors' in read ? read.errors : read.categories;
}

/** The rows of a table with a row on each line, and `|` between its cells. */
export const table = (text: string) => text.split('\n').map((line) => line.split('|'));
