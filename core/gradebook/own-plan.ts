import { checkValue } from '../grading/course-fields.ts';
import { itemIdProblem, type FieldErrors } from '../grading/course-rules.ts';
import { checkName, checkNumber } from '../grading/value-rules.ts';

/** A grade that a student tries for an item of a course. */
export interface PlannedGrade {
  readonly itemId: string;
  readonly points: number;
}

/** An item that only one student has. */
export interface PlannedItem {
  /** Made by the client. Unique in the plan. */
  readonly key: string;
  /** The category of the course that has the item. */
  readonly categoryName: string;
  /** Position of the category, from 0. Distinguishes categories with the same name, and finds a renamed category. */
  readonly categoryIndex: number;
  readonly name: string;
  readonly weight: number;
  readonly maximumPoints: number;
  /** Null if the item is open. */
  readonly points: number | null;
}

/** A student's own plan for a course: a target, tried grades, and added items. Nobody else can see it. */
export interface OwnPlanContent {
  /** Null for the target of the course. */
  readonly targetGrade: number | null;
  readonly grades: readonly PlannedGrade[];
  readonly items: readonly PlannedItem[];
}

/** Maximum entries of a plan. */
export const ownPlanLimits = { grades: 1_000, items: 200 } as const;

/** Keys are part of item IDs in the planner. */
const keyShape = /^[A-Za-z0-9][\w-]{0,49}$/;

function keyProblem(key: string): string | null {
  return keyShape.test(key)
    ? null
    : 'Use 1 to 50 letters, digits, hyphens and underscores. Begin with a letter or a digit.';
}

/** All errors of a plan by path. Empty if there are none. */
export function checkOwnPlan({ targetGrade, grades, items }: OwnPlanContent): FieldErrors {
  const errors: FieldErrors = {};
  const note = (path: string, problem: string | null) => {
    if (problem !== null) errors[path] = problem;
  };
  note('grades', checkCount('grades', grades));
  note('items', checkCount('items', items));
  // The errors of an oversized plan would be too many to return.
  if (Object.keys(errors).length > 0) return errors;
  note('targetGrade', targetGrade === null ? null : checkValue('targetGrade', targetGrade));
  const isRepeatedId = repetitions();
  for (const [at, { itemId, points }] of grades.entries()) {
    note(`grades.${at}.itemId`, isRepeatedId(itemId) ? 'This item has two grades.' : itemIdProblem(itemId));
    note(`grades.${at}.points`, checkNumber('grade', points));
  }
  const isRepeatedKey = repetitions();
  for (const [at, item] of items.entries()) {
    const path = `items.${at}`;
    note(`${path}.key`, isRepeatedKey(item.key) ? 'Two items have this key.' : keyProblem(item.key));
    note(`${path}.categoryName`, checkName(item.categoryName));
    note(`${path}.categoryIndex`, item.categoryIndex >= 0 ? null : 'The position must not be negative.');
    note(`${path}.name`, checkName(item.name));
    note(`${path}.weight`, checkNumber('weight', item.weight));
    note(`${path}.maximumPoints`, checkNumber('maximumPoints', item.maximumPoints));
    note(`${path}.points`, item.points === null ? null : checkNumber('grade', item.points));
  }
  return errors;
}

function checkCount(what: keyof typeof ownPlanLimits, list: readonly unknown[]): string | null {
  const max = ownPlanLimits[what];
  return list.length <= max ? null : `Maximum ${max.toLocaleString('en-US')} ${what}.`;
}

/** Returns a function that returns true if it was called with the same value before. */
function repetitions(): (value: string) => boolean {
  const seen = new Set<string>();
  return (value) => {
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated;
  };
}

/**
 * Merges two plans that were both changed since `base`: `mine` on this device, `theirs` on another device. If an entry
 * was changed on both, the change of this device counts.
 */
export function mergedPlan(
  base: OwnPlanContent,
  mine: OwnPlanContent,
  theirs: OwnPlanContent,
): OwnPlanContent {
  return {
    targetGrade: mine.targetGrade === base.targetGrade ? theirs.targetGrade : mine.targetGrade,
    grades: mergedList(base.grades, mine.grades, theirs.grades, ({ itemId }) => itemId),
    items: mergedList(base.items, mine.items, theirs.items, ({ key }) => key),
  };
}

function mergedList<Entry>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const byKey = (list: readonly Entry[]) => new Map(list.map((entry) => [keyOf(entry), entry]));
  const [baseEntries, myEntries, theirEntries] = [byKey(base), byKey(mine), byKey(theirs)];
  const isChangedHere = (key: string) =>
    JSON.stringify(baseEntries.get(key)) !== JSON.stringify(myEntries.get(key));
  const keys = new Set([...theirEntries.keys(), ...myEntries.keys()]);
  return [...keys].flatMap((key) => {
    const entry = isChangedHere(key) ? myEntries.get(key) : theirEntries.get(key);
    return entry === undefined ? [] : [entry];
  });
}
