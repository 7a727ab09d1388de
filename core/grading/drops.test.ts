import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achieveTarget } from './achieve-target.ts';
import type { Category } from './course.ts';
import { countedWeightsOf, weightsBeforeDrops } from './drops.ts';
import { withoutNoise } from './rounding.ts';
import { standing } from './standing.ts';
import { category, item, known } from './testing/given.ts';
import { fewPoints, randomCase } from './testing/random-courses.ts';
import { property, propertyRuns } from './testing/runs.ts';
import { weigh } from './weigh.ts';

const drops = [0, 1, 1, 2, 5];

/** The best sum of a category. Tries every choice of dropped items, so that the tests don't depend on `drops.ts`. */
function bestSum(
  { items, dropLowest }: Category,
  weights: readonly number[],
  grades: readonly (number | null)[],
): number {
  const counted = items.flatMap((each, i) => {
    const grade = grades[i] ?? null;
    const weight = weights[i] ?? 0;
    if (grade === null || weight === 0 || each.maximumPoints === 0) return [];
    return [{ weight, sum: (weight * grade) / each.maximumPoints }];
  });
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  const number = Math.min(dropLowest, counted.length - 1);
  let best = 0;
  for (let chosen = 0; chosen < 2 ** counted.length; chosen += 1) {
    const kept = counted.filter((_, at) => (chosen & (2 ** at)) !== 0);
    if (counted.length - kept.length !== number) continue;
    const [sum, weight] = kept.reduce(([s, w], each) => [s + each.sum, w + each.weight], [0, 0]);
    best = Math.max(best, (sum / weight) * whole);
  }
  return counted.length === 0 ? 0 : best;
}

type Grade = (each: Category['items'][number], c: number, i: number) => number | null;

function bestTotal(categories: readonly Category[], grade: Grade): number {
  const weighed = weigh(categories);
  return categories.reduce((sum, each, c) => {
    const grades = each.items.map((entry, i) => grade(entry, c, i));
    return sum + bestSum(each, weightsBeforeDrops(each, weighed[c]), grades) / 100;
  }, 0);
}

