import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { shuffled } from './random.ts';
import { randomOf } from './seeded-random.ts';

describe('shuffled', () => {
  it('keeps every element once, and does not change its input', property, () => {
    const check = fc.property(fc.array(fc.integer()), fc.string(), (things, seed) => {
      const before = [...things];
      const after = shuffled(things, randomOf(seed));
      expect(things).toEqual(before);
      expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('returns each of the six orders of three elements about equally often', () => {
    const random = randomOf('orders');
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 6_000; turn += 1) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
