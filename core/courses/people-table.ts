import { asTextCell, unguarded } from '../grading/course-rows.ts';
import { readCourseGrade } from '../grading/course-grade.ts';
import type { GradeMap, Person } from '../grading/course.ts';
import type { TableLimits } from '../tables/table-size.ts';
import { checkPerson, peopleLimits, type PersonEntry } from './person-rules.ts';

/** Columns of a table of people. The ID is last, since nobody edits it. */
export const peopleColumns = ['name', 'role', 'email', 'linkedin', 'github', 'key', 'grade', 'id'] as const;
type PeopleColumn = (typeof peopleColumns)[number];

/** A parsed row: only the columns that the table has. An empty grade is null. */
export interface PersonRow {
  /** Counted from 1, where row 1 is the header. */
  readonly row: number;
  readonly id: string;
  readonly fields: Partial<PersonEntry>;
}

export interface RowProblem {
  readonly row: number;
  readonly message: string;
}

export interface PeopleTable {
  readonly rows: readonly PersonRow[];
  readonly problems: readonly RowProblem[];
}

/** Valid placeholder for missing cells of a row. */
export const blankPerson: PersonEntry = {
  name: '',
  role: '',
  email: '',
  linkedin: '',
  github: '',
  key: '',
  grade: null,
};

function cellOf(person: Person, column: PeopleColumn): string {
  return column === 'grade' ? String(person.grade ?? '') : asTextCell(person[column]);
}

export function peopleToRows(people: readonly Person[]): string[][] {
  const rows = people.map((person) => peopleColumns.map((column) => cellOf(person, column)));
  return [[...peopleColumns], ...rows];
}

/** Maximum rows of a table, including the header and blank rows. A parser can stop after one row more. */
export const maxRows = 5_000;

/** Enough for 1,000 people with fields of maximum length, and for columns of other systems. */
export const peopleTableLimits: TableLimits = {
  characters: 1_500_000,
  columns: 1_000,
  cells: 200_000,
  quotationMarks: 400_000,
};

/** Whether a table's first row names its columns. Every table needs the column `name`. */
export function hasPeopleHeader([head = []]: readonly (readonly string[])[]): boolean {
  return positionsOf(head).has('name');
}

/**
 * Reads what `peopleToRows` writes, and tables written by hand. The header names the columns, in any order.
 */
export function rowsToPeople(
  rows: readonly (readonly string[])[],
  gradeMaps: readonly GradeMap[] = [],
): PeopleTable {
  const [head = [], ...body] = rows;
  if (!hasPeopleHeader(rows)) {
    return refused(
      1,
      `The first row must name the columns: name, and any of ${peopleColumns.slice(1).join(', ')}.`,
    );
  }
  if (rows.length > maxRows) {
    return refused(1, `A table has at most ${maxRows.toLocaleString('en-US')} rows.`);
  }
  const positions = positionsOf(head);
  const filled = [...body.entries()].filter(([, cells]) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > peopleLimits.people) {
    return refused(1, `A course has at most ${peopleLimits.people.toLocaleString('en-US')} people.`);
  }
  const read = filled.map(([index, cells]) => readRow(index + 2, cells, { positions, gradeMaps }));
  return {
    rows: read.flatMap(({ person }) => person ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
}

function refused(row: number, message: string): PeopleTable {
  return { rows: [], problems: [{ row, message }] };
}

/** Column positions. Of two columns with the same name the first counts. */
function positionsOf(head: readonly string[]): ReadonlyMap<string, number> {
  const positions = [...head.entries()].map(([at, name]) => [name.trim().toLowerCase(), at] as const);
  return new Map(positions.toReversed());
}

interface PeopleColumns {
  readonly positions: ReadonlyMap<string, number>;
  /** The letters of the course. */
  readonly gradeMaps: readonly GradeMap[];
}

function readRow(row: number, cells: readonly string[], { positions, gradeMaps }: PeopleColumns) {
  const textIn = (column: PeopleColumn) => {
    const at = positions.get(column);
    return at === undefined ? undefined : unguarded(cells[at] ?? '');
  };
  const fields: Partial<Record<keyof PersonEntry, string | number | null>> = {};
  for (const column of peopleColumns) {
    const text = textIn(column);
    if (text === undefined || column === 'id') continue;
    if (column !== 'grade') {
      fields[column] = column === 'email' ? text.trim() : text;
      continue;
    }
    const read = readCourseGrade(text, gradeMaps);
    if ('problem' in read) return { problem: { row, message: read.problem } };
    fields.grade = read.grade;
  }
  const person = { row, id: textIn('id') ?? '', fields: fields as Partial<PersonEntry> };
  const [message] = Object.values(checkPerson({ ...blankPerson, ...person.fields }));
  return message === undefined ? { person } : { problem: { row, message } };
}