describe('a course that drops the lowest grades', () => {
  it('has the current, lowest and highest possible grade with the best choice of drops', property, () => {
    const check = fc.property(randomCase(fewPoints, drops), ({ categories }) => {
      const { minGuaranteedGrade, maxAchievableGrade, currentGrade, knownWeight } = standing(categories);
      const lowest = bestTotal(categories, (each) => (each.knownScores ? each.grade : 0));
      const highest = bestTotal(categories, (each) => (each.knownScores ? each.grade : each.maximumPoints));
      const current = bestTotal(categories, (each) => (each.knownScores ? each.grade : null));
      expect(minGuaranteedGrade).toBeCloseTo(lowest, 8);
      expect(maxAchievableGrade).toBeCloseTo(highest, 8);
      if (currentGrade !== null) expect((currentGrade * knownWeight) / 100).toBeCloseTo(current, 8);
    });
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('reaches its target, and no recommended grade can be lowered', property, () => {
    const check = fc.property(randomCase(fewPoints, drops), ({ categories, target, pinned }) => {
      const fixed: Grade = (each, c, i) => (each.knownScores ? each.grade : (pinned[c]?.[i] ?? null));
      const maximum = bestTotal(categories, (each, c, i) => fixed(each, c, i) ?? each.maximumPoints);
      const answer = achieveTarget(categories, target, { pinned });
      expect(answer.reachable).toBe(target - maximum <= 0.005 + 1e-8 || answer.reachable);
      if (!answer.reachable) {
        expect(target).toBeGreaterThan(maximum + 0.004);
        expect(answer.maxAchievableGrade).toBeCloseTo(maximum, 8);
        return;
      }
      const planned: Grade = (each, c, i) => fixed(each, c, i) ?? answer.recommended[c]?.[i] ?? null;
      const total = bestTotal(categories, planned);
      expect(answer.grade).toBeCloseTo(total, 8);
      expect(total).toBeGreaterThanOrEqual(Math.min(target, maximum) - 1e-7);
      for (const [c, { items }] of categories.entries()) {
        for (const [i, each] of items.entries()) {
          const points = answer.recommended[c]?.[i] ?? null;
          if (each.knownScores || (pinned[c]?.[i] ?? null) !== null || points === null || points === 0)
            continue;
          expect(points).toBeLessThanOrEqual(each.maximumPoints);
          expect(Number.isInteger(points) || points === each.maximumPoints).toBe(true);
          const lower: Grade = (other, c2, i2) =>
            c2 === c && i2 === i ? Math.ceil(points) - 1 : planned(other, c2, i2);
          expect(bestTotal(categories, lower)).toBeLessThan(target);
        }
      }
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('never has a lower course grade after the grade of an item was raised', property, () => {
    const check = fc.property(randomCase(fewPoints, drops), fc.nat(), ({ categories }, at) => {
      const positions = categories.flatMap(({ items }, c) => items.map((_, i) => ({ c, i })));
      const position = positions[at % Math.max(1, positions.length)];
      const better = categories.map((each, c) => ({
        ...each,
        items: each.items.map((entry, i) =>
          c === position?.c && i === position.i ? { ...entry, grade: entry.grade + 1 } : entry,
        ),
      }));
      const [before, after] = [standing(categories), standing(better)];
      expect(after.minGuaranteedGrade).toBeGreaterThanOrEqual(before.minGuaranteedGrade - 1e-9);
      expect(after.currentGrade ?? 0).toBeGreaterThanOrEqual((before.currentGrade ?? 0) - 1e-9);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

describe('dropped items', () => {
  const labs = (items: Category['items'], dropLowest = 1) =>
    category({
      categoryType: 'HYBRID',
      weight: 100,
      maximumPoints: items.reduce((sum, each) => sum + each.maximumPoints, 0),
      dropLowest,
      items,
    });
  const droppedIn = (each: Category) =>
    countedWeightsOf(
      each,
      weightsBeforeDrops(each, weigh([each])[0]),
      each.items.map(({ grade, knownScores }) => (knownScores ? grade : null)),
    ).isDropped;

  it.each([
    // Examples of Canvas. The item whose removal gives the best percent is dropped, which can be another item than the
    // one with the lowest points or the lowest percent.
    [
      '31/40 17/24 6/10',
      [
        [31, 40],
        [17, 24],
        [6, 10],
      ],
      1,
      [false, false, true],
      75,
    ],
    [
      '31/40 17/24 7/10',
      [
        [31, 40],
        [17, 24],
        [7, 10],
      ],
      1,
      [false, true, false],
      76,
    ],
    [
      '100/100 42/91 14/55 3/38',
      [
        [100, 100],
        [42, 91],
        [14, 55],
        [3, 38],
      ],
      2,
      [false, true, true, false],
      74.64,
    ],
    [
      'all equal',
      [
        [5, 10],
        [5, 10],
      ],
      1,
      [false, true],
      50,
    ],
    [
      'more than there are items',
      [
        [5, 10],
        [9, 10],
      ],
      9,
      [true, false],
      90,
    ],
  ])('are chosen so that the category has the best grade: %s', (_, scores, count, dropped, grade) => {
    const each = labs(
      scores.map(([points = 0, of = 0]) => known(points, { maximumPoints: of })),
      count,
    );
    expect(droppedIn(each)).toEqual(dropped);
    expect(withoutNoise(standing([each]).currentGrade ?? 0)).toBeCloseTo(grade, 2);
  });

  it('are chosen again with the recommended grades', () => {
    const quizzes = labs([
      known(20, { maximumPoints: 50 }),
      known(40, { maximumPoints: 50 }),
      item({ maximumPoints: 50 }),
    ]);
    // Today 20/50 is dropped. Without a third grade, 20/50 and 40/50 would count, which is 60 percent.
    expect(standing([quizzes])).toMatchObject({ minGuaranteedGrade: 60, maxAchievableGrade: 90 });
    expect(achieveTarget([quizzes], 60)).toMatchObject({ recommended: [[null, null, 0]] });
    expect(achieveTarget([quizzes], 80)).toMatchObject({ recommended: [[null, null, 40]] });
  });

  it('have the recommended grade 0', () => {
    const quizzes = labs([item({ maximumPoints: 10 }), item({ maximumPoints: 10 })]);
    expect(achieveTarget([quizzes], 80)).toMatchObject({ recommended: [[8, 0]], grade: 80 });
  });
});
