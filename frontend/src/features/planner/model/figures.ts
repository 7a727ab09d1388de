import { planOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCategory, WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { contribution, type CategoryStanding, type Standing } from '../../../../../core/grading/standing.ts';
import type { GradeParts } from '../../../ui/grade/materials.ts';

/** What is computed for one row. Weights and contributions are percent of the course, needed grades are points. */
export interface ItemFigures {
  readonly weight: number;
  /** What the grade that counts adds to the course; null where there is none. */
  readonly adds: number | null;
  /** Points that an item counts with in target mode: needed or tried; null where neither is there. */
  readonly needed: number | null;
  readonly isPinned: boolean;
}

export interface CategoryFigures {
  readonly weight: number;
  readonly parts: GradeParts;
}

export interface CourseFigures {
  /** The course that these figures belong to: it may be a few keystrokes behind the one in the store. */
  readonly course: WorkingCourse;
  readonly standing: Standing;
  readonly parts: GradeParts;
  /** Percent that the bars of the categories are drawn against, so that they can be compared. */
  readonly axis: number;
  readonly categories: ReadonlyMap<string, CategoryFigures>;
  readonly items: ReadonlyMap<string, ItemFigures>;
}

/**
 * Makes a function that computes the figures of a course. Rows whose figures are as they were in the call before stay
 * the same objects, so that only changed rows are drawn again.
 */
export function createFigures(): (course: WorkingCourse) => CourseFigures {
  let last: CourseFigures | null = null;
  return (course) => {
    if (last?.course !== course) last = figuresOf(course, last);
    return last;
  };
}

function figuresOf(course: WorkingCourse, before: CourseFigures | null): CourseFigures {
  const { standing } = planOf(course);
  const items = new Map<string, ItemFigures>();
  const categories = new Map<string, CategoryFigures>();
  for (const [index, category] of course.categories.entries()) {
    const rows = itemFigures(course, category, index);
    for (const [key, row] of rows) items.set(key, shared(before?.items.get(key), row));
    const stand = standing.byCategory[index];
    if (stand)
      categories.set(category.key, { weight: stand.weight, parts: partsOf(stand, neededIn(category, rows)) });
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
  const { weighed, effectiveGrades } = planOf(course);
  return items.map((item, i) => {
    const weight = weighed[c]?.itemWeights[i] ?? 0;
    const counted = effectiveGrades[c]?.[i] ?? null;
    const adds = counted === null ? null : contribution(weight, counted, item.maximumPoints);
    const needed = course.gradesInAchievingTargetGrade[c]?.[i] ?? null;
    const isPinned = (course.pinnedGrades[c]?.[i] ?? null) !== null;
    return [item.key, { weight, adds, needed, isPinned }];
  });
}

/** Percent of the course that the open items of a category are asked for. What is tried for known ones is not in it. */
function neededIn({ items }: WorkingCategory, rows: readonly [string, ItemFigures][]): number {
  let needed = 0;
  for (const [index, [, row]] of rows.entries()) {
    if (items[index]?.knownScores === false) needed += row.adds ?? 0;
  }
  return needed;
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

function shared(before: ItemFigures | undefined, now: ItemFigures): ItemFigures {
  const isSame =
    before !== undefined &&
    before.weight === now.weight &&
    before.adds === now.adds &&
    before.needed === now.needed &&
    before.isPinned === now.isPinned;
  return isSame ? before : now;
}
