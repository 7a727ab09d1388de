import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { randomOf } from './seeded-random.ts';

describe('randomOf', () => {
  it('returns numbers from 0 to 1, the same for the same seed', property, () => {
    const check = fc.property(fc.string({ unit: 'binary' }), (seed) => {
      const [one, other] = [randomOf(seed), randomOf(seed)];
      for (let turn = 0; turn < 20; turn += 1) {
        const value = one();
        expect(value).toBe(other());
        expect(value >= 0 && value < 1).toBe(true);
      }
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('returns the same numbers for a seed in all versions of Markwise, because people can repeat a draw by its seed', () => {
    const random = randomOf('attempt-1');
    expect([random(), random(), random()]).toEqual([
      0.3221608072053641, 0.032804895425215364, 0.8944193739444017,
    ]);
  });

  it('returns other numbers for another seed', () => {
    const firsts = Array.from({ length: 1_000 }, (_, at) => randomOf(`seed-${at}`)());
    expect(new Set(firsts).size).toBe(1_000);
  });

  it('fills the range evenly', () => {
    const random = randomOf('even');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let turn = 0; turn < 10_000; turn += 1) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
