import type { ParallelGrades } from '../achieve-target.ts';
import { type Counting, countingOf, weightsToDrop } from '../drops.ts';
import { contribution, standing, type Standing, sumUpCategory } from '../standing.ts';
import { weigh, type WeighedCategory, type Weighing, weighing } from '../weigh.ts';
import type { WorkingCategory, WorkingCourse } from './working-course.ts';

/** All computed values of a working course that the site shows. Computed once per version of the course. */
export interface WorkingPlan {
  readonly weighed: readonly WeighedCategory[];
  readonly standing: Standing;
  /** How each item counts with the effective grades, in hundredths of a percent. */
  readonly counting: readonly Counting[];
  /** The effective grade of each item: its known grade, in target mode its hypothetical one, else null. */
  readonly effectiveGrades: ParallelGrades;
  /**
   * The course grade with the hypothetical grades. Null outside of target mode, and if an open item has none.
   */
  readonly hypotheticalGrade: number | null;
}

const remembered: Weighing = { entered: memoize(weighing.entered), shared: memoizeLatest(weighing.shared) };
const rememberedSums = memoizeLatest(sumUpCategory);
const rememberedGrades = memoizeLatest(effectiveGradesOf);
const rememberedCounting = memoizeLatest(
  (category: WorkingCategory, grades: readonly (number | null)[], weighed: WeighedCategory | undefined) =>
    countingOf(category, weightsToDrop(category, weighed), grades),
);

/** Only changed categories are weighed again. */
export const weighedOf = memoize((categories: readonly WorkingCategory[]) => weigh(categories, remembered));

export const standingOf = memoize((categories: readonly WorkingCategory[]) =>
  standing(categories, weighedOf(categories), rememberedSums),
);

export const planOf = memoize((state: WorkingCourse): WorkingPlan => {
  const effectiveGrades = state.categories.map((category, index) =>
    rememberedGrades(category, state.gradesInAchievingTargetGrade[index]),
  );
  const weighed = weighedOf(state.categories);
  const counting = state.categories.map((category, index) =>
    rememberedCounting(category, effectiveGrades[index] ?? [], weighed[index]),
  );
  return {
    weighed,
    counting,
    standing: standingOf(state.categories),
    effectiveGrades,
    hypotheticalGrade: state.achievingTargetGrade
      ? totalOf(state.categories, effectiveGrades, counting)
      : null,
  };
});

function effectiveGradesOf({ items }: WorkingCategory, hypothetical: ParallelGrades[number] | undefined) {
  return items.map((item, index) => hypothetical?.[index] ?? (item.knownScores ? item.grade : null));
}

/** Null if an item has no grade. */
function totalOf(
  categories: readonly WorkingCategory[],
  grades: ParallelGrades,
  counting: readonly Counting[],
): number | null {
  let hundredths = 0;
  for (const [c, { items }] of categories.entries()) {
    for (const [i, { maximumPoints }] of items.entries()) {
      const grade = grades[c]?.[i] ?? null;
      if (grade === null) return null;
      hundredths += contribution(counting[c]?.weights[i] ?? 0, grade, maximumPoints);
    }
  }
  return hundredths / 100;
}

/** Caches the result per object. Working courses are immutable, so it stays correct. */
function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Caches one result per object: the one for the latest other arguments. */
function memoizeLatest<Key extends object, Others extends readonly unknown[], Value>(
  compute: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const known = new WeakMap<Key, { readonly others: Others; readonly value: Value }>();
  return (key, ...others) => {
    const before = known.get(key);
    if (before?.others.every((other, index) => other === others[index]) === true) return before.value;
    const value = compute(key, ...others);
    known.set(key, { others, value });
    return value;
  };
}
