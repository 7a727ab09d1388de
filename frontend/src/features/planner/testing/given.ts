import type { Category, Course, Item } from '../../../../../core/grading/course.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import {
  createWorkingCourse,
  defaultCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';

/** An item, by default with a maximum of 100 points. Its grade is known unless it is null. */
export function item(name: string, weight: number, grade: number | null = null, maximumPoints = 100): Item {
  return { name, description: '', weight, knownScores: grade !== null, grade: grade ?? 0, maximumPoints };
}

export function category(name: string, items: readonly Item[], more: Partial<Category> = {}): Category {
  return { name, categoryType: 'STANDARD', weight: 0, maximumPoints: 0, dropLowest: 0, items, ...more };
}

export function course(categories: readonly Category[], more: Partial<Course> = {}): Course {
  return { ...defaultCourse, ...more, categories };
}

/**
 * The first worked example of the specification: the current grade is 83, the maximum is 91.50, and a target of
 * 85 needs 87 on both open exams.
 */
export function workedCourse(more: Partial<Course> = {}): Course {
  const assignments = [20, 22, 25, 18].map((grade, index) =>
    item(`Assignment ${index + 1}`, 6.25, grade, 25),
  );
  const exams = [item('Exam 1', 25, 81), item('Exam 2', 25), item('Final Exam', 25)];
  return course([category('Assignments', assignments), category('Exams', exams)], more);
}

/** The working course after some edits. */
export function working(from: Course, ...actions: readonly CourseAction[]): WorkingCourse {
  return actions.reduce(courseReducer, createWorkingCourse(from));
}

/** The key of the item with this name. */
export function keyOf({ categories }: WorkingCourse, name: string): string {
  const match = categories.flatMap(({ items }) => items).find((candidate) => candidate.name === name);
  if (match === undefined) throw new Error(`There is no item ${name}`);
  return match.key;
}

/** The names of the items, by category. */
export function itemNames({ categories }: Pick<Course, 'categories'>): string[][] {
  return categories.map(({ items }) => items.map(({ name }) => name));
}
