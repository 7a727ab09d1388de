import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import {
  canMeanKey,
  type ColumnName,
  columnNameOf,
  type ReadCountedColumn,
  readCountedColumns,
  type ReadSingleColumn,
} from './column-names.ts';

export interface Header {
  /** Position of each column in the table, by its name and number: 'question', 'answer2'. */
  readonly columnIndexes: ReadonlyMap<string, number>;
  /** Columns with a number, ascending. */
  readonly counted: ReadonlyMap<ReadCountedColumn, readonly NumberedColumn[]>;
  /** Unknown columns. */
  readonly unknown: readonly PlacedHeading[];
  /** Known columns that appear more than once. */
  readonly repeated: readonly RepeatedColumn[];
  /** Whether a column has exactly the name `correctAnswer`, as in an exported table, whose numbers are positions. */
  readonly hasExportedKey: boolean;
}

export interface PlacedHeading {
  readonly head: string;
  /** Position in the table, from 1. */
  readonly number: number;
}

interface RepeatedColumn {
  /** 'question', 'answer2'. */
  readonly name: string;
  /** All its columns in their order, of which the first is used. */
  readonly columns: readonly PlacedHeading[];
}

interface NumberedColumn {
  /** The number after the column's name. */
  readonly count: number;
  /** Position of the column in the table, from 0. */
  readonly index: number;
}

function countedIn(columnIndexes: ReadonlyMap<string, number>): Header['counted'] {
  const counts = Array.from({ length: questionLimits.answers }, (_, at) => at + 1);
  return new Map(
    readCountedColumns.map((name) => [
      name,
      counts.flatMap((count) => {
        const index = columnIndexes.get(`${name}${count}`);
        return index === undefined ? [] : [{ count, index }];
      }),
    ]),
  );
}

interface NamedHeading extends PlacedHeading {
  readonly name: ColumnName | null;
}

/**
 * A letter or number alone names an option only if the ones before it are there too: 'A', 'B' and 'C' are options, but 'N'
 * alone can be anything.
 */
function withoutLoneLetters(heads: readonly NamedHeading[]): NamedHeading[] {
  const counts = new Set(heads.flatMap(({ name }) => (name?.word === '' ? (name.count ?? []) : [])));
  const isOption = (count: number): boolean => {
    for (let at = 1; at <= count; at += 1) if (!counts.has(at)) return false;
    return true;
  };
  return heads.map((heading) =>
    heading.name?.word !== '' || isOption(heading.name.count ?? 0) ? heading : { ...heading, name: null },
  );
}

/**
 * 'Answer' is the correct answer in a table that names the options in another way and has no other column for the
 * correct answer: 'Option A, Option B, Answer' · 'A, B, Answer 1' · 'Answer 1, Answer 2, Answer' · 'Answer, Wrong answer'.
 */
function withKey(heads: readonly NamedHeading[]): NamedHeading[] {
  const names = heads.flatMap(({ name }) => name ?? []);
  if (names.some(({ column }) => column === 'correctAnswer')) return [...heads];
  const options = names.filter(({ column }) => column === 'answer');
  const hasOptions = options.filter((name) => !canMeanKey(name)).length > 1;
  const hasFirst = options.some(({ count, isCounted }) => isCounted && count === 1);
  const hasWrong = names.some(({ column }) => column === 'wrongAnswer');
  return heads.map((heading) => {
    const { name } = heading;
    if (!name || !canMeanKey(name)) return heading;
    const isKey = hasOptions || hasWrong || (!name.isCounted && hasFirst);
    return isKey ? { ...heading, name: { ...name, column: 'correctAnswer' as const } } : heading;
  });
}

/**
 * Reads the row of a table that names the columns, in any order. Of two columns with the same name, the first is
 * used.
 */
export function readHeader(cells: readonly string[]): Header {
  const named = cells.map((cell, at) => ({
    name: columnNameOf(cell.trim()),
    head: cell.trim(),
    number: at + 1,
  }));
  const heads = withKey(withoutLoneLetters(named));
  const unknown = new Map(
    heads
      .filter(({ name, head }) => name === null && head !== '')
      .toReversed()
      .map(({ head, number }) => [head, { head, number }]),
  );
  const known = heads.flatMap(({ name, ...heading }) =>
    name ? { ...heading, key: `${name.column}${name.count ?? ''}` } : [],
  );
  const byKey = Map.groupBy(known, ({ key }) => key);
  const columnIndexes = new Map(Array.from(byKey, ([key, [first]]) => [key, (first?.number ?? 1) - 1]));
  return {
    columnIndexes,
    counted: countedIn(columnIndexes),
    unknown: [...unknown.values()].toReversed(),
    repeated: [...byKey].flatMap(([name, columns]) => (columns.length > 1 ? [{ name, columns }] : [])),
    hasExportedKey: heads.some(({ head }) => head === 'correctAnswer'),
  };
}

/** Cells of one row by the names of their columns. */
export class Row {
  private readonly cells: readonly string[];
  private readonly header: Header;

  constructor(cells: readonly string[], header: Header) {
    this.cells = cells;
    this.header = header;
  }

  cell(column: ReadSingleColumn | `${ReadCountedColumn}${number}`): string {
    const index = this.header.columnIndexes.get(column);
    return (index === undefined ? undefined : this.cells[index])?.trim() ?? '';
  }

  /** Numbers of the filled columns with this name in the row, ascending. */
  filled(name: ReadCountedColumn): number[] {
    const columns = this.header.counted.get(name) ?? [];
    return columns.flatMap(({ count, index }) => ((this.cells[index] ?? '').trim() === '' ? [] : [count]));
  }
}
