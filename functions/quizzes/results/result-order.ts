import type { ResultSort } from '../../../core/quizzes/quiz-results.ts';
import { compareNames } from '../../platform/compare-names.ts';
import type { RowOrder } from '../../platform/paging/page-of-rows.ts';
import type { ResultRow } from './result-row.ts';

/** Decimal digits of shares, which are compared as texts. Nine digits distinguish any two shares. */
const digits = 9;

/** Empty if the row has no value to sort by. */
function keyOf({ name, email, score, possible, submittedAt }: ResultRow, sort: ResultSort): string {
  if (sort === 'NAME') return `${name === '' ? email : name} ${email}`;
  if (sort === 'SUBMITTED') return submittedAt ?? '';
  return score === null ? '' : (possible === 0 ? 0 : score / possible).toFixed(digits);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Missing values come last in both directions. Rows with equal values are sorted by start. */
export function resultOrder<Row extends ResultRow>(sort: ResultSort, descending: boolean): RowOrder<Row> {
  const compareKeys = sort === 'NAME' ? compareNames : compareTexts;
  return {
    positionOf: (row) => ({ key: keyOf(row, sort), tie: `${row.startedAt} ${row.id}` }),
    compare: (one, other) => {
      if (one.key === other.key || (sort === 'NAME' && compareKeys(one.key, other.key) === 0))
        return compareTexts(one.tie, other.tie);
      if (one.key === '' || other.key === '') return one.key === '' ? 1 : -1;
      return compareKeys(one.key, other.key) * (descending ? -1 : 1);
    },
  };
}
