import { asTextCell, fromTextCell } from '../grading/course-rows.ts';
import { readCourseGrade } from '../grading/course-grade.ts';
import type { GradeMap, Person } from '../grading/course.ts';
import type { TableLimits } from '../tables/table-size.ts';
import {
  isCanvasGradebook,
  isCanvasColumnRow,
  isTestStudent,
  testStudentText,
  withPlainName,
} from './canvas-people.ts';
import {
  hasName,
  headerProblem,
  identifiesPeople,
  isItemTable,
  otherColumns,
  peopleColumns,
  readPeopleHeader,
  shownHeading,
  withGrades,
  type PeopleColumn,
  type ReadColumn,
} from './people-header.ts';
import { checkPerson, peopleLimits, type PersonEntry } from './person-rules.ts';

/** A parsed row of a table of people. */
export interface PersonRow {
  /** Counted from 1, where row 1 is the header. */
  readonly row: number;
  /** Empty if the row has no ID. */
  readonly id: string;
  /** Only the columns that the table has. An empty grade is null. Has a name, an address or both. */
  readonly fields: Partial<PersonEntry>;
}

export interface RowProblem {
  readonly row: number;
  readonly message: string;
}

export interface PeopleTable {
  readonly rows: readonly PersonRow[];
  readonly problems: readonly RowProblem[];
  /** Headings of columns that are not imported. Maximum 100. */
  readonly ignoredColumns: readonly string[];
}

export interface ReadOptions {
  /** The letter grades of the course. */
  readonly gradeMaps?: readonly GradeMap[];
  /** Heading of the column with the grades of the course. Empty for no column, null for the recognized column. */
  readonly gradeColumn?: string | null;
}

/** Valid values for the columns that a table does not have. */
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

/**
 * Maximum rows of a table, including the header and blank rows. A parser can stop at row 5,001: the table is refused.
 */
export const maxRows = 5_000;
const tooManyRows = `A table has at most ${maxRows.toLocaleString('en-US')} rows. Import fewer at a time.`;

/** Enough for 1,000 people with fields of maximum length, and for columns of other systems. */
export const peopleTableLimits: TableLimits = {
  characters: 1_500_000,
  columns: 1_000,
  cells: 200_000,
  quotationMarks: 400_000,
};

const courseTable = 'This table has the items of a course. Import it with ‘Import course’.';

/** A name for a person without one in the table: the part of the address before the @. */
export function nameFromAddress(email: string): string {
  return email.trim().split('@', 1)[0] ?? '';
}

/**
 * Reads what `peopleToRows` writes, exports of Canvas and Moodle, and tables written by hand. The header names the
 * columns, in any order.
 */
