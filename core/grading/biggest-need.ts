import { achieveTarget, type ParallelGrades } from './achieve-target.ts';
import type { Category, Item } from './course.ts';
import { weigh, type WeighedCategory } from './weigh.ts';

/** The recommended grade of one item, in points. */
export interface Need<I extends Item = Item> {
  readonly item: I;
  readonly points: number;
}

interface NeedOptions {
  /** Grades that the student has pinned, in points. These items are not considered. */
  readonly pinned?: ParallelGrades;
  /** The result of `weigh` for the same categories, if the caller already has it. */
  readonly weighed?: readonly WeighedCategory[];
}

/**
 * The recommended grade of the open item with the most weight. In a tie, the last item counts. Null if no item is
 * open, if the item needs no points, or if the target is out of reach.
 */
export function biggestNeed<I extends Item>(
  categories: readonly Category<I>[],
  target: number,
  { pinned = [], weighed = weigh(categories) }: NeedOptions = {},
): Need<I> | null {
  const answer = achieveTarget(categories, target, { pinned });
  if (!answer.reachable) return null;
  let found: (Need<I> & { readonly weight: number }) | null = null;
  for (const [c, { items }] of categories.entries()) {
    for (const [i, item] of items.entries()) {
      const weight = weighed[c]?.itemWeights[i] ?? 0;
      const points = answer.recommended[c]?.[i] ?? 0;
      // An open item that will be dropped needs nothing, however much it weighs.
      const isDropped = points === 0 && (categories[c]?.dropLowest ?? 0) > 0;
      const isFree = !item.knownScores && !isDropped && (pinned[c]?.[i] ?? null) === null;
      if (!isFree || weight === 0 || weight < (found?.weight ?? 0)) continue;
      found = { item, points, weight };
    }
  }
  return found !== null && found.points > 0 ? { item: found.item, points: found.points } : null;
}
