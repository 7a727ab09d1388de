/** Scoring methods for several correct options, with PrairieLearn's names. A quiz chooses one. */
export const creditMethods = ['ALL_OR_NOTHING', 'NET_CORRECT', 'COVERAGE', 'EACH_ANSWER'] as const;
export type CreditMethod = (typeof creditMethods)[number];

/** The numbers of options by which a response is scored. */
export interface Tally {
  /** Number of correct options that were selected. */
  readonly hits: number;
  /** Number of wrong options that were selected. */
  readonly falseAlarms: number;
  /** Number of correct options. At least 1. */
  readonly right: number;
  /** Number of options. */
  readonly options: number;
}

const fractions: Readonly<Record<CreditMethod, (tally: Tally) => number>> = {
  ALL_OR_NOTHING: ({ hits, falseAlarms, right }) => (hits === right && falseAlarms === 0 ? 1 : 0),
  NET_CORRECT: ({ hits, falseAlarms, right }) => Math.max(0, hits - falseAlarms) / right,
  COVERAGE: ({ hits, falseAlarms, right }) =>
    hits === 0 ? 0 : (hits / right) * (hits / (hits + falseAlarms)),
  EACH_ANSWER: ({ hits, falseAlarms, right, options }) => (hits + (options - right - falseAlarms)) / options,
};

/** The share of a question's points for the selected options, 0 to 1. */
export function creditFor(method: CreditMethod, tally: Tally): number {
  return fractions[method](tally);
}
