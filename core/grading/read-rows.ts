import { readDate } from '../dates/date-rules.ts';
import { type Header, isPercentHeader, readColumnNames, skipReason, withPercent } from './column-names.ts';
import {
  categoryColumns,
  type CourseColumn,
  courseColumns,
  itemColumns,
  fromTextCell,
} from './course-rows.ts';
import { checkCategories } from './course-rules.ts';
import { type Category, type CategoryType, type GradeMap, isCategoryType, type Item } from './course.ts';
import { type GradeRead, maximumMissing, readGrade } from './editing/read-grade.ts';
import { parseEntry, parseMaximumPoints, parseSwitch } from './paste.ts';
import { withoutNoise } from './rounding.ts';
import { checkNumber, type NumberKind } from './value-rules.ts';
import { unknownCategoryType } from './weigh.ts';

export interface RowError {
  /** Counted from 1, where row 1 is the header. */
  readonly row: number;
  readonly message: string;
}

/** A category of which more rows can follow, with the row numbers of the category and of its items. */
interface CategoryDraft {
  readonly category: Category & { readonly items: Item[] };
  readonly row: number;
  readonly itemRows: number[];
}

/** Returns the cell of a row in a column. Empty if the table does not have the column. */
type Cells = (column: CourseColumn) => string;

/** A column of a table that was read. */
export interface ReadColumn {
  readonly header: string;
  /** The meaning of the column. Null if the column was not used. */
  readonly column: CourseColumn | null;
}

export interface TableRead {
  readonly categories: readonly Category[];
  readonly columns: readonly ReadColumn[];
  /** Rows without an item, with the reason. */
  readonly skipped: readonly RowError[];
}

/** Name of the category if the table has no column for categories. */
const defaultCategory = 'Items';
const classColumns = new Set(['student', 'first name', 'last name', 'surname', 'sis login id']);
const classMessage =
  'This table has a row for each student. Import a table with a row for each item, such as the grades that Canvas or Moodle shows to one student.';
const headerMessage = `The first row must name the columns: item, and at least one of ${courseColumns
  .filter((column) => column !== 'item')
  .join(', ')}. Names such as Name, Assignment, Score, Out of and Points possible are understood, too.`;

/**
 * Reads the output of `courseToRows`, tables of Canvas and Moodle, and tables that people write. The header names the
 * columns, in any order. A row without a category is added to the category above it. If the table has no column of
 * weights or types, the categories become POINTS_BASED. Returns the errors of all rows if a row is invalid.
 */
export function rowsToCategories(
  rows: readonly (readonly string[])[],
  gradeMaps: readonly GradeMap[] = [],
): TableRead | { errors: RowError[] } {
  const [head = [], ...body] = rows;
  const header = withTypesAsCategories(withoutFalseDates(readColumnNames(head), body), body);
  const problem = headerProblem(head, header);
  if (problem !== null) return { errors: [{ row: 1, message: problem }] };
  const { drafts, errors, skipped } = readBody(new Table(head, header, gradeMaps), body);
  const allErrors = [...errors, ...ruleErrors(drafts)].toSorted((a, b) => a.row - b.row);
  if (allErrors.length > 0) return { errors: allErrors };
  const categories = drafts.map(({ category }) => category);
  return {
    categories: header.columns.some((column) => weightColumns.has(column))
      ? categories
      : byPoints(categories),
    columns: head.map((name, at) => ({ header: name.trim(), column: header.columns[at] ?? null })),
    skipped,
  };
}

const weightColumns: ReadonlySet<CourseColumn | null> = new Set(['type', 'category weight', 'weight']);

function headerProblem(head: readonly string[], { columns, repeated }: Header): string | null {
  const [firstPair] = repeated;
  if (firstPair !== undefined) {
    const [one, other] = firstPair;
    return `Columns ${one + 1} and ${other + 1} are both called '${head[one]?.trim() ?? ''}'. Rename or remove one of them.`;
  }
  if (columns.includes('item') && columns.filter((column) => column !== null).length > 1) return null;
  return head.some((cell) => classColumns.has(cell.trim().toLowerCase())) ? classMessage : headerMessage;
}

/** Removes the column of due dates from the header if none of its cells is a date. Then it is listed as not used. */
function withoutFalseDates(header: Header, body: readonly (readonly string[])[]): Header {
  const at = header.columns.indexOf('due');
  if (at === -1 || body.some((cells) => readDate(cells[at] ?? '') !== null)) return header;
  return { ...header, columns: header.columns.map((column) => (column === 'due' ? null : column)) };
}

/**
 * Many people call the column of their categories 'Type', as in 'Homework' and 'Exam'. It is read as the categories if the
 * table has no column of categories and none of the texts is a type of ours.
 */
