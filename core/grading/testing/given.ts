import type { Category, Item } from '../course.ts';
import { sampleCategories } from '../defaults.ts';

/** An item for tests. Other fields than `fields` get default values. */
export function item(fields: Partial<Item> = {}): Item {
  return {
    name: 'Item',
    description: '',
    weight: 0,
    knownScores: false,
    grade: 0,
    maximumPoints: 100,
    ...fields,
  };
}

/** An item with a known grade. */
export function known(grade: number, fields: Partial<Item> = {}): Item {
  return item({ knownScores: true, grade, ...fields });
}

export function category(fields: Partial<Category> = {}): Category {
  return {
    name: 'Category',
    categoryType: 'STANDARD',
    weight: 0,
    maximumPoints: 0,
    dropLowest: 0,
    items: [],
    ...fields,
  };
}

/** The sample course with grades for Assignments and Exam 1: worked examples 1 and 2 of the specification. */
export function gradedSample(): Category[] {
  const grades = [
    [20, 22, 25, 18],
    [81, null, null],
  ];
  return sampleCategories().map((sample, c) => ({
    ...sample,
    items: sample.items.map((entry, i) => {
      const grade = grades[c]?.[i] ?? null;
      return grade === null ? entry : { ...entry, knownScores: true, grade };
    }),
  }));
}
