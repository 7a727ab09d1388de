import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParallelGrades } from './achieve-target.ts';
import type { Category } from './course.ts';
import { type GradePlan, planGrades } from './plan.ts';
import { category, gradedSample, item, known } from './testing/given.ts';
import { type RandomCase, randomCase } from './testing/random-courses.ts';
import { expectEqual } from './testing/expect-equal.ts';
import { propertyRuns, property } from './testing/runs.ts';

describe('planGrades', () => {
  it('returns weights, current grade and recommended grades together (worked example 1)', () => {
    const plan = planGrades(gradedSample(), 85);
    expect(plan).toMatchObject({
      earned: 41.5,
      knownWeight: 50,
      unknownWeight: 50,
      currentGrade: 83,
      minGuaranteedGrade: 41.5,
      maxAchievableGrade: 91.5,
      target: 85,
      reachable: true,
      grade: 85,
      message: null,
    });
    expect(plan.categories[1]).toEqual({
      name: 'Exams',
      weight: 75,
      items: [
        { name: 'Exam 1', weight: 25, recommended: null, isDropped: false },
        { name: 'Exam 2', weight: 25, recommended: 87, isDropped: false },
        { name: 'Final Exam', weight: 25, recommended: 87, isDropped: false },
      ],
    });
  });

  it('has no recommended grades if the target is out of reach (worked example 2)', () => {
    const plan = planGrades(gradedSample(), 95);
    expect(plan).toMatchObject({
      reachable: false,
      grade: null,
      message: 'Please lower your target grade. Maximum achievable grade is 91.50',
    });
    expect(plan.categories.flatMap(({ items }) => items.map(({ recommended }) => recommended))).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('excludes pins from earned points and the current grade', () => {
    const pinned = planGrades(gradedSample(), 85, [[], [null, 90, null]]);
    expect(pinned).toMatchObject({
      earned: 41.5,
      knownWeight: 50,
      currentGrade: 83,
      maxAchievableGrade: 91.5,
    });
    expect(pinned.categories[1]?.items.map(({ recommended }) => recommended)).toEqual([null, 90, 84]);
    expect(pinned.grade).toBe(85);
  });

  it('computes the maximum in the message with pinned grades, and maxAchievableGrade without them', () => {
    const plan = planGrades(gradedSample(), 85, [[], [null, 0, null]]);
    expect(plan.message).toBe('Please lower your target grade. Maximum achievable grade is 66.50');
    expect(plan.maxAchievableGrade).toBe(91.5);
  });

  it('plans an empty course', () => {
    expect(planGrades([], 0)).toEqual({
      categories: [],
      earned: 0,
      knownWeight: 0,
      unknownWeight: 0,
      currentGrade: null,
      minGuaranteedGrade: 0,
      maxAchievableGrade: 0,
      target: 0,
      reachable: true,
      grade: 0,
      message: null,
    });
  });

  it('counts all points of extra credit', () => {
    const course = [category({ items: [known(120, { weight: 50 }), item({ weight: 50 })] })];
    expect(planGrades(course, 100)).toMatchObject({ earned: 60, currentGrade: 120, grade: 100 });
  });
});

/**
 * The course grade with the recommended grades of a plan. Computed here from the entered values, so that the test does
 * not depend on the planner except for the weights.
 */
function totalOf(categories: readonly Category[], plan: GradePlan, pinned: ParallelGrades): number {
  let total = 0;
  for (const [c, { items }] of categories.entries()) {
    for (const [i, { knownScores, grade, maximumPoints }] of items.entries()) {
      const planned = plan.categories[c]?.items[i];
      const points = knownScores ? grade : (planned?.recommended ?? pinned[c]?.[i] ?? 0);
      if (maximumPoints > 0) total += ((planned?.weight ?? 0) * points) / maximumPoints;
    }
  }
  return total;
}

interface OpenItem {
  readonly weight: number;
  readonly recommended: number;
  readonly maximumPoints: number;
}

/** The items that need a recommended grade. */
function openItems({ categories, pinned }: RandomCase, plan: GradePlan): OpenItem[] {
  return categories.flatMap(({ items }, c) =>
    items.flatMap(({ knownScores, maximumPoints }, i): OpenItem[] => {
      const planned = plan.categories[c]?.items[i];
      if (knownScores || (pinned[c]?.[i] ?? null) !== null) return [];
      return [
        { weight: planned?.weight ?? 0, recommended: planned?.recommended ?? Number.NaN, maximumPoints },
      ];
    }),
  );
}

/** Rounding noise of a sum of a few dozen doubles, in percent of the course. */
const noise = 1e-11;

function checkPlan(random: RandomCase): void {
  const { categories, target, pinned } = random;
  const entered = structuredClone(categories);
  const plan = planGrades(categories, target, pinned);
  expectEqual(planGrades(categories, target, pinned), plan, 'deterministic');
  expectEqual(categories, entered, 'nothing entered changes');
  if (!plan.reachable) return;
  const open = openItems(random, plan);
  const total = totalOf(categories, plan, pinned);
  const openWeight = open.reduce(
    (sum, { weight, maximumPoints }) => sum + (maximumPoints > 0 ? weight : 0),
    0,
  );
  const spent = open.reduce((sum, one) => sum + costOf(one, one.recommended), 0);
  const maximum = total - spent + openWeight;
  const goal = Math.min(target, maximum) - 1e-9;
  expect(target, 'the target is in reach').toBeLessThanOrEqual(maximum + 0.005 + 1e-9 + noise);
  expect(total, 'reaches').toBeGreaterThanOrEqual(goal - noise);
  expect(plan.grade).toBeCloseTo(total, 9);
  for (const one of open) {
    const { recommended, maximumPoints } = one;
    expect(recommended, 'within bounds').toBeGreaterThanOrEqual(0);
    expect(recommended, 'within bounds').toBeLessThanOrEqual(maximumPoints);
    if (recommended !== maximumPoints) expect(Number.isInteger(recommended), 'whole points').toBe(true);
    if (recommended === 0) continue;
    const below = Number.isInteger(recommended) ? recommended - 1 : Math.floor(recommended);
    const lowered = total - costOf(one, recommended) + costOf(one, below);
    expect(lowered, 'minimal').toBeLessThan(goal + noise);
  }
}

function costOf({ weight, maximumPoints }: OpenItem, points: number): number {
  return maximumPoints === 0 ? 0 : (weight * points) / maximumPoints;
}

describe('every plan', () => {
  it(
    'reaches its target with the lowest possible grades, is the same each time, and does not change the course',
    property,
    () => {
      fc.assert(fc.property(randomCase(), checkPlan), { numRuns: propertyRuns() });
    },
  );
});
