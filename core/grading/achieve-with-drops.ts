import {
  goalOf,
  outOfReach,
  type ParallelGrades,
  solveTarget,
  type SolvingOptions,
  type TargetOutOfReach,
  type TargetReached,
} from './solve-target.ts';
import type { Category, Item } from './course.ts';
import { countedWeightsOf, weightsBeforeDrops } from './drops.ts';
import { canChange, pointsAtShare, rangeOf, recommendedOf, smallestShare } from './grade-range.ts';
import { contribution, countedSum } from './standing.ts';
import type { WeighedCategory } from './weigh.ts';

/** Points by category and item. */
type Points = readonly (readonly number[])[];

interface DropOptions extends SolvingOptions {
  readonly weighed: readonly WeighedCategory[];
}

/**
 * `achieveTarget` for a course that drops the lowest grades. Which grades are dropped depends on the recommended
 * grades, so the current drops must not be used. The best sum of a category is the maximum of linear functions of its
 * grades, one function for each set of dropped items. So Newton's method finds the smallest common share from above:
 * solve with the drops of the current share, and repeat with the drops of the solution. Once the share is found, the
 * drops are fixed and the course can be solved like one without drops. At the end, each item is lowered as far as the
 * target allows, with the drops that result from the lowered grades.
 */
export function achieveWithDrops(
  categories: readonly Category[],
  target: number,
  { pinned, weighed }: DropOptions,
): TargetReached | TargetOutOfReach {
  const weights = categories.map((category, c) => weightsBeforeDrops(category, weighed[c]));
  const course: DroppingCourse = { categories, weights, pinned };
  const highest = pointsAt(course, 1);
  const refused = outOfReach(target, totalOf(course, highest));
  if (refused !== null) return refused;
  const goal = goalOf(target);
  const answer = solveTarget(categories, target, {
    pinned,
    weights: countingAt(course, shareFor(course, goal)),
  });
  // Not reachable here means: the target is the displayed maximum, which is rounded up from the exact maximum.
  const recommended = answer.reachable ? answer.recommended : fullMarks(course);
  const lowered = lowerEach(course, recommended, goal);
  return {
    reachable: true,
    recommended: lowered,
    grade: totalOf(course, filled(categories, lowered)) / 100,
  };
}

interface DroppingCourse {
  readonly categories: readonly Category[];
  /** In hundredths of a percent, before drops. */
  readonly weights: readonly (readonly number[])[];
  readonly pinned: ParallelGrades | undefined;
}

/** The pinned grade of an open item. Null without one. */
const pinOf = ({ knownScores }: Item, pin: number | null | undefined) => (knownScores ? null : (pin ?? null));

/** The points of all items if each free open item gets this share of its maximum. */
function pointsAt({ categories, pinned }: DroppingCourse, share: number): Points {
  return categories.map(({ items }, c) =>
    items.map((item, i) => pinOf(item, pinned?.[c]?.[i]) ?? pointsAtShare(item, share)),
  );
}

/** The points of all items. Null entries of `grades` are replaced by the item's known grade. */
function filled(categories: readonly Category[], grades: ParallelGrades): Points {
  return categories.map(({ items }, c) => items.map((item, i) => grades[c]?.[i] ?? item.grade));
}

function totalOf({ categories, weights }: DroppingCourse, points: Points): number {
  return categories.reduce(
    (sum, category, c) => sum + countedSum(category, weights[c] ?? [], points[c] ?? []),
    0,
  );
}

function countingAt(course: DroppingCourse, share: number): readonly (readonly number[])[] {
  const points = pointsAt(course, share);
  return course.categories.map(
    (category, c) => countedWeightsOf(category, course.weights[c] ?? [], points[c] ?? []).weights,
  );
}

/** A safety limit. The search always ends: each step decreases the share, and the sets of dropped items are finite. */
const maxSteps = 100;

