import type { Category, Course, Item } from '../../../../core/grading/course.ts';
import { checkNumber } from '../../../../core/grading/value-rules.ts';
import { defaultCourse } from '../../../../core/grading/editing/working-course.ts';
import { parseEntry } from '../../../../core/grading/paste.ts';

/** An item of the example. Each has a quarter of the weight and 100 points. */
export interface MiniRow {
  readonly name: string;
  readonly known: boolean;
  /** The typed text. If it is invalid, `grade` keeps the last valid number. */
  readonly text: string;
  readonly grade: number;
  readonly error: string | null;
}

export interface MiniCourse {
  readonly target: number;
  readonly rows: readonly MiniRow[];
}

export const rowWeight = 25;
export const rowMaximum = 100;

const row = (name: string, grade?: number): MiniRow => ({
  name,
  known: grade !== undefined,
  text: grade === undefined ? '' : String(grade),
  grade: grade ?? 0,
  error: null,
});

/** Two known grades and two open exams, so that the first look shows recommended grades. */
export const sampleMini: MiniCourse = {
  target: 85,
  rows: [row('Assignments', 85), row('Exam 1', 81), row('Exam 2'), row('Final Exam')],
};

/** The row with another grade text: a number makes it known, an empty text makes it open. */
export function withText(before: MiniRow, text: string): MiniRow {
  if (text.trim() === '') return { ...before, text, grade: 0, known: false, error: null };
  const grade = parseEntry(text);
  const error = checkNumber('grade', grade);
  if (grade === null || error !== null) return { ...before, text, error };
  return { ...before, text, grade, known: true, error: null };
}

/** The row with its grade switched to known or open. A row that becomes known gets its last valid grade. */
export function withKnown(before: MiniRow, known: boolean): MiniRow {
  return { ...before, known, text: known ? String(before.grade) : '', error: null };
}

/** The categories for the planner. */
export function categoriesOf({ rows }: MiniCourse): Category[] {
  const items = rows.map(toItem);
  return [toCategory('Assignments', items.slice(0, 1)), toCategory('Exams', items.slice(1))];
}

const toCategory = (name: string, items: Item[]): Category => ({
  name,
  categoryType: 'STANDARD',
  weight: items.length * rowWeight,
  maximumPoints: items.length * rowMaximum,
  dropLowest: 0,
  items,
});

const toItem = ({ name, known, grade }: MiniRow): Item => ({
  name,
  description: '',
  weight: rowWeight,
  knownScores: known,
  grade: known ? grade : 0,
  maximumPoints: rowMaximum,
});

/** The whole course, to continue in the planner. */
export function courseOf(mini: MiniCourse): Course {
  return { ...defaultCourse, targetGrade: mini.target, categories: categoriesOf(mini) };
}
