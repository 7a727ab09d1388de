import { looksLikeSwitch, parseGrade } from '../paste.ts';
import type { ItemField } from './field-errors.ts';

/** The field that a column of a pasted block fills. Null if it fills none: the column is skipped. */
export type BlockColumn = ItemField | null;

export interface MappedBlock {
  readonly columns: readonly BlockColumn[];
  /** The rows without the header. */
  readonly rows: readonly (readonly string[])[];
}

type Rows = readonly (readonly string[])[];

/** Names of columns in spreadsheets. Text in brackets, `%`, `:` and `*` are ignored. */
const headerNames: readonly (readonly [ItemField, ...string[]])[] = [
  ['name', 'name', 'item', 'item name', 'title', 'assignment', 'assessment'],
  ['description', 'description', 'notes', 'comment', 'comments'],
  ['weight', 'weight', 'weighting'],
  ['knownScores', 'known', 'graded'],
  ['grade', 'grade', 'score', 'mark', 'result', 'earned', 'points earned'],
  ['maximumPoints', 'max', 'maximum', 'max points', 'maximum points', 'points', 'points possible', 'out of'],
];

/**
 * Maps the columns of a pasted block to fields. If the first row names columns, it is a header: the columns can
 * then have any order, and unknown ones are skipped. Without a header the block fills `columns`, from the
 * focused cell to the right as on screen. Most spreadsheets have no Known column, so it is included only if its
 * cells contain words like yes, no, true, false or x.
 */
export function mapBlock(block: Rows, columns: readonly BlockColumn[]): MappedBlock {
  const [first = [], ...rest] = block;
  const named = headerOf(first, rest);
  if (named !== null) return { columns: named, rows: rest };
  const known = columns.indexOf('knownScores');
  const keepsAll = known === -1 || block.some((cells) => looksLikeSwitch(cells[known] ?? ''));
  return { columns: keepsAll ? columns : columns.toSpliced(known, 1), rows: block };
}

/**
 * The fields of a header. Null for a row of values. A single column can be a list of item names, so its first
 * cell is a header only if the other cells are numbers.
 */
function headerOf(cells: readonly string[], rows: Rows): BlockColumn[] | null {
  if (rows.length === 0 || cells.some((cell) => parseGrade(cell) !== null)) return null;
  const fields = fieldsNamed(cells.map(headerName));
  const count = fields.filter((field) => field !== null).length;
  const isHeader =
    cells.length === 1 ? count === 1 && rows.every(([cell = '']) => isNumeric(cell)) : count > 1;
  return isHeader ? fields : null;
}

const isNumeric = (cell: string) => cell.trim() === '' || parseGrade(cell) !== null;

function headerName(cell: string): string {
  const words = cell.toLowerCase().split('\n').map(withoutBrackets).join('\n').replace(/[%:*]/g, '');
  return words.trim().replace(/\s+/g, ' ');
}

/** The line without everything from its first bracket to the last closing one. */
function withoutBrackets(line: string): string {
  const [from, to] = [line.indexOf('('), line.lastIndexOf(')')];
  return from === -1 || to < from ? line : line.slice(0, from) + line.slice(to + 1);
}

/**
 * Each field once, for the first column that names it. If another column is the maximum, a column `points` is
 * the grade.
 */
function fieldsNamed(names: readonly string[]): BlockColumn[] {
  const fields = names.map((name) => headerNames.find(([, ...known]) => known.includes(name))?.[0] ?? null);
  const isMaximum = (field: BlockColumn) => field === 'maximumPoints';
  const points = names.indexOf('points');
  if (points !== -1 && !fields.includes('grade') && fields.filter(isMaximum).length > 1)
    fields[points] = 'grade';
  const taken = new Set<BlockColumn>();
  return fields.map((field) => {
    const isFirst = !taken.has(field);
    taken.add(field);
    return isFirst ? field : null;
  });
}
