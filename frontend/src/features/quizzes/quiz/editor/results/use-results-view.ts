import { useSearchParams } from 'react-router-dom';
import type { SortOrder } from '../../../../../ui/list/sort-order.tsx';
import type { ResultSort, ResultState } from '../../../../../gql/graphql.ts';

/** States of attempts as values of the URL. */
const stateParameters: Readonly<Record<ResultState, string>> = {
  TO_GRADE: 'to-grade',
  GRADED: 'graded',
  IN_PROGRESS: 'in-progress',
};
export const resultStates: readonly ResultState[] = ['TO_GRADE', 'GRADED', 'IN_PROGRESS'];

/** Sort keys as values of the URL. SUBMITTED is the default. */
const sortParameters: Readonly<Record<ResultSort, string>> = {
  SUBMITTED: 'handed-in',
  NAME: 'name',
  SCORE: 'score',
};
export const resultSorts: readonly ResultSort[] = ['SUBMITTED', 'NAME', 'SCORE'];
const ascending = 'up';

export type ResultsOrder = SortOrder<ResultSort>;

/** Whether the default direction is descending. Names are ascending, everything else is descending. */
export const isFirstDescending = (sort: ResultSort): boolean => sort !== 'NAME';

/** The shown results and their order. The URL stores them for reloads, going back and links. */
export function useResultsView() {
  const [params, setParams] = useSearchParams();
  const state = resultStates.find((each) => stateParameters[each] === params.get('state')) ?? null;
  const sort = resultSorts.find((each) => sortParameters[each] === params.get('sort')) ?? 'SUBMITTED';
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
    setState: (next: ResultState | null) => change({ state: next && stateParameters[next] }),
    setOrder: (next: ResultsOrder) =>
      change({
        sort: next.sort === 'SUBMITTED' ? null : sortParameters[next.sort],
        order: next.descending ? null : ascending,
      }),
  };
}

/** URL of one attempt. It keeps the filters of the results. */
export function submissionAddress(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.delete('tab');
  next.set('submission', id);
  return `?${next.toString()}`;
}

/** URL of the results with the same filters. */
export function resultsAddress(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('submission');
  next.set('tab', 'results');
  return `?${next.toString()}`;
}
