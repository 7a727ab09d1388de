import { describe, expect, it } from 'vitest';
import { standing } from './standing.ts';
import { category, gradedSample, item, known } from './testing/given.ts';

describe('standing', () => {
  it('sums up earned, known and open weight (worked example 1)', () => {
    expect(standing(gradedSample())).toEqual({
      earned: 41.5,
      knownWeight: 50,
      unknownWeight: 50,
      currentGrade: 83,
      minGuaranteedGrade: 41.5,
      maxAchievableGrade: 91.5,
      totalWeight: 100,
      byCategory: [
        { weight: 25, earned: 21.25, open: 0, lost: 3.75, knownWeight: 25 },
        { weight: 75, earned: 20.25, open: 50, lost: 4.75, knownWeight: 25 },
      ],
    });
  });

  it('has no current grade without a known item', () => {
    expect(standing([category({ items: [item({ weight: 100 })] })]).currentGrade).toBeNull();
    expect(standing([category({ items: [known(5, { weight: 0 })] })]).currentGrade).toBeNull();
    expect(standing([]).currentGrade).toBeNull();
  });

  it('counts all points of extra credit, and has no lost weight because of it', () => {
    const course = [category({ items: [known(130, { weight: 10 }), known(0, { weight: 2 })] })];
    expect(standing(course)).toMatchObject({ earned: 13, knownWeight: 12 });
    expect(standing(course).byCategory[0]?.lost).toBe(0);
  });

  it('does not count an open item without maximum points', () => {
    const course = [category({ items: [item({ weight: 20, maximumPoints: 0 }), item({ weight: 30 })] })];
    expect(standing(course)).toMatchObject({ unknownWeight: 30, maxAchievableGrade: 30, totalWeight: 50 });
  });

  it('counts the weight of a known item without maximum points as known, and as not earned', () => {
    const course = [category({ items: [known(7, { weight: 20, maximumPoints: 0 })] })];
    expect(standing(course)).toMatchObject({ earned: 0, knownWeight: 20, currentGrade: 0 });
  });

  it('has no floating-point errors in sums of weights', () => {
    const tenths = [0.1, 0.2, 0.3, 0.4].map((weight) => known(3, { weight, maximumPoints: 3 }));
    expect(standing([category({ items: tenths })])).toMatchObject({
      earned: 1,
      knownWeight: 1,
      currentGrade: 100,
      maxAchievableGrade: 1,
    });
  });

  it('counts the whole weight of an item with its maximum points, also for fractional points', () => {
    const course = [category({ items: [known(0.3, { weight: 0.07, maximumPoints: 0.3 })] })];
    expect(standing(course)).toMatchObject({ earned: 0.07, currentGrade: 100 });
  });

  it('accepts weights that do not add up to 100', () => {
    const course = [category({ items: [item({ weight: 80 }), item({ weight: 80 })] })];
    expect(standing(course)).toMatchObject({ totalWeight: 160, maxAchievableGrade: 160 });
  });
});
