import { weightsBeforeDrops } from '../../../../../core/grading/drops.ts';
import { findItem } from '../../../../../core/grading/editing/rows.ts';
import { planOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCourse, WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { rangeOf } from '../../../../../core/grading/grade-range.ts';
import { formatCompact, formatPercent, formatPoints } from '../../../../../core/grading/rounding.ts';
import { countedSum } from '../../../../../core/grading/standing.ts';
import { nameOf } from './names.ts';

/**
 * The course grade for every grade of one item, with everything else unchanged. In target mode the other open
 * items count with their recommended grades, which gives a line. Otherwise they can get any grade, which gives a band.
 */
export interface ItemEffect {
  readonly item: WorkingItem;
  /** Course grade if the item gets no points, and other items without an effective grade their fewest points. */
  readonly from: number;
  /** Course grade if the item gets its maximum points, and other items without an effective grade their fewest points. */
  readonly to: number;
  /** Percent that other items without an effective grade can add to that. */
  readonly band: number;
  /** The effective grade with the course grade that it gives. Null if the item has no grade. */
  readonly present: { readonly points: number; readonly grade: number } | null;
}

/** The effect of an item. Null if the item has a maximum of 0 or is not in the course. */
export function itemEffect(course: WorkingCourse, itemKey: string): ItemEffect | null {
  const place = findItem(course.categories, itemKey);
  const item = place && course.categories[place.category]?.items[place.item];
  if (!place || !item || item.maximumPoints === 0) return null;
  const { effectiveGrades } = planOf(course);
  // Which grades are dropped depends on all grades of the category. So each course grade is a sum of all categories.
  const sumWith = (points: number, openGrade: (other: WorkingItem) => number) =>
    course.categories.reduce((sum, category, c) => {
      const grades = category.items.map((each, i) =>
        c === place.category && i === place.item ? points : (effectiveGrades[c]?.[i] ?? openGrade(each)),
      );
      return sum + countedSum(category, weightsOf(course, c), grades) / 100;
    }, 0);
  const [from, to] = [sumWith(0, fewestPoints), sumWith(item.maximumPoints, fewestPoints)];
  const band = sumWith(item.maximumPoints, (other) => rangeOf(other).highest) - to;
  const points = effectiveGrades[place.category]?.[place.item] ?? null;
  const present = points === null ? null : { points, grade: sumWith(points, fewestPoints) };
  return { item, from, to, band, present };
}

const fewestPoints = (item: WorkingItem) => rangeOf(item).lowest;

function weightsOf(course: WorkingCourse, c: number): number[] {
  const category = course.categories[c];
  return category === undefined ? [] : weightsBeforeDrops(category, planOf(course).weighed[c]);
}

/** A sentence about what one point of the item is worth. If the effect is a line, also about the course grade. */
export function effectSentence(effect: ItemEffect): string {
  const { item } = effect;
  const slope = (effect.to - effect.from) / item.maximumPoints;
  const worth = slope > 0 && slope < 0.005 ? 'less than 0.01' : formatCompact(slope);
  const first = `One point on ${nameOf(item)} changes the course grade by ${worth}.`;
  if (effect.present === null || effect.band > 0) return first;
  const { points, grade } = effect.present;
  return `${first} With ${formatPoints(points)}, the course ends at ${formatPercent(grade)}.`;
}

/** The item to show first: the open item with the most weight, the last one of several. Else the last of the course. */
export function mostInformativeItem(course: WorkingCourse): WorkingItem | null {
  const { weighed } = planOf(course);
  let best: { item: WorkingItem; rank: number } | null = null;
  for (const [c, { items }] of course.categories.entries()) {
    for (const [i, item] of items.entries()) {
      const rank = item.knownScores ? -1 : (weighed[c]?.itemWeights[i] ?? 0);
      if (item.maximumPoints > 0 && (best === null || rank >= best.rank)) best = { item, rank };
    }
  }
  return best?.item ?? null;
}
