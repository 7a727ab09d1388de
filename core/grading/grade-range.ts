import type { GradeRange, Item } from './course.ts';

/**
 * The lowest and the highest points that an item can still get. They are equal for a known grade that is final. An open
 * item can get any points up to its maximum.
 */
export function rangeOf({
  knownScores,
  grade,
  maximumPoints,
  range,
}: Pick<Item, 'knownScores' | 'grade' | 'maximumPoints' | 'range'>): Pick<GradeRange, 'lowest' | 'highest'> {
  if (range !== undefined && range.grade === (knownScores ? grade : null)) return range;
  return knownScores ? { lowest: grade, highest: grade } : { lowest: 0, highest: maximumPoints };
}

/** Whether the item can still change the course grade. An item without maximum points cannot. */
export function canChange(item: Item): boolean {
  const { lowest, highest } = rangeOf(item);
  return item.maximumPoints > 0 && lowest < highest;
}

/** The points of an item at a share of its maximum, within the points that it can get. */
export function pointsAtShare(item: Item, share: number): number {
  const { lowest, highest } = rangeOf(item);
  return Math.max(lowest, Math.min(highest, share * item.maximumPoints));
}

/** The grade to recommend for an item. Null for a known grade that is enough. */
export function recommendedOf({ knownScores, grade }: Item, needed: number): number | null {
  return knownScores && needed === grade ? null : needed;
}

/** The smallest share from 0 to 1 for which `isEnough`, up to rounding errors. `isEnough(1)` is not called. */
export function smallestShare(isEnough: (share: number) => boolean): number {
  let [tooSmall, enough] = [0, 1];
  if (isEnough(0)) return 0;
  // After 60 halvings, the two shares are as close as floating-point numbers can be.
  for (let step = 0; step < 60; step += 1) {
    const middle = (tooSmall + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else tooSmall = middle;
  }
  return enough;
}
