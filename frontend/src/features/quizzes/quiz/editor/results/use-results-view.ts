import { useSearchParams } from 'react-router-dom';
import type { ResultSort, ResultState } from '../../../../../gql/graphql.ts';

/** Where attempts stand, as the address says it. */
const stateLabels: Readonly<Record<ResultState, string>> = {
  TO_GRADE: 'to-grade',
  GRADED: 'graded',
  IN_PROGRESS: 'in-progress',
};
export const resultStates: readonly ResultState[] = ['TO_GRADE', 'GRADED', 'IN_PROGRESS'];

/** What results are sorted by, as the address says it; the first is what they are sorted by where it says nothing. */
const sortLabels: Readonly<Record<ResultSort, string>> = {
  SUBMITTED: 'handed-in',
  NAME: 'name',
  SCORE: 'score',
};
export const resultSorts: readonly ResultSort[] = ['SUBMITTED', 'NAME', 'SCORE'];
const ascending = 'up';

export interface ResultsOrder {
  readonly sort: ResultSort;
  readonly descending: boolean;
}

/** Which way one looks first: for a name, from A on; else for the latest and the best. */
export const firstWay = (sort: ResultSort): boolean => sort !== 'NAME';

/** Which results are shown and in which order: kept in the address, for a reload, for going back, and for a link. */
export function useResultsView() {
  const [params, setParams] = useSearchParams();
  const state = resultStates.find((each) => stateLabels[each] === params.get('state')) ?? null;
  const sort = resultSorts.find((each) => sortLabels[each] === params.get('sort')) ?? 'SUBMITTED';
  const descending = params.get('order') !== ascending;
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (all) => {
        for (const [name, value] of Object.entries(changes))
          if (value === null) all.delete(name);
          else all.set(name, value);
        return all;
      },
      { replace: true },
    );
  return {
    state,
    order: { sort, descending },
    setState: (next: ResultState | null) => change({ state: next && stateLabels[next] }),
    setOrder: (next: ResultsOrder) =>
      change({
        sort: next.sort === 'SUBMITTED' ? null : sortLabels[next.sort],
        order: next.descending ? null : ascending,
      }),
  };
}

/** The address of one attempt, which leads back to the results as they are shown. */
export function submissionAddress(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.delete('tab');
  next.set('submission', id);
  return `?${next.toString()}`;
}

/** Back from one attempt to the results as they were shown. */
export function resultsAddress(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('submission');
  next.set('tab', 'results');
  return `?${next.toString()}`;
}
