import { asTextCell, unguarded } from '../grading/course-rows.ts';
import { readCourseGrade } from '../grading/course-grade.ts';
import type { GradeMap, Person } from '../grading/course.ts';
import type { TableLimits } from '../tables/table-size.ts';
import {
  isCanvasGradebook,
  isCanvasOnly,
  isTestStudent,
  testStudentText,
  withPlainName,
} from './canvas-people.ts';
import {
  hasName,
  headerProblem,
  isItemTable,
  namesPeople,
  otherColumns,
  peopleColumns,
  readPeopleHeader,
  shownHeading,
  withGrades,
  type PeopleColumn,
  type ReadColumn,
} from './people-header.ts';
import { checkPerson, peopleLimits, type PersonEntry } from './person-rules.ts';

/** A parsed row: only the columns that the table has. An empty grade is null. Without a name the row has an address. */
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
  /** Headings of columns that are not imported. */
  readonly ignoredColumns: readonly string[];
}

export interface ReadOptions {
  /** The letters of the course. */
  readonly gradeMaps?: readonly GradeMap[];
  /** Heading of the column with the grades of the course. Empty for none, null for the one that is recognized. */
  readonly gradeColumn?: string | null;
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
  if (!namesPeople(header)) return refused(1, headerProblem(header));
  if (header.repeated !== null)
    return refused(1, `The column “${shownHeading(header.repeated)}” is in the header twice.`);
  if (rows.length > maxRows) {
    return refused(1, tooManyRows);
  }
  const isCanvas = isCanvasGradebook(head);
  const filled = [...body.entries()].filter(
    ([, cells]) => cells.some((cell) => cell.trim() !== '') && !(isCanvas && isCanvasOnly(cells)),
  );
  if (filled.length > peopleLimits.people) {
    return refused(1, `A course has at most ${peopleLimits.people.toLocaleString('en-US')} people.`);
  }
  const columns = { positions: header.positions, gradeMaps };
  const headText = rowText(head);
  const read = filled.map(([index, cells]) => {
    const message =
      rowText(cells) === headText
        ? 'This row repeats the header.'
        : isCanvas && isTestStudent(cells)
          ? testStudentText
          : null;
    if (message !== null) return { problem: { row: index + 2, message } };
    return readRow(index + 2, isCanvas ? withPlainName(cells) : cells, columns);
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
  /** Without apostrophes that mark a text. */
  readonly cells: readonly string[];
}

/**
 * The people of a table that `rowsToPeople` reads, with their other cells. `otherColumns` are not about people, with
 * their position. `skipped`: rows that are no people, although they have a name.
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
  if (!namesPeople(header))
    return { problem: 'The first row must name the columns: name or email, and the items of the course.' };
  if (rows.length > maxRows) return { problem: tooManyRows };
  const isCanvas = isCanvasGradebook(head);
  const used = new Set(header.positions.values());
  const skipped: RowProblem[] = [];
  const people = body.flatMap((cells, index): PersonInTable[] => {
    if (cells.every((cell) => cell.trim() === '') || isCanvasOnly(cells)) return [];
    if (isCanvas && isTestStudent(cells)) {
      skipped.push({ row: index + 2, message: testStudentText });
      return [];
    }
    const plain = (isCanvas ? withPlainName(cells) : cells).map(unguarded);
    const texts = withCombined(
      Object.fromEntries(Array.from(header.positions, ([column, at]) => [column, plain[at] ?? ''])),
    );
    const { id = '', name = '', email = '', key = '' } = texts;
    return [{ row: index + 2, id, name, email, key, cells: plain }];
  });
  const others = head.flatMap((heading, at) => {
    const trimmed = unguarded(heading).trim();
    return used.has(at) || trimmed === '' ? [] : [{ at, heading: trimmed }];
  });
  return { people, otherColumns: others, skipped };
}

function refused(row: number, message: string): PeopleTable {
  return { rows: [], problems: [{ row, message }], ignoredColumns: [] };
}

/** Maximum headings to return that are not imported. */
const maxIgnored = 100;
interface PeopleColumns {
  readonly positions: ReadonlyMap<ReadColumn, number>;
  /** The letters of the course. */
  readonly gradeMaps: readonly GradeMap[];
}

function readRow(row: number, cells: readonly string[], { positions, gradeMaps }: PeopleColumns) {
  const textIn = (column: ReadColumn) => {
    const at = positions.get(column);
    return at === undefined ? undefined : unguarded(cells[at] ?? '');
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

/** The name from its two parts, and the address or the key from the login, if the table has no column for them. */
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
