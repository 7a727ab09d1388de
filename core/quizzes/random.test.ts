import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { randomOf, shuffled } from './random.ts';

describe('randomOf', () => {
  it('gives numbers of 0 to 1, the same for the same seed', property, () => {
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

  it('never changes what a seed gives: stored attempts are shown by it again', () => {
    const random = randomOf('attempt-1');
    expect([random(), random(), random()]).toEqual([
      0.3221608072053641, 0.032804895425215364, 0.8944193739444017,
    ]);
  });

  it('gives other numbers for another seed', () => {
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

describe('shuffled', () => {
  it('keeps every thing, once, and leaves the given list alone', property, () => {
    const check = fc.property(fc.array(fc.integer()), fc.string(), (things, seed) => {
      const before = [...things];
      const after = shuffled(things, randomOf(seed));
      expect(things).toEqual(before);
      expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('makes each of the six orders of three things about as often', () => {
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
