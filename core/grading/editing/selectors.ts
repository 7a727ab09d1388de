import type { ParallelGrades } from '../achieve-target.ts';
import { type CountedWeights, countedWeightsOf, weightsBeforeDrops } from '../drops.ts';
import { lowestGrades, mostAdded } from '../most-added.ts';
import { contribution, standing, type Standing, sumUpCategory } from '../standing.ts';
import { weigh, type WeighedCategory, type Weighing, weighing } from '../weigh.ts';
import type { WorkingCategory, WorkingCourse } from './working-course.ts';

/**
 * All computed values of a working course that the site displays. They are computed once for each version of the
 * course.
 */
export interface WorkingPlan {
  readonly weighed: readonly WeighedCategory[];
  readonly standing: Standing;
  /**
   * The weights of each category after drops, in hundredths of a percent. Items without an effective grade have the
   * fewest points that they can get, as in the guaranteed grade.
   */
  readonly counting: readonly CountedWeights[];
  /** The grade of each item: in target mode its hypothetical grade if it has one, else its known grade, else null. */
  readonly effectiveGrades: ParallelGrades;
  /**
   * The course grade with the hypothetical grades. Null outside target mode, and if an open item has no hypothetical
   * grade.
   */
  readonly hypotheticalGrade: number | null;
}

const cachedWeighing: Weighing = {
  entered: memoize(weighing.entered),
  shared: memoizeLatest(weighing.shared),
};
const cachedSums = memoizeLatest(sumUpCategory);
const cachedGrades = memoizeLatest(effectiveGradesOf);
const cachedCounting = memoizeLatest(
  (category: WorkingCategory, grades: readonly (number | null)[], weighed: WeighedCategory | undefined) =>
    countedWeightsOf(category, weightsBeforeDrops(category, weighed), lowestGrades(category.items, grades)),
);
const cachedMost = memoizeLatest(
  (category: WorkingCategory, grades: readonly (number | null)[], weighed: WeighedCategory | undefined) =>
    mostAdded(category, weighed, grades),
);

/** `weigh` with a cache: only changed categories are weighed again. */
export const weighedOf = memoize((categories: readonly WorkingCategory[]) =>
  weigh(categories, cachedWeighing),
);

export const standingOf = memoize((categories: readonly WorkingCategory[]) =>
  standing(categories, weighedOf(categories), cachedSums),
);

export const planOf = memoize((state: WorkingCourse): WorkingPlan => {
  const effectiveGrades = state.categories.map((category, index) =>
    cachedGrades(category, state.gradesInAchievingTargetGrade[index]),
  );
  const weighed = weighedOf(state.categories);
  const counting = state.categories.map((category, index) =>
    cachedCounting(category, effectiveGrades[index] ?? [], weighed[index]),
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

/** What each item without an effective grade can add to the course. See `mostAdded`. */
export function mostAddedOf(state: WorkingCourse, c: number): readonly (number | null)[] {
  const { effectiveGrades, weighed } = planOf(state);
  const category = state.categories[c];
  return category === undefined ? [] : cachedMost(category, effectiveGrades[c] ?? [], weighed[c]);
}

function effectiveGradesOf({ items }: WorkingCategory, hypothetical: ParallelGrades[number] | undefined) {
  return items.map((item, index) => hypothetical?.[index] ?? (item.knownScores ? item.grade : null));
}

/** The course grade in percent. Null if an item has no grade. */
function totalOf(
  categories: readonly WorkingCategory[],
  grades: ParallelGrades,
  counting: readonly CountedWeights[],
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

/** Caches the result for each object. Working courses are immutable, so a cached result stays correct. */
function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}

/**
 * Caches one result for each object: the result of the latest call. A call with different other arguments replaces it.
 */
function memoizeLatest<Key extends object, Others extends readonly unknown[], Value>(
  compute: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const cache = new WeakMap<Key, { readonly others: Others; readonly value: Value }>();
  return (key, ...others) => {
    const cached = cache.get(key);
    if (cached?.others.every((other, index) => other === others[index]) === true) return cached.value;
    const value = compute(key, ...others);
    cache.set(key, { others, value });
    return value;
  };
}
