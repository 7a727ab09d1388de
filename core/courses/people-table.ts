import { asTextCell, unguarded } from '../grading/course-rows.ts';
import { readCourseGrade } from '../grading/course-grade.ts';
import type { GradeMap, Person } from '../grading/course.ts';
import { isCourseTable } from '../grading/column-names.ts';
import { readTableHeader, type ColumnNames, type TableHeader } from '../tables/table-header.ts';
import type { TableLimits } from '../tables/table-size.ts';
import { checkPerson, peopleLimits, type PersonEntry } from './person-rules.ts';

/** Columns of a table of people. The ID is last, since nobody edits it. */
export const peopleColumns = ['name', 'role', 'email', 'linkedin', 'github', 'key', 'grade', 'id'] as const;
type PeopleColumn = (typeof peopleColumns)[number];

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

/** Columns that are combined: Moodle has two columns for a name, and Canvas has a login that can be an address. */
const otherColumns = ['firstName', 'lastName', 'login'] as const;
type ReadColumn = PeopleColumn | (typeof otherColumns)[number];

/** Headings of our own tables, of Canvas's gradebook, and of Moodle's gradebook and list of participants. */
const columnNames: ColumnNames<ReadColumn> = {
  name: ['name', 'fullname', 'student', 'studentname'],
  firstName: ['firstname', 'givenname'],
  lastName: ['lastname', 'surname', 'familyname'],
  role: ['role', 'roles'],
  email: ['email', 'emailaddress', 'mail'],
  login: ['sisloginid', 'username'],
  linkedin: ['linkedin'],
  github: ['github'],
  key: ['key', 'idnumber', 'sisuserid', 'studentid', 'studentnumber'],
  grade: ['grade', 'coursetotalpercentage', 'coursetotal', 'finalscore', 'currentscore'],
  id: ['id'],
};

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

/** Whether a table's first row names its columns. Every table needs a name, a first and a last name, or an address. */
export function hasPeopleHeader([head = []]: readonly (readonly string[])[]): boolean {
  return namesPeople(readTableHeader(head, columnNames));
}

/** Whether the first row says that the other rows are people: it names them, and has something that only people have. */
export function isPeopleTable(head: readonly string[]): boolean {
  const header = readTableHeader(head, columnNames);
  const { positions } = header;
  const ofPeople = ['email', 'login', 'role', 'key', 'lastName', 'linkedin', 'github'] as const;
  return namesPeople(header) && !isCourseTable(head) && ofPeople.some((column) => positions.has(column));
}

const courseTable = 'This table has the items of a course. Import it with ‘Import course’.';

function hasName({ positions }: Pick<TableHeader<ReadColumn>, 'positions'>): boolean {
  return positions.has('name') || (positions.has('firstName') && positions.has('lastName'));
}

/** An address alone names a person: the course can have the name already. */
function namesPeople(header: TableHeader<ReadColumn>): boolean {
  return hasName(header) || header.positions.has('email');
}

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
  const recognized = readTableHeader(head, columnNames);
  const header = gradeColumn === null ? recognized : withGrades(recognized, head, gradeColumn);
  if (isCourseTable(head)) return refused(1, courseTable);
  if (!namesPeople(header)) return refused(1, headerProblem(header));
  if (header.repeated !== null)
    return refused(1, `The column “${shown(header.repeated)}” is in the header twice.`);
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
    ignoredColumns: header.ignored.slice(0, maxIgnored).map(shown),
  };
}

/** Why a column cannot be the grades of the course. Null if it can. `rows`: with the header. */
export function gradeColumnProblem(
  [head = []]: readonly (readonly string[])[],
  column: string,
): string | null {
  if (column === '') return null;
  const at = positionOf(head, column);
  if (at === -1) return `The table has no column “${shown(column)}”.`;
  const { positions } = readTableHeader(head, columnNames);
  const isTaken = [...positions].some(([known, position]) => position === at && known !== 'grade');
  return isTaken ? `The column “${shown(column)}” has no grades.` : null;
}

const positionOf = (head: readonly string[], column: string) =>
  head.findIndex((heading) => heading.trim() === column.trim());

