import {
  type Draft,
  excerpt,
  readDrafts,
  type ReportLine,
} from '../../../../core/quizzes/formats/exchange.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import type { TableLimits } from '../../../../core/tables/table-size.ts';
import { parseTable, separatorOf } from '../../../platform/tables/parse-table.ts';
import type { ReadQuestions } from '../format.ts';
import { keyNotationOf } from './answer-key.ts';
import { type Header, type PlacedHeading, readHeader, Row } from './columns.ts';
import { readRow } from './read-row.ts';

/**
 * Enough for 5,000 questions with a cell in each of the 309 columns that `writeCsv` can write, and for commas
 * in their texts. On average, 50 cells of each row can be filled, which is more than most files of 4 MB have
 * room for.
 */
const limits: TableLimits = {
  columns: 1_000,
  cells: 1_600_000,
  filledCells: 250_000,
  quotationMarks: 600_000,
};

/** Tables of other systems start with a title or instructions: the header of Kahoot’s template is row 8. */
const headerRows = 10;

/** Whether a row names the only required column. */
function isHeader(cells: readonly string[]): boolean {
  return readHeader(cells).columnIndexes.has('question');
}

/** Whether a row names at least two known columns, because a single name could be a word of a text. */
function isPlainHeader(cells: readonly string[]): boolean {
  if (cells.length > limits.columns) return false;
  const { columnIndexes } = readHeader(cells);
  return columnIndexes.size > 1 && columnIndexes.has('question');
}

/** Whether the first row is the header of a table of questions. */
export function isQuestionTable(csv: string): boolean {
  return separatorOf(csv, isPlainHeader) !== null;
}

/** The form of a table whose header is not known is the one in which the first row has several columns. */
function formOf(csv: string) {
  if (separatorOf(csv, isHeader) !== null) return { isHeader };
  if (separatorOf(csv, isPlainHeader, headerRows) !== null) return { isHeader: isPlainHeader, headerRows };
  return { isHeader: (cells: readonly string[]) => cells.length > 2 };
}

/** The index of the header: the first row, or a later one if the first rows are a title. */
function headerIndexIn(rows: readonly (readonly string[])[]): number {
  if (isHeader(rows[0] ?? [])) return 0;
  return Math.max(0, rows.slice(0, headerRows).findIndex(isPlainHeader));
}

function refused(line: number | null, message: string): ReadQuestions {
  return { questions: [], quizzes: [], report: [{ line, level: 'error', message }] };
}

/** Maximum columns in a list of unknown ones. */
const maxUnknown = 20;

function listed(columns: readonly PlacedHeading[]): string {
  const named = columns.slice(0, maxUnknown).map(({ head, number }) => `${excerpt(head)} (column ${number})`);
  return `${named.join(', ')}${columns.length > maxUnknown ? ', …' : ''}`;
}

const knownColumns = 'Use the names Question, Option A, Option B, … and Correct answer.';

/** Unknown columns are the likely reason if no question could be read. */
function reportUnknown({ unknown }: Header, line: number, isNothingRead: boolean): ReportLine[] {
  if (unknown.length === 0) return [];
  if (isNothingRead)
    return [{ line: null, level: 'error', message: `Unknown columns: ${listed(unknown)}. ${knownColumns}` }];
  return [{ line, level: 'loss', message: `Unknown columns are skipped: ${listed(unknown)}.` }];
}

/** The error of a table without a column for the questions. */
function headerProblem({ unknown, columnIndexes }: Header): string {
  const problem =
    columnIndexes.size === 0
      ? 'The first row must name the columns.'
      : 'The first row has no column Question.';
  const found = unknown.length === 0 ? '' : ` Unknown columns: ${listed(unknown)}.`;
  return `${problem}${found} ${knownColumns}`;
}

/** Maximum columns that one line of the report names. */
const maxNamed = 5;

function reportRepeated({ repeated }: Header, line: number): ReportLine[] {
  return repeated.slice(0, 20).map(({ name, columns }) => {
    const count = columns.length === 2 ? 'twice' : `${columns.length} times`;
    const named = columns.slice(0, maxNamed).map(({ head, number }) => `“${head}” is column ${number}`);
    const more = columns.length > maxNamed ? ', …' : '';
    const message = `The column ${name} appears ${count}: ${named.join(', ')}${more}. The first one is used.`;
    return { line, level: 'loss', message };
  });
}

/**
 * Reads a table with a header, separated by commas, semicolons or tabs. Lines of the report are rows of the
 * table.
 */
export function readCsv(csv: string): ReadQuestions {
  // Room for the header, for one question too many, and for blank rows in between.
  const maxRows = questionLimits.imported * 2;
  const table = parseTable(csv, { limits, maxRows, ...formOf(csv) });
  if ('problem' in table) return refused(null, table.problem);
  const headerIndex = headerIndexIn(table.rows);
  const header = readHeader(table.rows[headerIndex] ?? []);
  if (!header.columnIndexes.has('question')) return refused(null, headerProblem(header));
  if (table.brokenRow !== null)
    return refused(table.brokenRow, 'A quotation mark in this row is misplaced or not closed.');
  const filled = [...table.rows.entries()].filter(
    ([at, cells]) => at > headerIndex && cells.some((cell) => cell.trim() !== ''),
  );
  const rows = filled
    .slice(0, questionLimits.imported)
    .map(([at, cells]) => ({ line: at + 1, row: new Row(cells, header) }));
  const isExported = header.hasExportedKey;
  const notation = isExported ? 'number' : keyNotationOf(rows.map(({ row }) => row));
  const drafts = rows.map(({ row, line }): Draft => readRow(row, line, { notation, isExported }));
  const line = headerIndex + 1;
  const count = { found: filled.length, isAll: table.rows.length < maxRows };
  const { questions, report } = readDrafts(drafts, reportRepeated(header, line), count);
  const lines = [...report, ...reportUnknown(header, line, questions.length === 0)];
  return { questions, report: lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), quizzes: [] };
}
