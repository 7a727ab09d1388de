import { achieveTarget, type ParallelGrades } from './achieve-target.ts';
import type { Category, Item } from './course.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

/** The recommended grade of one item, in points. */
export interface Need {
  readonly item: Item;
  readonly points: number;
}

interface NeedOptions {
  /** Grades that the student has pinned, in points. These items are not listed. */
  readonly pinned?: ParallelGrades;
  /** The result of `weigh` for the same categories, if the caller already has it. */
  readonly weighed?: readonly WeighedCategory[];
}

/**
 * The open items with weight and their recommended grades, and known items that need another attempt, in the order of the
 * course. Empty if the target is 0,
 * already reached, or out of reach. Also empty if no grade is known or pinned yet, because the result would be the same
 * for every student.
 * @param target percent of the course
 */
export function openNeeds(
  categories: readonly Category[],
  target: number,
  { pinned = [], weighed = weigh(categories) }: NeedOptions = {},
): readonly Need[] {
  const isPinned = (c: number, i: number) => (pinned[c]?.[i] ?? null) !== null;
  const hasGrade = categories.some(({ items }, c) =>
    items.some(({ knownScores }, i) => knownScores || isPinned(c, i)),
  );
  if (target <= 0 || !hasGrade) return [];
  const answer = achieveTarget(categories, target, { pinned }, weighed);
  if (!answer.reachable) return [];
  const needs = categories.flatMap(({ items, dropLowest }, c) =>
    items.flatMap((item, i) => {
      const points = answer.recommended[c]?.[i] ?? null;
      if (points === null) return [];
      // A recommended grade of 0 in a category with drops means that the item will be dropped.
      const isDropped = points === 0 && dropLowest > 0;
      const counts = item.maximumPoints > 0 && (weighed[c]?.itemWeights[i] ?? 0) > 0;
      const isListed = !isPinned(c, i) && counts && !isDropped;
      return isListed ? [{ item, points }] : [];
    }),
  );
  return needs.some(({ points }) => points > 0) ? needs : [];
}
