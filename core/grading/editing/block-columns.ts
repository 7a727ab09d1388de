import { isPercentHeader, readColumnNames, withPercent } from '../column-names.ts';
import type { CourseColumn } from '../course-rows.ts';
import { parseItemGrade } from '../course-grade.ts';
import type { GradeMap } from '../course.ts';
import { looksLikeSwitch } from '../paste.ts';
import type { ItemField } from './field-errors.ts';

/**
 * The fields that a pasted block can fill. Due dates cannot be pasted, because the table on screen has no such column.
 */
export type BlockField = Exclude<ItemField, 'dueAt' | 'triedGrade'>;

/** The field that a column of a pasted block fills. Null if the column is skipped. */
export type BlockColumn = BlockField | null;

export interface MappedBlock {
  readonly columns: readonly BlockColumn[];
  /** The rows without the header. */
  readonly rows: readonly (readonly string[])[];
  /** The header. Null if there is none. */
  readonly header: readonly string[] | null;
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

/**
 * Maps the columns of a pasted block to fields. If the first row is a header, the columns can have any order, and
 * unknown columns are skipped. Without a header, the block fills `columns`: the columns on screen from the focused cell
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
  if (fields !== null) return { columns: fields, rows: asPercents(body, first, fields), header: first };
  const known = columns.indexOf('knownScores');
  const keepsAll = known === -1 || block.some((cells) => looksLikeSwitch(cells[known] ?? ''));
  return { columns: keepsAll ? columns : columns.toSpliced(known, 1), rows: block, header: null };
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
