import { categoryColumns, type CourseColumn, courseColumns, itemColumns, unguarded } from './course-rows.ts';
import { checkCategories } from './course-rules.ts';
import { type Category, type CategoryType, isCategoryType, type Item } from './course.ts';
import { parseEntry, parseSwitch } from './paste.ts';
import { unknownCategoryType } from './weigh.ts';

export interface RowError {
  /** Counted from 1, where row 1 is the header. */
  readonly row: number;
  readonly message: string;
}

/** A category while its rows are read, with the row numbers of the category and its items. */
interface Draft {
  readonly category: Category & { readonly items: Item[] };
  readonly row: number;
  readonly itemRows: number[];
}

type Cells = (column: CourseColumn) => string;

const requiredColumns: readonly CourseColumn[] = ['category', 'item'];
const optionalColumns = courseColumns.filter((column) => !requiredColumns.includes(column));
const headerMessage = `The first row must name the columns: ${requiredColumns.join(', ')}, and any of ${optionalColumns.join(', ')}.`;

/**
 * Reads what `courseToRows` writes, and tables written by hand. The header names the columns, in any order,
 * and a row without a category belongs to the previous one.
 */
export function rowsToCategories(
  rows: readonly (readonly string[])[],
): { categories: Category[] } | { errors: RowError[] } {
  const [head = [], ...body] = rows;
  const named = [...head.entries()].map(([at, name]) => [name.trim().toLowerCase(), at] as const);
  // Of two columns with the same name, the first counts.
  const positions = new Map(named.toReversed());
  if (!requiredColumns.every((column) => positions.has(column))) {
    return { errors: [{ row: 1, message: headerMessage }] };
  }
  const { drafts, errors } = readBody(positions, body);
  const found = [...errors, ...ruleErrors(drafts)].toSorted((a, b) => a.row - b.row);
  return found.length > 0 ? { errors: found } : { categories: drafts.map(({ category }) => category) };
}

function readBody(positions: ReadonlyMap<string, number>, body: readonly (readonly string[])[]) {
  const drafts: Draft[] = [];
  const errors: RowError[] = [];
  let current: Draft | null = null;
  for (const [index, values] of body.entries()) {
    const row = index + 2;
    const cells: Cells = (column) => values[positions.get(column) ?? -1] ?? '';
    if (isBlank(cells, courseColumns)) {
      current = null;
      continue;
    }
    if (current === null || !continues(current, cells)) {
      current = { category: readCategory(cells, row, errors), row, itemRows: [] };
      drafts.push(current);
    } else if (differs(current, cells)) {
      errors.push({
        row,
        message: `The category '${current.category.name}' is described differently in row ${current.row}.`,
      });
    }
    if (isBlank(cells, itemColumns)) continue;
    current.category.items.push(readItem(cells, row, errors));
    current.itemRows.push(row);
  }
  return { drafts, errors };
}

function isBlank(cells: Cells, columns: readonly CourseColumn[]): boolean {
  return columns.every((column) => cells(column).trim() === '');
}

function continues({ category }: Draft, cells: Cells): boolean {
  return isBlank(cells, categoryColumns) || unguarded(cells('category')) === category.name;
}

/** Blank cells repeat the values of the category's first row. */
function differs({ category }: Draft, cells: Cells): boolean {
  const matches = (column: CourseColumn, isSame: (cell: string) => boolean) =>
    cells(column).trim() === '' || isSame(cells(column));
  return !(
    matches('type', (cell) => typeName(cell) === category.categoryType) &&
    matches('category weight', (cell) => Object.is(readNumber(cell), category.weight)) &&
    matches('category maximum points', (cell) => Object.is(readNumber(cell), category.maximumPoints))
  );
}

function readCategory(cells: Cells, row: number, errors: RowError[]): Draft['category'] {
  const name = unguarded(cells('category'));
  return {
    name,
    categoryType: readType(cells('type'), name, row, errors),
    weight: readNumber(cells('category weight')),
    maximumPoints: readNumber(cells('category maximum points')),
    items: [],
  };
}

function readItem(cells: Cells, row: number, errors: RowError[]): Item {
  const knownScores = parseSwitch(cells('known'));
  if (knownScores === null) errors.push({ row, message: 'Known must be yes or no.' });
  return {
    name: unguarded(cells('item')),
    description: unguarded(cells('description')),
    weight: readNumber(cells('weight')),
    knownScores: knownScores ?? false,
    grade: readNumber(cells('grade')),
    maximumPoints: readNumber(cells('maximum points')),
  };
}

function readType(cell: string, category: string, row: number, errors: RowError[]): CategoryType {
  const name = typeName(cell);
  if (isCategoryType(name)) return name;
  errors.push({ row, message: unknownCategoryType(category, cell) });
  return 'STANDARD';
}

/** `Points based` is POINTS_BASED. A blank cell is STANDARD. */
function typeName(cell: string): string {
  return (
    cell
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_') || 'STANDARD'
  );
}

/** NaN for an invalid number: `checkCategories` reports it at its field. */
function readNumber(cell: string): number {
  return cell.trim() === '' ? 0 : (parseEntry(cell) ?? Number.NaN);
}

function ruleErrors(drafts: readonly Draft[]): RowError[] {
  const errors = checkCategories(drafts.map(({ category }) => category));
  return Object.entries(errors).map(([path, message]) => {
    const [, category, , item] = path.split('.');
    const draft = drafts[Number(category)];
    return { row: draft?.itemRows[Number(item)] ?? draft?.row ?? 1, message };
  });
}
