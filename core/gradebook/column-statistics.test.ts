import { expect, it } from 'vitest';
import { columnStatistics } from './column-statistics.ts';

const points = (value: number | null) => ({ points: value, status: null });
const missing = { points: null, status: 'MISSING' } as const;
const excused = { points: 9, status: 'EXCUSED' } as const;

it('Missing grades count with 0 points, and excused and open grades do not count', () => {
  const grades = [points(10), missing, excused, points(null), points(4), points(12)];
  expect(columnStatistics(grades, 10)).toEqual({
    count: 4,
    average: 6.5,
    median: 7,
    lowest: 0,
    highest: 12,
    tenths: [1, 0, 0, 0, 1, 0, 0, 0, 0, 2],
  });
});

it('An item without grades has null for average, median and highest grade', () => {
  expect(columnStatistics([excused], 10)).toMatchObject({
    count: 0,
    average: null,
    median: null,
    highest: null,
  });
});

it('The median of an odd number of grades is the middle one', () => {
  expect(columnStatistics([points(3), points(1), points(2)], 0)).toMatchObject({ median: 2, lowest: 1 });
});
