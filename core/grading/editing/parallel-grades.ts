import type { ParallelGrades } from '../achieve-target.ts';

/** Grades by category and item, parallel to the course: one entry per item, in order. */

interface KeyedCategory {
  readonly items: readonly { readonly key: string; readonly knownScores: boolean }[];
}

/** Null for every item. Reuses rows of `before` with the right length, so `before` must contain only nulls. */
export function emptyGrades(
  categories: readonly KeyedCategory[],
  before: ParallelGrades = [],
): ParallelGrades {
  const rows = categories.map(({ items }, index) => {
    const row = before[index];
    return row?.length === items.length ? row : items.map(() => null);
  });
  return shareRows(before, rows);
}

/**
 * Returns `next` with equal rows replaced by the row objects of `previous`, so that the screen does not render them
 * again.
 */
export function shareRows(previous: ParallelGrades, next: ParallelGrades): ParallelGrades {
  let isSame = previous.length === next.length;
  const rows = next.map((row, index) => {
    const before = previous[index];
    if (before === row) return row;
    if (before && before.length === row.length && row.every((grade, item) => grade === before[item]))
      return before;
    isSame = false;
    return row;
  });
  return isSame ? previous : rows;
}

/**
 * Reorders the grades when the course changes from `before` to `after`. Items are matched by key. Null for items that
 * are new or whose grade became known or open.
 */
export function carryOver(
  grades: ParallelGrades,
  before: readonly KeyedCategory[],
  after: readonly KeyedCategory[],
): ParallelGrades {
  const byKey = new Map<string, { readonly grade: number; readonly knownScores: boolean }>();
  for (const [c, category] of before.entries()) {
    for (const [i, item] of category.items.entries()) {
      const grade = grades[c]?.[i] ?? null;
      if (grade !== null) byKey.set(item.key, { grade, knownScores: item.knownScores });
    }
  }
  return after.map(({ items }) =>
    items.map(({ key, knownScores }) => {
      const carried = byKey.get(key);
      return carried?.knownScores === knownScores ? carried.grade : null;
    }),
  );
}

export function withGrade(
  grades: ParallelGrades,
  { category, item }: { readonly category: number; readonly item: number },
  grade: number | null,
): ParallelGrades {
  return grades.map((row, index) => (index === category ? row.with(item, grade) : row));
}
