import { describe, expect, it } from 'vitest';
import { fillOf, megabytes, sharesOf } from './storage-use.ts';

const student = (usedBytes: number) => ({
  usedBytes,
  limitBytes: 20_000_000,
  attemptReserveBytes: 5_000_000,
});

describe('the used storage', () => {
  it('is nearly full from 80 % of the limit without the attempt reserve, and full at 100 %', () => {
    const uses = [0, 11_999_999, 12_000_000, 14_999_999, 15_000_000, 21_000_000];
    expect(uses.map((bytes) => fillOf(student(bytes)))).toEqual([
      'roomy',
      'roomy',
      'nearlyFull',
      'nearlyFull',
      'full',
      'full',
    ]);
  });

  it('is shown in megabytes, rounded up', () => {
    expect([0, 1, 3_150_001, 20_000_000, 1_000_000_000].map(megabytes)).toEqual([
      '0',
      '0.1',
      '3.2',
      '20',
      '1,000',
    ]);
  });

  it('has shares of 100 % in total, also above the limit', () => {
    expect(sharesOf(student(3_000_000))).toEqual({ used: 15, free: 60, reserved: 25 });
    expect(sharesOf(student(18_000_000))).toEqual({ used: 90, free: 0, reserved: 10 });
    expect(sharesOf(student(25_000_000))).toEqual({ used: 100, free: 0, reserved: 0 });
  });
});
