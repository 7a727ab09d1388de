import {
  goalOf,
  outOfReach,
  type ParallelGrades,
  solveTarget,
  type SolvingOptions,
  type TargetOutOfReach,
  type TargetReached,
} from './solve-target.ts';
import type { Category } from './course.ts';
import { countingOf, weightsToDrop } from './drops.ts';
import { contribution, countedSum, isOpen } from './standing.ts';
import type { WeighedCategory } from './weigh.ts';

/** Points by category and item. */
type Points = readonly (readonly number[])[];

interface DropOptions extends SolvingOptions {
  readonly weighed: readonly WeighedCategory[];
}

/**
 * `achieveTarget` for a course that drops the lowest grades. Which grades are dropped depends on the grades that are
 * looked for, so today's drops must not be used. The best sum of a category is the maximum of linear functions of its
 * grades, one for each set of dropped items. So the smallest common share is found from above, with Newton's method:
 * solve with the drops of the present share, and repeat with the drops of the solution. With the drops of that share,
 * the rest is an ordinary course. In the end, each item is lowered as far as the drops of the lower grades allow.
 */
export function achieveWithDrops(
  categories: readonly Category[],
  target: number,
  { pinned, weighed }: DropOptions,
): TargetReached | TargetOutOfReach {
  const weights = categories.map((category, c) => weightsToDrop(category, weighed[c]));
  const course: DroppingCourse = { categories, weights, pinned };
  const highest = pointsAt(course, 1);
  const refused = outOfReach(target, totalOf(course, highest));
  if (refused !== null) return refused;
  const goal = goalOf(target);
  const answer = solveTarget(categories, target, {
    pinned,
    weights: countingAt(course, shareFor(course, goal)),
  });
  // The target is the shown maximum, which is slightly above the real one.
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

/** The points of all items if each free open item gets this share of its maximum. */
function pointsAt({ categories, pinned }: DroppingCourse, share: number): Points {
  return categories.map(({ items }, c) =>
    items.map((item, i) =>
      item.knownScores ? item.grade : (pinned?.[c]?.[i] ?? share * item.maximumPoints),
    ),
  );
}

/** The known grades in place of the missing entries. */
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
    (category, c) => countingOf(category, course.weights[c] ?? [], points[c] ?? []).weights,
  );
}

/** Finite: each step decreases the share, and there are finitely many sets of dropped items. */
const maxSteps = 100;

/** The smallest common share of the free open items that reaches the goal. */
function shareFor(course: DroppingCourse, goal: number): number {
  let share = 1;
  for (let step = 0; step < maxSteps; step += 1) {
    const next = Math.max(0, linearShare(course, countingAt(course, share), goal));
    if (!(next < share)) return share;
    share = next;
  }
  return share;
}

/** The share that reaches the goal exactly if the counting weights stay the same. */
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
      else if (isOpen(item)) free += weight;
    }
  }
  return free === 0 ? 0 : (goal - fixed) / free;
}

function fullMarks(course: DroppingCourse): ParallelGrades {
  const points = pointsAt(course, 1);
  return course.categories.map(({ items }, c) =>
    items.map((item, i) => (item.knownScores ? null : (points[c]?.[i] ?? null))),
  );
}

/**
 * Maximum items to look at while items are lowered, of all sums together: about 20 ms. A sum looks at all items of its
 * category, so the number would grow with the square of a large category.
 */
const maxLookedAt = 300_000;

/**
 * Lowers the items one after the other, from the last to the first, each as far as the goal allows. After one pass
 * no item can be lowered, because lower grades of the others never help. In a very large category, the pass ends early:
 * the goal is reached, and the first items keep more points than they need.
 */
function lowerEach(course: DroppingCourse, recommended: ParallelGrades, goal: number): ParallelGrades {
  const { categories, weights, pinned } = course;
  const points = filled(categories, recommended).map((row) => [...row]);
  const sums = categories.map((category, c) => countedSum(category, weights[c] ?? [], points[c] ?? []));
  let total = sums.reduce((sum, part) => sum + part, 0);
  let lookedAt = 0;
  for (const [c, category] of [...categories.entries()].toReversed()) {
    const row = points[c] ?? [];
    const sumWith = (i: number, value: number) => {
      lookedAt += row.length;
      const before = row[i] ?? 0;
      row[i] = value;
      const sum = countedSum(category, weights[c] ?? [], row);
      row[i] = before;
      return sum;
    };
    for (const [i, item] of [...category.items.entries()].toReversed()) {
      const isFree = !item.knownScores && (pinned?.[c]?.[i] ?? null) === null;
      if (!isFree || (row[i] ?? 0) === 0 || lookedAt > maxLookedAt) continue;
      const others = total - (sums[c] ?? 0);
      const lowest = lowestPoints(row[i] ?? 0, (value) => others + sumWith(i, value) >= goal);
      if (lowest === row[i]) continue;
      sums[c] = sumWith(i, lowest);
      row[i] = lowest;
      total = others + (sums[c] ?? 0);
    }
  }
  return categories.map(({ items }, c) =>
    items.map((item, i) => (item.knownScores ? null : (points[c]?.[i] ?? null))),
  );
}

/** The lowest whole number of points that is enough, or the present points if none below them is. */
function lowestPoints(present: number, isEnough: (points: number) => boolean): number {
  let enough = present;
  let below = Math.ceil(present) - 1;
  // Mostly not even one point can be spared.
  if (!isEnough(below)) return present;
  if (isEnough(0)) return 0;
  let tooFew = 0;
  enough = below;
  while (enough - tooFew > 1) {
    below = Math.floor((enough + tooFew) / 2);
    if (isEnough(below)) enough = below;
    else tooFew = below;
  }
  return enough;
}