export function rowsToPeople(
  rows: readonly (readonly string[])[],
  { gradeMaps = [], gradeColumn = null }: ReadOptions = {},
): PeopleTable {
  const [head = [], ...body] = rows;
  const recognized = readPeopleHeader(head);
  const header = gradeColumn === null ? recognized : withGrades(recognized, head, gradeColumn);
  if (isItemTable(head)) return refused(1, courseTable);
  if (!identifiesPeople(header)) return refused(1, headerProblem(header));
  if (header.repeated !== null)
    return refused(1, `The column “${shownHeading(header.repeated)}” is in the header twice.`);
  if (rows.length > maxRows) {
    return refused(1, tooManyRows);
  }
  const isCanvas = isCanvasGradebook(head);
  const filled = [...body.entries()].filter(
    ([, cells]) => cells.some((cell) => cell.trim() !== '') && !(isCanvas && isCanvasColumnRow(cells)),
  );
  if (filled.length > peopleLimits.people) {
    return refused(1, `A course has at most ${peopleLimits.people.toLocaleString('en-US')} people.`);
  }
  const columns = { positions: header.positions, gradeMaps };
  const headText = rowText(head);
  const read = filled.map(([index, cells]) => {
    const row = index + 2;
    if (rowText(cells) === headText) return { problem: { row, message: 'This row repeats the header.' } };
    if (isCanvas && isTestStudent(cells)) return { problem: { row, message: testStudentText } };
    return readRow(row, isCanvas ? withPlainName(cells) : cells, columns);
  });
  return {
    rows: read.flatMap(({ person }) => person ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
    ignoredColumns: header.ignored.slice(0, maxIgnored).map(shownHeading),
  };
}

/** Equal for rows with the same cells. */
const rowText = (cells: readonly string[]) => JSON.stringify(cells.map((cell) => cell.trim().toLowerCase()));

/** A person of a table, with all cells of the row. */
export interface PersonInTable {
  /** Counted from 1, where row 1 is the header. */
  readonly row: number;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly key: string;
  /** All cells, without the apostrophe with which a spreadsheet marks a text. */
  readonly cells: readonly string[];
}

/**
 * Reads the people of a table together with all cells of their rows, for example grades of items. Accepts the same
 * headers as `rowsToPeople`. `otherColumns`: headings that are not about people, with their positions from 0.
 * `skipped`: rows of Canvas's test student.
 */
export function peopleIn(rows: readonly (readonly string[])[]):
  | {
      readonly people: readonly PersonInTable[];
      readonly otherColumns: readonly { readonly at: number; readonly heading: string }[];
      readonly skipped: readonly RowProblem[];
    }
  | { readonly problem: string } {
  const [head = [], ...body] = rows;
  const header = readPeopleHeader(head);
  if (isItemTable(head)) return { problem: courseTable };
  if (!identifiesPeople(header))
    return { problem: 'The first row must name the columns: name or email, and the items of the course.' };
  if (rows.length > maxRows) return { problem: tooManyRows };
  const isCanvas = isCanvasGradebook(head);
  const used = new Set(header.positions.values());
  const skipped: RowProblem[] = [];
  const people = body.flatMap((cells, index): PersonInTable[] => {
    if (cells.every((cell) => cell.trim() === '') || isCanvasColumnRow(cells)) return [];
    if (isCanvas && isTestStudent(cells)) {
      skipped.push({ row: index + 2, message: testStudentText });
      return [];
    }
    const plain = (isCanvas ? withPlainName(cells) : cells).map(fromTextCell);
    const texts = withCombined(
      Object.fromEntries(Array.from(header.positions, ([column, at]) => [column, plain[at] ?? ''])),
    );
    const { id = '', name = '', email = '', key = '' } = texts;
    return [{ row: index + 2, id, name, email, key, cells: plain }];
  });
  const others = head.flatMap((heading, at) => {
    const trimmed = fromTextCell(heading).trim();
    return used.has(at) || trimmed === '' ? [] : [{ at, heading: trimmed }];
  });
  return { people, otherColumns: others, skipped };
}

function refused(row: number, message: string): PeopleTable {
  return { rows: [], problems: [{ row, message }], ignoredColumns: [] };
}

/** Maximum headings in `ignoredColumns`. */
const maxIgnored = 100;

interface PeopleColumns {
  readonly positions: ReadonlyMap<ReadColumn, number>;
  /** The letters of the course. */
  readonly gradeMaps: readonly GradeMap[];
}

function readRow(row: number, cells: readonly string[], { positions, gradeMaps }: PeopleColumns) {
  const textIn = (column: ReadColumn) => {
    const at = positions.get(column);
    return at === undefined ? undefined : fromTextCell(cells[at] ?? '');
  };
  const texts = withCombined(Object.fromEntries(columnsToRead.map((column) => [column, textIn(column)])));
  const fields: Partial<Record<keyof PersonEntry, string | number | null>> = {};
  for (const column of peopleColumns) {
    const text = texts[column];
    if (text === undefined || column === 'id') continue;
    if (column !== 'grade') {
      fields[column] = column === 'email' ? text.trim() : text;
      continue;
    }
    const read = readCourseGrade(text, gradeMaps);
    if ('problem' in read) return { problem: { row, message: read.problem } };
    fields.grade = read.grade;
  }
  const isNamed = hasName({ positions });
  if (!isNamed) delete fields.name;
  const person = { row, id: texts.id ?? '', fields: fields as Partial<PersonEntry> };
  const { email = '' } = person.fields;
  if (!isNamed && email === '')
    return { problem: { row, message: 'This row has neither a name nor an email.' } };
  const name = nameFromAddress(email);
  const [message] = Object.values(checkPerson({ ...blankPerson, name, ...person.fields }));
  return message === undefined ? { person } : { problem: { row, message } };
}

type Texts = { readonly [column in ReadColumn]?: string | undefined };

const columnsToRead: readonly ReadColumn[] = [...peopleColumns, ...otherColumns];

/**
 * Fills missing columns: the name from first and last name, and the address or the key from the login. A login with an
 * @ is an address.
 */
function withCombined(texts: Texts): Texts {
  const { firstName = '', lastName = '', login } = texts;
  const name = texts.name ?? `${firstName.trim()} ${lastName.trim()}`.trim();
  const isAddress = login !== undefined && login.includes('@');
  return {
    ...texts,
    name,
    email: texts.email ?? (isAddress ? login : undefined),
    key: texts.key ?? (isAddress ? undefined : login),
  };
}
