import type { ParallelGrades } from '../achieve-target.ts';
import { toHundredths } from '../rounding.ts';
import { contribution, standing, type Standing, sumUpCategory } from '../standing.ts';
import { weigh, type WeighedCategory, type Weighing, weighing } from '../weigh.ts';
import type { WorkingCategory, WorkingCourse } from './working-course.ts';

/** What the site shows of a working course. Computed once for each version of the course. */
export interface WorkingPlan {
  readonly weighed: readonly WeighedCategory[];
  readonly standing: Standing;
  /** What counts for each item: its real grade, in target mode its hypothetical one, else null. */
  readonly effectiveGrades: ParallelGrades;
  /** The course total with the hypothetical grades; null out of the mode and where an open item has none. */
  readonly hypotheticalGrade: number | null;
}

const remembered: Weighing = { entered: once(weighing.entered), shared: onceWith(weighing.shared) };
const rememberedSums = onceWith(sumUpCategory);
const rememberedGrades = onceWith(effectiveGradesOf);

/** Only the categories that an edit changed are weighed again. */
export const weighedOf = once((categories: readonly WorkingCategory[]) => weigh(categories, remembered));

export const standingOf = once((categories: readonly WorkingCategory[]) =>
  standing(categories, weighedOf(categories), rememberedSums),
);

export const planOf = once((state: WorkingCourse): WorkingPlan => {
  const effectiveGrades = state.categories.map((category, index) =>
    rememberedGrades(category, state.gradesInAchievingTargetGrade[index]),
  );
  return {
    weighed: weighedOf(state.categories),
    standing: standingOf(state.categories),
    effectiveGrades,
    hypotheticalGrade: state.achievingTargetGrade ? totalOf(state.categories, effectiveGrades) : null,
  };
});

function effectiveGradesOf({ items }: WorkingCategory, hypothetical: ParallelGrades[number] | undefined) {
  return items.map((item, index) => hypothetical?.[index] ?? (item.knownScores ? item.grade : null));
}

/** Null where an item has no grade. */
function totalOf(categories: readonly WorkingCategory[], grades: ParallelGrades): number | null {
  const weighed = weighedOf(categories);
  let hundredths = 0;
  for (const [c, { items }] of categories.entries()) {
    for (const [i, { maximumPoints }] of items.entries()) {
      const grade = grades[c]?.[i] ?? null;
      if (grade === null) return null;
      hundredths += contribution(toHundredths(weighed[c]?.itemWeights[i] ?? 0), grade, maximumPoints);
    }
  }
  return hundredths / 100;
}

/** Remembers the answer for each object. Nothing in a working course is changed in place, so it stays right. */
function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Remembers, for each object, the answer with the second argument it was last asked with. */
function onceWith<Key extends object, Second, Value>(
  compute: (key: Key, second: Second) => Value,
): (key: Key, second: Second) => Value {
  const known = new WeakMap<Key, { readonly second: Second; readonly value: Value }>();
  return (key, second) => {
    const before = known.get(key);
    if (before?.second === second) return before.value;
    const value = compute(key, second);
    known.set(key, { second, value });
    return value;
  };
}
