import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLate, isLate, lateDeduction, pointsAfter, type GradedWork } from './late-work.ts';

const day = 24 * 60 * 60_000;
const dueAt = '2026-12-01T22:59:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(dueAt) + milliseconds).toISOString();

const work = (late: number, more: Partial<GradedWork> = {}): GradedWork => ({
  submittedAt: after(late),
  dueAt,
  lateRule: { percentPerDay: 10 },
  maximumPoints: 50,
  ...more,
});

const anyWork = fc.record({
  submittedAt: fc.integer({ min: -40 * day, max: 40 * day }).map(after),
  dueAt: fc.option(fc.constant(dueAt), { freq: 9 }),
  lateRule: fc.option(
    fc.double({ min: 0, max: 100, noNaN: true }).map((percentPerDay) => ({ percentPerDay })),
    { freq: 9 },
  ),
  maximumPoints: fc.double({ min: 0.001, max: 1_000_000, noNaN: true }),
});

it('Work is late a millisecond after the due date, and not at the due date', () => {
  expect([isLate(work(0)), isLate(work(1)), isLate(work(1, { dueAt: null }))]).toEqual([false, true, false]);
});

it.each([
  [-day, 0],
  [0, 0],
  [1, 1],
  [day, 1],
  [day + 1, 2],
  [9 * day + 1, 10],
])('Work that is submitted %i ms after the due date is %i days late', (late, days) => {
  expect(daysLate(work(late))).toBe(days);
});

it('Each day that has begun costs a share of the maximum points, not of the grade', () => {
  expect(lateDeduction(work(2 * day))).toBe(10);
  expect(pointsAfter(20, lateDeduction(work(2 * day)))).toBe(10);
});

it('Late work loses at most all points', () => {
  expect(lateDeduction(work(30 * day))).toBe(50);
  expect(pointsAfter(50, lateDeduction(work(30 * day)))).toBe(0);
  expect(pointsAfter(3, 10)).toBe(0);
});

it('Late work loses nothing without a rule', () => {
  expect(lateDeduction(work(30 * day, { lateRule: null }))).toBe(0);
});

it('The points that count are never negative, and never more than the grade', () => {
  fc.assert(
    fc.property(anyWork, fc.double({ min: 0, max: 1_000_000, noNaN: true }), (given, grade) => {
      const points = pointsAfter(grade, lateDeduction(given));
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(grade * (1 + 1e-11));
    }),
  );
});

it('A later submission never loses fewer points, and work in time loses none', () => {
  fc.assert(
    fc.property(anyWork, fc.integer({ min: 0, max: 40 * day }), (given, more) => {
      const later = new Date(Date.parse(given.submittedAt) + more).toISOString();
      const deduction = lateDeduction(given);
      expect(lateDeduction({ ...given, submittedAt: later })).toBeGreaterThanOrEqual(deduction);
      if (!isLate(given)) expect(deduction).toBe(0);
      expect(deduction).toBeLessThanOrEqual(given.maximumPoints * (1 + 1e-11));
    }),
  );
});