/** The smallest common share of the free open items that reaches the goal. */
function shareFor(course: DroppingCourse, goal: number): number {
  // With ranges, the course grade is no linear function of the share, even with the same drops.
  if (course.categories.some(({ items }) => items.some(({ range }) => range !== undefined)))
    return smallestShare((each) => totalOf(course, pointsAt(course, each)) >= goal);
  let share = 1;
  for (let step = 0; step < maxSteps; step += 1) {
    const next = Math.max(0, linearShare(course, countingAt(course, share), goal));
    if (!(next < share)) return share;
    share = next;
  }
  return share;
}

/** The share that reaches the goal exactly with these counting weights. Can be negative or over 1. */
function linearShare(
  { categories, pinned }: DroppingCourse,
  counting: readonly (readonly number[])[],
  goal: number,
): number {
  let [fixed, free] = [0, 0];
  for (const [c, { items }] of categories.entries()) {
    for (const [i, item] of items.entries()) {
      const weight = counting[c]?.[i] ?? 0;
      const points = item.knownScores ? item.grade : (pinned?.[c]?.[i] ?? null);
      if (points !== null) fixed += contribution(weight, points, item.maximumPoints);
      else if (canChange(item)) free += weight;
    }
  }
  return free === 0 ? 0 : (goal - fixed) / free;
}

function fullMarks(course: DroppingCourse): ParallelGrades {
  const points = pointsAt(course, 1);
  return course.categories.map(({ items }, c) =>
    items.map((item, i) => recommendedOf(item, points[c]?.[i] ?? item.grade)),
  );
}

/**
 * Maximum item reads of all sums together while items are lowered: about 20 ms. Each sum reads all items of its
 * category, so the reads grow with the square of the category's size.
 */
const maxItemReads = 300_000;

/**
 * Lowers the items one after the other, from the last to the first, each as far as the goal allows. After one pass no
 * item can be lowered further, because lower grades of other items never help. In a very large category, the pass ends
 * early. Then the goal is still reached, but the first items keep more points than they need.
 */
function lowerEach(course: DroppingCourse, recommended: ParallelGrades, goal: number): ParallelGrades {
  const { categories, weights, pinned } = course;
  const points = filled(categories, recommended).map((row) => [...row]);
  const sums = categories.map((category, c) => countedSum(category, weights[c] ?? [], points[c] ?? []));
  let total = sums.reduce((sum, part) => sum + part, 0);
  let itemReads = 0;
  for (const [c, category] of [...categories.entries()].toReversed()) {
    const row = points[c] ?? [];
    const sumWith = (i: number, value: number) => {
      itemReads += row.length;
      const before = row[i] ?? 0;
      row[i] = value;
      const sum = countedSum(category, weights[c] ?? [], row);
      row[i] = before;
      return sum;
    };
    for (const [i, item] of [...category.items.entries()].toReversed()) {
      const isFree = canChange(item) && pinOf(item, pinned?.[c]?.[i]) === null;
      const least = rangeOf(item).lowest;
      if (!isFree || (row[i] ?? 0) <= least || itemReads > maxItemReads) continue;
      const others = total - (sums[c] ?? 0);
      const lowest = lowestPoints(row[i] ?? 0, least, (value) => others + sumWith(i, value) >= goal);
      if (lowest === row[i]) continue;
      sums[c] = sumWith(i, lowest);
      row[i] = lowest;
      total = others + (sums[c] ?? 0);
    }
  }
  return categories.map(({ items }, c) =>
    items.map((item, i) => recommendedOf(item, points[c]?.[i] ?? item.grade)),
  );
}

/**
 * The lowest whole number of points that is enough, or `least` if that is enough. The current points if no lower points are
 * enough.
 */
function lowestPoints(current: number, least: number, isEnough: (points: number) => boolean): number {
  let enough = Math.max(least, Math.ceil(current) - 1);
  // The common case: the item cannot lose a single point.
  if (!isEnough(enough)) return current;
  if (isEnough(least)) return least;
  let tooFew = Math.floor(least);
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
