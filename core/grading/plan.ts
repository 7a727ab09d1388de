import { achieveTarget, type ParallelGrades } from './achieve-target.ts';
import type { Category } from './course.ts';
import { countedWeightsOf, weightsBeforeDrops } from './drops.ts';
import { standing } from './standing.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

export interface GradePlan {
  readonly categories: readonly PlannedCategory[];
  readonly earned: number;
  readonly knownWeight: number;
  readonly unknownWeight: number;
  readonly currentGrade: number | null;
  readonly minGuaranteedGrade: number;
  readonly maxAchievableGrade: number;
  readonly target: number;
  readonly reachable: boolean;
  /** The course grade with the recommended grades. Null if the target is out of reach. */
  readonly grade: number | null;
  /** The alert of the specification if the target is out of reach, else null. */
  readonly message: string | null;
}

export interface PlannedCategory {
  readonly name: string;
  readonly weight: number;
  readonly items: readonly PlannedItem[];
}

export interface PlannedItem {
  readonly name: string;
  readonly weight: number;
  /** Points. Null for an item with a known grade, and if the target is out of reach. */
  readonly recommended: number | null;
  /**
   * Whether the item is dropped, computed with the recommended grades. If the target is out of reach, computed with the
   * known grades only.
   */
  readonly isDropped: boolean;
}

/**
 * Weights, current grade and recommended grades of a course, for the site and the API.
 * @throws {UnknownCategoryTypeError} if a category has a type that the planner does not know
 */
export function planGrades(
  categories: readonly Category[],
  target: number,
  pinned?: ParallelGrades,
): GradePlan {
  const weighed = weigh(categories);
  const { totalWeight: _, byCategory: __, ...figures } = standing(categories, weighed);
  const answer = achieveTarget(categories, target, { pinned }, weighed);
  return {
    categories: planCategories(categories, weighed, answer.reachable ? answer.recommended : []),
    ...figures,
    target,
    reachable: answer.reachable,
    grade: answer.reachable ? answer.grade : null,
    message: answer.reachable ? null : answer.message,
  };
}

function planCategories(
  categories: readonly Category[],
  weighed: readonly WeighedCategory[],
  recommended: ParallelGrades,
): PlannedCategory[] {
  const dropped = categories.map((category, c) => {
    const grades = category.items.map(
      (item, i) => recommended[c]?.[i] ?? (item.knownScores ? item.grade : null),
    );
    return countedWeightsOf(category, weightsBeforeDrops(category, weighed[c]), grades).isDropped;
  });
  return categories.map(({ name, items }, c) => ({
    name,
    weight: weighed[c]?.weight ?? 0,
    items: items.map((item, i) => ({
      name: item.name,
      isDropped: dropped[c]?.[i] ?? false,
      weight: weighed[c]?.itemWeights[i] ?? 0,
      recommended: recommended[c]?.[i] ?? null,
    })),
  }));
}
