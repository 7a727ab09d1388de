import type { CourseColumn } from './course-rows.ts';
import { parseEntry } from './paste.ts';

/**
 * Our columns, each with its names in spreadsheets, Canvas and Moodle. If a table has several columns with the same
 * meaning, the column whose name is listed first is used. Text in brackets, `%`, `:` and `*` are ignored.
 */
const columnNames: readonly (readonly [CourseColumn, ...string[]])[] = [
  ['category', 'category', 'group', 'assignment group', 'grade category'],
  ['type', 'type', 'category type'],
  ['category weight', 'category weight', 'group weight'],
  ['category maximum points', 'category maximum points', 'category points'],
  ['drop lowest', 'drop lowest', 'drops', 'dropped'],
  ['item', 'item', 'item name', 'name', 'assignment', 'assignment name', 'assessment', 'title', 'grade item'],
  ['description', 'description', 'notes', 'comment', 'comments', 'feedback'],
  ['weight', 'weight', 'weighting', 'item weight', 'calculated weight', 'worth'],
  ['known', 'known', 'graded'],
  [
    'grade',
    'grade',
    'score',
    'mark',
    'result',
    'earned',
    'points earned',
    'your grade',
    'your score',
    'percentage',
    'percent',
    'letter grade',
    'letter',
  ],
  [
    'maximum points',
    'maximum points',
    'max points',
    'maximum',
    'max',
    'points possible',
    'possible points',
    'out of',
    'max grade',
    'maximum grade',
    'max score',
    'maximum score',
    'total points',
    'points',
    'range',
  ],
  ['due', 'due', 'due date', 'due at', 'deadline'],
];

/** The column that a header cell names. `rank`: position of the name among all names of the column, from 0. */
interface NamedColumn {
  readonly column: CourseColumn;
  readonly rank: number;
}

const columnByName: ReadonlyMap<string, NamedColumn> = new Map(
  columnNames.flatMap(([column, ...names]) => names.map((name, rank) => [name, { column, rank }])),
);

export interface Header {
  /** The column of each cell. Null if the cell names no column. */
  readonly columns: readonly (CourseColumn | null)[];
  /** Pairs of positions, from 0, of cells with the same name. */
  readonly repeated: readonly (readonly [number, number])[];
}

/** Reads a row as a header. Each column is in the result at most once. */
export function readColumnNames(cells: readonly string[]): Header {
  const names = cells.map(plainName);
  const found = names.map((name) => columnByName.get(name) ?? null);
  const best = new Map<CourseColumn, number>();
  const repeated: [number, number][] = [];
  for (const [at, named] of withPointsAsGrade(names, found).entries()) {
    if (named === null) continue;
    const before = best.get(named.column);
    if (before === undefined || named.rank < (columnByName.get(names[before] ?? '')?.rank ?? 0))
      best.set(named.column, at);
    else if (names[before] === names[at]) repeated.push([before, at]);
  }
  const columnAt = new Map([...best].map(([column, at]) => [at, column]));
  return { columns: cells.map((_, at) => columnAt.get(at) ?? null), repeated };
}

/** Whether a row is the header of a table of items: it names a column of items, and a column that only items have. */
export function isCourseTable(head: readonly string[]): boolean {
  const { columns } = readColumnNames(head);
  const columnsOfItems = ['category', 'weight', 'maximum points', 'due'] as const;
  return columns.includes('item') && columnsOfItems.some((column) => columns.includes(column));
}

/**
 * A column `points` is usually the maximum. It is the grade if another column is the maximum and no column is the
 * grade.
 */
function withPointsAsGrade(
  names: readonly string[],
  found: readonly (NamedColumn | null)[],
): readonly (NamedColumn | null)[] {
  const maximums = found.filter((named) => named?.column === 'maximum points').length;
  if (maximums < 2 || found.some((named) => named?.column === 'grade')) return found;
  return found.map((named, at) => (names[at] === 'points' ? { column: 'grade', rank: 0 } : named));
}

function plainName(cell: string): string {
  const words = cell.toLowerCase().split('\n').map(withoutBrackets).join('\n').replace(/[%:*]/g, '');
  return words.trim().replace(/\s+/g, ' ');
}

/** The line without the text from its first opening bracket to its last closing bracket. */
function withoutBrackets(line: string): string {
  const [from, to] = [line.indexOf('('), line.lastIndexOf(')')];
  return from === -1 || to < from ? line : line.slice(0, from) + line.slice(to + 1);
}

/**
 * The reason why a row below a header is not an item, after 'Row 3 is skipped: '. Null if it is one.
 * @param head the header, and `columns` what its cells mean
 */
export function skipReason(
  head: readonly string[],
  columns: Header['columns'],
  cells: readonly string[],
): string | null {
  // Several tables may have been put together.
  if (head.every((name, at) => word(name) === word(cells[at]))) return 'it repeats the header.';
  // Only tables of other systems have totals. In our tables, which have a category, an item can be called 'Total'.
  const name = columns.includes('category') ? '' : word(cells[columns.indexOf('item')]);
  return /^(?:(?:course|category) )?total$/.test(name) ? 'it is a total.' : null;
}

const word = (cell = '') => cell.trim().toLowerCase();

/** Whether a header cell means that the numbers below it are percent, also without a percent sign. */
export function isPercentHeader(cell: string): boolean {
  return cell.includes('%') || /\bpercent/i.test(cell);
}

/** Adds the percent sign to a grade below a percent header: `85` becomes `85 %`. Other texts stay unchanged. */
export function withPercent(cell: string): string {
  return parseEntry(cell) === null || cell.trim().endsWith('%') ? cell : `${cell.trim()} %`;
}