/** The header with another column of grades, or with none. */
function withGrades(
  { positions, ignored, repeated }: TableHeader<ReadColumn>,
  head: readonly string[],
  column: string,
): TableHeader<ReadColumn> {
  const at = column === '' ? -1 : positionOf(head, column);
  const before = positions.get('grade');
  if (at === before) return { positions, ignored, repeated };
  const others = new Map([...positions].filter(([known]) => known !== 'grade'));
  const used = new Set(others.values()).add(at);
  return {
    positions: at === -1 ? others : others.set('grade', at),
    ignored: head.map((heading) => heading.trim()).filter((text, index) => text !== '' && !used.has(index)),
    repeated,
  };
}

/** Canvas's columns of items end with the item's number, and hold points. */
const isCanvasItem = (heading: string) => /\(\d+\)$/.test(heading);

/** Words of headings of grades. A column of numbers alone can be anything, such as a year of birth. */
const gradeWords = /grade|score|mark|point|percent|total|result|average|final|term|exam|test|quiz|%/i;

/** Columns of a table that could be the grades of the course. */
interface GradeColumns {
  /** The heading of the one that is recognized. Null if there is none. */
  readonly recognized: string | null;
  readonly headings: readonly string[];
}

/**
 * The columns that only have grades, except Canvas’s points of items: their heading has a word for grades, or there are
 * percent signs or letters among the numbers. `gradeMaps`: the letters of the course.
 */
export function gradeColumnsIn(
  [head = [], ...body]: readonly (readonly string[])[],
  gradeMaps: readonly GradeMap[],
): GradeColumns {
  const { positions } = readTableHeader(head, columnNames);
  const best = positions.get('grade');
  const others = new Set([...positions].flatMap(([column, at]) => (column === 'grade' ? [] : [at])));
  const people = body.filter((cells) => !isCanvasOnly(cells) && !isTestStudent(cells));
  const hasGrades = (at: number, heading: string) => {
    const cells = people.map((row) => unguarded(row[at] ?? '')).filter((cell) => cell.trim() !== '');
    // Letters alone can be the name of a section.
    const hasNumber = cells.some((cell) => /\d/.test(cell));
    const isNamed = gradeWords.test(heading) || cells.some((cell) => /[^\d.,\s-]/.test(cell));
    return hasNumber && isNamed && cells.every((cell) => !('problem' in readCourseGrade(cell, gradeMaps)));
  };
  const headings = head.flatMap((heading, at) => {
    const text = heading.trim();
    const isOther = others.has(at) || text === '' || isCanvasItem(text);
    return at === best || (!isOther && hasGrades(at, text)) ? text : [];
  });
  return {
    recognized: best === undefined ? null : (head[best]?.trim() ?? null),
    headings: [...new Set(headings)],
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
  const header = readTableHeader(head, columnNames);
  if (isCourseTable(head)) return { problem: courseTable };
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
/** Maximum characters of a heading in a message. */
const maxHeading = 60;

function shown(heading: string): string {
  return heading.length <= maxHeading ? heading : `${heading.slice(0, maxHeading - 1)}…`;
}

function headerProblem({ ignored }: TableHeader<ReadColumn>): string {
  const others = peopleColumns.filter((column) => column !== 'name' && column !== 'email');
  const columns = `The first row must name the columns: name or email, and any of ${others.join(', ')}.`;
  if (ignored.length === 0) return columns;
  const unknown = ignored.slice(0, 5).map((heading) => `“${shown(heading)}”`);
  return `${columns} Unknown: ${unknown.join(', ')}${ignored.length > 5 ? ' and more' : ''}.`;
}

/** Canvas's gradebook has the column Student, with names such as 'Lovelace, Ada'. */
function isCanvasGradebook(head: readonly string[]): boolean {
  return head[0]?.trim().toLowerCase() === 'student' && head.some((heading) => /^SIS /i.test(heading.trim()));
}

/** 'Lovelace, Ada' becomes 'Ada Lovelace'. */
function withPlainName([name = '', ...cells]: readonly string[]): string[] {
  const parts = name.split(',').map((part) => part.trim());
  return [parts.length === 2 ? `${parts[1]} ${parts[0]}` : name, ...cells];
}

/** Rows of Canvas's gradebook that are no people: the maximum points and marks of columns. */
function isCanvasOnly([name = '', ...cells]: readonly string[]): boolean {
  const isMarks = name.trim() === '' && cells.some((cell) => cell.trim() === 'Manual Posting');
  return isMarks || name.trim() === 'Points Possible';
}

/** With the test student, an instructor sees a course in Canvas as students do. */
const isTestStudent = ([name = '']: readonly string[]) => name.trim() === 'Student, Test';
const testStudentText = '“Student, Test” is Canvas’s test student, not a person.';

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
