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

function parseRows(csv: string, delimiter: string, preview: number): string[][] {
  return Papa.parse<string[]>(csv, { delimiter, preview }).data;
}

/** As RFC 4180 writes tables: commas, CR LF, quotes where they are needed. No cell runs as a formula. */
export function peopleToCsv(people: readonly Person[]): string {
  return Papa.unparse(peopleToRows(people));
}

/** Reads a table with a header, separated by commas, semicolons or tabs. */
export function csvToPeople(csv: string): PeopleTable {
  const delimiter = delimiters.find((candidate) => hasPeopleHeader(parseRows(csv, candidate, 1)));
  return rowsToPeople(parseRows(csv, delimiter ?? ',', mostRows + 1));
}
