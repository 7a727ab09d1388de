import { mostAddedOf, planOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCategory, WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { rangeOf } from '../../../../../core/grading/grade-range.ts';
import { contribution, type CategoryStanding, type Standing } from '../../../../../core/grading/standing.ts';
import type { GradeParts } from '../../../ui/grade/materials.ts';

/**
 * The figures of one row. Weights and contributions are percent of the course, recommended grades are points.
 */
export interface ItemFigures {
  readonly weight: number;
  /** What the effective grade adds to the course. Null without an effective grade. */
  readonly adds: number | null;
  /** The most that an item without an effective grade can add. Null with an effective grade. */
  readonly addsAtMost: number | null;
  /** The points of an item in target mode: recommended or hypothetical. Null if there is neither. */
  readonly needed: number | null;
  readonly isPinned: boolean;
  /** Whether the grade is among the lowest of its category, which don't count. */
  readonly isDropped: boolean;
}

export interface CategoryFigures {
  readonly weight: number;
  readonly parts: GradeParts;
  /** Number of items that are dropped because they have no grade yet. */
  readonly openDrops: number;
}

export interface CourseFigures {
  /** The course of these figures. It may be a few keystrokes behind the course in the store. */
  readonly course: WorkingCourse;
  readonly standing: Standing;
  readonly parts: GradeParts;
  /** Percent of the course that a full bar of a category represents, so that bars can be compared. */
  readonly axis: number;
  readonly categories: ReadonlyMap<string, CategoryFigures>;
  readonly items: ReadonlyMap<string, ItemFigures>;
}

/**
 * Creates a function that computes the figures of a course. Unchanged rows keep their objects from the
 * previous call, so that only changed rows are rendered again.
 */
export function createFigures(): (course: WorkingCourse) => CourseFigures {
  let last: CourseFigures | null = null;
  return (course) => {
    if (last?.course !== course) last = figuresOf(course, last);
    return last;
  };
}

function figuresOf(course: WorkingCourse, before: CourseFigures | null): CourseFigures {
  const { standing, counting, effectiveGrades } = planOf(course);
  const items = new Map<string, ItemFigures>();
  const categories = new Map<string, CategoryFigures>();
  for (const [index, category] of course.categories.entries()) {
    const rows = itemFigures(course, category, index);
    for (const [key, row] of rows) items.set(key, oldIfEqual(before?.items.get(key), row));
    const sums = standing.byCategory[index];
    if (sums)
      categories.set(category.key, {
        weight: sums.weight,
        parts: partsOf(sums, neededIn(category, rows, sums)),
        openDrops: category.items.filter(
          (_, i) => (effectiveGrades[index]?.[i] ?? null) === null && counting[index]?.isDropped[i] === true,
        ).length,
      });
  }
  return {
    course,
    standing,
    parts: sumOf([...categories.values()].map(({ parts }) => parts)),
    axis: Math.max(100, standing.totalWeight),
    categories,
    items,
  };
}

function itemFigures(course: WorkingCourse, { items }: WorkingCategory, c: number): [string, ItemFigures][] {
  const { weighed, counting, effectiveGrades } = planOf(course);
  const most = mostAddedOf(course, c);
  return items.map((item, i) => {
    const weight = weighed[c]?.itemWeights[i] ?? 0;
    const counted = effectiveGrades[c]?.[i] ?? null;
    const adds =
      counted === null
        ? null
        : contribution((counting[c]?.weights[i] ?? 0) / 100, counted, item.maximumPoints);
    const needed = course.gradesInAchievingTargetGrade[c]?.[i] ?? null;
    const isPinned = (course.pinnedGrades[c]?.[i] ?? null) !== null;
    const isDropped = counted !== null && (counting[c]?.isDropped[i] ?? false);
    const atMost = most[i] ?? null;
    const addsAtMost = atMost === null ? null : atMost / 100;
    return [item.key, { weight, adds, addsAtMost, needed, isPinned, isDropped }];
  });
}

/**
 * Percent of the course that the open items of a category need in addition to what is earned. Other attempts at known
 * items are included, hypothetical grades of known items are not.
 */
function neededIn(
  { items, dropLowest }: WorkingCategory,
  rows: readonly [string, ItemFigures][],
  { earned }: CategoryStanding,
): number {
  if (dropLowest > 0) {
    // A needed grade can change which known grades are dropped. So its effect is the sum of all items, minus what the
    // known grades give alone.
    const isPlanned = rows.some(
      ([, { needed, isPinned }], index) =>
        needed !== null && (items[index]?.knownScores === false || !isPinned),
    );
    if (!isPlanned) return 0;
    const total = rows.reduce((sum, [, { adds }]) => sum + (adds ?? 0), 0);
    return Math.max(0, total - earned);
  }
  let sum = 0;
  for (const [index, [, { needed, adds, weight, isPinned }]] of rows.entries()) {
    const item = items[index];
    if (item === undefined || needed === null || adds === null || (item.knownScores && isPinned)) continue;
    // The sure part of the grade is already earned.
    sum += adds - contribution(weight, rangeOf(item).lowest, item.maximumPoints);
  }
  return Math.max(0, sum);
}

function partsOf({ earned, open, lost }: CategoryStanding, needed: number): GradeParts {
  return { earned, needed, open: Math.max(0, open - needed), lost };
}

function sumOf(parts: readonly GradeParts[]): GradeParts {
  const sum = { earned: 0, needed: 0, open: 0, lost: 0 };
  for (const { earned, needed, open, lost } of parts) {
    sum.earned += earned;
    sum.needed += needed;
    sum.open += open;
    sum.lost += lost;
  }
  return sum;
}

/** The object from before if it has the same figures, so that its row is not rendered again. */
function oldIfEqual(before: ItemFigures | undefined, now: ItemFigures): ItemFigures {
  const isSame =
    before !== undefined &&
    before.weight === now.weight &&
    before.adds === now.adds &&
    before.addsAtMost === now.addsAtMost &&
    before.needed === now.needed &&
    before.isPinned === now.isPinned &&
    before.isDropped === now.isDropped;
  return isSame ? before : now;
}
