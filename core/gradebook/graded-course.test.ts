import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Category } from '../grading/course.ts';
import { standing } from '../grading/standing.ts';
import { gradedCategories, type ItemGrade } from './graded-course.ts';

const item = (name: string, weight: number) => ({
  name,
  description: '',
  weight,
  knownScores: true,
  grade: 1,
  maximumPoints: 10,
});
const exams: Category = {
  name: 'Exams',
  categoryType: 'STANDARD',
  weight: 0,
  maximumPoints: 0,
  dropLowest: 0,
  items: [item('One', 20), item('Two', 30), item('Three', 50)],
};

const currentGrade = (grades: Readonly<Record<string, ItemGrade>>) =>
  standing(gradedCategories([exams], ({ name }) => grades[name] ?? null)).currentGrade;

it('Only the person’s grades count, not the grades in the course', () => {
  expect(currentGrade({})).toBeNull();
  expect(currentGrade({ One: { points: 8, status: null } })).toBe(80);
  expect(currentGrade({ One: { points: 10, status: null }, Two: { points: 0, status: null } })).toBe(40);
});

it('A missing item counts with 0 points, and an excused one does not count', () => {
  const one = { points: 10, status: null };
  expect(currentGrade({ One: one, Two: { points: null, status: 'MISSING' } })).toBe(40);
  expect(currentGrade({ One: one, Two: { points: 9, status: 'MISSING' } })).toBe(40);
  expect(currentGrade({ One: one, Two: { points: 0, status: 'EXCUSED' } })).toBe(100);
});

it('The grade is the weighted mean of each item’s points divided by its maximum points', () => {
  const points = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null });
  fc.assert(
    fc.property(fc.tuple(points, points, points), (all) => {
      const grades = Object.fromEntries(
        exams.items.map(({ name }, at) => [name, { points: all[at] ?? null, status: null }]),
      );
      const known = exams.items.filter((_, at) => all[at] !== null);
      const weight = known.reduce((sum, each) => sum + each.weight, 0);
      const earned = exams.items.reduce((sum, each, at) => sum + each.weight * ((all[at] ?? 0) / 10), 0);
      const grade = currentGrade(grades);
      if (weight === 0) expect(grade).toBeNull();
      else expect(grade).toBeCloseTo((earned / weight) * 100, 9);
    }),
  );
});
