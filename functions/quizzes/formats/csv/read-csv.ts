import Papa from 'papaparse';
import { type Draft, readDrafts, type ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import type { ReadQuestions } from '../format.ts';
import { type Header, readHeader, Row } from './columns.ts';
import { readRow } from './read-row.ts';

/** Spreadsheets separate by what the country writes numbers with. */
const delimiters = [',', ';', '\t'];

function parse(csv: string, delimiter: string, preview: number): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(csv, { delimiter, preview });
}

function headerOf(csv: string, delimiter: string): Header {
  return readHeader(parse(csv, delimiter, 1).data[0] ?? []);
}

/** Whether the first row names columns of a table of questions. */
export function isQuestionTable(csv: string): boolean {
  return delimiters.some((delimiter) => {
    const { places } = headerOf(csv.replace(/^\uFEFF/, ''), delimiter);
    return places.size > 1 && places.has('question');
  });
}

function refused(line: number, message: string): ReadQuestions {
  return { questions: [], quiz: {}, report: [{ line, level: 'error', message }] };
}

function reportUnknown({ unknown }: Header): ReportLine[] {
  if (unknown.length === 0) return [];
  const message = `Columns that mean nothing here are left out: ${unknown.slice(0, 20).join(', ')}.`;
  return [{ line: 1, level: 'loss', message }];
}

/** Reads a table with a header, separated by commas, semicolons or tabs. Lines of the report are rows of the table. */
export function readCsv(csv: string): ReadQuestions {
  const text = csv.replace(/^\uFEFF/, '');
  const delimiter = delimiters.find((candidate) => headerOf(text, candidate).places.has('question')) ?? ',';
  // A header, a row more than may be read, and the blank ones between them.
  const most = questionLimits.imported * 2;
  const { data, errors } = parse(text, delimiter, most);
  const header = readHeader(data[0] ?? []);
  if (!header.places.has('question'))
    return refused(1, 'The first row must name the columns: question, and others.');
  const broken = errors.find(({ type }) => type === 'Quotes');
  // Behind a quotation mark that is not closed, rows are no rows.
  if (broken) {
    return refused((broken.row ?? 0) + 1, 'A quotation mark in this row is not closed, or stands alone.');
  }
  const rows = [...data.entries()].filter(
    ([at, cells]) => at > 0 && cells.some((cell) => cell.trim() !== ''),
  );
  const drafts = rows
    .slice(0, questionLimits.imported)
    .map(([at, cells]): Draft => readRow(new Row(cells, header), at + 1));
  const count = { found: rows.length, isAll: data.length < most };
  return { ...readDrafts(drafts, reportUnknown(header), count), quiz: {} };
}
