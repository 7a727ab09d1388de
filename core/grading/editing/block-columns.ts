import { isPercentHeader, readColumnNames, withPercent } from '../column-names.ts';
import type { CourseColumn } from '../course-rows.ts';
import { parseItemGrade } from '../course-grade.ts';
import type { GradeMap } from '../course.ts';
import { looksLikeSwitch } from '../paste.ts';
import type { ItemField } from './field-errors.ts';

/** The fields that a pasted block can fill. A due date has no column in the table. */
export type BlockField = Exclude<ItemField, 'dueAt' | 'triedGrade'>;

/** The field that a column of a pasted block fills. Null if it fills none: the column is skipped. */
export type BlockColumn = BlockField | null;

export interface MappedBlock {
  readonly columns: readonly BlockColumn[];
  /** The rows without the header. */
  readonly rows: readonly (readonly string[])[];
  /** The header. Null if there is none. */
  readonly header: readonly string[] | null;
}

type Rows = readonly (readonly string[])[];

/** The fields of the columns of a table. The columns of categories fill no field of an item. */
const fieldOfColumn: Readonly<Partial<Record<CourseColumn, BlockField>>> = {
  item: 'name',
  description: 'description',
  weight: 'weight',
  known: 'knownScores',
  grade: 'grade',
  'maximum points': 'maximumPoints',
};

/**
 * Maps the columns of a pasted block to fields. If the first row names columns, it is a header: the columns can
 * then have any order, and unknown ones are skipped. Without a header the block fills `columns`, from the
 * focused cell to the right as on screen. Most spreadsheets have no Known column, so it is included only if its
 * cells contain words like yes, no, true, false or x.
 */
export function mapBlock(
  block: Rows,
  columns: readonly BlockColumn[],
  gradeMaps: readonly GradeMap[] = [],
): MappedBlock {
  const [first = [], ...rest] = block;
  const named = headerOf(first, rest, gradeMaps);
  if (named !== null) return { columns: named, rows: asPercents(rest, first, named), header: first };
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
 * The fields of a header. Null for a row of values. A single column can be a list of item names, so its first
 * cell is a header only if the other cells are grades.
 */
function headerOf(
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
