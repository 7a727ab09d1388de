import { describe, expect, it } from 'vitest';
import { scoringPolicies } from './quiz.ts';
import { attemptsLeft, resultRange } from './result-range.ts';

const graded = (number: number, score: number) =>
  ({ number, score, highest: score, possible: 10, isPending: false }) as const;
/** An attempt whose essay of 4 of 10 points is not graded. */
const pending = (number: number, score: number) =>
  ({ number, score, highest: score + 4, possible: 10, isPending: true }) as const;

const finished = { isBegun: false, hasAttemptLeft: false, isRevealed: true } as const;
type Own = Parameters<typeof resultRange>[0];

function rangeOf(own: Partial<Own> & Pick<Own, 'submitted'>): [number, number] {
  const range = resultRange({ scoringPolicy: 'HIGHEST', ...finished, ...own });
  return [range.lowestPercent, range.highestPercent];
}

describe('the results that a student can still have', () => {
  it.each<[string, [number, number], Partial<Own> & Pick<Own, 'submitted'>]>([
    ['the best attempt, if none is left', [70, 70], { submitted: [graded(1, 7), graded(2, 5)] }],
    [
      'at least the best attempt, with one left',
      [70, 100],
      { submitted: [graded(1, 7)], hasAttemptLeft: true },
    ],
    ['at least the best attempt, with one begun', [70, 100], { submitted: [graded(1, 7)], isBegun: true }],
    ['the graded points to the points to grade', [20, 60], { submitted: [pending(1, 2)] }],
    ['the points of the better attempt', [50, 60], { submitted: [graded(1, 5), pending(2, 2)] }],
    [
      'the sure points to all, with one left',
      [20, 100],
      { submitted: [pending(1, 2)], hasAttemptLeft: true },
    ],
  ])('are with the policy HIGHEST %s', (_, range, own) => {
    expect(rangeOf(own)).toEqual(range);
  });

  it.each<[string, [number, number], Partial<Own> & Pick<Own, 'submitted'>]>([
    ['the latest attempt, if none is left', [50, 50], { submitted: [graded(2, 5), graded(1, 7)] }],
    [
      'at least the latest, as another one need not be started',
      [50, 100],
      { submitted: [graded(1, 5)], hasAttemptLeft: true },
    ],
    ['any, once another one is begun', [0, 100], { submitted: [graded(1, 5)], isBegun: true }],
    ['the points to grade of the latest', [20, 60], { submitted: [graded(1, 9), pending(2, 2)] }],
    [
      'those of the latest, although an earlier one is not graded',
      [50, 50],
      { submitted: [pending(1, 9), graded(2, 5)] },
    ],
  ])('are with the policy LATEST %s', (_, range, own) => {
    expect(rangeOf({ scoringPolicy: 'LATEST', ...own })).toEqual(range);
  });

  it.each(scoringPolicies)(
    'are any for an attempt to grade while its answers are withheld: %s',
    (scoringPolicy) => {
      expect(rangeOf({ scoringPolicy, submitted: [pending(1, 2)], isRevealed: false })).toEqual([0, 100]);
      expect(rangeOf({ scoringPolicy, submitted: [graded(1, 7)], isRevealed: false })).toEqual([70, 70]);
    },
  );

  it.each(scoringPolicies)('are any without a submitted attempt, and without points: %s', (scoringPolicy) => {
    expect(rangeOf({ scoringPolicy, submitted: [] })).toEqual([0, 100]);
    expect(rangeOf({ scoringPolicy, submitted: [{ ...graded(1, 0), possible: 0 }] })).toEqual([0, 100]);
  });
});

it.each([
  [1, { allowedAttempts: 3, isClosed: false }],
  [0, { allowedAttempts: 2, isClosed: false }],
  [0, { allowedAttempts: 1, isClosed: false }],
  [-1, { allowedAttempts: -1, isClosed: false }],
  [0, { allowedAttempts: -1, isClosed: true }],
])('%d attempts are left after 2 with %o', (left, quiz) => {
  expect(attemptsLeft(quiz, 2)).toBe(left);
});
