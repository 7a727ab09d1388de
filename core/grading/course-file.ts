import { checkCourse } from './check-course.ts';
import type { FieldErrors } from './course-rules.ts';
import type { Course } from './course.ts';
import { readUnknownCourse } from './unknown-course.ts';

export { courseToRows } from './course-rows.ts';
export { type ReadColumn, type RowError, rowsToCategories } from './read-rows.ts';

const format = 'markwise-course';
const version = 1;
const maxErrors = 20;

export interface CourseFile {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly course: Course;
}

/** The content of an exported course file, to be stringified. */
export function courseToFile(course: Course): CourseFile {
  return { format, version, course };
}

/**
 * Reads a parsed course file, or a saved course of the API. Returns the errors with their paths if a value is invalid:
 * a course is never read in part. Maximum 20 errors, and one more text with the number of further errors.
 */
export function readCourseFile(source: unknown): { course: Course } | { errors: string[] } {
  const wrapped = unwrap(source);
  if ('error' in wrapped) return { errors: [wrapped.error] };
  const { course, errors: shapeErrors } = readUnknownCourse(wrapped.source);
  if (!isEmpty(shapeErrors)) return { errors: sentences(shapeErrors) };
  const errors = checkCourse(course);
  return isEmpty(errors) ? { course } : { errors: sentences(errors) };
}

function unwrap(source: unknown): { source: unknown } | { error: string } {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    return { error: 'This file does not hold a course.' };
  }
  if (!('format' in source)) {
    return 'categories' in source
      ? { source }
      : { error: 'This file does not hold a course: it has no categories.' };
  }
  if (source.format !== format || !('version' in source) || !('course' in source)) {
    return { error: 'This file does not hold a course.' };
  }
  if (source.version !== version) {
    return { error: `This file has version ${String(source.version)}; only version ${version} can be read.` };
  }
  return { source: source.course };
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

function sentences(errors: FieldErrors): string[] {
  const all = Object.entries(errors).map(([path, sentence]) => `${pathLabel(path)}: ${sentence}`);
  if (all.length <= maxErrors) return all;
  return [...all.slice(0, maxErrors), `There are ${all.length - maxErrors} more errors.`];
}

/** `categories.0.items.2.weight` in words: `Category 1, item 3, weight`. */
function pathLabel(path: string): string {
  const counted = path
    .replace(/^categories\.(\d+)/, (_, index: string) => `category ${Number(index) + 1}`)
    .replace(/\.items\.(\d+)/, (_, index: string) => `, item ${Number(index) + 1}`)
    .replace(/^gradeMaps\.(\d+)/, (_, index: string) => `letter ${Number(index) + 1}`)
    .replace('.', ', ')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return counted === '' ? 'Course' : `${counted[0]?.toUpperCase() ?? ''}${counted.slice(1)}`;
}
