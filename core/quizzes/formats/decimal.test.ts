import { describe, expect, it } from 'vitest';
import { rangeAnswer, readDecimal } from './decimal.ts';

describe('readDecimal', () => {
  it.each([
    ['3', 3],
    [' -0.5 ', -0.5],
    ['+.25', 0.25],
    ['2.', 2],
    ['6.02e23', 6.02e23],
    ['1E-7', 1e-7],
    ['-0', 0],
  ])('reads %j as %d', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each(['', '.', 'ten', '1,5', '1e', '0x1', '1 2', 'Infinity', '9'.repeat(401)])(
    'finds no number in %j',
    (text) => {
      expect(readDecimal(text)).toBeNull();
    },
  );
});

describe('rangeAnswer', () => {
  it.each([
    [1, 5, 3, 2],
    [9.806, 9.807, 9.8065, 0.0005],
    [-0.3, -0.1, -0.2, 0.1],
    [-2, 2, 0, 2],
    [1e-7, 2e-7, 1.5e-7, 5e-8],
    [0, 0, 0, 0],
    [999_999_999_999.5, 1e12, 999_999_999_999.75, 0.25],
  ])('converts the range from %d to %d to %d ± %d', (min, max, value, tolerance) => {
    expect(rangeAnswer(min, max)).toEqual({ value, tolerance });
  });

  it('returns null for a range whose maximum is below its minimum', () => {
    expect(rangeAnswer(2, 1)).toBeNull();
  });
});
