import { describe, expect, it } from 'vitest';
import type { Category, Item } from './course.ts';
import { openNeeds } from './open-needs.ts';

const item = (name: string, weight: number, grade: number | null = null): Item => ({
  name,
  description: '',
  weight,
  knownScores: grade !== null,
  grade: grade ?? 0,
  maximumPoints: 100,
});
const exams = (...items: Item[]): Category => ({
  name: 'Exams',
  categoryType: 'STANDARD',
  weight: 100,
  maximumPoints: 100,
  dropLowest: 0,
  items,
});
const needsOf = (...parameters: Parameters<typeof openNeeds>) =>
  openNeeds(...parameters).map((need) => [need.item.name, need.points]);

describe('openNeeds', () => {
  it('returns every open item that has weight', () => {
    const items = [item('Quiz', 10, 80), item('Midterm', 30), item('Bonus', 0), item('Lab', 60)];
    expect(needsOf([exams(...items)], 80)).toEqual([
      ['Midterm', 80],
      ['Lab', 80],
    ]);
    expect(needsOf([exams(item('Midterm', 40, 80), item('Final', 60))], 86)).toEqual([['Final', 90]]);
  });

  it('is empty if the target is 0, reached or out of reach, if no item is open, or if no grade is known', () => {
    const open = [exams(item('Midterm', 50, 90), item('Final', 50))];
    expect(needsOf(open, 0)).toEqual([]);
    expect(needsOf(open, 40)).toEqual([]);
    expect(needsOf(open, 99)).toEqual([]);
    expect(needsOf([exams(item('Midterm', 100, 90))], 95)).toEqual([]);
    expect(needsOf([exams(item('Midterm', 50), item('Final', 50))], 85)).toEqual([]);
    expect(needsOf([], 90)).toEqual([]);
  });

  it('skips pinned items', () => {
    const open = [exams(item('Midterm', 40), item('Final', 60))];
    expect(needsOf(open, 80, { pinned: [[null, 90]] })).toEqual([['Midterm', 65]]);
  });

  it('skips items that will be dropped', () => {
    const labs = { ...exams(item('Lab 1', 25, 90), item('Lab 2', 25)), weight: 50, dropLowest: 1 };
    expect(needsOf([labs, { ...exams(item('Final', 50)), weight: 50 }], 80)).toEqual([['Final', 70]]);
  });
});
