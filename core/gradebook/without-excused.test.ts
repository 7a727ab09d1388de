import { expect, it } from 'vitest';
import type { Category, Item } from '../grading/course.ts';
import { standing } from '../grading/standing.ts';
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

it('The other items share the weight of an excused one, so that everything can still be earned', () => {
  const exams = category([item('A', 40, 10), item('B', 20), item('C', 40)]);
  const kept = withoutExcused([exams], isB);
  expect(kept[0]?.items.map(({ weight }) => weight)).toEqual([50, 50]);
  expect(standing(kept)).toMatchObject({ currentGrade: 100, maxAchievableGrade: 100, totalWeight: 100 });
});

it('A category with its own weight keeps it, until nothing is left in it', () => {
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

it('Nothing changes without an excused item, and a course of excused items is empty', () => {
  const all = [category([item('A', 100)])];
  expect(withoutExcused(all, isB)).toBe(all);
  expect(withoutExcused([category([item('B', 100)])], isB)[0]?.items).toEqual([]);
});
