import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportion,
  distribute,
  formatCompact,
  formatNeed,
  formatPercent,
  formatPoints,
  roundHalfUp,
  toHundredths,
  withoutNoise,
} from './rounding.ts';
import { propertyRuns, property } from './testing/runs.ts';

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [87.495, 2, 87.5],
    [0.285, 2, 0.29],
    [1.004_999, 2, 1],
    [2.5, 0, 3],
    [1e-7, 2, 0],
    [0.25, 1, 0.3],
    [1e21, 2, 1e21],
  ])('rounds %d to %d decimals by its decimal digits: %d', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });
});

describe('toHundredths', () => {
  it.each([
    [0.29, 29],
    [6.25, 625],
    [1.005, 101],
    [33.333, 3_333],
    [1_000_000, 100_000_000],
  ])('counts %d percent as %d', (percent, hundredths) => {
    expect(toHundredths(percent)).toBe(hundredths);
  });
});

describe('withoutNoise', () => {
  it('returns the exact decimal of a long sum of decimals', property, () => {
    const hundredths = fc.array(fc.nat(10_000), { maxLength: 1_000, size: 'max' });
    const check = fc.property(hundredths, (parts) => {
      const sum = parts.reduce((total, part) => total + part / 100, 0);
      expect(withoutNoise(sum)).toBe(parts.reduce((total, part) => total + part, 0) / 100);
    });
    fc.assert(check, { numRuns: propertyRuns(2_000) });
  });

  it('removes the rounding error of a thousand additions, and keeps twelve digits', () => {
    const sum = Array.from({ length: 1_000 }, () => 0.1).reduce((total, part) => total + part, 0);
    expect(sum).toBe(99.999_999_999_998_6);
    expect(withoutNoise(sum)).toBe(100);
    expect(withoutNoise(12.345_678_901_2)).toBe(12.345_678_901_2);
  });
});

describe('a formatted number', () => {
  it('has two decimals for a percent', () => {
    expect(formatPercent(87.5)).toBe('87.50');
    expect(formatPercent(0)).toBe('0.00');
    expect(formatPercent(91.995)).toBe('92.00');
  });

  it('is rounded after the rounding error of a sum is removed', () => {
    expect(formatPercent(87.494_999_999_999_99)).toBe('87.50');
    expect(formatPercent(41.500_000_000_000_01)).toBe('41.50');
  });

  it('has no trailing zeros in the compact format', () => {
    expect(formatCompact(87.5)).toBe('87.5');
    expect(formatCompact(6.256)).toBe('6.26');
    expect(formatCompact(100)).toBe('100');
  });

  it('has up to one decimal for points', () => {
    expect(formatPoints(87)).toBe('87');
    expect(formatPoints(2.25)).toBe('2.3');
    expect(formatPoints(9.96)).toBe('10');
  });

  it('is not above the maximum for needed points, unless the points themselves are above the maximum', () => {
    expect(formatNeed(12, 20)).toBe('12');
    expect(formatNeed(12.25, 12.25)).toBe('12.25');
    expect(formatNeed(9.996, 9.996)).toBe('9.996');
    expect(formatNeed(12.24, 12.24)).toBe('12.24');
    expect(formatNeed(0.1 + 0.2, 0.3)).toBe('0.3');
    expect(formatNeed(15.25, 12)).toBe('15.3');
  });

  it('is rounded up for needed points, so that the displayed points are enough', () => {
    expect(formatNeed(40 / 3, 20)).toBe('13.4');
    expect(formatNeed(13.331, 20)).toBe('13.4');
    expect(formatNeed(13.3, 20)).toBe('13.3');
    expect(formatNeed(0.1 + 0.2, 20)).toBe('0.3');
  });
});

describe('distribute and apportion', () => {
  it('add the remaining units to the parts with the largest remainders, and in a tie to the earlier parts', () => {
    expect(distribute([6.666, 6.667, 6.667], 2)).toEqual([6.66, 6.67, 6.67]);
    expect(distribute([1.5, 1.5, 1.5, 1.5], 0)).toEqual([2, 2, 1, 1]);
    expect(distribute([0.1, 0.2], 2)).toEqual([0.1, 0.2]);
    expect(distribute([], 2)).toEqual([]);
  });

  it('round the whole half up', () => {
    expect(distribute([0.002, 0.003], 2)).toEqual([0, 0.01]);
    expect(distribute([0.002, 0.002], 2)).toEqual([0, 0]);
  });

  it('compute with the written decimals, where floating-point numbers would lose a hundredth', () => {
    expect(distribute([0.29, 0.57, 0.58], 2)).toEqual([0.29, 0.57, 0.58]);
    expect(apportion({ whole: 0.3, shares: [0.1, 0.2], of: 0.3 }, 2)).toEqual([0.1, 0.2]);
  });

  it('stay exact for very large and very small numbers', () => {
    expect(apportion({ whole: 100, shares: [1e-3, 1e9], of: 1e9 + 1e-3 }, 2)).toEqual([0, 100]);
    expect(apportion({ whole: 100, shares: [1e-7, 3e-7], of: 4e-7 }, 2)).toEqual([25, 75]);
  });

  it('return zeros if the total of the shares is 0', () => {
    expect(apportion({ whole: 10, shares: [1, 2], of: 0 }, 2)).toEqual([0, 0]);
  });

  const cents = fc.integer({ min: 0, max: 100_000 });

  it('add up to the whole exactly, and change no part by a unit or more', property, () => {
    const check = fc.property(
      cents,
      fc.array(fc.nat(1_000), { minLength: 1, maxLength: 20 }),
      (whole, shares) => {
        const of = shares.reduce((sum, share) => sum + share, 0);
        const parts = apportion({ whole: whole / 100, shares, of }, 2).map((part) => Math.round(part * 100));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(of === 0 ? 0 : whole);
        for (const [index, part] of parts.entries()) {
          const exact = of === 0 ? 0 : (whole * (shares[index] ?? 0)) / of;
          expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-9);
        }
      },
    );
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });
});
