import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { creditFor, creditMethods, type Tally } from './partial-credit.ts';

const tallies: fc.Arbitrary<Tally> = fc
  .integer({ min: 2, max: 50 })
  .chain((options) =>
    fc.record({ options: fc.constant(options), right: fc.integer({ min: 1, max: options }) }),
  )
  .chain(({ options, right }) =>
    fc.record({
      options: fc.constant(options),
      right: fc.constant(right),
      hits: fc.integer({ min: 0, max: right }),
      falseAlarms: fc.integer({ min: 0, max: options - right }),
    }),
  );

describe('creditFor', () => {
  const twoOfThree: Tally = { hits: 2, falseAlarms: 1, right: 3, options: 5 };
  it.each([
    ['ALL_OR_NOTHING', 0],
    ['NET_CORRECT', 1 / 3],
    ['COVERAGE', 4 / 9],
    ['EACH_ANSWER', 3 / 5],
  ] as const)('%s gives %d for two of three correct answers and a wrong one, of five', (method, share) => {
    expect(creditFor(method, twoOfThree)).toBeCloseTo(share, 12);
  });

  it('gives 0 if more wrong than correct options are selected, or no option', () => {
    expect(creditFor('NET_CORRECT', { hits: 1, falseAlarms: 2, right: 2, options: 4 })).toBe(0);
    expect(creditFor('COVERAGE', { hits: 0, falseAlarms: 0, right: 2, options: 4 })).toBe(0);
  });

  it('is between 0 and 1, and 1 only for exactly the correct answers, with every method', property, () => {
    const check = fc.property(tallies, fc.constantFrom(...creditMethods), (tally, method) => {
      const share = creditFor(method, tally);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(share === 1).toBe(tally.hits === tally.right && tally.falseAlarms === 0);
    });
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('never gives more for an additional wrong answer', property, () => {
    const check = fc.property(tallies, fc.constantFrom(...creditMethods), (tally, method) => {
      fc.pre(tally.falseAlarms > 0);
      const without = creditFor(method, { ...tally, falseAlarms: tally.falseAlarms - 1 });
      expect(creditFor(method, tally)).toBeLessThanOrEqual(without);
    });
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });
});
