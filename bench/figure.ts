/** One measured value, with the goal it is held against. */
export interface Figure {
  /** Stable and unique, for example `gateway.plan.apollo`. */
  readonly key: string;
  /** What is measured, in a few words. */
  readonly what: string;
  readonly value: number;
  /** For example `µs`, `ms`, `MB`, `×`. */
  readonly unit: string;
  /** Null for a value that only explains another one. */
  readonly goal: { readonly atLeast: number } | { readonly atMost: number } | null;
  /** How it was measured: tool, rounds, what is divided by what. */
  readonly how: string;
}