function withTypesAsCategories(header: Header, body: readonly (readonly string[])[]): Header {
  const at = header.columns.indexOf('type');
  if (at === -1 || header.columns.includes('category')) return header;
  const texts = body.map((cells) => cells[at] ?? '').filter((text) => text.trim() !== '');
  if (texts.length === 0 || texts.some((text) => isCategoryType(typeName(text)))) return header;
  return { ...header, columns: header.columns.map((column) => (column === 'type' ? 'category' : column)) };
}

/**
 * Changes the categories to POINTS_BASED. Their maximum is the sum of their items' maximum points, if none was given.
 * Categories without points are not changed.
 */
function byPoints(categories: readonly Category[]): Category[] {
  return categories.map((category) => {
    const points = withoutNoise(category.items.reduce((sum, item) => sum + item.maximumPoints, 0));
    return points === 0
      ? category
      : { ...category, categoryType: 'POINTS_BASED', maximumPoints: category.maximumPoints || points };
  });
}

/** The cells of a table by the names of its columns. */
class Table {
  readonly #positions: ReadonlyMap<CourseColumn, number>;
  readonly #isPercent: boolean;
  readonly width: number;

  constructor(
    private readonly head: readonly string[],
    private readonly header: Header,
    /** The letter grades of the course. */
    readonly gradeMaps: readonly GradeMap[],
  ) {
    this.#positions = new Map(
      header.columns.flatMap((column, at) => (column === null ? [] : [[column, at] as const])),
    );
    this.#isPercent = isPercentHeader(head[this.#positions.get('grade') ?? -1] ?? '');
    this.width = head.length;
  }

  has(column: CourseColumn): boolean {
    return this.#positions.has(column);
  }

  cellsOf(values: readonly string[]): Cells {
    return (column) => {
      const cell = values[this.#positions.get(column) ?? -1] ?? '';
      return column === 'grade' && this.#isPercent ? withPercent(cell) : cell;
    };
  }

  /** The reason why a row is skipped. Null if it is read. */
  skipReason(values: readonly string[]): string | null {
    return skipReason(this.head, this.header.columns, values);
  }
}

/** The error of a row with more cells than the header. The usual cause is a comma in a name without quotes. */
function widthProblem(table: Table, values: readonly string[]): string | null {
  const width = values.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width <= table.width) return null;
  return `This row has ${width} cells, but the header names ${table.width} columns. A text with a separator in it needs quotes.`;
}

function readBody(table: Table, body: readonly (readonly string[])[]) {
  const drafts: CategoryDraft[] = [];
  const draftByName = new Map<string, CategoryDraft>();
  const errors: RowError[] = [];
  const skipped: RowError[] = [];
  let current: CategoryDraft | null = null;
  for (const [index, values] of body.entries()) {
    const row = index + 2;
    const cells = table.cellsOf(values);
    const tooWide = widthProblem(table, values);
    if (tooWide !== null) errors.push({ row, message: tooWide });
    if (isBlank(cells, courseColumns)) {
      current = null;
      continue;
    }
    const reason = table.skipReason(values);
    if (reason !== null) {
      skipped.push({ row, message: reason });
      continue;
    }
    const reader = new RowReader(table.gradeMaps, cells, row, errors);
    // Tables of other systems are often sorted by date. In our tables, which have types, two categories can have one name.
    if (current === null || !isOfCategory(current, cells))
      current = table.has('type') ? null : (draftByName.get(fromTextCell(cells('category'))) ?? null);
    if (current === null) {
      current = {
        category: reader.category(table.has('category') ? null : defaultCategory),
        row,
        itemRows: [],
      };
      drafts.push(current);
      if (current.category.name !== '') draftByName.set(current.category.name, current);
    } else if (hasOtherValues(current, cells)) {
      errors.push({
        row,
        message: `The category '${current.category.name}' is described differently in row ${current.row}.`,
      });
    }
    if (isBlank(cells, itemColumns)) continue;
    current.category.items.push(reader.item());
    current.itemRows.push(row);
  }
  return { drafts, errors, skipped };
}

function isBlank(cells: Cells, columns: readonly CourseColumn[]): boolean {
  return columns.every((column) => cells(column).trim() === '');
}

/** Whether a row is about the same category as the row above it. */
function isOfCategory({ category }: CategoryDraft, cells: Cells): boolean {
  return isBlank(cells, categoryColumns) || fromTextCell(cells('category')) === category.name;
}

