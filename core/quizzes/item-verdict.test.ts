import { describe, expect, it } from 'vitest';
import { difficultyVerdict, discriminationVerdict, optionVerdict } from './item-verdict.ts';

describe('the verdict on the statistics of a question', () => {
  it.each([
    [0, 'HARD'],
    [0.29, 'HARD'],
    [0.3, 'FITTING'],
    [0.9, 'FITTING'],
    [0.91, 'EASY'],
    [1, 'EASY'],
  ])('for a difficulty of %d is %s', (difficulty, verdict) => {
    expect(difficultyVerdict(difficulty)).toBe(verdict);
  });

  it.each([
    [-0.01, 'REVERSED'],
    [0, 'WEAK'],
    [0.1, 'FAIR'],
    [0.29, 'FAIR'],
    [0.3, 'GOOD'],
    [1, 'GOOD'],
  ])('for a discrimination of %d is %s', (discrimination, verdict) => {
    expect(discriminationVerdict(discrimination)).toBe(verdict);
  });

  it.each([
    [{ isCorrect: false, count: 0 }, 'UNUSED'],
    [{ isCorrect: false, count: 6 }, 'ABOVE_RIGHT'],
    [{ isCorrect: false, count: 5 }, null],
    [{ isCorrect: true, count: 0 }, null],
  ])('for the option %j is %s if a correct option was chosen 5 times', (option, verdict) => {
    expect(optionVerdict(option, [option, { isCorrect: true, count: 5 }])).toBe(verdict);
  });
});
