import { questionLimits } from '../../../../core/quizzes/question-rules.ts';

/** Columns that occur once in a table. */
export const singleColumns = [
  'type',
  'textFormat',
  'question',
  'correctAnswer',
  'explanation',
  'concepts',
  'difficulty',
  'points',
  'name',
  'category',
] as const;
/** Columns with a number after their name, from 1. */
export const countedColumns = [
  'answer',
  'answerExplanation',
  'number',
  'tolerance',
  'left',
  'right',
] as const;
export type SingleColumn = (typeof singleColumns)[number];
export type CountedColumn = (typeof countedColumns)[number];

/** Other names of columns, in lower case and without separators. */
const columnAliases: Readonly<Record<string, string>> = {
  questiontext: 'question',
  questiontype: 'type',
  correct: 'correctanswer',
  correctanswers: 'correctanswer',
  feedback: 'explanation',
  value: 'number',
  option: 'answer',
  choice: 'answer',
  answerfeedback: 'answerexplanation',
};

function normalizedName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/**
 * The column's name: 'Correct Answer' gives correctAnswer, 'Option 2' gives answer2. Null for unknown columns.
 */
function columnOf(head: string): string | null {
  const [, written = '', count = ''] = /^(.*?)(\d{0,3})$/.exec(normalizedName(head)) ?? [];
  const name = columnAliases[written] ?? written;
  const single = singleColumns.find((column) => column.toLowerCase() === name);
  if (single) return count === '' ? single : null;
  const counted = countedColumns.find((column) => column.toLowerCase() === name);
  const number = count === '' ? 1 : Number(count);
  return counted && number >= 1 && number <= questionLimits.answers ? `${counted}${number}` : null;
}

export interface Header {
  /** Position of each column in the table, by its name and number: 'question', 'answer2'. */
  readonly columnIndexes: ReadonlyMap<string, number>;
  /** Columns with a number, ascending. */
  readonly counted: ReadonlyMap<CountedColumn, readonly NumberedColumn[]>;
  /** Unknown columns. */
  readonly unknown: readonly string[];
  /** Known columns that appear more than once. */
  readonly repeated: readonly RepeatedColumn[];
}

interface RepeatedColumn {
  /** 'question', 'answer2'. */
  readonly name: string;
  /** All its columns in their order, of which the first is used. `number`: position in the table, from 1. */
  readonly columns: readonly { readonly head: string; readonly number: number }[];
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
    countedColumns.map((name) => [
      name,
      counts.flatMap((count) => {
        const index = columnIndexes.get(`${name}${count}`);
        return index === undefined ? [] : [{ count, index }];
      }),
    ]),
  );
}

/**
 * Reads the first row of a table, with columns in any order. Of two columns with the same name, the first is
 * used.
 */
export function readHeader(cells: readonly string[]): Header {
  const heads = cells.map((cell, at) => ({ column: columnOf(cell), head: cell.trim(), number: at + 1 }));
  const unknown = heads.filter(({ column, head }) => column === null && head !== '');
  const byName = Map.groupBy(
    heads.filter(({ column }) => column !== null),
    ({ column }) => column ?? '',
  );
  const columnIndexes = new Map(Array.from(byName, ([name, [first]]) => [name, (first?.number ?? 1) - 1]));
  return {
    columnIndexes,
    counted: countedIn(columnIndexes),
    unknown: [...new Set(unknown.map(({ head }) => head))],
    repeated: [...byName].flatMap(([name, columns]) => (columns.length > 1 ? [{ name, columns }] : [])),
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

  cell(column: SingleColumn | `${CountedColumn}${number}`): string {
    const index = this.header.columnIndexes.get(column);
    return (index === undefined ? undefined : this.cells[index])?.trim() ?? '';
  }

  /** Numbers of the filled columns with this name in the row, ascending. */
  filled(name: CountedColumn): number[] {
    const columns = this.header.counted.get(name) ?? [];
    return columns.flatMap(({ count, index }) => ((this.cells[index] ?? '').trim() === '' ? [] : [count]));
  }
}
