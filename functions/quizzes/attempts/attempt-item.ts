/** A question as one attempt asks it: the newest version when it began, and the order of its parts. */
export interface AttemptItem {
  readonly questionId: string;
  readonly versionId: string;
  /** The newer version whose key regraded it. Undefined if its own key graded it. */
  readonly keyVersionId?: string;
  readonly points: number;
  readonly optionIds: readonly string[];
  /** Undefined in older attempts: there matchPrompts are in the prompt's order. */
  readonly promptIds?: readonly string[];
  readonly matchOptionIds: readonly string[];
}
