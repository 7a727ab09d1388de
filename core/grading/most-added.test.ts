import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from './course.ts';
import { countedWeightsOf, weightsBeforeDrops } from './drops.ts';
import { canChange, rangeOf } from './grade-range.ts';
import { lowestGrades, mostAdded } from './most-added.ts';
import { contribution, standing } from './standing.ts';
import { category, item } from './testing/given.ts';
import { fewPoints, rangedCategories } from './testing/random-courses.ts';
import { property, propertyRuns } from './testing/runs.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

const drops = [0, 1, 1, 2, 5];

const knownGrades = ({ items }: Category) =>
  items.map(({ knownScores, grade }) => (knownScores ? grade : null));

/** What each item adds, in hundredths of a percent, while the items without a grade get their lowest. */
function addedBy(
  each: Category,
  weighed: WeighedCategory | undefined,
  grades: readonly (number | null)[],
): number[] {
  const all = lowestGrades(each.items, grades);
  const { weights } = countedWeightsOf(each, weightsBeforeDrops(each, weighed), all);
  return each.items.map(({ maximumPoints }, i) => contribution(weights[i] ?? 0, all[i] ?? 0, maximumPoints));
}

describe('mostAdded', () => {
  it('is what an open item adds with its highest points', property, () => {
    const check = fc.property(rangedCategories(fewPoints, drops), (categories) => {
      const weighed = weigh(categories);
      for (const [c, each] of categories.entries()) {
        const grades = knownGrades(each);
        const most = mostAdded(each, weighed[c], grades);
        for (const [i, entry] of each.items.entries()) {
          if (entry.knownScores) {
            expect(most[i]).toBeNull();
            continue;
          }
          const entered = addedBy(each, weighed[c], grades.with(i, rangeOf(entry).highest));
          expect(most[i]).toBeCloseTo(canChange(entry) ? (entered[i] ?? 0) : 0, 8);
        }
      }
    });
    fc.assert(check, { numRuns: propertyRuns(5_000) });
  });

  it('belongs to rows that add up to the guaranteed grade of the category', property, () => {
    const check = fc.property(rangedCategories(fewPoints, drops), (categories) => {
      const withoutAttempts = categories.map((each) => ({
        ...each,
        items: each.items.map((entry) => (entry.knownScores ? { ...entry, range: undefined } : entry)),
      }));
      const weighed = weigh(withoutAttempts);
      const { byCategory } = standing(withoutAttempts, weighed);
      for (const [c, each] of withoutAttempts.entries()) {
        const sum = addedBy(each, weighed[c], knownGrades(each)).reduce((a, b) => a + b, 0);
        expect(sum / 100).toBeCloseTo(byCategory[c]?.earned ?? 0, 8);
      }
    });
    fc.assert(check, { numRuns: propertyRuns(5_000) });
  });

  it('is a maximum in a category with hundreds of different items', () => {
    const items = Array.from({ length: 400 }, (_, i) => item({ weight: 1 + i / 100, maximumPoints: 10 }));
    const large = category({ items, dropLowest: 2 });
    const [weighed] = weigh([large]);
    const most = mostAdded(large, weighed, knownGrades(large));
    for (const i of [0, 200, 397, 398, 399]) {
      const entered = addedBy(large, weighed, knownGrades(large).with(i, 10))[i] ?? 0;
      expect(entered).toBeGreaterThan(0);
      // All others have no points, so the heaviest of them are dropped.
      expect(most[i]).toBeCloseTo(entered, 8);
    }
  });
});
