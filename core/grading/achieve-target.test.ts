import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achieveTarget, type ParallelGrades } from './achieve-target.ts';
import type { Category } from './course.ts';
import { standing } from './standing.ts';
import { category, gradedSample, item, known } from './testing/given.ts';
import { planPointByPoint } from './testing/point-by-point.ts';
import { fewPoints, randomCase } from './testing/random-courses.ts';
import { propertyRuns, property } from './testing/runs.ts';
import { weigh } from './weigh.ts';

function recommended(categories: readonly Category[], target: number, pinned?: ParallelGrades) {
  const answer = achieveTarget(categories, target, { pinned });
  return answer.reachable ? answer.recommended : answer.message;
}

/** One STANDARD category with these items. */
function course(...items: Category['items']): Category[] {
  return [category({ items })];
}

describe('achieveTarget', () => {
  it('recommends the same share of the points for each open exam (worked example 1)', () => {
    expect(achieveTarget(gradedSample(), 85)).toEqual({
      reachable: true,
      recommended: [
        [null, null, null, null],
        [null, 87, 87],
      ],
      grade: 85,
    });
  });

  it('returns the specification’s sentence with the maximum for a target out of reach (worked example 2)', () => {
    expect(achieveTarget(gradedSample(), 95)).toEqual({
      reachable: false,
      message: 'Please lower your target grade. Maximum achievable grade is 91.50',
      maxAchievableGrade: 91.5,
    });
  });

  it('lowers the item with the highest share that still reaches the target (worked example 5)', () => {
    const open = course(
      known(45, { weight: 50, maximumPoints: 50 }),
      item({ weight: 30, maximumPoints: 7 }),
      item({ weight: 20, maximumPoints: 100 }),
    );
    expect(recommended(open, 80)).toEqual([[null, 5, 68]]);
  });

  it('recommends 0 if the target is already earned', () => {
    expect(recommended(course(known(90, { weight: 90 }), item({ weight: 10 })), 80)).toEqual([[null, 0]]);
  });

  it('recommends full points for a target at the maximum', () => {
    expect(recommended(course(known(50, { weight: 50 }), item({ weight: 50 })), 75)).toEqual([[null, 100]]);
  });

  it('accepts the displayed maximum as the target although the display was rounded up', () => {
    const open = course(known(29.99, { weight: 50 }), item({ weight: 50 }));
    expect(standing(open).maxAchievableGrade).toBeCloseTo(64.995, 9);
    expect(recommended(open, 65)).toEqual([[null, 100]]);
    expect(recommended(open, 65.01)).toBe(
      'Please lower your target grade. Maximum achievable grade is 65.00',
    );
  });

  it('accepts the displayed maximum as the target if its floating-point number is slightly too large', () => {
    const halves = Array.from({ length: 3 }, () => known(3, { weight: 0.09, maximumPoints: 6 }));
    expect(recommended(course(...halves, item({ weight: 0 })), 0.14)).toEqual([[null, null, null, 0]]);
    expect(recommended(course(...halves), 0.15)).toContain('0.14');
  });

  it('lowers the later of two items with the same share', () => {
    const open = course(item({ weight: 50, maximumPoints: 10 }), item({ weight: 50, maximumPoints: 10 }));
    expect(recommended(open, 85)).toEqual([[9, 8]]);
  });

  it('recommends a fractional maximum only if fewer whole points don’t reach the target', () => {
    expect(recommended(course(item({ weight: 100, maximumPoints: 2.5 })), 100)).toEqual([[2.5]]);
    expect(recommended(course(item({ weight: 100, maximumPoints: 2.5 })), 81)).toEqual([[2.5]]);
    expect(recommended(course(item({ weight: 100, maximumPoints: 2.5 })), 80)).toEqual([[2]]);
    expect(recommended(course(item({ weight: 100, maximumPoints: 0.5 })), 1)).toEqual([[0.5]]);
    expect(recommended(course(item({ weight: 100, maximumPoints: 0.5 })), 0)).toEqual([[0]]);
  });

  it('recommends 0 for items without weight or points', () => {
    const open = course(
      item({ weight: 0, maximumPoints: 100 }),
      item({ weight: 20, maximumPoints: 0 }),
      item({ weight: 80, maximumPoints: 10 }),
    );
    expect(recommended(open, 40)).toEqual([[0, 0, 5]]);
    expect(recommended(open, 80)).toEqual([[0, 0, 10]]);
    expect(recommended(open, 81)).toContain('80.00');
  });

  it('plans an empty course for a target of 0 and refuses other targets', () => {
    expect(achieveTarget([], 0)).toEqual({ reachable: true, recommended: [], grade: 0 });
    expect(recommended([], 1)).toBe('Please lower your target grade. Maximum achievable grade is 0.00');
  });

  it('reaches a target that the sum only misses by a floating-point error', () => {
    const tenths = course(
      known(1, { weight: 0.1, maximumPoints: 1 }),
      known(1, { weight: 0.2, maximumPoints: 1 }),
      item({ weight: 10, maximumPoints: 3 }),
    );
    expect(recommended(tenths, 0.3)).toEqual([[null, null, 0]]);
    const thirds = course(
      item({ weight: 33.33, maximumPoints: 9 }),
      item({ weight: 66.67, maximumPoints: 7 }),
    );
    expect(recommended(thirds, (33.33 * 4) / 9 + (66.67 * 3) / 7)).toEqual([[4, 3]]);
  });

  it('lowers an item with 1,000,000 points because an item with 7 points is rounded up', () => {
    const open = course(
      item({ weight: 30, maximumPoints: 7 }),
      item({ weight: 70, maximumPoints: 1_000_000 }),
    );
    expect(recommended(open, 50)).toEqual([[4, 469_388]]);
  });

  describe('with pinned grades', () => {
    it('keeps the pinned grades and recommends grades for the other open items', () => {
      expect(recommended(gradedSample(), 85, [[], [null, 90, null]])).toEqual([
        [null, null, null, null],
        [null, 90, 84],
      ]);
    });

    it('returns the maximum with the pinned grades', () => {
      expect(recommended(gradedSample(), 85, [[], [null, 0, null]])).toBe(
        'Please lower your target grade. Maximum achievable grade is 66.50',
      );
    });

    it('ignores a pin on an item with a known grade', () => {
      expect(recommended(gradedSample(), 85, [[1, 1, 1, 1], [1]])).toEqual(recommended(gradedSample(), 85));
    });

    it('counts all points of a pinned grade above the maximum points', () => {
      const open = course(item({ weight: 50 }), item({ weight: 50 }));
      expect(recommended(open, 85, [[120, null]])).toEqual([[120, 50]]);
    });
  });

  it('recommends the same grades as a simple algorithm that lowers point by point', property, () => {
    const check = fc.property(randomCase(fewPoints), ({ categories, target, pinned }) => {
      const weighed = weigh(categories);
      const answer = achieveTarget(categories, target, { pinned }, weighed);
      expect(answer.reachable ? answer.recommended : null).toEqual(
        planPointByPoint(categories, weighed, target, pinned),
      );
    });
    fc.assert(check, { numRuns: propertyRuns() });
  });
});
