import type { Course } from '../../../../../core/grading/course.ts';
import {
  courseToFile,
  courseToRows,
  type ReadColumn,
  readCourseFile,
  type RowError,
  rowsToCategories,
} from '../../../../../core/grading/course-file.ts';
import { columnsProblem, tableSizeProblem, type TableLimits } from '../../../../../core/tables/table-size.ts';

/** How a table was read, so that the user can check it. */
export interface TableReport {
  readonly columns: readonly ReadColumn[];
  readonly skipped: readonly RowError[];
}

export type ReadCourse =
  /** `table`: only for tables, which the user has to check. A JSON file holds every detail of a course. */
  { readonly course: Course; readonly table?: TableReport } | { readonly errors: readonly string[] };

/** Maximum size of a file in bytes. A course of 10,000 items with long descriptions is far smaller. */
export const largestFile = 10 * 1024 * 1024;

/** Enough for 10,000 items, and for tables of other systems. */
const tableLimits: TableLimits = { columns: 1_000, cells: 1_000_000 };
/** Characters that can separate the cells of a table. */
const separators = [',', '\t', ';', '|'];

const brokenJson =
  'This JSON file is damaged or incomplete. Export the course again, or import it as a table saved as CSV.';

/**
 * Reads a course file, which is JSON or a table. A table has only categories, so the rest is kept from the current
 * course. All errors are listed with their positions. Nothing of a file with errors is imported.
 */
export async function readCourseText(text: string, fileName: string, present: Course): Promise<ReadCourse> {
  if (text.trim() === '') return { errors: ['This file is empty.'] };
  return isJson(text, fileName) ? readJson(text) : readTable(text, fileName, present);
}

/** The text of a course file. */
export async function writeCourseText(course: Course, kind: 'json' | 'csv'): Promise<string> {
  if (kind === 'json') return `${JSON.stringify(courseToFile(course), null, 2)}\n`;
  const { unparse } = (await import('papaparse')).default;
  // Without this mark spreadsheets decode the file in the system's legacy encoding.
  return `\uFEFF${unparse(courseToRows(course), { newline: '\n' })}\n`;
}

/** 'Algebra, part 1' gives the file name 'algebra-part-1'. */
export function fileNameOf({ name }: Pick<Course, 'name'>): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? 'course' : words.join('-').slice(0, 80);
}

function isJson(text: string, fileName: string): boolean {
  return /\.json$/i.test(fileName) || /^\s*[[{]/.test(text);
}

function readJson(text: string): ReadCourse {
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch {
    return { errors: [brokenJson] };
  }
  return readCourseFile(source);
}

const peopleTable =
  'This table lists people. In a saved course, import the people in the tab People, and their grades in the tab Gradebook.';

const rowSentence = ({ row, message }: RowError) => `Row ${row}: ${message}`;

async function readTable(text: string, fileName: string, present: Course): Promise<ReadCourse> {
  const table = text.replace(/^\uFEFF/, '');
  const tooLarge = tableSizeProblem(table, separators.join(''), tableLimits);
  if (tooLarge !== null) return { errors: [tooLarge] };
  const { parse } = (await import('papaparse')).default;
  const { data, errors } = parse<string[]>(table, { skipEmptyLines: false, delimitersToGuess: separators });
  const tooWide = columnsProblem(data, tableLimits);
  if (tooWide !== null) return { errors: [tooWide] };
  const broken = errors.filter(({ type }) => type === 'Quotes');
  if (broken.length > 0)
    return { errors: broken.map(({ row = 0, message }) => `Row ${row + 1}: ${message}.`) };
  const { isPeopleTable } = await import('../../../../../core/courses/people-header.ts');
  if (isPeopleTable(data[0] ?? [])) return { errors: [peopleTable] };
  const read = rowsToCategories(data, present.gradeMaps);
  if ('errors' in read) return { errors: read.errors.map(rowSentence) };
  const name = present.name === '' ? fileName.replace(/\.[^.]*$/, '') : present.name;
  const { categories, columns, skipped } = read;
  return { course: { ...present, name, categories }, table: { columns, skipped } };
}
