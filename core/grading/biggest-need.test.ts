import { describe, expect, it } from 'vitest';
import { biggestNeed } from './biggest-need.ts';
import type { Category, Item } from './course.ts';

const item = (name: string, weight: number, grade: number | null = null): Item => ({
  name,
  description: '',
  weight,
  knownScores: grade !== null,
  grade: grade ?? 0,
  maximumPoints: 100,
});
const exams = (...items: Item[]): Category[] => [
  { name: 'Exams', categoryType: 'STANDARD', weight: 100, maximumPoints: 100, dropLowest: 0, items },
];
const needOf = (...given: Parameters<typeof biggestNeed>) => {
  const need = biggestNeed(...given);
  return need && [need.item.name, need.points];
};

describe('biggestNeed', () => {
  it('returns the open item with the most weight, and the last one in a tie', () => {
    const items = [item('Quiz', 10, 80), item('Midterm', 30), item('Essay', 30), item('Lab', 30)];
    expect(needOf(exams(...items), 80)).toEqual(['Lab', 80]);
    expect(needOf(exams(item('Midterm', 40, 80), item('Final', 60)), 86)).toEqual(['Final', 90]);
  });

  it('returns null if the target is already reached or out of reach, or if no item is open', () => {
    const open = exams(item('Midterm', 50, 90), item('Final', 50));
    expect(needOf(open, 40)).toBeNull();
    expect(needOf(open, 99)).toBeNull();
    expect(needOf(exams(item('Midterm', 100, 90)), 95)).toBeNull();
    expect(needOf([], 90)).toBeNull();
  });

  it('skips pinned items', () => {
    const open = exams(item('Midterm', 40), item('Final', 60));
    expect(needOf(open, 80, { pinned: [[null, 90]] })).toEqual(['Midterm', 65]);
  });
});
