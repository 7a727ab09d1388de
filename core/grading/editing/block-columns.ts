import { isPercentHeader, readColumnNames, skipReason, withPercent } from '../column-names.ts';
import type { CourseColumn } from '../course-rows.ts';
import { parseItemGrade } from '../course-grade.ts';
import type { GradeMap } from '../course.ts';
import { looksLikeSwitch } from '../paste.ts';
import type { ReadColumn, RowError } from '../read-rows.ts';
import type { ItemField } from './field-errors.ts';

/**
 * The fields that a pasted block can fill. Due dates cannot be pasted, because the table on screen has no such column.
 */
export type BlockField = Exclude<ItemField, 'dueAt' | 'triedGrade'>;

/** The field that a column of a pasted block fills. Null if the column is skipped. */
export type BlockColumn = BlockField | null;

export interface MappedBlock {
  readonly columns: readonly BlockColumn[];
  /** The rows that are pasted: without the header, and without rows that are not an item. */
  readonly rows: readonly (readonly string[])[];
  /** The position of each of these rows in the block, from 1. */
  readonly rowNumbers: readonly number[];
  /** The header. Null if there is none. */
  readonly header: readonly string[] | null;
  /** Rows that are not an item, for example totals, with the reason. */
  readonly skipped: readonly RowError[];
}

type Rows = readonly (readonly string[])[];

/** The field of an item for each column of a table. Columns about categories have no field. */
const fieldOfColumn: Readonly<Partial<Record<CourseColumn, BlockField>>> = {
  item: 'name',
  description: 'description',
  weight: 'weight',
  known: 'knownScores',
  grade: 'grade',
  'maximum points': 'maximumPoints',
};

const columnOfField: Readonly<Record<BlockField, CourseColumn>> = {
  name: 'item',
  description: 'description',
  weight: 'weight',
  knownScores: 'known',
  grade: 'grade',
  maximumPoints: 'maximum points',
};

/**
 * Maps the columns of a pasted block to fields. If the first row is a header, the columns can have any order, and
 * unknown columns, totals and repeated headers are skipped, as in an imported table. Without a header, the block fills `columns`: the columns on screen from the focused cell
 * to the right. Most spreadsheets have no Known column, so the block fills it only if a cell contains a word like yes,
 * no, true, false or x.
 */
export function mapBlock(
  block: Rows,
  columns: readonly BlockColumn[],
  gradeMaps: readonly GradeMap[] = [],
): MappedBlock {
  const [first = [], ...body] = block;
  const fields = fieldsOfHeader(first, body, gradeMaps);
  if (fields !== null) return withHeader(first, body, fields);
  const known = columns.indexOf('knownScores');
  const keepsAll = known === -1 || block.some((cells) => looksLikeSwitch(cells[known] ?? ''));
  return {
    columns: keepsAll ? columns : columns.toSpliced(known, 1),
    rows: block,
    rowNumbers: block.map((_, index) => index + 1),
    header: null,
    skipped: [],
  };
}

/**
 * The columns of a block, as of a table that was read, without empty ones that are not used. Columns without a name are
 * called 'Column 1' and so on. Columns with the same name get their position: 'Score (column 4)'.
 */
export function readColumnsOf({ columns, rows, header }: MappedBlock): ReadColumn[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const titles = header?.map((cell) => cell.trim()) ?? [];
  const titleOf = (at: number) => {
    const title = titles[at] ?? '';
    if (title === '') return `Column ${at + 1}`;
    const isRepeated = titles.some((each, i) => i !== at && each.toLowerCase() === title.toLowerCase());
    return isRepeated ? `${title} (column ${at + 1})` : title;
  };
  const isFilled = (at: number) => rows.some((cells) => (cells[at] ?? '').trim() !== '');
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const field = columns[at] ?? null;
    if (field === null && !isFilled(at)) return [];
    return [{ header: titleOf(at), column: field === null ? null : columnOfField[field] }];
  });
}

function withHeader(header: readonly string[], body: Rows, columns: readonly BlockColumn[]): MappedBlock {
  const meanings = readColumnNames(header).columns;
  const skipped: RowError[] = [];
  const kept = body.flatMap((cells, index) => {
    const row = index + 2;
    const message = skipReason(header, meanings, cells);
    if (message !== null) skipped.push({ row, message });
    // In a column of grades, an empty cell is an open grade. A row of a table without any text is no item.
    const isEmpty = columns.includes('name') && cells.every((cell) => cell.trim() === '');
    return message !== null || isEmpty ? [] : [{ row, cells }];
  });
  const rows = kept.map(({ cells }) => cells);
  const rowNumbers = kept.map(({ row }) => row);
  return { columns, rows: asPercents(rows, header, columns), rowNumbers, header, skipped };
}

/** The rows with a `%` after each grade, if the header shows that grades are percent. */
function asPercents(rows: Rows, header: readonly string[], fields: readonly BlockColumn[]): Rows {
  const grade = fields.indexOf('grade');
  if (!isPercentHeader(header[grade] ?? '')) return rows;
  return rows.map((cells) => cells.map((cell, at) => (at === grade ? withPercent(cell) : cell)));
}

/**
 * The field of each cell of a header. Null if the first row is not a header. A single column can be a list of item
 * names, so its first cell is a header only if the other cells are grades.
 */
function fieldsOfHeader(
  cells: readonly string[],
  rows: Rows,
  gradeMaps: readonly GradeMap[],
): BlockColumn[] | null {
  const isGrade = (cell: string) => parseItemGrade(cell, gradeMaps) !== null;
  if (rows.length === 0 || cells.some(isGrade)) return null;
  const fields = readColumnNames(cells).columns.map((column) => (column && fieldOfColumn[column]) ?? null);
  const count = fields.filter((field) => field !== null).length;
  const isHeader =
    cells.length === 1
      ? count === 1 && rows.every(([cell = '']) => cell.trim() === '' || isGrade(cell))
      : count > 1;
  return isHeader ? fields : null;
}
