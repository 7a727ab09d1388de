export interface Fed {
  readonly run: (text: string) => unknown;
  /** Prefixes that make a parser run more code. The function is also called with each prefix, the text and `after`. */
  readonly before?: readonly string[];
  readonly after?: string;
}

/** Limits that no text of the test exceeds. */
