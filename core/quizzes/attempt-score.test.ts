import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptScore, officialAttemptOf } from './attempt-score.ts';

describe('attemptScore', () => {
  it('adds up each question’s points, multiplied by its share', () => {
    const items = [
      { points: 1, share: 1 },
      { points: 2, share: 0.5 },
      { points: 5, share: 0 },
    ];
    expect(attemptScore(items)).toEqual({ score: 2, possible: 8, highest: 2, percent: 25, isPending: false });
  });

  it('has no percent while an essay is not graded, and does not count its points', () => {
    const items = [
      { points: 1, share: 1 },
      { points: 5, share: null },
    ];
    expect(attemptScore(items)).toEqual({
      score: 1,
      possible: 6,
      highest: 6,
      percent: null,
      isPending: true,
    });
  });

  it.each([[[]], [[{ points: 0, share: 1 }]]])('has no percent if nothing can be earned: %j', (items) => {
    expect(attemptScore(items)).toEqual({
      score: 0,
      possible: 0,
      highest: 0,
      percent: null,
      isPending: false,
    });
  });

  it('has no floating-point errors', () => {
    const items = Array.from({ length: 10 }, () => ({ points: 0.1, share: 1 }));
    expect(attemptScore(items)).toEqual({
      score: 1,
      possible: 1,
      highest: 1,
      percent: 100,
      isPending: false,
    });
  });

  it('is between 0 and the maximum, for any shares', () => {
    const item = fc.record({
      points: fc.double({ min: 0, max: 10_000, noNaN: true }),
      share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const { score, possible } = attemptScore(items);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(possible);
      }),
    );
  });
});

describe('the official attempt', () => {
  const attempts = [
    { number: 3, score: 2, possible: 10 },
    { number: 1, score: 4, possible: 5 },
    { number: 2, score: 8, possible: 10 },
  ];

  it('is the attempt with the highest percent, and in a tie the first of them', () => {
    expect(officialAttemptOf(attempts, 'HIGHEST')?.number).toBe(1);
  });

  it('is the latest attempt with the scoring policy LATEST', () => {
    expect(officialAttemptOf(attempts, 'LATEST')?.number).toBe(3);
  });

  it.each(['HIGHEST', 'LATEST'] as const)('is null if none was submitted: %s', (scoringPolicy) => {
    expect(officialAttemptOf([], scoringPolicy)).toBeNull();
  });

  it('can be an attempt without possible points if there is no other attempt', () => {
    expect(officialAttemptOf([{ number: 1, score: 0, possible: 0 }], 'HIGHEST')?.number).toBe(1);
  });
});
