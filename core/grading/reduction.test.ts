import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduce } from './reduction.ts';
import { propertyRuns, property } from './testing/runs.ts';

interface OpenItem {
  readonly maximumPoints: number;
  readonly pointCost: number;
  readonly needed: number;
}

/** The points of the items after the reduction. */
function reduced(items: readonly OpenItem[], slack: number): number[] {
  const column = (name: keyof OpenItem) => Float64Array.from(items, (item) => item[name]);
  const needed = column('needed');
  const lowest = new Float64Array(items.length);
  reduce({ maximumPoints: column('maximumPoints'), pointCost: column('pointCost'), needed, lowest }, slack);
  return [...needed];
}

function pointBelow(points: number): number {
  return Number.isInteger(points) ? points - 1 : Math.floor(points);
}

/** The same rule in a simple loop over single points. Costs are multiples of 0.5, so that both algorithms are exact. */
function reducePointByPoint(items: readonly OpenItem[], slack: number): number[] {
  const needed = items.map((item) => item.needed);
  for (let left = slack; ;) {
    let highest = -1;
    let highestShare = -1;
    for (const [index, { pointCost, maximumPoints }] of items.entries()) {
      const points = needed[index] ?? 0;
      if (
        points === 0 ||
        (points - pointBelow(points)) * pointCost > left ||
        points / maximumPoints < highestShare
      )
        continue;
      highest = index;
      highestShare = points / maximumPoints;
    }
    if (highest === -1) return needed;
    const points = needed[highest] ?? 0;
    needed[highest] = pointBelow(points);
    left -= (points - pointBelow(points)) * (items[highest]?.pointCost ?? 0);
  }
}

const anyItem = fc
  .record({
    maximumPoints: fc.oneof(fc.constantFrom(10, 100), fc.integer({ min: 1, max: 400 })),
    fraction: fc.constantFrom(0, 0, 0.5),
    share: fc.constantFrom(0.5, 0.8, 0.99, 1),
    pointCost: fc.oneof(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }).map((cost) => cost * 64),
      fc.integer({ min: 1, max: 20_000 }),
    ),
  })
  .map(({ share, fraction, pointCost, ...item }): OpenItem => {
    const maximumPoints = item.maximumPoints + fraction;
    return { maximumPoints, pointCost, needed: Math.min(maximumPoints, Math.ceil(share * maximumPoints)) };
  });

describe('reduce', () => {
  it('removes the same points as a loop over every single point', property, () => {
    const check = fc.property(
      fc.array(anyItem, { maxLength: 30 }),
      fc.oneof(fc.nat(100), fc.nat(10_000), fc.nat(1_000_000)),
      (items, slack) => {
        expect(reduced(items, slack)).toEqual(reducePointByPoint(items, slack));
      },
    );
    fc.assert(check, { numRuns: Math.ceil(propertyRuns() / 10) });
  });

  it('lowers many items with the same share from the last to the first', () => {
    const items = Array.from({ length: 1_000 }, () => ({ maximumPoints: 100, pointCost: 1, needed: 60 }));
    const needed = reduced(items, 1_250);
    expect(needed.filter((points) => points === 59)).toHaveLength(750);
    expect(needed.indexOf(58)).toBe(750);
  });

  it('lowers an item with expensive points when its share is the highest, if the remaining slack is enough', () => {
    const needed = (slack: number) => {
      const items = [
        { maximumPoints: 1_000_000, pointCost: 1, needed: 1_000_000 },
        { maximumPoints: 10, pointCost: 300_000, needed: 7 },
      ];
      return reduced(items, slack);
    };
    expect(needed(600_000)).toEqual([700_000, 6]);
    expect(needed(599_999)).toEqual([400_001, 7]);
  });

  it('lowers a fractional maximum to whole points among many others', () => {
    const many = Array.from({ length: 40 }, () => ({ maximumPoints: 1_000, pointCost: 1, needed: 1_000 }));
    const items = [{ maximumPoints: 2.5, pointCost: 2, needed: 2.5 }, ...many];
    const [first, ...others] = reduced(items, 2_001);
    expect(first).toBe(2);
    expect(others.every((points) => points === 950)).toBe(true);
  });

  it('changes nothing if the slack is less than the cost of a point', () => {
    expect(reduced([{ maximumPoints: 10, pointCost: 1, needed: 5 }], 0.5)).toEqual([5]);
  });
});
