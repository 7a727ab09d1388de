import { type Draft, readDrafts, type ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import type { TableLimits } from '../../../../core/tables/table-size.ts';
import { parseTable, separatorOf } from '../../../platform/tables/parse-table.ts';
import type { ReadQuestions } from '../format.ts';
import { type Header, readHeader, Row } from './columns.ts';
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

/** Whether a row names the only required column. */
function isHeader(cells: readonly string[]): boolean {
  return readHeader(cells).columnIndexes.has('question');
}

function isPlainHeader(cells: readonly string[]): boolean {
  const { columnIndexes } = readHeader(cells);
  return columnIndexes.size > 1 && columnIndexes.has('question');
}

/**
 * Whether the first row is the header of a table of questions. It must name at least two known columns, because a
 * single name could be a word of a text.
 */
export function isQuestionTable(csv: string): boolean {
  return separatorOf(csv, isPlainHeader) !== null;
}

function refused(line: number | null, message: string): ReadQuestions {
  return { questions: [], quizzes: [], report: [{ line, level: 'error', message }] };
}

function reportUnknown({ unknown }: Header): ReportLine[] {
  if (unknown.length === 0) return [];
  const message = `Unknown columns are skipped: ${unknown.slice(0, 20).join(', ')}.`;
  return [{ line: 1, level: 'loss', message }];
}

/** Maximum columns that one line of the report names. */
const maxNamed = 5;

function reportRepeated({ repeated }: Header): ReportLine[] {
  return repeated.slice(0, 20).map(({ name, columns }) => {
    const count = columns.length === 2 ? 'twice' : `${columns.length} times`;
    const named = columns.slice(0, maxNamed).map(({ head, number }) => `“${head}” is column ${number}`);
    const more = columns.length > maxNamed ? ', …' : '';
    const message = `The column ${name} appears ${count}: ${named.join(', ')}${more}. The first one is used.`;
    return { line: 1, level: 'loss', message };
  });
}

/**
 * Reads a table with a header, separated by commas, semicolons or tabs. Lines of the report are rows of the
 * table.
 */
export function readCsv(csv: string): ReadQuestions {
  // Room for the header, for one question too many, and for blank rows in between.
  const maxRows = questionLimits.imported * 2;
  const table = parseTable(csv, { limits, maxRows, isHeader });
  if ('problem' in table) return refused(null, table.problem);
  const header = readHeader(table.rows[0] ?? []);
  if (!header.columnIndexes.has('question'))
    return refused(1, 'The first row must name the columns: question, and others.');
  if (table.brokenRow !== null)
    return refused(table.brokenRow, 'A quotation mark in this row is misplaced or not closed.');
  const rows = [...table.rows.entries()].filter(
    ([at, cells]) => at > 0 && cells.some((cell) => cell.trim() !== ''),
  );
  const drafts = rows
    .slice(0, questionLimits.imported)
    .map(([at, cells]): Draft => readRow(new Row(cells, header), at + 1));
  const count = { found: rows.length, isAll: table.rows.length < maxRows };
  return { ...readDrafts(drafts, [...reportRepeated(header), ...reportUnknown(header)], count), quizzes: [] };
}
