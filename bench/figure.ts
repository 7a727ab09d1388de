/** One measured value, with its goal. */
export interface Figure {
  /** Stable and unique, for example `gateway.plan.apollo`. */
  readonly key: string;
  /** What is measured, in a few words. */
  readonly what: string;
  readonly value: number;
  /** For example `µs`, `ms`, `MB`, `×`. */
  readonly unit: string;
  /** Null for a value without a goal, for example one that explains another value. */
  readonly goal: { readonly atLeast: number } | { readonly atMost: number } | null;
  /** How it was measured: with which tool, in how many rounds, and which values were divided. */
  readonly how: string;
}
