import type { ParallelGrades } from '../achieve-target.ts';
import type { Category } from '../course.ts';
import type { WeighedCategory } from '../weigh.ts';

interface OpenItem {
  readonly category: number;
  readonly item: number;
  readonly weight: number;
  readonly maximum: number;
  needed: number;
}

/** Percent of the course. Smaller differences are floating-point errors. */
const tolerance = 1e-9;

/**
 * The recommended grades, computed as the specification defines them, with a loop over single points. This is slow, but
 * simple enough to trust. It uses no code of `achieveTarget`. Null if the target is out of reach.
 */
export function planPointByPoint(
  categories: readonly Category[],
  weighed: readonly WeighedCategory[],
  target: number,
  pinned: ParallelGrades,
): (number | null)[][] | null {
  const open: OpenItem[] = [];
  let fixedTotal = 0;
  const plan = categories.map(({ items }, c) =>
    items.map((item, i) => {
      const weight = weighed[c]?.itemWeights[i] ?? 0;
      const maximum = item.maximumPoints;
      const fixed = item.knownScores ? item.grade : (pinned[c]?.[i] ?? null);
      if (fixed === null && maximum > 0) open.push({ category: c, item: i, weight, maximum, needed: 0 });
      if (fixed !== null && maximum > 0) fixedTotal += (weight * fixed) / maximum;
      return item.knownScores ? null : (fixed ?? 0);
    }),
  );
  const maximum = open.reduce((sum, { weight }) => sum + weight, fixedTotal);
  if (target > maximum + 0.005 + tolerance) return null;
  const goal = Math.min(target, maximum) - tolerance;
  setShare(open, (goal - fixedTotal) / (maximum - fixedTotal));
  reduceByPoints(open, fixedTotal, goal);
  for (const { category, item, needed } of open) plan[category]?.splice(item, 1, needed);
  return plan;
}

/** Sets the same share for every item, rounded up to whole points. */
function setShare(open: readonly OpenItem[], share: number): void {
  for (const one of open) {
    one.needed = share > 0 ? Math.min(one.maximum, Math.ceil(share * one.maximum)) : 0;
  }
}

function reduceByPoints(open: readonly OpenItem[], fixedTotal: number, goal: number): void {
  for (;;) {
    let highest: OpenItem | null = null;
    for (const one of open) {
      if (one.needed === 0 || totalWith(open, fixedTotal, one) < goal) continue;
      if (highest === null || one.needed / one.maximum >= highest.needed / highest.maximum) highest = one;
    }
    if (highest === null) return;
    highest.needed = pointBelow(highest.needed);
  }
}

function totalWith(open: readonly OpenItem[], fixedTotal: number, lower: OpenItem): number {
  return open.reduce((sum, one) => {
    const needed = one === lower ? pointBelow(one.needed) : one.needed;
    return sum + (one.weight * needed) / one.maximum;
  }, fixedTotal);
}

function pointBelow(needed: number): number {
  return Number.isInteger(needed) ? needed - 1 : Math.floor(needed);
}
