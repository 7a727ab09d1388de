import { describe, expect, it } from 'vitest';
import { figuresOf } from './quiz-results.ts';

describe('average, median, highest and lowest result', () => {
  it.each([
    [[40], { average: 40, median: 40, highest: 40, lowest: 40 }],
    [[100, 0], { average: 50, median: 50, highest: 100, lowest: 0 }],
    [[90, 10, 20], { average: 40, median: 20, highest: 90, lowest: 10 }],
    [[100, 60, 70, 10], { average: 60, median: 65, highest: 100, lowest: 10 }],
    [[0.1, 0.2], { average: 0.15, median: 0.15, highest: 0.2, lowest: 0.1 }],
  ])('are computed for %j', (percents, figures) => {
    expect(figuresOf(percents)).toEqual(figures);
  });

  it('are null without results', () => {
    expect(figuresOf([])).toBeNull();
  });

  it('are computed without changing the order of the input', () => {
    const percents = [3, 1, 2];
    figuresOf(percents);
    expect(percents).toEqual([3, 1, 2]);
  });
});
