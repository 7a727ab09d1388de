import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achieveTarget } from './achieve-target.ts';
import type { Category, Item } from './course.ts';
import { rangeOf } from './grade-range.ts';
import { openNeeds } from './open-needs.ts';
import { standing } from './standing.ts';
import { category, item, known } from './testing/given.ts';
import { planPointByPoint } from './testing/point-by-point.ts';
import { caseOf, fewPoints, rangedCategories } from './testing/random-courses.ts';
import { property, propertyRuns } from './testing/runs.ts';
import { weigh } from './weigh.ts';

/** A course with a quiz of 10 points and an open final, each half of the course. */
function course(quiz: Item, fields: Partial<Category> = {}): Category[] {
  const final = item({ weight: 50, maximumPoints: 100 });
  return [category({ items: [{ ...quiz, weight: 50, maximumPoints: 10 }, final], ...fields })];
}

/** 6 of 10 points, and another attempt, of which the best counts. */
const retakeable = known(6, { range: { grade: 6, lowest: 6, highest: 10 } });
/** 2 of 10 points are sure, and an essay of 4 points is not graded. */
const toGrade = item({ range: { grade: null, lowest: 2, highest: 6 } });

function recommended(categories: readonly Category[], target: number) {
  const answer = achieveTarget(categories, target);
  return answer.reachable ? answer.recommended : answer.message;
}

describe('a known grade that another attempt can raise', () => {
  it('counts in the current grade, is guaranteed, and does not lower the highest possible grade', () => {
    expect(standing(course(retakeable))).toMatchObject({
      currentGrade: 60,
      knownWeight: 50,
      minGuaranteedGrade: 30,
      maxAchievableGrade: 100,
      byCategory: [{ earned: 30, open: 70, lost: 0 }],
    });
  });

  it('needs no other attempt as long as the open items are enough with at most the same share', () => {
    expect(recommended(course(retakeable), 55)).toEqual([[null, 50]]);
  });

  it('needs another attempt with the same share as the open items if its grade is not enough', () => {
    expect(recommended(course(retakeable), 85)).toEqual([[9, 80]]);
    expect(recommended(course(retakeable), 100)).toEqual([[10, 100]]);
    expect(openNeeds(course(retakeable), 85).map(({ points }) => points)).toEqual([9, 80]);
  });

  it('can fall if an attempt was begun and the latest counts', () => {
    const begun = known(6, { range: { grade: 6, lowest: 0, highest: 10 } });
    expect(standing(course(begun))).toMatchObject({ currentGrade: 60, minGuaranteedGrade: 0 });
    expect(recommended(course(begun), 40)).toEqual([[4, 40]]);
  });

  it('is final again once it differs from the grade of the range', () => {
    expect(rangeOf({ ...retakeable, grade: 7 })).toEqual({ lowest: 7, highest: 7 });
  });
});

describe('an open item of which a part is graded', () => {
  it('has the sure points as guaranteed, and loses the points that can no longer come', () => {
    expect(standing(course(toGrade))).toMatchObject({
      currentGrade: null,
      minGuaranteedGrade: 10,
      maxAchievableGrade: 80,
      byCategory: [{ earned: 10, open: 70, lost: 20 }],
    });
  });

  it.each([
    [10, [[2, 0]]],
    [50, [[5, 50]]],
    [75, [[6, 90]]],
    [80, [[6, 100]]],
  ])('needs at most the points that can still come, for the target %d', (target, needs) => {
    expect(recommended(course(toGrade), target)).toEqual(needs);
    expect(recommended(course(toGrade, { dropLowest: 0 }), 81)).toContain('80.00');
  });

  it('keeps its sure points if the lowest grade is dropped', () => {
    const dropping = course(toGrade, { dropLowest: 1 });
    expect(standing(dropping)).toMatchObject({ minGuaranteedGrade: 20, maxAchievableGrade: 100 });
    expect(recommended(dropping, 70)).toEqual([[2, 70]]);
  });
});

describe('every plan with ranges', () => {
  it('is the same as by a simple algorithm that lowers point by point', property, () => {
    const check = fc.property(caseOf(rangedCategories(fewPoints)), ({ categories, target, pinned }) => {
      const weighed = weigh(categories);
      const answer = achieveTarget(categories, target, { pinned }, weighed);
      expect(answer.reachable ? answer.recommended : null).toEqual(
        planPointByPoint(categories, weighed, target, pinned),
      );
    });
    fc.assert(check, { numRuns: propertyRuns() });
  });

  it(
    'reaches each target up to the highest possible grade, with drops too, and stays in the ranges',
    property,
    () => {
      const courses = rangedCategories(fewPoints, [0, 1, 2]);
      const check = fc.property(caseOf(courses), ({ categories, target }) => {
        const { minGuaranteedGrade, maxAchievableGrade } = standing(categories);
        expect(minGuaranteedGrade).toBeLessThanOrEqual(maxAchievableGrade + 1e-9);
        const answer = achieveTarget(categories, target);
        expect(answer.reachable).toBe(target <= maxAchievableGrade + 0.005 + 1e-9);
        if (!answer.reachable) return;
        expect(answer.grade).toBeGreaterThanOrEqual(Math.min(target, maxAchievableGrade) - 1e-7);
        for (const [c, { items }] of categories.entries()) {
          for (const [i, each] of items.entries()) {
            const { lowest, highest } = rangeOf(each);
            const points = answer.recommended[c]?.[i] ?? each.grade;
            expect(points).toBeGreaterThanOrEqual(lowest);
            expect(points).toBeLessThanOrEqual(highest);
          }
        }
      });
      fc.assert(check, { numRuns: propertyRuns(20_000) });
    },
  );
});
