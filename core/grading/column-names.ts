import type { CourseColumn } from './course-rows.ts';
import { parseEntry } from './paste.ts';

/**
 * Names of columns in spreadsheets, in Canvas and in Moodle. If several columns of a table mean the same, the one
 * whose name comes first here counts. Text in brackets, `%`, `:` and `*` are ignored.
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

/** The column that a cell of a header names, and its rank among the names of that column. */
interface NamedColumn {
  readonly column: CourseColumn;
  readonly rank: number;
}

const columnByName: ReadonlyMap<string, NamedColumn> = new Map(
  columnNames.flatMap(([column, ...names]) => names.map((name, rank) => [name, { column, rank }])),
);

/** A header: the meaning of each cell, null if it has none. */
export interface Header {
  readonly columns: readonly (CourseColumn | null)[];
  /** Positions of two cells with the same text that mean the same. */
  readonly repeated: readonly (readonly [number, number])[];
}

/** Reads a row as a header. Each column is used once. */
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

/** Whether a row is the header of a table of items: it names items, and something that only items have. */
export function isCourseTable(head: readonly string[]): boolean {
  const { columns } = readColumnNames(head);
  const ofItems = ['category', 'weight', 'maximum points', 'due'] as const;
  return columns.includes('item') && ofItems.some((column) => columns.includes(column));
}

/** If another column is the maximum, and none is the grade, a column `points` is the grade. */
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

/** The line without everything from its first bracket to the last closing one. */
function withoutBrackets(line: string): string {
  const [from, to] = [line.indexOf('('), line.lastIndexOf(')')];
  return from === -1 || to < from ? line : line.slice(0, from) + line.slice(to + 1);
}

/** Whether the numbers below a header cell are percent although they have no sign. */
export function isPercentHeader(cell: string): boolean {
  return cell.includes('%') || /\bpercent/i.test(cell);
}

/** A grade below such a header cell: `85` is `85 %`. */
export function withPercent(cell: string): string {
  return parseEntry(cell) === null || cell.trim().endsWith('%') ? cell : `${cell.trim()} %`;
}
