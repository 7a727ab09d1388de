/** A question as one attempt asks it: in one version, with its parts in one order. */
export interface AttemptItem {
  readonly questionId: string;
  readonly versionId: string;
  /** The newer version whose key was used for a regrade. Undefined if the key of `versionId` was used. */
  readonly keyVersionId?: string;
  readonly points: number;
  readonly optionIds: readonly string[];
  /** Undefined in older attempts, which show matchPrompts in the prompt's order. */
  readonly promptIds?: readonly string[];
  readonly matchOptionIds: readonly string[];
}
