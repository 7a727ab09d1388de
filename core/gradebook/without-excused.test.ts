import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Category, Item } from '../grading/course.ts';
import { standing } from '../grading/standing.ts';
import { weigh } from '../grading/weigh.ts';
import { withoutExcused } from './without-excused.ts';

const item = (name: string, weight: number, grade: number | null = null): Item => ({
  name,
  description: '',
  weight,
  knownScores: grade !== null,
  grade: grade ?? 0,
  maximumPoints: 10,
});
const category = (items: readonly Item[], more: Partial<Category> = {}): Category => ({
  name: 'Exams',
  categoryType: 'STANDARD',
  weight: 0,
  maximumPoints: 100,
  dropLowest: 0,
  items,
  ...more,
});
const isB = ({ name }: Item) => name === 'B';

it('The other items share the weight of an excused item, so that 100 percent can still be reached', () => {
  const exams = category([item('A', 40, 10), item('B', 20), item('C', 40)]);
  const kept = withoutExcused([exams], isB);
  expect(kept[0]?.items.map(({ weight }) => weight)).toEqual([50, 50]);
  expect(standing(kept)).toMatchObject({ currentGrade: 100, maxAchievableGrade: 100, totalWeight: 100 });
});

it('A category with its own weight keeps its weight unless all its items are excused', () => {
  const labs = category([item('A', 0, 5), item('B', 0)], {
    categoryType: 'HYBRID',
    weight: 30,
    maximumPoints: 20,
  });
  const final = category([item('F', 70)]);
  expect(withoutExcused([labs, final], isB)).toEqual([
    { ...labs, maximumPoints: 10, items: [labs.items[0]] },
    final,
  ]);
  const only = { ...labs, maximumPoints: 10, items: [item('B', 0)] };
  expect(withoutExcused([only, final], isB)).toMatchObject([
    { weight: 0, items: [] },
    { items: [{ weight: 100 }] },
  ]);
});

it('A course without excused items is unchanged, and a course of excused items is empty', () => {
  const all = [category([item('A', 100)])];
  expect(withoutExcused(all, isB)).toBe(all);
  expect(withoutExcused([category([item('B', 100)])], isB)[0]?.items).toEqual([]);
});

it('Shared weights are rounded so that the items add up to their category, and the categories to 100', () => {
  const exams = category([item('A', 20), item('C', 20), item('B', 25)]);
  const final = category([item('F', 35)]);
  const weighed = weigh(withoutExcused([exams, final], isB));
  expect(weighed).toEqual([
    { weight: 53.33, itemWeights: [26.67, 26.66] },
    { weight: 46.67, itemWeights: [46.67] },
  ]);
  expect(standing(withoutExcused([exams, final], isB)).totalWeight).toBe(100);
});

it('The weight of a course never changes, and the other items share it in proportion to their weights', () => {
  const weight = fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 100);
  const items = fc.array(fc.record({ weight, isExcused: fc.boolean() }), { minLength: 1, maxLength: 8 });
  const courses = fc.array(items, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(courses, (course) => {
      fc.pre(course.flat().some(({ isExcused }) => !isExcused));
      const all = course.map((each) =>
        category(each.map(({ weight: one, isExcused }) => item(isExcused ? 'B' : 'A', one))),
      );
      const hundredths = (categories: readonly Category[]) =>
        weigh(categories).reduce((sum, each) => sum + Math.round(each.weight * 100), 0);
      const kept = withoutExcused(all, isB);
      expect(hundredths(kept)).toBe(hundredths(all));
      const others = all.flatMap((each) => each.items.filter((one) => !isB(one)));
      const share = hundredths(all) / others.reduce((sum, one) => sum + one.weight * 100, 0);
      kept
        .flatMap((each) => each.items)
        .forEach((one, at) => {
          expect(Math.abs(one.weight - (others[at]?.weight ?? 0) * share)).toBeLessThan(0.0201);
        });
    }),
  );
});
