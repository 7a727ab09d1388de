import Papa from 'papaparse';
import {
  hasPeopleHeader,
  mostRows,
  peopleToRows,
  rowsToPeople,
  type PeopleTable,
} from '../../core/courses/people-table.ts';
import type { Person } from '../../core/grading/course.ts';

/** Spreadsheets separate by what the country writes numbers with. */
const delimiters = [',', ';', '\t'];

function parse(csv: string, delimiter: string, preview: number): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(csv, { delimiter, preview });
}

/** As RFC 4180 writes tables: commas, CR LF, quotes where they are needed. No cell runs as a formula. */
export function peopleToCsv(people: readonly Person[]): string {
  return Papa.unparse(peopleToRows(people));
}

/** Reads a table with a header, separated by commas, semicolons or tabs. */
export function csvToPeople(csv: string): PeopleTable {
  const delimiter = delimiters.find((candidate) => hasPeopleHeader(parse(csv, candidate, 1).data)) ?? ',';
  const { data, errors } = parse(csv, delimiter, mostRows + 1);
  // Behind a quotation mark that is not closed, rows are no rows.
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (!broken) return rowsToPeople(data);
  const problem = {
    row: (broken.row ?? 0) + 1,
    message: 'A quotation mark in this row is not closed, or stands alone.',
  };
  return { rows: [], problems: [problem] };
}
