import type { GradeMap } from '../grading/course.ts';
import { isCourseTable } from '../grading/column-names.ts';
import { readCourseGrade } from '../grading/course-grade.ts';
import { fromTextCell } from '../grading/course-rows.ts';
import { readTableHeader, type ColumnNames, type TableHeader } from '../tables/table-header.ts';
import { isCanvasItem, isCanvasColumnRow, isTestStudent } from './canvas-people.ts';

/** Columns of a table of people. The ID is last, since nobody edits it. */
export const peopleColumns = ['name', 'role', 'email', 'linkedin', 'github', 'key', 'grade', 'id'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/**
 * Columns of other systems from which our columns are filled: Moodle has two columns for a name, and Canvas has a login
 * that can be an address.
 */
export const otherColumns = ['firstName', 'lastName', 'login'] as const;
export type ReadColumn = PeopleColumn | (typeof otherColumns)[number];

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

/** The columns that a table has, by the headings in its first row. */
export function readPeopleHeader(head: readonly string[]): TableHeader<ReadColumn> {
  return readTableHeader(head, columnNames);
}

/** Whether the first row of a table is a header: it names a column of names or of addresses. */
export function hasPeopleHeader([head = []]: readonly (readonly string[])[]): boolean {
  return identifiesPeople(readPeopleHeader(head));
}

/** Columns that a table of items never has. */
const onlyOfPeople = ['email', 'login', 'lastName', 'linkedin', 'github'] as const;

/**
 * Whether a first row is the header of a table of people, not of a table of items: it names a column of names or
 * addresses, and a column that only people have.
 */
export function isPeopleTable(head: readonly string[]): boolean {
  const header = readPeopleHeader(head);
  const ofPeople = [...onlyOfPeople, 'role', 'key'] as const;
  return (
    identifiesPeople(header) && !isItemTable(head) && ofPeople.some((column) => header.positions.has(column))
  );
}

/** Whether the first row is the header of a table of items. A column such as ‘Group’ can also be about people. */
export function isItemTable(head: readonly string[]): boolean {
  const { positions } = readPeopleHeader(head);
  return isCourseTable(head) && !onlyOfPeople.some((column) => positions.has(column));
}

export function hasName({ positions }: Pick<TableHeader<ReadColumn>, 'positions'>): boolean {
  return positions.has('name') || (positions.has('firstName') && positions.has('lastName'));
}

/**
 * Whether the columns are enough to identify people. An address is enough, because the course can already have the
 * name.
 */
export function identifiesPeople(header: TableHeader<ReadColumn>): boolean {
  return hasName(header) || header.positions.has('email');
}

/**
 * Why a column cannot have the grades of the course. Null if it can, or if `column` is empty. `column`: its heading.
 */
export function gradeColumnProblem(
  [head = []]: readonly (readonly string[])[],
  column: string,
): string | null {
  if (column === '') return null;
  const at = positionOf(head, column);
  if (at === -1) return `The table has no column “${shownHeading(column)}”.`;
  const { positions } = readPeopleHeader(head);
  const isTaken = [...positions].some(([known, position]) => position === at && known !== 'grade');
  return isTaken ? `The column “${shownHeading(column)}” has no grades.` : null;
}

const positionOf = (head: readonly string[], column: string) =>
  head.findIndex((heading) => heading.trim() === column.trim());

/** The header with this column as the grades of the course. `column`: a heading, or empty for no column of grades. */
export function withGrades(
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

/** Words in headings of grades. Without such a word, a column of numbers can be anything, such as a year of birth. */
const gradeWords = /grade|score|mark|point|percent|total|result|average|final|term|exam|test|quiz|%/i;

/** Columns of a table that could be the grades of the course. */
interface GradeColumns {
  /** Heading of the column that the import uses by default. Null if there is none. */
  readonly recognized: string | null;
  /** Headings of all these columns, including `recognized`. Columns without a filled cell are not included. */
  readonly headings: readonly string[];
}

/**
 * Finds the columns that could be the grades of the course. All filled cells are grades, and the heading has a word for
 * grades or some cells have a percent sign or a letter. Points of items in Canvas are not included. `gradeMaps`: the
 * letter grades of the course.
 */
export function gradeColumnsIn(
  [head = [], ...body]: readonly (readonly string[])[],
  gradeMaps: readonly GradeMap[],
): GradeColumns {
  const { positions } = readPeopleHeader(head);
  const best = positions.get('grade');
  const others = new Set([...positions].flatMap(([column, at]) => (column === 'grade' ? [] : [at])));
  const people = body.filter((cells) => !isCanvasColumnRow(cells) && !isTestStudent(cells));
  const filledCells = (at: number) =>
    people.map((row) => fromTextCell(row[at] ?? '')).filter((cell) => cell.trim() !== '');
  const hasGrades = (at: number, heading: string) => {
    const cells = filledCells(at);
    // Letters alone can be the name of a section.
    const hasNumber = cells.some((cell) => /\d/.test(cell));
    const isNamed = gradeWords.test(heading) || cells.some((cell) => /[^\d.,\s-]/.test(cell));
    return hasNumber && isNamed && cells.every((cell) => !('problem' in readCourseGrade(cell, gradeMaps)));
  };
  const headings = head.flatMap((heading, at) => {
    const text = heading.trim();
    const isOther = others.has(at) || text === '' || isCanvasItem(text);
    const isShown = at === best ? filledCells(at).length > 0 : !isOther && hasGrades(at, text);
    return isShown ? text : [];
  });
  return {
    recognized: best === undefined ? null : (head[best]?.trim() ?? null),
    headings: [...new Set(headings)],
  };
}

/** Maximum characters of a heading in a message. */
const maxHeading = 60;

/** A heading for a message, shortened to 60 characters. */
export function shownHeading(heading: string): string {
  return heading.length <= maxHeading ? heading : `${heading.slice(0, maxHeading - 1)}…`;
}

/** The error of a header that does not identify people. */
export function headerProblem({ ignored }: TableHeader<ReadColumn>): string {
  const others = peopleColumns.filter((column) => column !== 'name' && column !== 'email');
  const columns = `The first row must name the columns: name or email, and any of ${others.join(', ')}.`;
  if (ignored.length === 0) return columns;
  const unknown = ignored.slice(0, 5).map((heading) => `“${shownHeading(heading)}”`);
  return `${columns} Unknown: ${unknown.join(', ')}${ignored.length > 5 ? ' and more' : ''}.`;
}
