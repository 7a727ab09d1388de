import type { Category, Course, Item } from '../../../../core/grading/course.ts';
import { checkNumber } from '../../../../core/grading/value-rules.ts';
import { defaultCourse } from '../../../../core/grading/editing/working-course.ts';
import { parseEntry } from '../../../../core/grading/paste.ts';

/** An item of the miniature. Each has a quarter of the weight and 100 points. */
export interface MiniRow {
  readonly name: string;
  readonly known: boolean;
  /** As typed; where it is no allowed number, `grade` keeps the last one that was. */
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

/** Two grades known and two exams to come, so that the first look shows what is needed. */
export const sampleMini: MiniCourse = {
  target: 85,
  rows: [row('Assignments', 85), row('Exam 1', 81), row('Exam 2'), row('Final Exam')],
};

/** The row with another text for its grade: a number makes it known, nothing makes it open again. */
export function withText(before: MiniRow, text: string): MiniRow {
  if (text.trim() === '') return { ...before, text, grade: 0, known: false, error: null };
  const grade = parseEntry(text);
  const error = checkNumber('grade', grade);
  if (grade === null || error !== null) return { ...before, text, error };
  return { ...before, text, grade, known: true, error: null };
}

/** Switched on, an open row has the grade it had before, else 0. */
export function withKnown(before: MiniRow, known: boolean): MiniRow {
  return { ...before, known, text: known ? String(before.grade) : '', error: null };
}

/** The categories that the planner plans with. */
export function categoriesOf({ rows }: MiniCourse): Category[] {
  const items = rows.map(toItem);
  return [toCategory('Assignments', items.slice(0, 1)), toCategory('Exams', items.slice(1))];
}

const toCategory = (name: string, items: Item[]): Category => ({
  name,
  categoryType: 'STANDARD',
  weight: items.length * rowWeight,
  maximumPoints: items.length * rowMaximum,
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

/** The whole course, for the planner to go on with. */
export function courseOf(mini: MiniCourse): Course {
  return { ...defaultCourse, targetGrade: mini.target, categories: categoriesOf(mini) };
}
