import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { type GradedItem, itemStatistics, minAttempts } from './item-statistics.ts';

const item = (share: number, restShare: number | null, ...optionIds: string[]): GradedItem => ({
  share,
  restShare,
  optionIds,
});
const times = (count: number, repeated: GradedItem) => Array.from({ length: count }, () => repeated);

const randomItem = fc.record({
  share: fc.constantFrom(0, 0.25, 1 / 3, 1),
  restShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  optionIds: fc.subarray(['a', 'b', 'c']),
});

describe('itemStatistics', () => {
  it('has counts for any number of attempts, but difficulty and discrimination only for 10 or more', () => {
    const items = [...times(minAttempts - 2, item(1, 0.5, 'a')), item(0.5, 0.1)];
    expect(itemStatistics(items, ['a', 'b'], ['a'])).toEqual({
      sampleSize: 9,
      correctCount: 8,
      difficulty: null,
      discrimination: null,
      options: [
        { optionId: 'a', isCorrect: true, count: 8 },
        { optionId: 'b', isCorrect: false, count: 0 },
      ],
      unansweredCount: 1,
    });
    expect(itemStatistics([...items, item(0, 0.1)], ['a', 'b'], ['a'])).toMatchObject({
      correctCount: 8,
      difficulty: 0.85,
      discrimination: expect.closeTo(0.48 / Math.sqrt(1.025 * 0.256), 12),
    });
    expect(itemStatistics([], [], [])).toMatchObject({ sampleSize: 0, correctCount: 0, difficulty: null });
  });

  it('has the mean share as its difficulty', () => {
    const items = [...times(6, item(1, 0.5)), ...times(4, item(0.5, 0.5))];
    expect(itemStatistics(items, [], []).difficulty).toBe(0.8);
  });

  it('counts each option, and includes a wrong option that nobody chose', () => {
    const items = [...times(7, item(1, 1, 'a')), ...times(4, item(0, 0, 'b')), item(0, 0)];
    expect(itemStatistics(items, ['c', 'a', 'b'], ['a']).options).toEqual([
      { optionId: 'c', isCorrect: false, count: 0 },
      { optionId: 'a', isCorrect: true, count: 7 },
      { optionId: 'b', isCorrect: false, count: 4 },
    ]);
  });

  it('counts attempts without a chosen option, and has null for questions without options', () => {
    const items = [...times(9, item(1, 1, 'a')), ...times(2, item(0, 0))];
    expect(itemStatistics(items, ['a', 'b'], ['a']).unansweredCount).toBe(2);
    expect(itemStatistics(items, [], []).unansweredCount).toBeNull();
  });

  it('has a discrimination of 1 if only strong students are right, and of -1 if only weak students are', () => {
    const right = [...times(5, item(1, 0.9)), ...times(5, item(0, 0.3))];
    const wrong = [...times(5, item(0, 0.9)), ...times(5, item(1, 0.3))];
    expect(itemStatistics(right, [], []).discrimination).toBeCloseTo(1, 12);
    expect(itemStatistics(wrong, [], []).discrimination).toBeCloseTo(-1, 12);
  });

  it('has the point-biserial correlation as its discrimination', () => {
    // Computed by hand: means 0.5 and 0.55, products 0.75, squares 2.5 and 0.825.
    const rests = [0.1, 0.2, 0.3, 0.4, 1, 0.5, 0.6, 0.7, 0.8, 0.9];
    const items = rests.map((rest, at) => item(at < 5 ? 0 : 1, rest));
    expect(itemStatistics(items, [], []).discrimination).toBeCloseTo(0.75 / Math.sqrt(2.5 * 0.825), 12);
  });

  it.each([
    ['everybody is right', times(10, item(1, 0.5)).concat(item(1, 0.9))],
    [
      'all students have the same share in the other questions',
      [...times(5, item(1, 0.1 + 0.2)), ...times(5, item(0, 0.3))],
    ],
    ['the quiz has no other question', [...times(5, item(1, null)), ...times(5, item(0, null))]],
    [
      'too few attempts had another question',
      [...times(5, item(1, 0.9)), ...times(4, item(0, 0.1)), ...times(9, item(0, null))],
    ],
  ])('has no discrimination if %s', (_why, items) => {
    expect(itemStatistics(items, [], [])).toMatchObject({ discrimination: null, sampleSize: items.length });
  });

  it('has a discrimination if ten attempts had another question', () => {
    const items = [...times(5, item(1, 0.9)), ...times(5, item(0, 0.1)), ...times(9, item(0, null))];
    expect(itemStatistics(items, [], []).discrimination).toBeCloseTo(1, 12);
  });

  it('has values within their ranges, and the same values for attempts in any order', property, () => {
    const check = fc.property(fc.array(randomItem, { minLength: 10, maxLength: 40 }), (items) => {
      const { difficulty, discrimination, options } = itemStatistics(items, ['a', 'b', 'c'], ['a']);
      expect(difficulty).toBeGreaterThanOrEqual(0);
      expect(difficulty).toBeLessThanOrEqual(1);
      expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
      const turned = itemStatistics(items.toReversed(), ['a', 'b', 'c'], ['a']);
      expect(turned.discrimination ?? 0).toBeCloseTo(discrimination ?? 0, 9);
      expect(turned.options).toEqual(options);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});
