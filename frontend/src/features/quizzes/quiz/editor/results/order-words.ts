import type { ResultsOrder } from './use-results-view.ts';

/** Every order of results, in words: where there are no heads of columns to press. */
export const orderWords: readonly { readonly label: string; readonly order: ResultsOrder }[] = [
  { label: 'Latest first', order: { sort: 'SUBMITTED', descending: true } },
  { label: 'Earliest first', order: { sort: 'SUBMITTED', descending: false } },
  { label: 'Name, from A', order: { sort: 'NAME', descending: false } },
  { label: 'Name, from Z', order: { sort: 'NAME', descending: true } },
  { label: 'Best first', order: { sort: 'SCORE', descending: true } },
  { label: 'Lowest first', order: { sort: 'SCORE', descending: false } },
];
