import type { ParallelGrades } from '../achieve-target.ts';
import type { Category } from '../course.ts';
import type { WeighedCategory } from '../weigh.ts';

interface OpenItem {
  readonly category: number;
  readonly item: number;
  readonly weight: number;
  readonly maximum: number;
  readonly lowest: number;
  readonly highest: number;
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
      const pin = item.knownScores ? null : (pinned[c]?.[i] ?? null);
      const plain = item.knownScores
        ? { lowest: item.grade, highest: item.grade }
        : { lowest: 0, highest: maximum };
      const { lowest, highest } = item.range ?? plain;
      if (pin === null && maximum > 0 && weight > 0 && lowest < highest) {
        open.push({ category: c, item: i, weight, maximum, lowest, highest, needed: 0 });
      } else if (maximum > 0) fixedTotal += (weight * (pin ?? lowest)) / maximum;
      return item.knownScores ? null : (pin ?? lowest);
    }),
  );
  const maximum = open.reduce(
    (sum, { weight, highest, maximum: of }) => sum + (weight * highest) / of,
    fixedTotal,
  );
  if (target > maximum + 0.005 + tolerance) return null;
  const goal = Math.min(target, maximum) - tolerance;
  setShare(open, fixedTotal, goal);
  reduceByPoints(open, fixedTotal, goal);
  for (const { category, item, needed } of open) {
    const { knownScores, grade } = categories[category]?.items[item] ?? {};
    plan[category]?.splice(item, 1, knownScores === true && needed === grade ? null : needed);
  }
  return plan;
}

/** Sets the same share for every item, rounded up to whole points, as far as the item can get these points. */
function setShare(open: readonly OpenItem[], fixedTotal: number, goal: number): void {
  const within = ({ lowest, highest }: OpenItem, points: number) =>
    Math.max(lowest, Math.min(highest, points));
  // The total is linear between the shares at which an item reaches one of its bounds.
  const bounds = open.flatMap(({ lowest, highest, maximum }) => [lowest / maximum, highest / maximum]);
  const totalAt = (share: number) =>
    open.reduce(
      (sum, one) => sum + (one.weight * within(one, share * one.maximum)) / one.maximum,
      fixedTotal,
    );
  let from = 0;
  let share = totalAt(0) >= goal ? 0 : 1;
  for (const to of share === 0 ? [] : bounds.toSorted((a, b) => a - b)) {
    if (totalAt(to) >= goal) {
      share = from + ((to - from) * (goal - totalAt(from))) / (totalAt(to) - totalAt(from));
      break;
    }
    from = to;
  }
  for (const one of open) one.needed = within(one, Math.ceil(share * one.maximum));
}

function reduceByPoints(open: readonly OpenItem[], fixedTotal: number, goal: number): void {
  for (;;) {
    let highest: OpenItem | null = null;
    for (const one of open) {
      if (one.needed <= one.lowest || totalWith(open, fixedTotal, one) < goal) continue;
      if (highest === null || one.needed / one.maximum >= highest.needed / highest.maximum) highest = one;
    }
    if (highest === null) return;
    highest.needed = pointBelow(highest);
  }
}

function totalWith(open: readonly OpenItem[], fixedTotal: number, lower: OpenItem): number {
  return open.reduce((sum, one) => {
    const needed = one === lower ? pointBelow(one) : one.needed;
    return sum + (one.weight * needed) / one.maximum;
  }, fixedTotal);
}

function pointBelow({ needed, lowest }: OpenItem): number {
  return Math.max(lowest, Number.isInteger(needed) ? needed - 1 : Math.floor(needed));
}