/** Whether a row has other values for its category than the first row of the category. Blank cells are ignored. */
function hasOtherValues({ category }: CategoryDraft, cells: Cells): boolean {
  const matches = (column: CourseColumn, isSame: (cell: string) => boolean) =>
    cells(column).trim() === '' || isSame(cells(column));
  return !(
    matches('type', (cell) => typeName(cell) === category.categoryType) &&
    matches('category weight', (cell) => parseEntry(cell) === category.weight) &&
    matches('category maximum points', (cell) => parseEntry(cell) === category.maximumPoints) &&
    matches('drop lowest', (cell) => parseEntry(cell) === category.dropLowest)
  );
}

/** Reads the cells of a row, and adds an error for each invalid cell. */
class RowReader {
  constructor(
    private readonly gradeMaps: readonly GradeMap[],
    private readonly cells: Cells,
    private readonly row: number,
    private readonly errors: RowError[],
  ) {}

  /** `fixedName`: the name of the category if the table has no column for categories, else null. */
  category(fixedName: string | null): CategoryDraft['category'] {
    const name = fixedName ?? fromTextCell(this.cells('category'));
    return {
      name,
      categoryType: this.#type(name),
      weight: this.#number('category weight', 'weight'),
      maximumPoints: this.#number('category maximum points', 'categoryMaximumPoints'),
      dropLowest: this.#number('drop lowest', 'dropLowest'),
      items: [],
    };
  }

  item(): Item {
    const known = this.cells('known').trim();
    const knownScores = parseSwitch(known);
    if (knownScores === null) this.#addError(`Known must be yes or no, not '${known}'.`);
    const maximumPoints = this.#number('maximum points', 'maximumPoints');
    const { grade, maximumPoints: of } = this.#grade(maximumPoints);
    return {
      name: fromTextCell(this.cells('item')),
      description: fromTextCell(this.cells('description')),
      ...this.#due(),
      weight: this.#number('weight', 'weight'),
      // As in the planner, an entered grade is known unless the Known column has another value.
      knownScores: known === '' ? grade !== null : (knownScores ?? false),
      grade: grade ?? 0,
      maximumPoints: of,
    };
  }

  /** Empty if the text is not a date. This is no error, because a single such text must not refuse the whole table. */
  #due(): Pick<Item, 'dueAt'> {
    const dueAt = readDate(this.cells('due'));
    return dueAt === null ? {} : { dueAt };
  }

  #grade(maximumPoints: number): GradeRead {
    const cell = this.cells('grade').trim();
    if (cell === '') return { grade: null, maximumPoints };
    const read = readGrade(cell, { maximumPoints }, { isHypothetical: false, gradeMaps: this.gradeMaps });
    if ('grade' in read) return read;
    this.#addError(
      read.problem === maximumMissing
        ? `The grade '${shortened(cell)}' needs maximum points. Enter them in this row, in a column such as 'Out of'.`
        : withCell(read.problem, cell),
    );
    return { grade: null, maximumPoints };
  }

  /** 0 for a blank cell. Also 0 for an invalid cell, for which an error is added. */
  #number(column: CourseColumn, kind: NumberKind): number {
    const cell = this.cells(column).trim();
    if (cell === '') return 0;
    const value = parseMaximumPoints(cell);
    if (value !== null) return value;
    this.#addError(withCell(checkNumber(kind, null) ?? '', cell));
    return 0;
  }

  #type(category: string): CategoryType {
    const name = typeName(this.cells('type'));
    if (isCategoryType(name)) return name;
    this.#addError(unknownCategoryType(category, this.cells('type')));
    return 'STANDARD';
  }

  #addError(message: string): void {
    this.errors.push({ row: this.row, message });
  }
}

/**
 * Adds the cell to an error about a number: `The weight must be a number, not 'heavy'.` Other errors stay unchanged.
 */
function withCell(sentence: string, cell: string): string {
  return sentence.includes(' must be a number')
    ? `${sentence.slice(0, -1)}, not '${shortened(cell)}'.`
    : sentence;
}

const shortened = (cell: string) => (cell.length <= 40 ? cell : `${cell.slice(0, 40)}…`);

/**
 * Converts a cell to the spelling of category types: `Points based` becomes POINTS_BASED. A blank cell means STANDARD.
 */
function typeName(cell: string): string {
  return (
    cell
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_') || 'STANDARD'
  );
}

/** The errors of the categories that were read, with the rows of the table. */
function ruleErrors(drafts: readonly CategoryDraft[]): RowError[] {
  const errors = checkCategories(drafts.map(({ category }) => category));
  return Object.entries(errors).map(([path, message]) => {
    const [, category, , item] = path.split('.');
    const draft = drafts[Number(category)];
    return { row: draft?.itemRows[Number(item)] ?? draft?.row ?? 1, message };
  });
}
