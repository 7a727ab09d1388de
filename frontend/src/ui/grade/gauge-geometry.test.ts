import { describe, expect, it } from 'vitest';
import { bandPath, percentAt, pointAt } from './gauge-geometry.ts';

describe('gauge geometry', () => {
  it('finds the percent of every point on the scale', () => {
    for (const percent of [1, 25, 50, 85, 99])
      expect(percentAt(pointAt(percent, 118))).toBeCloseTo(percent, 9);
  });

  it('uses the nearer end for a point below the scale', () => {
    expect(percentAt({ x: 20, y: 400 })).toBe(0);
    expect(percentAt({ x: 300, y: 400 })).toBe(100);
  });

  it('closes a band on its inner side', () => {
    expect(bandPath(0, 50, 100, 120)).toBe(
      'M40.00 158.00A120 120 0 0 1 160.00 38.00L160.00 58.00A100 100 0 0 0 60.00 158.00Z',
    );
  });
});
