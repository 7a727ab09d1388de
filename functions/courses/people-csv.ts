import Papa from 'papaparse';
import { hasPeopleHeader, gradeColumnProblem } from '../../core/courses/people-header.ts';
import {
  maxRows,
  peopleTableLimits,
  peopleToRows,
  rowsToPeople,
  type PeopleTable,
  type ReadOptions,
} from '../../core/courses/people-table.ts';
import type { Person } from '../../core/grading/course.ts';
import { badUserInput } from '../platform/errors.ts';
import { parseTable } from '../platform/tables/parse-table.ts';

/** Writes RFC 4180: commas, CR LF, quotes if needed. No cell is a formula. */
export function peopleToCsv(people: readonly Person[]): string {
  return Papa.unparse(peopleToRows(people));
}

/**
 * Reads a table with a header, separated by commas, semicolons or tabs.
 * Throws BAD_USER_INPUT if the table is too large, or has no column with the heading `options.gradeColumn`.
 */
export function csvToPeople(csv: string, options: ReadOptions = {}): PeopleTable {
  const table = parseTable(csv, {
    limits: peopleTableLimits,
    maxRows: maxRows + 1,
    isHeader: (cells) => hasPeopleHeader([cells]),
  });
  if ('problem' in table) throw badUserInput({ csv: table.problem });
  const { rows, brokenRow } = table;
  const columnProblem = gradeColumnProblem(rows, options.gradeColumn ?? '');
  if (columnProblem !== null) throw badUserInput({ gradeColumn: columnProblem });
  if (brokenRow === null) return rowsToPeople(rows, options);
  const message = 'A quotation mark in this row is misplaced or not closed.';
  return { rows: [], problems: [{ row: brokenRow, message }], ignoredColumns: [] };
}
