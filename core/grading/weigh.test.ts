import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from './course.ts';
import { sampleCategories } from './defaults.ts';
import { category, item } from './testing/given.ts';
import { randomCategories } from './testing/random-courses.ts';
import { propertyRuns, property } from './testing/runs.ts';
import { UnknownCategoryTypeError, weigh, withEnteredWeights, withWeights } from './weigh.ts';

function points(...maximumPoints: number[]) {
  return maximumPoints.map((maximum) => item({ maximumPoints: maximum }));
}

describe('weigh', () => {
  it('gives the categories of the sample course the weights 25 and 75', () => {
    expect(weigh(sampleCategories())).toEqual([
      { weight: 25, itemWeights: [6.25, 6.25, 6.25, 6.25] },
      { weight: 75, itemWeights: [25, 25, 25] },
    ]);
  });

  it('sums the entered item weights of a STANDARD category, and ignores the entered category weight', () => {
    const items = [item({ weight: 0.1 }), item({ weight: 0.2 })];
    expect(weigh([category({ weight: 99, items })])).toEqual([{ weight: 0.3, itemWeights: [0.1, 0.2] }]);
  });

  it('rounds entered weights half up to two decimals', () => {
    const items = [item({ weight: 1.005 }), item({ weight: 33.333 })];
    expect(weigh([category({ items })])[0]?.itemWeights).toEqual([1.01, 33.33]);
  });

  it('splits the weight of a HYBRID category, and the item weights add up to it (worked example 3)', () => {
    const hybrid = category({
      categoryType: 'HYBRID',
      weight: 20,
      maximumPoints: 30,
      items: points(10, 10, 10),
    });
    expect(weigh([hybrid])).toEqual([{ weight: 20, itemWeights: [6.67, 6.67, 6.66] }]);
  });

  it('divides HYBRID item points by the category’s maximum points, even if the items have another sum', () => {
    const short = category({
      categoryType: 'HYBRID',
      weight: 20,
      maximumPoints: 40,
      items: points(10, 10, 10),
    });
    expect(weigh([short])[0]?.itemWeights).toEqual([5, 5, 5]);
    const over = category({ categoryType: 'HYBRID', weight: 20, maximumPoints: 30, items: points(30, 10) });
    expect(weigh([over])).toEqual([{ weight: 20, itemWeights: [20, 6.67] }]);
  });

  it('gives a HYBRID item without points no weight', () => {
    const hybrid = category({
      categoryType: 'HYBRID',
      weight: 10,
      maximumPoints: 50,
      items: points(0, 50),
    });
    expect(weigh([hybrid])[0]?.itemWeights).toEqual([0, 10]);
  });

  it('gives the items of a category without maximum points no weight', () => {
    const hybrid = category({ categoryType: 'HYBRID', weight: 10, items: points(10, 20) });
    expect(weigh([hybrid])).toEqual([{ weight: 10, itemWeights: [0, 0] }]);
  });

  describe('with POINTS_BASED categories', () => {
    const standard = (weight: number) => category({ items: [item({ weight })] });
    const based = (maximumPoints: number, items: Category['items'] = []) =>
      category({ categoryType: 'POINTS_BASED', maximumPoints, items });

    it('shares the remaining weight in proportion to their points (worked example 4)', () => {
      const weighed = weigh([standard(40), based(100), based(200)]);
      expect(weighed.map(({ weight }) => weight)).toEqual([40, 20, 40]);
    });

    it('gives them no weight if the other categories add up to 100 or more (worked example 4)', () => {
      expect(weigh([standard(100), based(100)])[1]?.weight).toBe(0);
      expect(weigh([standard(120), based(100, points(100))])[1]).toEqual({ weight: 0, itemWeights: [0] });
    });

    it('gives them no weight if none of them has points', () => {
      expect(weigh([standard(40), based(0), based(0)]).map(({ weight }) => weight)).toEqual([40, 0, 0]);
    });

    it('subtracts the weight of HYBRID categories too', () => {
      const hybrid = category({ categoryType: 'HYBRID', weight: 30, maximumPoints: 10 });
      expect(weigh([hybrid, standard(30), based(7)])[2]?.weight).toBe(40);
    });

    it('makes the categories add up to exactly 100, and the items add up to their category', () => {
      const weighed = weigh([
        based(3, points(1, 1, 1)),
        based(3, points(1, 1, 1)),
        based(3, points(1, 1, 1)),
      ]);
      expect(weighed).toEqual([
        { weight: 33.34, itemWeights: [11.12, 11.11, 11.11] },
        { weight: 33.33, itemWeights: [11.11, 11.11, 11.11] },
        { weight: 33.33, itemWeights: [11.11, 11.11, 11.11] },
      ]);
    });
  });

  it('throws an error that names the category and the unknown type', () => {
    const odd: Category = JSON.parse(
      '{ "name": "Labs", "categoryType": "CURVED", "weight": 0, "maximumPoints": 0, "items": [] }',
    );
    expect(() => weigh([odd])).toThrow(UnknownCategoryTypeError);
    expect(() => weigh([odd])).toThrow("The category 'Labs' has the unknown type 'CURVED'.");
  });

  it(
    'gives every category the exact sum of its item weights if the item points add up to its maximum',
    property,
    () => {
      const check = fc.property(randomCategories(), (categories) => {
        const weighed = weigh(categories);
        for (const [index, { categoryType, maximumPoints, items }] of categories.entries()) {
          const { weight, itemWeights } = weighed[index] ?? { weight: Number.NaN, itemWeights: [] };
          const pointsAddUp = items.reduce((sum, one) => sum + one.maximumPoints, 0) === maximumPoints;
          const hasNoPoints = categoryType !== 'STANDARD' && maximumPoints === 0;
          if (!pointsAddUp || hasNoPoints) continue;
          const hundredths = itemWeights.reduce((sum, part) => sum + Math.round(part * 100), 0);
          expect(hundredths).toBe(Math.round(weight * 100));
        }
      });
      fc.assert(check, { numRuns: propertyRuns(20_000) });
    },
  );

  it('computes the same weights if computed weights are filled in, or removed again', property, () => {
    const check = fc.property(randomCategories(), (categories) => {
      const weighed = weigh(categories);
      const counted = withWeights(categories);
      expect(weigh(counted)).toEqual(weighed);
      expect(weigh(counted.map(withEnteredWeights))).toEqual(weighed);
      expect(withWeights(counted.map(withEnteredWeights))).toEqual(counted);
    });
    fc.assert(check, { numRuns: propertyRuns(2_000) });
  });
});
