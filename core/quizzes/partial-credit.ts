/**
 * How several right answers are scored, by the names that PrairieLearn gives them; a quiz chooses one.
 */
export const creditMethods = ['ALL_OR_NOTHING', 'NET_CORRECT', 'COVERAGE', 'EACH_ANSWER'] as const;
export type CreditMethod = (typeof creditMethods)[number];

/** How a set of choices meets the key. */
export interface Tally {
  /** Right answers that were chosen. */
  readonly hits: number;
  /** Wrong answers that were chosen. */
  readonly falseAlarms: number;
  /** Right answers there are. */
  readonly right: number;
  /** Answers there are. */
  readonly options: number;
}

const fractions: Readonly<Record<CreditMethod, (tally: Tally) => number>> = {
  ALL_OR_NOTHING: ({ hits, falseAlarms, right }) => (hits === right && falseAlarms === 0 ? 1 : 0),
  NET_CORRECT: ({ hits, falseAlarms, right }) => Math.max(0, hits - falseAlarms) / right,
  COVERAGE: ({ hits, falseAlarms, right }) =>
    hits === 0 ? 0 : (hits / right) * (hits / (hits + falseAlarms)),
  EACH_ANSWER: ({ hits, falseAlarms, right, options }) => (hits + (options - right - falseAlarms)) / options,
};

/** The share of a question's points that a set of choices earns: 0 to 1. There is at least one right answer. */
export function creditFor(method: CreditMethod, tally: Tally): number {
  return fractions[method](tally);
}
