import type { GradebookColumn, Row } from './gradebook-rows.ts';

/** The people to show. */
export type RowFilter = 'everyone' | 'ungraded' | 'toGrade' | 'missing';

export interface RowChoice {
  readonly search: string;
  readonly shown: RowFilter;
}

export interface RowOrder {
  /** `name`, `total`, or the ID of an item. */
  readonly by: string;
  readonly isDescending: boolean;
}

/** The order of the rows until the user chooses another. */
export const byName: RowOrder = { by: 'name', isDescending: false };

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function isShown({ isStudent, cells }: Row, shown: RowFilter): boolean {
  if (shown === 'everyone') return true;
  // Attempts of people who are not students are graded in the same list of the quiz.
  if (shown === 'toGrade') return cells.some(({ pendingAttemptId }) => pendingAttemptId !== null);
  return (
    isStudent &&
    cells.some(({ points, status }) =>
      shown === 'missing' ? status === 'MISSING' : points === null && status === null,
    )
  );
}

/** The rows to show, in order. */
export function chooseRows(
  rows: readonly Row[],
  columns: readonly GradebookColumn[],
  { search, shown, order }: RowChoice & { readonly order: RowOrder },
): readonly Row[] {
  const words = search.trim().toLowerCase();
  const chosen =
    words === '' && shown === 'everyone'
      ? rows
      : rows.filter(
          (row) =>
            isShown(row, shown) &&
            (row.name.toLowerCase().includes(words) || row.email.toLowerCase().includes(words)),
        );
  const sign = order.isDescending ? -1 : 1;
  if (order.by === 'name') return chosen.toSorted((one, other) => sign * names.compare(one.name, other.name));
  const at = columns.findIndex(({ itemId }) => itemId === order.by);
  const valueOf = ({ total, cells }: Row) => {
    const cell = cells[at];
    if (order.by === 'total') return total;
    return cell?.status === 'MISSING' ? 0 : (cell?.points ?? null);
  };
  return chosen.toSorted((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)];
    // People without a grade come last in both directions.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/**
 * Returns a function that chooses rows. It returns the same people in the same order while grades are typed, even if
 * they no longer match: otherwise the next grade would go to another person. It chooses again if the filter, the search
 * or the order changes, and if people are added.
 */
export function createStableRows() {
  let last: { readonly choiceKey: string; readonly ids: readonly string[] } = { choiceKey: '', ids: [] };
  return (
    all: readonly Row[],
    columns: readonly GradebookColumn[],
    choice: RowChoice & { readonly order: RowOrder },
  ): readonly Row[] => {
    const choiceKey = JSON.stringify([choice, all.length]);
    if (last.choiceKey !== choiceKey)
      last = { choiceKey, ids: chooseRows(all, columns, choice).map(({ studentId }) => studentId) };
    const byId = new Map(all.map((row) => [row.studentId, row]));
    return last.ids.flatMap((id) => byId.get(id) ?? []);
  };
}
